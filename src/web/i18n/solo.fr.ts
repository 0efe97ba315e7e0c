/** Tables on this device. */
export const fr = {
  play: 'Jouer sur cet appareil',
  starting: 'On ouvre la boîte…',
  failed: 'La partie n’a pas pu commencer',
  words: 'Cette partie se joue ici, sans serveur. Personne d’autre ne la voit, et elle reste sur cet appareil jusqu’à ce que vous l’effaciez.',
  dice: 'Ses dés sont tirés par cet appareil. Aucun serveur ne les a scellés d’avance\u00a0: la partie finie se rejoue coup par coup, mais rien ne prouve à d’autres que les dés n’ont pas été choisis.',
  carry: 'Inviter quelqu’un',
  carryWords:
    'La partie continue à une table du serveur, à ce point. Les autres chaises y sont ouvertes\u00a0: vos amis s’y assoient par le lien, des bots prennent celles qui restent. Ce que vous ne voyez pas est tiré à nouveau. Dès lors le serveur scelle les dés\u00a0; la table dit que jusque-là personne ne les avait scellés. La partie d’ici reste sur cet appareil.',
  carryShared:
    'Vous êtes plusieurs sur cet appareil\u00a0: ce {name:que} ne voit pas est tiré à nouveau, les secrets des autres aussi. Pour les garder, continuez ici.',
  carryGo: 'Continuer sur le serveur',
  carryOffline: 'Cela demande une connexion.',
  save: 'Enregistrer',
  saveFor: 'Enregistrer la partie {code} dans un fichier',
  remove: 'Effacer',
  removeFor: 'Effacer la partie {code} de cet appareil',
  removeWords: 'Cette partie est effacée de cet appareil pour de bon.',
  removeGo: 'Effacer pour de bon',
} as const;
