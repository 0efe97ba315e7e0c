import type { Words } from '#kernel/words.ts';

/** The page as a program of the device: without a line, installed, renewed, heard. */
export const words = {
  'app.description': [
    'Des jeux d’économie, une table\u00a0: avec des amis ou contre des bots, chez soi.',
    'Economic board games at one table: with friends or against bots, at home.',
  ],
  'app.seats': ['Mes sièges', 'My seats'],
  'app.playNow': ['Jouer maintenant', 'Play now'],
  'offline.title': ['Sans connexion', 'Offline'],
  'offline.words': [
    'Comptoir n’atteint pas son serveur. Rien n’est perdu, et la page renoue toute seule.',
    'Comptoir cannot reach its server. Nothing is lost, and the page reconnects by itself.',
  ],
  'offline.works': ['Ce qui marche ici', 'What works here'],
  'offline.play': ['Jouer contre des bots, sur cet appareil', 'Playing against bots, on this device'],
  'offline.rules': ['Les livrets des règles', 'The rule booklets'],
  'offline.rulesHelp': ['à lire et à fouiller', 'to read and search'],
  'offline.seats': ['Mes sièges', 'My seats'],
  'offline.seatsHelp': ['tels qu’on les a vus la dernière fois', 'as they were last seen'],
  'offline.recordings': ['Les parties déjà rejouées ici', 'Games already replayed here'],
  'offline.noRecordings': ['aucune encore\u00a0: celles que vous rejouez restent sur cet appareil', 'none yet: those you replay stay on this device'],
  'offline.labHelp': ['des parties par centaines, jouées dans cette page', 'games by the hundred, played in this page'],
  'offline.adjudicator': ['L’adjudicateur', 'The adjudicator'],
  'offline.adjudicatorHelp': ['des ordres et leur résultat', 'orders and what comes of them'],
  'offline.not': ['Ce qui attend la connexion', 'What needs a connection'],
  'offline.notWords': [
    'Jouer avec d’autres, ouvrir ou rejoindre leur table, regarder, recevoir des avis.',
    'Playing with others, opening or joining a table, watching, being notified.',
  ],
  'offline.line': ['Sans connexion\u00a0: on renoue tout seul.', 'Offline: reconnecting automatically.'],
  'offline.what': ['Ce qui marche', 'What works'],
  'version.ready': ['Une nouvelle version est prête.', 'A new version is ready.'],
  'version.take': ['Mettre à jour', 'Update'],
  'install.do': ['Installer Comptoir', 'Install Comptoir'],
  'install.title': ['Comptoir parmi vos applications', 'Comptoir among your apps'],
  'install.words': [
    'Une icône, les règles sans connexion, un point quand c’est à vous. Rien d’autre n’est installé.',
    'An icon, the rules offline, a dot when it is your turn. Nothing else is installed.',
  ],
  'install.ios': [
    'Sur iPhone et iPad\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
    'On iPhone and iPad: tap Share, then “Add to Home Screen”.',
  ],
  'install.later': ['Pas maintenant', 'Not now'],
  'sound.title': ['Pendant que la page est ouverte', 'While the page is open'],
  'sound.on': ['Sons', 'Sounds'],
  'sound.help': [
    'à vous, délai proche, parole, fin de partie\u00a0; jamais aux heures calmes',
    'your turn, deadline near, talk, end of a game; never in quiet hours',
  ],
  'sound.vibrate': ['Vibrations', 'Vibration'],
  'sound.vibrateHelp': ['aux mêmes moments', 'at the same moments'],
  'sound.try': ['Essayer', 'Try it'],
} as const satisfies Words;
