import type { HOUSE } from './house.ts';
import type { Clause, Message } from './messages.ts';
import type { Arg, Sentence } from './words.ts';

type House = Clause<typeof HOUSE.prefix>;

/** What rests on each clause of the house's booklet: sentences by their names. */
const SENTENCES = [
  ['HO-1.2', ['optionsNotAnObject', 'unknownOption', 'badOption', 'badSeatCount']],
  ['HO-1.3', ['gameOver']],
  ['HO-1.4', ['malformedInput']],
  ['HO-1.5', ['notAsked', 'notSeated', 'notAwaited', 'late']],
  ['HO-2.1', ['renamed', 'renamedSelf']],
  ['HO-2.2', ['reissued']],
  ['HO-1.6', ['settingsChanged']],
  ['HO-2.4', ['markChanged']],
  ['HO-2.5', ['carried', 'carriedReferee', 'deviceGone', 'deviceGoneReferee']],
  ['HO-2.6', ['erased']],
  ['HO-3.1', ['satDown']],
  ['HO-3.2', ['joining.free', 'joining.people', 'joining.host', 'joining.closed']],
  ['HO-3.3', ['tookOver', 'notFree']],
  ['HO-3.4', ['botPlays', 'returned']],
  ['HO-3.5', ['seatFreed']],
  ['HO-3.6', ['removed']],
  ['HO-4.2', ['paused', 'resumed']],
  ['HO-4.3', ['extended', 'extendedHours', 'extendedDays']],
  ['HO-4.4', ['grace']],
  ['HO-4.5', ['away', 'back']],
  ['HO-4.6', ['waits', 'clocksRun']],
  ['HO-4.7', ['hurried']],
  ['HO-5.1', ['nothingToUndo', 'undoOthersActed', 'undoRevealed']],
  ['HO-5.2', ['takebackAsked', 'takebackNothing', 'takebackFar', 'takebackNotAsked', 'noTakeback']],
  ['HO-5.3', ['takebackAgreed', 'takebackGranted', 'takebackRefused', 'takebackSilent', 'takebackDropped']],
  ['HO-5.4', ['takebackFree', 'takebackForgotten']],
  ['HO-5.5', ['takebackAskedAll']],
  ['HO-5.6', ['takebackNone', 'takebackSpent']],
  ['HO-5.7', ['takebackOpen']],
  ['HO-5.8', ['tookBack', 'undoChairs']],
  ['HO-6.1', ['motionProposed', 'motionAlso', 'motionOpen', 'noMotion']],
  ['HO-6.2', ['notAVoter', 'alreadyVoted', 'votedYes', 'votedNo']],
  ['HO-6.3', ['motionCarried', 'motionRejected', 'motionLapsed']],
  ['HO-6.4', ['fixedOption', 'emptyAmendment']],
  ['HO-6.5', ['amended']],
  ['HO-6.6', ['rulesChanged', 'mixedRules', 'otherRules']],
  ['HO-7.3', ['hint']],
  ['HO-7.4', ['adviceNo', 'adviceYes']],
  ['HO-8.1', ['refereeSees', 'refereeLooks', 'refereeLink']],
  ['HO-8.2', ['refereePlays']],
  ['HO-8.4', ['onPaper']],
  ['HO-8.5', ['talkOpen', 'talkShut']],
  ['HO-10.1', ['rematchAsked', 'rematchYes', 'rematchMade']],
  ['HO-10.3', ['rematchNo']],
  ['HO-11.1', ['otherGame']],
  ['HO-12.1', ['closedByHouse', 'reopenedByHouse']],
  ['HO-12.2', ['wordsRemoved', 'mutedByHouse', 'heardAgain', 'renamedByHouse', 'mutedHere']],
  ['HO-13.1', ['forked', 'forkedFile']],
  ['HO-13.3', ['forkedDrawn', 'forkingAlone']],
  [
    'HO-13.4',
    [
      'forkingAsked',
      'forkingAgreed',
      'forkingRefused',
      'forkingDropped',
      'forkingLapsed',
      'forkingUndone',
      'forkingReseated',
      'forkingMade',
      'forkingOpen',
      'noForking',
    ],
  ],
  ['HO-13.6', ['fromDevice', 'broughtKnown', 'broughtClosed']],
  ['HO-13.7', ['forkedSame', 'sameDiceClosed']],
] as const satisfies readonly (readonly [House, readonly string[]])[];

