import type { Lang } from '#kernel';

/* What tables say of a referee, in the words of a classroom. */

const fr = {
  'bar.refereeTurn': 'À vous, animateur',
  'bar.turnOfReferee': 'On attend l’animateur',
  'motion.amend': 'Changer une règle (animateur)',
  'motion.amendHelp': 'L’animateur décide seul\u00a0; la salle en est informée.',
  'talk.referee': 'l’animateur',
  'console.awaitedReferee': 'On attend l’animateur',
  'console.leadNothing': 'Les règles ne demandent rien à l’animateur en ce moment.',
  'console.leadOwner': 'Cette partie avance seule.',
  'table.tookBack': 'L’animateur annule le dernier coup.',
  'table.renamed': 'L’animateur change un nom\u00a0: {before} devient {after}.',
  'table.refereeSees': 'L’animateur voit ce qui est secret.',
  'table.refereeLooks': 'L’animateur regarde la partie, avec ses secrets.',
  'table.carriedReferee': 'L’animateur regarde aussi depuis un autre appareil.',
  'table.deviceGoneReferee': 'L’animateur a retiré un de ses appareils.',
} as const;

const en: Readonly<Record<keyof typeof fr, string>> = {
  'bar.refereeTurn': 'Your turn, animator',
  'bar.turnOfReferee': 'Waiting for the animator',
  'motion.amend': 'Change a rule (animator)',
  'motion.amendHelp': 'The animator decides alone; the room is told.',
  'talk.referee': 'the animator',
  'console.awaitedReferee': 'Waiting for the animator',
  'console.leadNothing': 'The rules ask nothing of the animator at the moment.',
  'console.leadOwner': 'This game goes on by itself.',
  'table.tookBack': 'The animator takes the last step back.',
  'table.renamed': 'The animator changes a name: {before} becomes {after}.',
  'table.refereeSees': 'The animator sees what is secret.',
  'table.refereeLooks': 'The animator is looking at the game, secrets included.',
  'table.carriedReferee': 'The animator also looks from another device.',
  'table.deviceGoneReferee': 'The animator has removed a device.',
};

export const CLASSROOM: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { fr, en };
