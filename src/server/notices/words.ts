import { findBox } from '#catalogue';
import { type Lang, type Words, wordsOf } from '#kernel/words.ts';

/** What is written to people who are not at the table. */
const sentences = {
  'yourTurn.title': ['{game}\u00a0: à vous de jouer', '{game}: your turn'],
  'yourTurn.body': ['{name}, la table {code} vous attend.', '{name}, table {code} is waiting for you.'],
  'reminder.title': ['{game}\u00a0: le délai approche', '{game}: the deadline is near'],
  'reminder.body': ['{name}, la table {code} attend encore votre réponse.', '{name}, table {code} is still waiting for your answer.'],
  'overdue.title': ['{game}\u00a0: le délai est passé', '{game}: the deadline has passed'],
  'overdue.body': ['{name}, la table {code} vous laisse un sursis.', '{name}, table {code} allows you some more time.'],
  'asked.title': ['{game}\u00a0: une question pour vous', '{game}: a question for you'],
  'asked.body': ['{name}, on attend votre réponse à la table {code}.', '{name}, table {code} is waiting for your answer.'],
  'asked.takeback': ['{from} demande à reprendre son coup.', '{from} asks to take a move back.'],
  'asked.motion': ['{from} propose de changer un réglage\u00a0; votre vote manque.', '{from} proposes to change a setting; your vote is still missing.'],
  'asked.fork': ['{from} propose de jouer la suite autrement, à une autre table.', '{from} proposes to play on differently, at another table.'],
  'asked.challenge': [
    'Qui a donné ce défi le rappelle\u00a0: votre partie n’est pas finie.',
    'Whoever gave this challenge reminds you: your game is not over.',
  ],
  'asked.door': ['Quelqu’un demande un siège.', 'Somebody asks for a seat.'],
  turn: ['Tour {turn}.', 'Turn {turn}.'],
  'privateWord.from': ['{name}, {from} vous a écrit en privé à la table {code}.', '{name}, {from} has written to you in private at table {code}.'],
  'rematch.from': ['{name}, {from} vous propose une revanche, à la table {code}.', '{name}, {from} offers you a rematch, at table {code}.'],
  'seated.from': ['{name}, {from} a pris place à la table {code}.', '{name}, {from} has sat down at table {code}.'],
  'seated.free': ['Encore {count|# siège libre|# sièges libres}.', '{count|# seat is|# seats are} still free.'],
  'seated.full': ['Tout le monde est là.', 'Everybody is here.'],
  'privateWord.title': ['{game}\u00a0: une lettre pour vous', '{game}: a letter for you'],
  'privateWord.body': ['{name}, quelqu’un vous a écrit en privé à la table {code}.', '{name}, somebody has written to you in private at table {code}.'],
  'gameOver.title': ['{game}\u00a0: la partie est finie', '{game}: the game is over'],
  'gameOver.body': ['{name}, le résultat de la table {code} est là.', '{name}, the result of table {code} is in.'],
  'rematch.title': ['{game}\u00a0: on rejoue\u00a0?', '{game}: play again?'],
  'rematch.body': ['{name}, la table {code} vous propose une revanche.', '{name}, table {code} offers you a rematch.'],
  'seated.title': ['{game}\u00a0: quelqu’un s’est assis', '{game}: somebody sat down'],
  'seated.body': ['{name}, quelqu’un a pris place à la table {code}.', '{name}, somebody has sat down at table {code}.'],
  'started.title': ['{game}\u00a0: la partie commence', '{game}: the game starts'],
  'started.body': ['{name}, on joue à la table {code}.', '{name}, the game at table {code} has started.'],
  'daily.title': ['Comptoir\u00a0: le défi du jour', 'Comptoir: the challenge of the day'],
  'daily.body': ['{game}, donne n°\u00a0{number}\u00a0: la même pour tous.', '{game}, deal no. {number}: the same for everybody.'],
  openDaily: ['Voir la donne', 'See the deal'],
  stopDaily: ['Ne plus rappeler le défi', 'No more reminders of the challenge'],
  'confirm.title': ['Comptoir\u00a0: confirmez votre adresse', 'Comptoir: confirm your address'],
  'confirm.body': [
    'Quelqu’un, sans doute vous, veut recevoir ici les avis de ses tables de jeu. Rien d’autre ne sera envoyé avant votre accord.',
    'Somebody, probably you, wants notifications about their game tables sent here. Nothing else will be sent until you agree.',
  ],
  'test.title': ['Comptoir\u00a0: un essai', 'Comptoir: a test'],
  'test.body': ['Si vous lisez ceci, les avis vous parviennent.', 'If you can read this, notifications reach you.'],
  until: ['Jusqu’au {when}.', 'Until {when}.'],
  openTable: ['Ouvrir la table', 'Open the table'],
  openConfirm: ['Confirmer cette adresse', 'Confirm this address'],
  ignore: [
    'Si ce n’était pas vous, ne faites rien\u00a0: l’adresse sera oubliée après soixante jours.',
    'If it was not you, do nothing: the address will be forgotten after sixty days.',
  ],
  stop: ['Ne plus rien recevoir', 'Stop these notifications'],
  withLink: ['{words}\u00a0: {link}', '{words}: {link}'],
  'page.confirmTitle': ['Recevoir les avis ici\u00a0?', 'Receive notifications here?'],
  'page.confirmWords': [
    'Les avis de vos tables iront à {address}. Chaque lettre porte un lien pour arrêter.',
    'Notifications about your tables will go to {address}. Every email has a link to stop them.',
  ],
  'page.confirm': ['Oui, c’est mon adresse', 'Yes, this is my address'],
  'page.confirmed': ['C’est entendu\u00a0: les avis iront à cette adresse.', 'Done: notifications will go to this address.'],
  'page.stopTitle': ['Ne plus rien recevoir\u00a0?', 'Stop all notifications?'],
  'page.stopWords': [
    'Aucun avis n’ira plus à {address}, et l’adresse sera oubliée.',
    'No more notifications will go to {address}, and the address will be forgotten.',
  ],
  'page.dailyTitle': ['Ne plus rappeler le défi\u00a0?', 'No more reminders of the challenge?'],
  'page.dailyWords': [
    'Le défi du jour ne sera plus rappelé à {address}. Les avis de vos tables, s’il y en a, continuent.',
    'The challenge of the day will no longer be announced to {address}. Notifications about your tables, if any, go on.',
  ],
  'page.daily': ['Ne plus rappeler', 'Stop the reminders'],
  'page.dailyStopped': ['C’est fait\u00a0: le défi du jour ne sera plus rappelé.', 'Done: no more reminders of the challenge of the day.'],
  'page.stop': ['Arrêter les avis', 'Stop the notifications'],
  'page.stopped': [
    'C’est fait\u00a0: plus aucun avis ne viendra, et l’adresse est oubliée.',
    'Done: no more notifications will come, and the address is forgotten.',
  ],
  'page.unknown': [
    'Ce lien ne mène nulle part\u00a0: il a déjà servi, ou l’adresse est oubliée.',
    'This link leads nowhere: it has already been used, or the address has been forgotten.',
  ],
  'page.home': ['Aller à Comptoir', 'Go to Comptoir'],
  'calendar.daily': ['Comptoir\u00a0: le défi du jour', 'Comptoir: the challenge of the day'],
  'calendar.name': ['Comptoir\u00a0: {game}, table {code}', 'Comptoir: {game}, table {code}'],
  'calendar.all': ['Comptoir\u00a0: mes tables', 'Comptoir: my tables'],
  'calendar.deadline': ['{game}\u00a0: réponse à rendre', '{game}: answer due'],
  'calendar.words': ['Table {code}, siège {name:de}.', 'Table {code}, {name}’s seat.'],
} as const satisfies Words;

export const words = wordsOf(sentences);

export const gameTitle = (game: string): string => findBox(game)?.title ?? game;

/** « dimanche 22 novembre à 20:00 », in the reader's zone. */
export const whenText = (at: number, lang: Lang, zone: string): string =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
