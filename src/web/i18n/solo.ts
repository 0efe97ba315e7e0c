import type { Words } from '#kernel/words.ts';
import { translator } from './translator.ts';

/** Tables on this device. */
const words = {
  play: ['Jouer sur cet appareil', 'Play on this device'],
  atServer: ['Jouer sur le serveur', 'Play on the server'],
  starting: ['On ouvre la boîte…', 'Opening the box…'],
  failed: ['La partie n’a pas pu commencer', 'The game could not begin'],
  words: [
    'Cette partie se joue ici, sans serveur\u00a0: une connexion coupée ne l’arrête pas. Personne d’autre ne la voit, vos autres appareils non plus, et elle reste sur celui-ci jusqu’à ce que vous l’effaciez.',
    'This game is played here, without a server: a lost connection does not stop it. Nobody else sees it, nor do your other devices, and it stays on this one until you erase it.',
  ],
  dice: [
    'Ses dés sont tirés par cet appareil. Aucun serveur ne les a scellés d’avance\u00a0: la partie finie se rejoue coup par coup, mais rien ne prouve à d’autres que les dés n’ont pas été choisis.',
    'Its dice are drawn by this device. No server sealed them beforehand: the finished game can be replayed move by move, but nothing proves to others that the dice were not chosen.',
  ],
  carry: ['Inviter quelqu’un', 'Invite somebody'],
  carryWords: [
    'La partie continue à une table du serveur, à ce point. Les autres chaises y sont ouvertes\u00a0: vos amis s’y assoient par le lien, des bots prennent celles qui restent. Ce que vous ne voyez pas est tiré à nouveau. Dès lors le serveur scelle les dés\u00a0; la table dit que jusque-là personne ne les avait scellés. La partie d’ici reste sur cet appareil.',
    'The game goes on at a table of the server, from this point. The other chairs are open there: your friends sit down by the link, bots take those that are left. What you cannot see is drawn anew. From then on the server seals the dice; the table says that until then nobody had. The game here stays on this device.',
  ],
  carryShared: [
    'Vous êtes plusieurs sur cet appareil\u00a0: ce {name:que} ne voit pas est tiré à nouveau, les secrets des autres aussi. Pour les garder, continuez ici.',
    'Several of you share this device: what {name} cannot see is drawn anew, and so are the others’ secrets. To keep them, continue here.',
  ],
  carryGo: ['Continuer sur le serveur', 'Continue on the server'],
  carryOffline: ['Cela demande une connexion.', 'This needs a connection.'],
  save: ['Enregistrer', 'Save'],
  saveFor: ['Enregistrer la partie {code} dans un fichier', 'Save game {code} to a file'],
  remove: ['Effacer', 'Erase'],
  removeFor: ['Effacer la partie {code} de cet appareil', 'Erase game {code} from this device'],
  removeWords: ['Cette partie est effacée de cet appareil pour de bon.', 'This game is erased from this device for good.'],
  removeGo: ['Effacer pour de bon', 'Erase for good'],
} as const satisfies Words;

export const tn = translator(words);
