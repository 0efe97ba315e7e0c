import type { Words } from '#kernel/words.ts';
import { translator } from './translator.ts';

/** Being told while one is elsewhere. */
const words = {
  title: ['Me prévenir', 'Tell me'],
  lead: [
    'Les tours et les délais, dans les parties où l’on a une heure ou plus pour répondre\u00a0; le reste, partout. Rien ne part sans que vous l’ayez voulu ici.',
    'Turns and deadlines in games in which one has an hour or more to answer; the rest everywhere. Nothing is sent unless you asked for it here.',
  ],
  device: ['Avis sur cet appareil', 'Notices on this device'],
  deviceOn: ['permis dans ce navigateur', 'allowed in this browser'],
  devicePage: ['tant qu’une page de Comptoir est ouverte', 'as long as a page of Comptoir is open'],
  deviceOff: ['le navigateur demandera votre accord', 'the browser will ask you'],
  deviceDenied: [
    'Ce navigateur les a refusés. Rouvrez-les dans les réglages du site, à côté de l’adresse, puis revenez ici.',
    'This browser has refused them. Allow them again in the settings of the site, beside its address, then come back.',
  ],
  deviceInsecure: [
    'Les navigateurs n’accordent les avis qu’à une adresse sûre\u00a0: https, ou localhost sur la machine même. La personne qui tient le serveur peut ouvrir une adresse en https.',
    'Browsers allow notices only to a secure address: https, or localhost on the machine itself. Whoever runs the server can open an https address.',
  ],
  deviceUnsupported: [
    'Ce navigateur ne sait pas recevoir d’avis. Sur iPhone et iPad, ajoutez d’abord Comptoir à l’écran d’accueil.',
    'This browser cannot receive notices. On iPhone and iPad, add Comptoir to the home screen first.',
  ],
  deviceFailed: [
    'Le service d’avis de ce navigateur n’a pas répondu\u00a0: essayez plus tard.',
    'The push service of this browser did not answer: try again later.',
  ],
  mail: ['Courriel', 'Mail'],
  mailOff: ['une lettre vous demandera d’abord si l’adresse est la vôtre', 'a letter will first ask you whether the address is yours'],
  mailWaiting: ['{address}, à confirmer\u00a0: ouvrez la lettre reçue', '{address}, to be confirmed: open the letter you got'],
  mailOn: ['{address}, confirmée', '{address}, confirmed'],
  mailNone: ['Ce serveur n’envoie pas de courriel. La personne qui le tient peut le régler.', 'This server sends no mail. Whoever runs it can set it up.'],
  mailAddress: ['Adresse de courriel', 'Mail address'],
  mailGo: ['Envoyer la lettre', 'Send the letter'],
  'event.turn': ['C’est à moi', 'It is my turn'],
  'event.deadline': ['Le délai approche ou est passé', 'The deadline is near or has passed'],
  'event.word': ['Lettres privées', 'Private letters'],
  'event.seated': ['Quelqu’un s’assoit à ma table', 'Somebody sits down at my table'],
  'event.started': ['La partie commence', 'The game starts'],
  'event.end': ['Fin de partie et revanches', 'End of a game, rematches'],
  events: ['De quoi', 'Of what'],
  where: ['Par où', 'By which way'],
  quiet: ['Heures calmes', 'Quiet hours'],
  quietHelp: ['l’avis attend leur fin, sauf si le délai tombe avant', 'notices wait for their end, unless the deadline comes first'],
  quietFrom: ['Début des heures calmes', 'Quiet hours begin'],
  quietTo: ['Fin des heures calmes', 'Quiet hours end'],
  to: ['à', 'to'],
  here: ['Pour cette table', 'For this table'],
  hereHelp: ['vos autres tables ne changent pas', 'your other tables do not change'],
  try: ['Envoyer un essai', 'Send a test'],
  tryWords: ['C’est ainsi que vous serez prévenu(e).', 'This is how you will be told.'],
  trying: ['Envoyé, on attend…', 'Sent, waiting…'],
  arrived: ['Arrivé à {hour}.', 'Arrived at {hour}.'],
  accepted: ['Le serveur de courriel l’a pris à {hour}.', 'The mail server took it at {hour}.'],
  confirmFirst: ['La lettre pour confirmer est repartie.', 'The letter to confirm was sent once more.'],
  silence: ['Rien n’est arrivé après une minute.', 'Nothing has arrived after a minute.'],
  'cause.unreachable': [
    'Pas arrivé\u00a0: le service ne répond pas. On essaiera de nouveau les vrais avis.',
    'Not arrived: the service does not answer. Real notices will be tried again.',
  ],
  'cause.refused': ['Pas arrivé\u00a0: le service refuse pour l’instant.', 'Not arrived: the service refuses for now.'],
  'cause.address': ['Pas arrivé\u00a0: cette adresse n’existe pas ou ne veut rien recevoir.', 'Not arrived: this address does not exist, or takes no letters.'],
  'cause.gone': [
    'Pas arrivé\u00a0: ce navigateur a retiré son accord. Éteignez et rallumez les avis.',
    'Not arrived: this browser has withdrawn its consent. Switch notices off and on.',
  ],
  'cause.notSetUp': ['Pas arrivé\u00a0: ce serveur n’envoie plus de courriel.', 'Not arrived: this server sends no mail any more.'],
  calendar: ['Calendrier des délais', 'Calendar of deadlines'],
  calendarHelp: ['une adresse à donner à votre agenda\u00a0; gardez-la pour vous', 'an address to give to your calendar; keep it to yourself'],
  calendarCopy: ['Copier l’adresse', 'Copy the address'],
  failed: ['Le serveur n’a pas répondu\u00a0: rien n’est changé.', 'The server did not answer: nothing has changed.'],
  nextTable: ['Table suivante', 'Next table'],
  nextTableKey: ['Table suivante (touche N)\u00a0: {game}, {code}', 'Next table (key N): {game}, {code}'],
} as const satisfies Words;

export const td = translator(words);
