import { unreachable } from '#kernel/collections.ts';
import type { ClientRequest } from '#protocol';
import { closedTable } from './prepare.ts';
import { refuse } from './refusal.ts';
import { requestChairs } from './request-chairs.ts';
import { requestFork } from './request-fork.ts';
import { requestHint } from './request-hint.ts';
import { requestLook } from './request-look.ts';
import { requestPlay } from './request-play.ts';
import { requestReport } from './request-report.ts';
import { requestRematch } from './request-rematch.ts';
import { mayRun, type Reply, type Visit } from './visit.ts';

/** Questions that change nothing, and that anybody at the table may ask. */
export const isLook = ({ t }: ClientRequest): boolean => t === 'past' || t === 'series' || t === 'log' || t === 'talk';

/** What one may still do at a table that was closed: look, go, complain. */
const isForClosed = (asking: ClientRequest): boolean => isLook(asking) || asking.t === 'leave' || asking.t === 'report';

export const answer = (visit: Visit, asking: ClientRequest): Promise<Reply> | Reply => {
  const { gone, state } = visit.table;
  if (gone !== null) return gone;
  if (state.record.closed && !isForClosed(asking)) return closedTable();
  switch (asking.t) {
    case 'move':
    case 'undo':
    case 'takeback':
    case 'agree':
    case 'propose':
    case 'vote':
    case 'amend':
    case 'say':
      return requestPlay(visit, asking);
    case 'rematch':
    case 'again':
      return requestRematch(visit, asking);
    case 'fork':
    case 'forkAnswer':
      return requestFork(visit, asking);
    case 'take':
    case 'rename':
    case 'mark':
    case 'named':
    case 'leave':
    case 'quit':
    case 'admit':
    case 'vacation':
    case 'step':
    case 'advice':
      return requestChairs(visit, asking);
    case 'bot':
    case 'open':
    case 'remove':
    case 'reissue':
    case 'start':
    case 'joining':
    case 'pace':
    case 'pause':
    case 'extend':
    case 'hurry':
    case 'grace':
      return mayRun(visit.identity) ? requestChairs(visit, asking) : refuse('notOwner');
    case 'hint':
      return requestHint(visit);
    case 'report':
      return requestReport(visit, asking);
    case 'past':
    case 'series':
    case 'log':
    case 'talk':
      return requestLook(visit, asking);
    default:
      return unreachable(asking);
  }
};
