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
  'answered.taken.title': ['{game}\u00a0: bien reçu', '{game}: received'],
  'answered.taken.body': [
    '{name}, votre lettre est arrivée à la table {code}. Elle remplace ce que vous aviez écrit, et compte comme votre réponse.',
    '{name}, your email has reached table {code}. It replaces what you had written, and counts as your answer.',
  ],
  'answered.open.title': ['{game}\u00a0: reçu, à corriger', '{game}: received, to be corrected'],
  'answered.open.body': [
    '{name}, votre lettre est arrivée à la table {code}. Elle remplace ce que vous aviez écrit, mais ne compte pas encore comme votre réponse\u00a0: quelque chose n’y a pas été pris.',
    '{name}, your email has reached table {code}. It replaces what you had written, but does not count as your answer yet: something in it was not accepted.',
  ],
  'answered.over.title': ['{game}\u00a0: bien reçu', '{game}: received'],
  'answered.over.body': [
    '{name}, votre lettre est arrivée à temps à la table {code}\u00a0; la partie a continué depuis.',
    '{name}, your email reached table {code} in time; the game has gone on since.',
  ],
  'answered.late.title': ['{game}\u00a0: trop tard', '{game}: too late'],
  'answered.late.body': [
    '{name}, votre lettre répond à une question que la table {code} ne pose plus. Rien n’a changé.',
    '{name}, your email answers a question that table {code} no longer asks. Nothing has changed.',
  ],
  'answered.noOrders.title': ['{game}\u00a0: rien à lire', '{game}: nothing to read'],
  'answered.noOrders.body': [
    '{name}, aucune réponse n’a été trouvée dans votre lettre à la table {code}. Rien n’a changé. Écrivez au-dessus de la ligne, une réponse par ligne.',
    '{name}, no answer was found in your email to table {code}. Nothing has changed. Write above the line, one answer per line.',
  ],
  'answered.otherAddress.title': ['{game}\u00a0: une lettre d’une autre adresse', '{game}: an email from another address'],
  'answered.otherAddress.body': [
    '{name}, quelqu’un a répondu pour vous à la table {code} depuis une autre adresse que celle-ci. Rien n’a changé. Si c’était vous, répondez depuis cette adresse.',
    '{name}, somebody answered for you at table {code} from an address other than this one. Nothing has changed. If it was you, answer from this address.',
  ],
  'answered.tooLarge.title': ['{game}\u00a0: lettre trop grande', '{game}: email too large'],
  'answered.tooLarge.body': [
    '{name}, votre lettre à la table {code} est trop grande pour être lue. Rien n’a changé. Envoyez-la sans pièce jointe ni image.',
    '{name}, your email to table {code} is too large to be read. Nothing has changed. Send it without attachments or pictures.',
  ],
  'answered.noText.title': ['{game}\u00a0: lettre sans texte simple', '{game}: email without plain text'],
  'answered.noText.body': [
    '{name}, votre lettre à la table {code} n’a pas de texte simple (HTML seul). Rien n’a changé. Réglez votre courrier pour envoyer du texte, ou répondez sur la page.',
    '{name}, your email to table {code} has no plain text (HTML only). Nothing has changed. Set your mail program to send text, or answer on the page.',
  ],
  'answered.tooMuch.title': ['{game}\u00a0: trop de lettres', '{game}: too many emails'],
  'answered.tooMuch.body': [
    '{name}, trop de lettres sont arrivées pour votre siège à la table {code}\u00a0: la dernière n’a pas été lue. Répondez sur la page, ou dans une heure.',
    '{name}, too many emails came for your seat at table {code}: the last one was not read. Answer on the page, or in an hour.',
  ],
  'answered.refused.title': ['{game}\u00a0: lettre refusée', '{game}: email refused'],
  'answered.refused.body': [
    '{name}, votre lettre à la table {code} n’a pas été prise. Rien n’a changé.',
    '{name}, your email to table {code} was not accepted. Nothing has changed.',
  ],
  'written.rule': ['Répondez au-dessus de cette ligne', 'Reply above this line'],
  'written.taken': ['Compris\u00a0:', 'Understood:'],
  'written.notTaken': ['Pas pris\u00a0:', 'Not accepted:'],
  'written.line': ['«\u00a0{line}\u00a0»\u00a0: {why}', '“{line}”: {why}'],
  'written.replaced': ['une ligne plus bas la remplace.', 'a later line replaces it.'],
  'written.nearest': ['Vouliez-vous dire\u00a0: {line}', 'Did you mean: {line}'],
  'written.how': [
    'Pour répondre par courriel, répondez à cette lettre au-dessus de la ligne, une réponse par ligne. Votre lettre remplace en entier ce qui est écrit, et compte comme votre réponse si tout y est permis\u00a0; une lettre vous dira ce qui a été compris. Jusqu’à l’échéance vous pouvez recommencer.',
    'To answer by email, reply to this one above the line, one answer per line. Your email replaces all that is written, and counts as your answer if everything in it is allowed; an email will tell you what was understood. Until the deadline you may do so again.',
  ],
  'written.secret': ['Ne transférez pas cette lettre\u00a0: elle répond pour votre siège.', 'Do not forward this email: it answers for your seat.'],
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
