import { at } from '#kernel/collections.ts';
import type { Actor, AnyGame, FullSight, Seat } from '#kernel/game.ts';
import { moments, sightOf } from '#kernel/match.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import { type Recording, replay } from '#kernel/recording.ts';
import type { LogLine, TableInfo } from '#protocol';

/** One picture of a game played again. */
export interface Frame {
  readonly step: number;
  readonly turn: number;
  readonly view: unknown;
  readonly awaited: readonly Actor[];
}

/** What the film shows of its table; `table` is null for a recording out of a file. */
export type FilmInfo = Pick<TableInfo, 'game' | 'code' | 'seats'> & Partial<Pick<TableInfo, 'fork'>> & { readonly table: string | null };

/** A recording and where it came from. */
export interface FilmSource {
  readonly info: FilmInfo;
  readonly recording: Recording;
}

/** A finished game, moment by moment, as its referee may see it: nothing is secret any more. */
export interface Film {
  readonly frames: readonly Frame[];
  readonly lines: readonly LogLine[];
  /** What a seat saw, and was asked, at one of the frames. */
  readonly sight: (place: number, seat: Seat) => FullSight<unknown, unknown>;
}

export type Developed = { readonly ok: true; readonly film: Film } | { readonly ok: false; readonly step: number; readonly why: Message };

/** What everybody could read of a game, moment by moment. */
export const linesOf = (all: readonly { readonly step: number; readonly log: readonly LogEntry[] }[]): readonly LogLine[] => {
  let n = 0;
  return all.flatMap(({ step, log }) => log.flatMap((entry): readonly LogLine[] => (entry.to === 'all' ? [{ ...entry, n: ++n, step, at: 0 }] : [])));
};

export const develop = ({ module }: AnyGame, recording: Recording): Developed => {
  const replayed = replay(module, recording);
  if (!replayed.ok) return { ok: false, step: replayed.step, why: replayed.refusal };
  const all = moments(replayed.match);
  const frames = all.map(({ step, state }): Frame => {
    const pending = module.pending(state);
    return {
      step,
      turn: module.turn(state),
      view: module.view(state, 'referee'),
      awaited: pending.filter(({ duty }) => duty === 'must').map(({ seat }) => seat),
    };
  });
  return { ok: true, film: { frames, lines: linesOf(all), sight: (place, seat) => sightOf(module, at(all, place).state, seat) } };
};
