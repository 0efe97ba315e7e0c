import type { Words } from '#kernel/words.ts';
import { translator } from './translator.ts';

/** Being told while one is elsewhere. */
const words = {
  title: ['Me prévenir', 'Notifications'],
  lead: [
    'Votre tour\u00a0: dès qu’il vient où l’on a une heure ou plus pour répondre, après deux minutes d’absence où rien ne presse\u00a0; jamais où l’on joue à la minute. Le reste, partout. Rien ne part sans que vous l’ayez voulu ici.',
    'Your turn: as soon as it comes where you have an hour or more to answer, after two minutes away where nothing presses; never where every minute counts. Everything else, at every table. Nothing is sent unless you ask for it here.',
  ],
  device: ['Avis sur cet appareil', 'Notifications on this device'],
  deviceOn: ['permis dans ce navigateur', 'allowed in this browser'],
  devicePage: ['tant qu’une page de Comptoir est ouverte', 'as long as a Comptoir page is open'],
  deviceOff: ['le navigateur demandera votre accord', 'the browser will ask you'],
  deviceDenied: [
    'Ce navigateur les a refusés. Rouvrez-les dans les réglages du site, à côté de l’adresse, puis revenez ici.',
    'This browser has blocked them. Allow them again in the site settings, beside the address, then come back here.',
  ],
  deviceInsecure: [
    'Les navigateurs n’accordent les avis qu’à une adresse sûre\u00a0: https, ou localhost sur la machine même. La personne qui tient le serveur peut ouvrir une adresse en https.',
    'Browsers allow notifications only on a secure address: https, or localhost on the machine itself. Whoever runs the server can set up an https address.',
  ],
  deviceUnsupported: [
    'Ce navigateur ne sait pas recevoir d’avis. Sur iPhone et iPad, ajoutez d’abord Comptoir à l’écran d’accueil.',
    'This browser cannot receive notifications. On iPhone and iPad, add Comptoir to the home screen first.',
  ],
  deviceFailed: [
    'Le service d’avis de ce navigateur n’a pas répondu\u00a0: essayez plus tard.',
    'This browser’s push service did not answer: try again later.',
  ],
  mail: ['Courriel', 'Email'],
  mailOff: ['une lettre vous demandera d’abord si l’adresse est la vôtre', 'an email will first ask you to confirm the address'],
  mailWaiting: ['{address}, à confirmer\u00a0: ouvrez la lettre reçue', '{address}, to be confirmed: open the email you received'],
  mailOn: ['{address}, confirmée', '{address}, confirmed'],
  mailNone: [
    'Ce serveur n’envoie pas de courriel. La personne qui le tient peut le régler.',
    'This server does not send email. Whoever runs it can set it up.',
  ],
  daily: ['Le défi du jour', 'The challenge of the day'],
  dailyHelp: ['une fois par jour à cette heure, tant que vous ne l’avez pas commencé', 'once a day at this hour, unless you have begun it'],
  dailyHour: ['Heure du rappel', 'Hour of the reminder'],
  mailAddress: ['Adresse de courriel', 'Email address'],
  mailGo: ['Envoyer la lettre', 'Send the email'],
  'event.turn': ['C’est à moi', 'It is my turn'],
  'event.deadline': ['Le délai approche ou est passé', 'The deadline is near or has passed'],
  'event.asked': [
    'On me pose une question\u00a0: reprise, vote, siège demandé, autre suite',
    'I am asked something: a takeback, a vote, a seat, an alternative',
  ],
  'event.word': ['Lettres privées', 'Private letters'],
  'event.seated': ['Quelqu’un s’assoit à ma table', 'Somebody sits down at my table'],
  'event.started': ['La partie commence', 'The game starts'],
  'event.end': ['Fin de partie et revanches', 'End of a game, rematches'],
  events: ['De quoi', 'About what'],
  where: ['Par où', 'How'],
  quiet: ['Heures calmes', 'Quiet hours'],
  quietHelp: [
    'à l’heure {zone:de}\u00a0; l’avis attend leur fin, sauf si le délai tombe avant',
    'by the time in {zone}; notifications wait until they end, unless the deadline comes first',
  ],
  quietFrom: ['Début des heures calmes', 'Quiet hours begin'],
  quietTo: ['Fin des heures calmes', 'Quiet hours end'],
  to: ['à', 'to'],
  here: ['Pour cette table', 'For this table'],
  hereHelp: ['vos autres tables ne changent pas', 'your other tables do not change'],
  try: ['Envoyer un essai', 'Send a test'],
  tryWords: ['C’est ainsi que vous recevrez les avis.', 'This is how you will be notified.'],
  trying: ['Envoyé, on attend…', 'Sent, waiting…'],
  arrived: ['Arrivé à {hour}.', 'Arrived at {hour}.'],
  accepted: ['Le serveur de courriel l’a pris à {hour}.', 'The mail server accepted it at {hour}.'],
  confirmFirst: ['La lettre de confirmation est repartie.', 'The confirmation email has been sent again.'],
  silence: ['Rien n’est arrivé après une minute.', 'Nothing has arrived after a minute.'],
  'cause.unreachable': [
    'Pas arrivé\u00a0: le service ne répond pas. On essaiera de nouveau les vrais avis.',
    'Not delivered: the service is not responding. Real notifications will be retried.',
  ],
  'cause.refused': ['Pas arrivé\u00a0: le service refuse pour l’instant.', 'Not delivered: the service refuses for now.'],
  'cause.address': [
    'Pas arrivé\u00a0: cette adresse n’existe pas ou ne veut rien recevoir.',
    'Not delivered: this address does not exist, or accepts nothing.',
  ],
  'cause.gone': [
    'Pas arrivé\u00a0: ce navigateur a retiré son accord. Éteignez et rallumez les avis.',
    'Not delivered: this browser has withdrawn its permission. Switch notifications off and on again.',
  ],
  'cause.notSetUp': ['Pas arrivé\u00a0: ce serveur n’envoie plus de courriel.', 'Not delivered: this server no longer sends email.'],
  calendar: ['Calendrier des délais', 'Deadline calendar'],
  calendarHelp: ['une adresse à donner à votre agenda\u00a0; gardez-la pour vous', 'an address to give to your calendar; keep it to yourself'],
  calendarCopy: ['Copier l’adresse', 'Copy the address'],
  failed: ['Le serveur n’a pas répondu\u00a0: réessayez.', 'The server did not answer: try again.'],
  nextTable: ['Table suivante', 'Next table'],
  nextTableKey: ['Table suivante (touche N)\u00a0: {game}, {code}', 'Next table (key N): {game}, {code}'],
} as const satisfies Words;

export const td = translator(words);