/** A sentence of the table, or a word that only stands inside one and rests on no clause. */
export type TableKey = `table.${(typeof SENTENCES)[number][1][number] | 'yes' | 'no' | 'nothing'}`;

/** Sentences of the table itself, the same for every game. */
export const TABLE_WORDS: Readonly<Record<TableKey, Sentence>> = {
  'table.optionsNotAnObject': [
    'Les options doivent être un objet qui donne à chaque nom sa valeur.',
    'Options must be an object that gives each name its value.',
  ],
  'table.unknownOption': ['L’option «\u00a0{option}\u00a0» n’existe pas dans ce jeu.', 'This game has no option “{option}”.'],
  'table.badOption': ['La valeur donnée à l’option «\u00a0{option}\u00a0» n’est pas permise.', 'The value given for option “{option}” is not allowed.'],
  'table.fixedOption': ['L’option «\u00a0{option}\u00a0» est fixée pour toute la partie.', 'Option “{option}” is fixed for the whole game.'],
  'table.emptyAmendment': ['La proposition ne change aucune option.', 'The motion changes no option.'],
  'table.badSeatCount': ['Ce jeu se joue de {min} à {max} sièges.', 'This game is for {min} to {max} seats.'],
  'table.gameOver': ['La partie est finie.', 'The game is over.'],
  'table.notAsked': ['On ne vous demande rien de tel.', 'Nothing of the kind is asked of you.'],
  'table.notSeated': ['Vous ne jouez pas à cette table.', 'You do not play at this table.'],
  'table.notAwaited': ['On n’attend pas {who}.', 'Nobody is waiting for {who}.'],
  'table.late': ['{who} a trop tardé.', '{who} was too slow.'],
  'table.notFree': ['Cette chaise n’est pas libre.', 'This chair is not free.'],
  'table.motionOpen': ['Une proposition est déjà en cours de vote.', 'A motion is already being voted on.'],
  'table.noMotion': ['Aucune proposition n’est en cours de vote.', 'No motion is being voted on.'],
  'table.notAVoter': ['Ce siège ne vote pas cette proposition.', 'This seat has no vote on this motion.'],
  'table.alreadyVoted': ['Ce siège a déjà voté.', 'This seat has already voted.'],
  'table.motionProposed': [
    '{who} propose (proposition {number})\u00a0: {option}, {after} au lieu {before:de}.',
    '{who} moves (motion {number}): {option}, {after} instead of {before}.',
  ],
  'table.motionCarried': [
    'La proposition {number} est adoptée à l’unanimité\u00a0: {option} passe {before:de} à {after}.',
    'Motion {number} is carried unanimously: {option} goes from {before} to {after}.',
  ],
  'table.motionRejected': ['La proposition {number} est rejetée\u00a0: {option} reste à {before}.', 'Motion {number} is rejected: {option} stays at {before}.'],
  'table.motionLapsed': [
    'La proposition {number} est adoptée, mais n’est plus applicable\u00a0: elle tombe, {option} reste à {before}.',
    'Motion {number} is carried but no longer applies: it lapses, {option} stays at {before}.',
  ],
  'table.votedYes': ['{who} vote pour la proposition {number}.', '{who} votes for motion {number}.'],
  'table.votedNo': ['{who} vote contre la proposition {number}.', '{who} votes against motion {number}.'],
  'table.nothingToUndo': ['Il n’y a rien à annuler.', 'There is nothing to undo.'],
  'table.undoOthersActed': ['Quelqu’un d’autre a agi depuis\u00a0: l’annulation est close.', 'Somebody else has acted since: undo is closed.'],
  'table.undoChairs': [
    'Quelqu’un est arrivé ou parti depuis\u00a0: ce qui précède ne s’annule plus.',
    'Somebody has arrived or left since: what came before can no longer be undone.',
  ],
  'table.undoRevealed': ['Quelque chose a été révélé depuis\u00a0: l’annulation est close.', 'Something has been revealed since: undo is closed.'],
  'table.settingsChanged': ['L’hôte de la table a changé les réglages.', 'The host of the table has changed the settings.'],
  'table.paused': ['La partie est mise en pause.', 'The game is paused.'],
  'table.talkOpen': ['L’animateur ouvre la parole\u00a0: il lit ce qui se dit.', 'The facilitator opens talk, and reads what is said.'],
  'table.talkShut': ['L’animateur ferme la parole.', 'The facilitator closes talk.'],
  'table.resumed': ['La partie reprend.', 'The game goes on.'],
  'table.extended': ['Le délai est prolongé de {seconds|# seconde|# secondes}.', 'The deadline is extended by {seconds|# second|# seconds}.'],
  'table.extendedDays': ['Le délai est prolongé de {days|# jour|# jours}.', 'The deadline is extended by {days|# day|# days}.'],
  'table.extendedHours': ['Le délai est prolongé de {hours|# heure|# heures}.', 'The deadline is extended by {hours|# hour|# hours}.'],
  'table.hurried': [
    'L’animateur presse\u00a0: il reste {seconds|# seconde|# secondes} à ceux qu’on attend, puis la règle décide.',
    'The facilitator hurries things along: {seconds|# second is|# seconds are} left to those who are awaited, then the rules decide.',
  ],
  'table.onPaper': [
    '{who} joue sur papier\u00a0: l’animateur répond à sa place, et voit ses cartes.',
    '{who} plays on paper: the facilitator answers for them, and sees their cards.',
  ],
  'table.grace': [
    'Après chaque délai, la table laisse un sursis de {hours|# heure|# heures}.',
    'After each deadline, the table allows a grace period of {hours|# hour|# hours}.',
  ],
  'table.away': [
    '{who} s’absente jusqu’au {until}\u00a0: aucun délai de ce siège ne tombe avant.',
    '{who} is away until {until}: no deadline of this seat expires before then.',
  ],
  'table.back': ['{who} n’est plus en congé.', '{who} is no longer on leave.'],
  'table.tookBack': ['L’arbitre annule le dernier coup.', 'The referee takes back the last step.'],
  'table.botPlays': ['Un bot joue désormais pour {who}.', 'A bot plays for {who} from now on.'],
  'table.seatFreed': ['Le siège {number} est libéré.', 'Seat {number} is freed.'],
  'table.renamed': ['L’arbitre change un nom\u00a0: {before} devient {after}.', 'The referee changes a name: {before} becomes {after}.'],
  'table.renamedSelf': ['{before} s’appelle désormais {after}.', '{before} is now called {after}.'],
  'table.tookOver': ['{who} prend la place du bot {before}.', '{who} takes the place of the bot {before}.'],
  'table.markChanged': ['{who} change de couleur et de forme\u00a0: {mark}.', '{who} changes colour and shape: {mark}.'],
  'table.removed': ['L’hôte de la table en a retiré {who}.', 'The host of the table has removed {who} from it.'],
  'table.satDown': ['{who} s’assoit à la table.', '{who} sits down at the table.'],
  'table.returned': ['{who} revient à son siège.', '{who} comes back to the seat.'],
  'table.reissued': [
    'Un nouveau lien est donné pour le siège {who:de}\u00a0: qui l’ouvre voit et joue à cette place.',
    'A new link is given out for {who}’s seat: whoever opens it sees and plays there.',
  ],
  'table.carried': ['{who} joue aussi depuis un autre appareil.', '{who} also plays from another device.'],
  'table.carriedReferee': ['L’arbitre regarde aussi depuis un autre appareil.', 'The referee also looks from another device.'],
  'table.deviceGone': ['{who} a retiré un de ses appareils.', '{who} has removed a device.'],
  'table.deviceGoneReferee': ['L’arbitre a retiré un de ses appareils.', 'The referee has removed a device.'],
  'table.erased': ['Le nom et les paroles {who:de} ont été effacés, à sa demande.', 'The name and words of {who} have been erased, at their request.'],
  'table.refereeSees': ['Une personne arbitre cette partie\u00a0: elle voit ce qui est secret.', 'A person referees this game, and can see what is secret.'],
  'table.adviceNo': [
    '{who} n’est pas, ou plus, d’accord pour qu’on demande conseil à un bot.',
    '{who} does not agree, or no longer agrees, that everybody may ask a bot for advice.',
  ],
  'table.adviceYes': ['{who} est d’accord pour que chacun puisse demander conseil à un bot.', '{who} agrees that everybody may ask a bot for advice.'],
  'table.hint': ['{who} demande conseil à un bot.', '{who} asks a bot for advice.'],
  'table.refereeLooks': ['L’arbitre regarde la partie, avec ses secrets.', 'The referee is looking at the game, secrets included.'],
  'table.refereePlays': [
    'L’arbitre de cette partie joue aussi\u00a0: il ne voit que ce que tout le monde voit.',
    'The referee of this game also plays, and sees only what everybody sees.',
  ],
  'table.refereeLink': [
    '{who} a créé la table et joue\u00a0: le lien de l’arbitre, qui voit les secrets, lui a aussi été remis.',
    '{who} created the table and plays: the referee’s link, which shows the secrets, was handed to this player too.',
  ],
  'table.waits': ['Contre des bots\u00a0: la partie vous attend, aucun délai ne court.', 'Against bots: the game waits for you, no clock is running.'],
  'table.clocksRun': ['On ne joue plus contre des bots seuls\u00a0: les délais courent.', 'No longer against bots alone: the clocks run.'],
  'table.joining.free': [
    'Désormais, qui a le lien peut s’asseoir à la place d’un bot sans demander.',
    'From now on, anybody with the link may take a bot’s seat without asking.',
  ],
  'table.joining.people': [
    'Désormais, qui veut s’asseoir en cours de partie le demande aux joueurs.',
    'From now on, anybody who wants to sit down during play asks the players.',
  ],
  'table.joining.host': [
    'Désormais, qui veut s’asseoir en cours de partie le demande à l’hôte de la table.',
    'From now on, anybody who wants to sit down during play asks the host of the table.',
  ],
  'table.joining.closed': ['Désormais, personne ne s’assoit plus en cours de partie.', 'From now on, nobody may sit down during play.'],
  'table.rulesChanged': [
    'Le programme a changé de règles\u00a0: la partie continue avec la version {after}, et non plus {before}.',
    'The program’s rules have changed: the game goes on with version {after}, no longer {before}.',
  ],
  'table.mixedRules': [
    'Cette partie a changé de règles après le coup {step}\u00a0: elle ne peut pas être rejouée d’un bout à l’autre.',
    'This game changed rules after move {step}: it cannot be replayed from end to end.',
  ],
  'table.otherGame': ['Cet enregistrement est celui d’un autre jeu.', 'This recording belongs to another game.'],
  'table.otherRules': [
    'Cet enregistrement suit la version {theirs} des règles\u00a0; ce programme joue la version {ours}.',
    'This recording follows version {theirs} of the rules; this program plays version {ours}.',
  ],
  'table.malformedInput': ['Cette entrée n’a pas la forme d’un coup.', 'This input does not have the form of a move.'],
  'table.motionAlso': [
    'La même proposition {number} porte aussi sur {option}\u00a0: {after} au lieu {before:de}.',
    'The same motion {number} also concerns {option}: {after} instead of {before}.',
  ],
  'table.amended': ['Une règle change\u00a0: {option} passe {before:de} à {after}.', 'A rule changes: {option} goes from {before} to {after}.'],
  'table.closedByHouse': [
    'Le gérant du serveur a fermé cette table\u00a0: on n’y joue plus.',
    'Whoever runs the server has closed this table: nobody plays here any more.',
  ],
  'table.reopenedByHouse': ['Le gérant du serveur a rouvert cette table.', 'Whoever runs the server has opened this table again.'],
  'table.wordsRemoved': ['Le gérant du serveur a ôté des paroles {who:de}.', 'Whoever runs the server has removed words by {who}.'],
  'table.mutedByHouse': ['Le gérant du serveur a retiré la parole à {who}.', 'Whoever runs the server has muted {who}.'],
  'table.heardAgain': ['Le gérant du serveur a rendu la parole à {who}.', 'Whoever runs the server has unmuted {who}.'],
  'table.renamedByHouse': [
    'Le gérant du serveur a ôté un nom\u00a0: c’est désormais {who}.',
    'Whoever runs the server has removed a name: this player is {who} from now on.',
  ],
  'table.mutedHere': ['Le gérant du serveur vous a retiré la parole à cette table.', 'Whoever runs the server has muted you at this table.'],
  'table.yes': ['oui', 'yes'],
  'table.no': ['non', 'no'],
  'table.nothing': ['rien', 'nothing'],
  'table.takebackAsked': ['{who} demande à reprendre son coup.', '{who} asks to take a move back.'],
  'table.takebackAskedAll': [
    '{who} demande à reprendre son coup par-dessus ce qui a été révélé\u00a0: il faut l’accord de tous.',
    '{who} asks to take a move back across what has been revealed: everybody must agree.',
  ],
  'table.takebackAgreed': ['{who} est d’accord.', '{who} agrees.'],
  'table.takebackGranted': ['{who} reprend son coup, avec l’accord {others:de}.', '{who} takes the move back, as {others} agreed.'],
  'table.takebackFree': ['{who} reprend son coup\u00a0: les bots n’y perdent rien.', '{who} takes the move back: the bots lose nothing by it.'],
  'table.takebackRefused': ['Reprise refusée par {who}\u00a0: on continue.', 'Takeback refused by {who}: play goes on.'],
  'table.takebackSilent': [
    'Reprise refusée, faute de réponse {who:de}\u00a0: on continue.',
    'Takeback refused, for want of an answer from {who}: play goes on.',
  ],
  'table.takebackDropped': ['{who} retire sa demande de reprise.', '{who} no longer asks for the takeback.'],
  'table.takebackNone': ['À cette table un coup joué est joué\u00a0: aucune reprise.', 'At this table a move made stays made: nothing is taken back.'],
  'table.takebackSpent': ['Vous avez déjà demandé vos reprises de cette partie.', 'You have used all your takebacks for this game.'],
  'table.takebackNothing': ['Vous n’avez pas encore joué de coup à reprendre.', 'You have not made a move that could be taken back yet.'],
  'table.takebackFar': ['Ce coup est trop loin pour être repris.', 'That move was too long ago to be taken back.'],
  'table.takebackForgotten': [
    'Depuis, un dé, une carte ou un secret a été vu\u00a0: contre des bots cela ne s’oublie pas.',
    'Since then a die, a card or a secret has been seen: against bots, that cannot be forgotten.',
  ],
  'table.takebackOpen': ['Une reprise est demandée\u00a0: la partie attend la réponse.', 'A takeback is asked for: the game waits for the answer.'],
  'table.noTakeback': ['Aucune reprise n’est demandée.', 'No takeback is asked for.'],
  'table.takebackNotAsked': ['Cette reprise ne demande pas votre réponse.', 'This takeback does not ask for your answer.'],
  'table.rematchAsked': ['{who} propose de rejouer.', '{who} wants to play again.'],
  'table.rematchYes': ['{who} rejoue.', '{who} plays again.'],
  'table.rematchNo': ['{who} ne rejoue pas.', '{who} does not play again.'],
  'table.rematchMade': ['La partie suivante est à la table {code}.', 'The next game is at table {code}.'],
  'table.forked': [
    'Et si…\u00a0? Cette table part de la partie {code}, après le coup {step}, avec des dés à elle.',
    'What if? This table goes on from game {code} after move {step}, with dice of its own.',
  ],
  'table.forkedSame': [
    'Et si…\u00a0? Cette table part de la partie {code}, après le coup {step}, avec les mêmes dés et les mêmes pioches\u00a0: leur graine est connue, et la partie ne compte dans aucune série.',
    'What if? This table goes on from game {code} after move {step}, with the same dice and decks: their seed is known, and the game counts in no series.',
  ],
  'table.sameDiceClosed': [
    'Cette partie a les dés d’une autre, que chacun peut connaître\u00a0: personne d’autre ne s’assoit ici.',
    'This game has the dice of another, which anybody may know: nobody else sits down here.',
  ],
  'table.forkedFile': [
    'Et si…\u00a0? Cette table part d’une partie enregistrée, après le coup {step}, avec des dés à elle.',
    'What if? This table goes on from a recorded game after move {step}, with dice of its own.',
  ],
  'table.fromDevice': [
    'Cette partie a commencé sur un appareil, sans serveur. Jusqu’au coup {step}, ses dés ont été tirés par cet appareil et personne ne les avait scellés\u00a0; désormais ce serveur les scelle.',
    'This game began on a device, without a server. Up to move {step} its dice were drawn by that device and nobody had sealed them; from here on this server seals them.',
  ],
  'table.forkedDrawn': ['Ce {who:que} ne pouvait pas voir alors a été tiré à nouveau.', 'What {who} could not see then has been drawn anew.'],
  'table.forkingAsked': [
    '{who} demande à essayer autre chose à une autre table, à partir du coup {step}\u00a0: il faut l’accord de tous.',
    '{who} asks to try something else at another table, from move {step} on: everybody must agree.',
  ],
  'table.forkingAgreed': ['{who} est d’accord pour l’autre table.', '{who} agrees to the other table.'],
  'table.forkingRefused': ['{who} refuse l’autre table.', '{who} refuses the other table.'],
  'table.forkingDropped': ['{who} ne demande plus d’autre table.', '{who} no longer asks for another table.'],
  'table.forkingAlone': [
    'Personne d’autre ne joue ici\u00a0: ouvrez une table à vous, où ce que vous ne voyez pas est tiré à nouveau.',
    'Nobody else plays here: open a table of your own, where what you cannot see is drawn anew.',
  ],
  'table.forkingLapsed': [
    'Quelqu’un d’autre s’est assis\u00a0: l’autre table est à demander à nouveau.',
    'Somebody else has sat down: ask for the other table again.',
  ],
  'table.forkingUndone': [
    'Le coup d’où partait l’autre table est repris\u00a0: elle est à demander à nouveau.',
    'The move from which the other table was to start has been taken back: ask for it again.',
  ],
  'table.forkingReseated': [
    'Un siège a été libéré ou a reçu un autre lien\u00a0: l’autre table est à demander à nouveau.',
    'A seat was freed or given another link: ask for the other table again.',
  ],
  'table.broughtKnown': [
    'Ce qui était caché est resté\u00a0: qui a apporté cette partie peut le connaître.',
    'What was hidden has been kept: whoever brought this game may know it.',
  ],
  'table.broughtClosed': [
    'Qui a apporté cette partie peut connaître ce qui y est caché\u00a0: elle se joue contre des bots, personne d’autre ne s’y assoit.',
    'Whoever brought this game may know what is hidden in it: it is played against bots, and nobody else sits down.',
  ],
  'table.forkingMade': [
    'Tous sont d’accord\u00a0: l’autre suite se joue à la table {code}.',
    'Everybody agrees: the alternative is being played at table {code}.',
  ],
  'table.forkingOpen': ['Une autre table est déjà demandée\u00a0: répondez d’abord.', 'Another table has already been asked for: answer that first.'],
  'table.noForking': ['Aucune autre table n’attend votre réponse.', 'No other table is waiting for your answer.'],
};

const CLAUSES: ReadonlyMap<string, House> = new Map(SENTENCES.flatMap(([clause, names]) => names.map((name) => [`table.${name}`, clause])));

/** What the booklet of the house says on a sentence of the table. */
export const houseClauses = (key: string): readonly House[] => {
  const clause = CLAUSES.get(key);
  return clause === undefined ? [] : [clause];
};

/** A sentence of the table itself, with the clause of the house that it rests on. */
export const tableMessage = (key: TableKey, args: Readonly<Record<string, Arg>> = {}): Message => ({ key, args, clauses: houseClauses(key) });
