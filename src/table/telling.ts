import { sum } from '#kernel/collections.ts';
import type { TableRoom, Telling, WallPress } from '#protocol';
import type { Stamp, TableRecord } from './journal.ts';
import { inBackground } from './ports.ts';
import { prepareChairs } from './prepare.ts';
import { isRefusal, refuse } from './refusal.ts';
import type { Prepared, TableState } from './state.ts';
import { Watch } from './watch.ts';

/* What the wall of a room tells before the game goes on. */

const RETRY_MS = 5000;

const endOf = ({ from, parts }: Telling): number => from + sum(parts);

const withTelling = (record: TableRecord, room: TableRoom, telling: Telling | null): TableRecord => ({ ...record, inRoom: { ...room, telling } });

/** Telling goes on in another part, or ends with this. */
const prepareTelling = (state: TableState, telling: Telling | null, request: Stamp): Prepared => {
  const { inRoom: room } = state.record;
  return room === null ? refuse('stale') : prepareChairs(state, { record: withTelling(state.record, room, telling) }, request);
};

/** A press leads the wall one part on, or back; past the last one the game goes on. What was told is told again from its last part. */
export const preparePress = (state: TableState, press: WallPress, request: Stamp): Prepared => {
  const { game, match, record } = state;
  const { inRoom: room } = record;
  const told = match === null || record.status !== 'playing' ? null : (game.module.tells?.(match.now.state) ?? null);
  if (room === null || told === null) return refuse('stale');
  const parts = room.telling?.parts ?? told.seconds.map((seconds) => seconds * room.second);
  const before = (part: number): number => sum(parts.slice(0, part));
  const spent = room.telling === null ? before(parts.length) : request.at - room.telling.from;
  const part =
    room.telling === null
      ? parts.length
      : Math.max(
          0,
          parts.findLastIndex((_, index) => before(index) <= spent),
        );
  const next = Math.max(0, press === 'on' ? part + 1 : part - 1);
  return prepareTelling(state, next >= parts.length ? null : { moment: told.moment, from: request.at - before(next), parts, hidden: told.hidden }, request);
};

/** A wall of the room was opened, or the last one closed: then nobody is kept waiting for it. */
export const prepareWall = (state: TableState, second: number, request: Stamp): Prepared => {
  const { inRoom: room, status } = state.record;
  if (room === null || status !== 'playing' || room.second === second) return refuse('stale');
  return prepareChairs(state, { record: { ...state.record, inRoom: { ...room, second, telling: second === 0 ? null : room.telling } } }, request);
};

/** Has the game go on when the wall has told to the end. */
export class Teller extends Watch {
  update({ record: { inRoom, status } }: TableState): void {
    const telling = inRoom?.telling ?? null;
    if (telling === null || status !== 'playing' || this.rests) return this.alarm.clear();
    this.#arm(endOf(telling));
    return undefined;
  }

  #arm(at: number): void {
    this.alarm.set(at, () => inBackground(this.#ring(), this.ports.log, 'the end of a telling failed'));
  }

  async #ring(): Promise<void> {
    const settled = await this.clerk.attempt('table', null, (state, stamp) => {
      const telling = state.record.inRoom?.telling ?? null;
      return telling === null || endOf(telling) > stamp.at ? refuse('stale') : prepareTelling(state, null, stamp);
    });
    const telling = this.clerk.stored.record.inRoom?.telling ?? null;
    if (isRefusal(settled) && telling !== null && !this.rests) this.#arm(Math.max(endOf(telling), this.ports.time.now() + RETRY_MS));
  }
}
