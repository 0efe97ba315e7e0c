import { sum } from '#kernel/collections.ts';
import type { SearchAid } from '#kernel/game.ts';
import { worldOf } from '../data/world.ts';
import { forceOf, holdingsOf, isAlive, unitsOf } from '../rules/facts.ts';
import type { Move, State, View } from '../types.ts';

/** A bond counts for so much of a centre. */
const BOND = 0.1;
/** So many centres more make one power e times as likely to win as another: what games of bots say best. */
const LEAD = 2.5;

/** The chance of each seat to be master of the world, or first in the last year. */
const value = ({ table, options }: State): readonly number[] => {
  if (table.ending !== null) {
    const { winners } = table.ending;
    return table.powers.map((tag) => (winners.includes(tag) ? 1 / winners.length : 0));
  }
  const { centres } = holdingsOf(worldOf(options), table);
  const weights = table.powers.map((tag) => {
    const bonds = sum(unitsOf(table, tag).map((unit) => forceOf(unit) - 1));
    return isAlive(table, tag) ? Math.exp((centres[tag] + BOND * bonds) / LEAD) : 0;
  });
  const all = sum(weights);
  return weights.map((weight) => (all > 0 ? weight / all : 0));
};

export const search: SearchAid<State, Move, View> = { value, horizon: 2 };
