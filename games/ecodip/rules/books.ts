import type { Position } from '#diplomacy/types.ts';
import type { ByPower, Missile, MissilePlace, Secrets, State, Stocks, Tag } from '../types.ts';
import { positionOf } from './position.ts';

/** What the resolution of one turn looks back to: possessions and position at its start, and what has been spent since. */
export interface Books {
  readonly start: ByPower<Secrets>;
  readonly stocks: ByPower<Stocks>;
  readonly position: Position;
  /** EC-4.4.5: gold spent this turn. */
  readonly spent: Partial<Record<Tag, number>>;
  /** Missiles that arrived this turn (option `missileSameTurn`). */
  readonly freshen: (tag: Tag, kind: Missile, place: MissilePlace, n: number) => void;
  readonly fresh: (tag: Tag, kind: Missile, place: MissilePlace) => number;
}

export const openBooks = ({ secrets, table, options }: Pick<State, 'secrets' | 'table' | 'options'>): Books => {
  const arrivals = new Map<string, number>();
  const fresh: Books['fresh'] = (tag, kind, place) => arrivals.get(`${tag} ${kind} ${place}`) ?? 0;
  return {
    start: { ...secrets },
    stocks: table.stocks,
    position: positionOf(table, options),
    spent: {},
    fresh,
    freshen: (tag, kind, place, n) => {
      arrivals.set(`${tag} ${kind} ${place}`, fresh(tag, kind, place) + n);
    },
  };
};
