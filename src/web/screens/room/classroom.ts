import type { Words } from '#kernel/words.ts';

/* What tables say of a referee, in the words of a classroom. */

export const CLASSROOM = {
  'bar.refereeTurn': ['À vous, animateur', 'Your turn, facilitator'],
  'bar.turnOfReferee': ['On attend l’animateur', 'Waiting for the facilitator'],
  'motion.amend': ['Changer une règle (animateur)', 'Change a rule (facilitator)'],
  'motion.amendHelp': ['L’animateur décide seul\u00a0; la salle en est informée.', 'The facilitator decides alone; the room is told.'],
  'talk.referee': ['l’animateur', 'the facilitator'],
  'console.awaitedReferee': ['On attend l’animateur', 'Waiting for the facilitator'],
  'console.leadNothing': ['Les règles ne demandent rien à l’animateur en ce moment.', 'The rules ask nothing of the facilitator at the moment.'],
  'console.leadOwner': ['Cette partie avance seule.', 'This game goes on by itself.'],
  'table.tookBack': ['L’animateur annule le dernier coup.', 'The facilitator takes back the last step.'],
  'table.renamed': ['L’animateur change un nom\u00a0: {before} devient {after}.', 'The facilitator changes a name: {before} becomes {after}.'],
  'table.refereeSees': ['L’animateur voit ce qui est secret.', 'The facilitator can see what is secret.'],
  'table.refereeLooks': ['L’animateur regarde la partie, avec ses secrets.', 'The facilitator is looking at the game, secrets included.'],
  'table.carriedReferee': ['L’animateur regarde aussi depuis un autre appareil.', 'The facilitator is also looking from another device.'],
  'table.deviceGoneReferee': ['L’animateur a retiré un de ses appareils.', 'The facilitator has removed a device.'],
} as const satisfies Words;
