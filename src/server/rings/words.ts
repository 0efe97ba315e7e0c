/** Words to type on another device: 2,048 French ones that most people know and few would mishear. Six of them are 66 bits. */
export const WORDS: readonly string[] = `
  abeille abricot acacia accord accueil acier acrobate adresse affiche agenda agneau agrafe aiguille aile aimant airelle album algue alliance allumette
  alouette alpage alphabet amande ambre amiral amitié ampoule amulette ananas anchois ancre ange anguille anneau anorak antenne antilope appel appui
  aquarium arachide araignée arbitre arbre arche archet ardoise arène argent argile armoire armure arôme arrêt arrosoir artichaut article artiste
  asperge aspirine assiette astre atelier atlas atome attelage aube auberge aubergine audace automne autruche avalanche avenir avenue averse avion
  aviron avocat avoine avril azur babouin bagage bague baguette baie baignoire baiser balade balai balance balcon baleine ballet ballon bambou banane
  banc bandeau banjo banque banquise baobab baptême baquet barbe barque barrage barre barrière basalte basilic basket bassin bastion bataille bateau
  bâton batterie baume bavoir bazar beauté bécasse beignet belette bélier bénéfice béquille berceau béret berge berger berline besace besogne bétail
  béton betterave beurre biberon bicyclette bidon bielle bijou bilan billet biscuit bise bison bistrot blaireau blason bleuet bloc blouse bobine bocal
  boeuf boîte bonbon bonheur bonjour bonnet bordure borne bosse botte bottine boucle boudin bouée bougie bouillon boulon bouquet bourgeon bourrasque
  bourse boussole bouteille boutique bouton boxeur bracelet braise branche bras brebis brèche bretelle bretzel brevet brioche brique briquet brise
  brochet broderie bronze brosse brouette brouillard brousse bruit brume bruyère buanderie bûche buffet buffle buis buisson bulle bulletin bureau burin
  buste buvard cabane cabas cabine cabri cacao cachalot cachet cactus cadeau cadenas cadran cadre café cahier caillou caisse calcul calendrier câlin
  calme camarade caméra camion camp campagne canal canapé canard candeur canevas caniche canif canne canon canot cantine canton caoutchouc capitaine
  capitale câpre caprice capsule capuche carafe caramel caravane carbone cardinal caresse cargo caribou carnaval carnet carotte carpe carreau carrefour
  carrosse cartable carton cascade caserne casier casque casquette castor catalogue cathédrale caverne caviar ceinture céleri cendre centaine cercle
  cerf cerise cerisier certitude chaîne chaise chalet chaleur chalumeau chambre chamois champ champion chance chandail chandelle changement chanson
  chant chantier chapeau chapelle chapitre char charbon chardon charge chariot charme charpente charrue chasseur château chaton chaudron chauffeur
  chaussette chaussure chemin cheminée chemise chêne cheval chevalet chevalier chevelure cheville chèvre chevreuil chicorée chien chiffon chiffre chimie
  chocolat choeur choix chorale chou chouette chronique chute cible ciboulette ciel cierge cigale cigogne ciment cinéma cinq cintre cirage circuit cire
  cirque ciseau citadelle citerne citron citrouille civet clairière clairon clarinette clarté classe clavecin clavier clément client climat cloche
  cloître clou clown coccinelle cocher cochon cocon cocotier coeur coffre coiffe coin colis collège collier colline colombe colonie colonne colza combat
  comédie comète commerce commode compagnon compas complice comptoir comte concert concombre condor confetti confiance confiture congé conque conseil
  conte contrat coquelicot coquillage corail corbeau corbeille corde cordon coriandre cornet cornichon corridor cortège costume coton coude couleur
  couleuvre couloir couperet couple courage courbe courgette couronne courrier course cousin coussin couteau coutume couture couvent couvercle crabe
  craie crampon crapaud cravate crayon crème crémerie crêpe cresson crête creuset crevette crinière cristal critique crochet crocodile croix croupe
  croûton cruche cuiller cuir cuisine cuivre culture cuve cycle cyclone cygne cylindre cyprès dahlia daim dalle damier danger danse dard date dauphin
  débat début décade décembre décor défense défi degré déjeuner délai délice delta demain demeure denrée dent dentelle départ dépêche dépôt désert
  dessert dessin destin détail détour dette devise devoir dialogue diamant dictée dièse digue diligence dimanche dinde dîner diplôme discours disque
  distance divan dividende dizaine docteur doigt dollar domaine domino donjon dorade dossier douane double douceur douve douze dragée dragon drap
  drapeau dromadaire duel dune durée duvet dynamo écaille écart échange écharpe échasse échec échelle écho éclair éclat écluse école économie écorce
  écran écrevisse écrin écritoire écrou écume écureuil écurie édifice éditeur effet effort égal église élan élastique électron éléphant élève élixir
  émail émeraude émission empereur empire emploi encens enclos enclume encre énergie enfance énigme enseigne entente entorse entrée enveloppe épaule
  épée épice épicerie épinard épine épingle éponge époque équateur équipe érable ermite erreur escale escalier escargot escrime espace espadon espoir
  esprit esquif essaim essence essieu estrade étable étage étain étang étape état étincelle étoffe étoile étrier étui évasion éventail évêque examen
  exemple exil exploit express extase fable façade facteur facture fagot faïence falaise famille fanal fanfare fantôme farandole farce farine faucon
  faune fauteuil fauve faveur félin fenêtre fenouil ferme fermeture féroce ferry festin fête feuille feutre février fiacre ficelle fiche figue figure
  filet film filou filtre finance finesse flacon flamant flamme flan flaque flèche fleur fleuve flocon flore flot flotte flûte foin foire folie fontaine
  football force forêt forge formule fortune fossé fossile foudre fouet fougère foulard foule four fourchette fourgon fourmi fourrure foyer fracas
  fraction fraise framboise franc frange frère fresque friandise frisson frite froid fromage froment front frontière fruit fumée funambule furet fusain
  fuseau fusée futaie futur gabarit gagnant gaieté galaxie galère galerie galet galette galop gamelle gamin gamme gant garage garde gardien gare garenne
  gaufre gazelle gazon géant gelée gemme génie genou géode gerbe gibier gilet gingembre girafe girofle girouette givre glace glacier gland glissade
  globe gloire glycine gnome gobelet golfe gond gorge gorille goudron gouffre goujon goupille gourde goût goutte graine grammaire grange granit grappe
  gratin gravier gravure grelot grenade grenier grenouille grève griffe grille grillon grimace grive grognon groseille grotte groupe grue guépard guêpe
  guérite guichet guide guimauve guirlande guitare gymnase habit haie hamac hameau hameçon hamster hanche hangar hanneton hareng haricot harmonie
  harnais harpe hasard hausse hauteur havre hélice herbe hérisson héritage hermine héron héros hêtre heure hibou hippocampe hirondelle histoire hiver
  hochet homard honneur hôpital horizon horloge hôtel hotte houblon houe huile huit huître humeur humour hutte hydravion hymne icône idée idole igloo
  îlot image immeuble impôt incendie index indigo infini insecte insigne instant intérêt intrigue inventeur iris ironie isard ivoire jacinthe jade
  jaguar jalon jambe jambon janvier jardin jargon jarre jasmin javelot jersey jeton jeudi joie jonc jongleur jonque jonquille jouet jour journal joyau
  juillet juin jumeau jumelle jungle jupe jupon juriste justice jute kangourou kayak képi kermesse kilo kimono kiosque kiwi koala labour labyrinthe
  lacet lagune laine laitue lama lambris lampadaire lampe lance lande langage langouste lanterne lapin larme larve laurier lavande lavoir leçon lecture
  légende légume lentille léopard lessive lettre levain levier levure lézard liane liasse libellule liberté libraire lice licorne liège lièvre lilas
  limace limaille limite limonade linge lingot lion lisière liste livre locataire logis loir loisir loterie lotus louange louche loup loupe loutre loyer
  lueur luge lumière lundi lunette lustre lutin lutte luxe luzerne lycée lynx lyre macaron machine maçon madrier magasin magie magnolia maillet maillot
  maire maison malice malle mammouth manche mandarine manège manette mangouste manoir mante manteau marais marbre marchand marche mardi marée margelle
  marguerite mariage marin marmite marmotte marque marraine marron marronnier mars marteau martre masque massage massif matelas matelot matière mauve
  maxime mazurka mécanique mèche médaille médecin méduse mélange mélèze melon membre mémoire menhir menthe menton menu menuisier mercerie mercredi
  merisier mérite merle merveille mésange message messager mesure métal météore méthode métier métro meuble meule meunier micro midi miel miette millet
  mime mimosa mine minerai ministre minuit minute miracle mirage miroir misaine mission mistral mitaine mitre modèle moelle mois moisson moitié môle
  moment monde monnaie montagne montre monture monument moquette morceau morille morse mortier morue mosaïque moteur motif mouche mouchoir mouette
  moufle moulin mousse moustache moustique mouton muguet mulet mulot muraille mûre muscade muscle museau musée musique mutin myosotis myrtille mystère
  nacelle nacre nageur nain naissance nappe narcisse narine natte nature naufrage navet navette navire nectar neige nénuphar nervure neuf neveu niche
  nièce nitrate niveau noblesse noce noeud noisette noix nombre nombril nord norme notaire note notice nougat nourrice nouvelle novembre noyau noyer
  nuage nuance nuit numéro nuque nylon oasis objet océan ocre octave octobre octogone odeur oeil oeillet oeuvre offre ogive ogre oignon oiseau olive
  olivier ombre ombrelle omelette omnibus oncle ongle onyx onze opale opéra opinion orage oranger oratoire orbite orchestre orchidée oreille oreiller
  orfèvre organe orgue origami origine orme ornement orphelin orteil ortie osier otarie ouate ours oursin outil outremer ouvrage ouvrier ovale oxygène
  ozone pagaie pagode paille palace palais palette palissade palme palmier palombe pampa panache panda panier panne panneau panorama pantalon panthère
  pantoufle paon papier papillon paprika paquebot paquet parade paradis parapluie parasol parchemin pardon parent parfum pari parole parrain parterre
  partie partition passage passoire pastel pastèque pastille patate patience patin patrie patron patte pause pavé pavillon pavot paysage paysan péage
  peau pêche pêcheur pédale peigne peintre pèlerin pelle pelote pelouse peluche pendule péniche pensée pente pépin pépite perche perdrix père permis
  perroquet perruche perruque persil personne pesée pétale pétanque pétrole peuple peuplier phare pharmacie phoque photo phrase physique piano pichet
  picot pièce pied pierre pieuvre pigeon pile pilier pilote piment pince pinceau pingouin pinson pintade pioche pion pipe pipette pique piquet pirate
  pirogue pirouette piscine pistache piste piston pivert pivoine pivot placard plafond plage plaine plainte plaisir planche planète plante plaque plat
  platane plateau plâtre pleur plomb plongeon pluie plume poêle poème poids poignée poing pointe poire poireau pois poisson poivre poivron poli police
  politesse pollen pommade pomme pompe pompier poney pont porc porcelaine porche portail porte portée portion portrait pose potager poteau poterie
  potion pouce poudre poulain poulie poulpe poumon poupée pourboire pousse poussière poussin poutre prairie préface prénom présent presse prêt preuve
  prière prime prince principe printemps prisme prix problème profil projet promenade promesse propos prose province prudence prune pruneau prunier puce
  puits pulpe pupitre puzzle pyjama pyramide python quai qualité quarante quart quartier quartz quatre quatuor quenelle quenouille question quête queue
  quiche quille quinze rabais rabot racine radar radio radis rafale rail raisin rallye rame rameau rampe ranch rançon rang rapace rappel rapport
  raquette rasoir râteau ration ravin rayon réalité rébus recette récif récit récolte record recrue rectangle recueil redoute refrain refuge regain
  regard régate région règle réglisse reine relais relief reliure remède remorque rempart renard rencontre renfort renne renom repas répit réponse repos
  reptile requin réseau réserve ressort reste retour réunion réveil revenu revers revue rhubarbe rhume ricochet rideau rigole rire risque rivage rive
  rivière robe robinet robot roche rocher roitelet roman romarin ronce rond rosace roseau rosée rosier rossignol rotonde rouille rouleau roulotte route
  ruban rubis ruelle rugby ruisseau rumeur ruse russule rythme sablier sabot sabre sachet sacoche safari safran sagesse saison salade salaire salsifis
  salut samedi sandale sangle sanglier santal santé sapin sarcelle sardine sarment satin sauce saucisse sauge saule saumon saut sauterelle savane savant
  saveur savon scarabée scène scie science scooter score scorpion sculpteur séance seau secours secret section seigle seigneur seize séjour selle
  semaine semelle semence sénat sentier sept septembre série serin serment serpe serpent serrure serveur service serviette seuil sève siècle siège
  sieste sifflet signal signe silence silex silhouette sillage sillon sirène sirop site société soeur sofa soif soir soixante soldat sole soleil solfège
  solo sommeil sommet sonate sonde songe sonnet sonnette sorbet sorcier sort souche souci soufflet souhait soulier soupape soupe soupir source sourcil
  sourire souris souvenir spatule spectacle sphère spirale sport square stade station statue store strophe studio style stylo sucre sueur sujet surface
  surprise syllabe symbole synonyme système table tableau tablier tabouret tache tactique taille tailleur talent talon talus tambour tamis tampon tandem
  tango tapir tapis tapisserie tarif tarot tarte tartine tasse taupe taureau taverne taxi teint télégramme témoin tempe tempête temple temps tenaille
  tennis ténor terme terrain terrasse terre terrier terrine têtard tête texte théâtre théière thème théorie thermos thon thym tiare ticket tiers tige
  tigre tilleul timbre tirelire tiroir tisane tissu titane toast toboggan toilette toison toit tomate tombola tondeuse tonneau tonnelle tonnerre topaze
  torche torchon tornade torrent torse tortue totem toupie tourbe tournesol tournoi tourte toux trace tracteur train traîneau trait trajet tram tranche
  travail traverse trèfle treillis treize tremplin trente trésor tresse treuil triangle tribu tricot trio triomphe troc trois trombone trompe trompette
  tronc trône trou troupeau trousse truelle truffe truite tube tuile tulipe tunique tunnel turban turbine turquoise tuteur tuyau tympan typhon union
  unité univers urgence urne usage usine vache vague vainqueur vaisseau valeur valise vallée valse vanille vapeur vareuse vase vautour veau vedette
  végétal veille veine vélo velours vendange vendredi vent ventre véranda verdure verger vérité vermeil verre verrou vers verso vertige vertu verveine
  veste vestige viande victoire vigie vigne vignette vigueur village ville vinaigre vingt violette violon vipère virgule visage vision visite visiteur
  vitesse vitrail vitre vitrine vivier voeu voile voisin voiture voix volaille volcan volet voleur volière volonté volt volume voûte voyage voyageur
  voyelle wagon yacht yaourt yoga zèbre zébu zénith zéphyr zéro zeste zibeline zigzag zinc zinnia zone
`
  .trim()
  .split(/\s+/);
