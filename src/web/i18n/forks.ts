import type { Words } from '#kernel/words.ts';
import { translator } from './translator.ts';

/** “What if?”, in French. */
const words = {
  ask: ['Et si…\u00a0?', 'What if?'],
  title: ['Et si…\u00a0? À partir du coup {step}', 'What if? From move {step} on'],
  titleNow: ['Et si…\u00a0? À partir de maintenant', 'What if? From now on'],
  words: [
    'Une autre table s’ouvre, avec les mêmes règles et la même position. La partie d’origine n’en est pas changée.',
    'Another table opens, with the same rules and the same position. The game it came from is not changed.',
  ],
  seat: ['Vous prenez la place de', 'You take the place of'],
  others: ['Les autres sièges', 'The other seats'],
  'others.weak': ['bots faciles', 'easy bots'],
  'others.decent': ['bots moyens', 'medium bots'],
  'others.strong': ['bots forts', 'strong bots'],
  'others.people': ['des personnes', 'people'],
  peopleHelp: [
    'Les sièges restent libres\u00a0: vous invitez par un lien, et vous commencez quand tout le monde est là.',
    'The seats stay open: you invite by a link, and begin when everybody is there.',
  ],
  dice: ['Les dés à venir', 'The dice to come'],
  'dice.same': ['les mêmes', 'the same'],
  'dice.own': ['d’autres', 'others'],
  'dice.sameHelp': [
    'Dés, pioches et tirages des bots tombent comme alors\u00a0: seules vos décisions changent, et les deux branches se superposent. La graine est connue\u00a0: la table porte la marque «\u00a0mêmes dés\u00a0», ne compte dans aucune série, et personne d’autre ne s’y assoit.',
    'Dice, decks and the bots’ draws come out as they did then: only your decisions change, and the two branches can be overlaid. The seed is known: the table is marked “same dice”, counts in no series, and nobody else can sit down there.',
  ],
  'dice.old': [
    'Cette partie tirait ses dés coup par coup\u00a0: ils ne peuvent pas retomber de même.',
    'This game drew its dice move by move: they cannot come out the same again.',
  ],
  'dice.file': ['Les mêmes dés ne s’offrent que depuis la table d’une partie finie.', 'The same dice are available only from the table of a finished game.'],
  hidden: ['Ce qui était caché', 'What was hidden'],
  'hidden.kept': ['comme c’était', 'as it was'],
  'hidden.drawn': ['tiré à nouveau', 'drawn anew'],
  'hiddenHelp.kept': [
    'Cartes et secrets sont ceux de la partie\u00a0: qui l’a revue les connaît.',
    'Cards and secrets are those of the game: whoever has replayed it knows them.',
  ],
  'hiddenHelp.drawn': [
    'Tout ce que ce siège ne voyait pas alors est tiré à nouveau\u00a0: personne ne le connaît.',
    'Everything this seat could not see then is drawn anew: nobody knows it.',
  ],
  'brought.people': [
    'Qui apporte une partie peut en connaître les secrets\u00a0: avec des personnes, tout ce que votre siège ne voyait pas est tiré à nouveau.',
    'Whoever brings a game may know its secrets: with people at the table, everything your seat could not see is drawn anew.',
  ],
  'brought.bots': ['Personne d’autre ne pourra s’asseoir à cette table.', 'Nobody else can sit down at this table.'],
  running: [
    'La partie n’est pas finie\u00a0: vous gardez votre siège, et tout ce que vous ne voyez pas est tiré à nouveau. L’autre table ne vous apprend rien sur celle-ci.',
    'The game is not over: you keep your seat, and everything you cannot see is drawn anew. The other table tells you nothing about this one.',
  ],
  consent: [
    'D’autres jouent avec vous\u00a0: l’autre table s’ouvre si tous sont d’accord, et la partie continue entre-temps. Chacun y garde son siège\u00a0; ce qui est caché ici y est le même, et peut s’y révéler.',
    'Others play with you: the other table opens if all agree, and the game goes on meanwhile. Everybody keeps their seat there; what is hidden here is the same there, and may be revealed.',
  ],
  askAll: ['Demander aux autres', 'Ask the others'],
  player: ['Joueur', 'Player'],
  open: ['Ouvrir la table', 'Open the table'],
  over: ['La partie est finie à ce moment\u00a0: reculez d’un coup au moins.', 'The game is already over at this point: go back at least one move.'],
  mark: ['Et si…\u00a0? Après le coup {step} de la table {code}', 'What if? After move {step} of {code}'],
  markSame: ['Et si…\u00a0? Mêmes dés que la table {code}, après le coup {step}', 'What if? Same dice as {code}, after move {step}'],
  compare: ['Les deux branches', 'Both branches'],
  compareHelp: ['Ce qui a été joué et cette branche, l’un sur l’autre.', 'What was played and this branch, overlaid.'],
  markFile: ['Et si…\u00a0? Après le coup {step} d’une partie enregistrée', 'What if? After move {step} of a recorded game'],
  markCarried: [
    'Venue d’un appareil\u00a0: ses dés sont scellés ici depuis le coup {step}',
    'Came from a device: its dice have been sealed here since move {step}',
  ],
  back: ['La partie d’origine', 'The game it came from'],
  asked: ['{name} voudrait essayer autre chose', '{name} would like to try something else'],
  askedWords: [
    'À une autre table, à partir du coup {step}, si tous sont d’accord. Ce qui est caché ici y est le même, et peut s’y révéler.',
    'At another table, from move {step} on, if all agree. What is hidden here is the same there, and may be revealed.',
  ],
  yes: ['D’accord', 'I agree'],
  no: ['Non', 'No'],
  said: ['Vous êtes d’accord', 'You agree'],
  waiting: ['L’autre table attend l’accord {names:de}', 'The other table waits for {names} to agree'],
  waitingWords: ['La partie continue entre-temps.', 'The game goes on meanwhile.'],
  drop: ['Retirer ma demande', 'Withdraw'],
  made: ['L’autre suite se joue à la table {code}', 'The alternative is being played at table {code}'],
  go: ['Y aller', 'Go there'],
} as const satisfies Words;

/** What is said of forks: in the replay, at the table, before it. */
export const tf = translator(words);
