import type { EndReason } from '../types.ts';
import { buryCard } from './draw.ts';
import type { Work } from './work.ts';

/** Nothing under way is completed (BO-4.11.4), but a card that was being carried out still goes back where cards go. */
export const endGame = (work: Work, reason: EndReason): void => {
  for (const task of work.agenda) if (task.do === 'event') buryCard(work, task.card);
  work.table.point = { kind: 'gameOver', reason };
  work.reveals = true;
  work.agenda.length = 0;
  work.sealed = {};
};
