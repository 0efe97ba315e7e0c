import type { Actor } from '#kernel/game.ts';
import type { RoomPerson, RoomView, SeatInfo } from '#protocol';
import { chairIn, gameNow, present } from './room-state.ts';

/* Whom the animator may want to help. */

/** A phone that is gone for less is only locked, or changes networks. */
export const LOST_MS = 20_000;
/** Nothing touched for so long: perhaps lost, and worth a look. */
const SLOW_MS = 20_000;

/** A table of the present game, as far as this asks. */
export interface TableNow {
  readonly table: string;
  /** Somebody plays there, and no pause stops them. */
  readonly goesOn: boolean;
  readonly awaited: readonly Actor[];
  /** « Bataille 2 : le marché ». */
  readonly window: string;
  readonly holders: readonly SeatInfo['holder'][];
}

/** Since when somebody is awaited, and in which window. */
export type Since = Map<number, { readonly from: number; readonly window: string }>;

const seatOf = (view: RoomView, tables: readonly TableNow[], person: number) => {
  const chair = chairIn(gameNow(view), person);
  const table = tables.find((one) => one.table === chair?.table.table);
  return chair === null || table === undefined ? null : { table, seat: chair.seat };
};

/** Whom a game waits for, and since when without a pause, a lost line or another window: in a game of turns one is always awaited. */
export const noteAwaited = (view: RoomView, tables: readonly TableNow[], since: Since, now: number): void => {
  for (const { person, lostAt } of view.people) {
    const at = seatOf(view, tables, person);
    const window = at?.table.window ?? '';
    if (lostAt !== null || at === null || !at.table.goesOn || !at.table.awaited.includes(at.seat)) since.delete(person);
    else if (since.get(person)?.window !== window) since.set(person, { from: now, window });
  }
};

export type Why =
  /** On paper: asked, or played for by a bot, which no touch of theirs takes away. */
  | { readonly why: 'paperAsked' | 'paperStood' }
  /** Their line is gone, or nothing was touched, for so long. */
  | { readonly why: 'lost' | 'slow'; readonly ms: number }
  /** Has nothing left but this. */
  | { readonly why: 'broke'; readonly left: string };

export type Need = Why & { readonly person: RoomPerson };

const whyOf = (person: RoomPerson, stoodFor: boolean, waited: number | null, left: string | undefined, now: number): Why | null => {
  if (stoodFor) return person.paper ? { why: 'paperStood' } : null;
  if (person.paper) return waited === null ? null : { why: 'paperAsked' };
  const lost = person.lostAt === null ? 0 : now - person.lostAt;
  // Whoever has nothing left may be lost or slow besides: about that something can be done.
  if (lost > LOST_MS) return { why: 'lost', ms: lost };
  if (waited !== null && waited >= SLOW_MS) return { why: 'slow', ms: waited };
  return left === undefined ? null : { why: 'broke', left };
};

const ORDER: readonly Why['why'][] = ['broke', 'paperAsked', 'lost', 'slow', 'paperStood'];

/** Who needs something, the most pressing first; `broke`: what is left to those who have nothing, by name. */
export const needsIn = (view: RoomView, tables: readonly TableNow[], since: Since, broke: ReadonlyMap<string, string>, now: number): readonly Need[] =>
  present(view)
    .flatMap((person): readonly Need[] => {
      const at = seatOf(view, tables, person.person);
      const from = since.get(person.person)?.from;
      const why = whyOf(person, at?.table.holders[at.seat] === 'bot', from === undefined ? null : now - from, broke.get(person.name), now);
      return why === null ? [] : [{ ...why, person }];
    })
    .toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
