import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isPlayerMove } from '../moves.ts';
import { isAlive, powerAt } from '../rules/facts.ts';
import { changeSecrets, type Work } from '../rules/work.ts';
import { refuse, say } from '../speak.ts';
import type { Move, State } from '../types.ts';

/* EC-4.1.7: what a living power may do at any time, asked or not: be ready by itself in a winter without a decision. */

export const standing = {
  offers({ table, secrets }: State, seat: Seat): readonly Draft<Move>[] {
    const tag = powerAt(table, seat);
    if (!isAlive(table, tag)) return [];
    const { autoReady } = secrets[tag];
    const label = () => say(autoReady ? 'ecodip.do.autoReadyOff' : 'ecodip.do.autoReadyOn', {}, ['EC-4.1.7']);
    return [offerMove({ type: 'autoReady', on: !autoReady }, label)];
  },
  check({ table, secrets }: State, seat: Seat, move: Move): Message | null | undefined {
    const tag = powerAt(table, seat);
    if (!isPlayerMove(move)) return refuse('ecodip.no.refereeOnly', ['EC-4.19.1']);
    if (!isAlive(table, tag)) return refuse('ecodip.no.eliminated', ['EC-4.16.1']);
    if (move.type !== 'autoReady') return undefined;
    return move.on === secrets[tag].autoReady ? refuse('ecodip.no.autoReadySame', ['EC-4.1.7']) : null;
  },
  apply(work: Work, seat: Seat, move: Move): boolean {
    if (move.type !== 'autoReady') return false;
    changeSecrets(work, powerAt(work.table, seat), { autoReady: move.on });
    return true;
  },
};
