import { sum } from '#kernel';
import type { SearchAid } from '#kernel';
import { worldOf } from '../data/world.ts';
import { forceOf, holdingsOf, isAlive, unitsOf, yearOf } from '../facts.ts';
import { FIRST_YEAR } from '../data.ts';
import type { Move, State, View } from '../types.ts';

/** A bond counts for so much of a centre. */
const BOND = 0.1;
/** The lead that makes one power e times as likely to win as another grows with the square root of the years to go. */
const LEAD = 1.5;
/** Years that a game without a last one is taken to have left. */
const ENDLESS = 10;

const yearsLeft = ({ options, table }: State): number =>
  options.maxYears === 0 ? ENDLESS : Math.max(1, FIRST_YEAR + options.maxYears - yearOf(table.turn));

/** The chance of each seat to be master of the world, or first in the last year. */
const value = (state: State): readonly number[] => {
  const { table, options } = state;
  if (table.ending !== null) {
    const { winners } = table.ending;
    return table.powers.map((tag) => (winners.includes(tag) ? 1 / winners.length : 0));
  }
  const { centres } = holdingsOf(worldOf(options), table);
  const scale = LEAD * Math.sqrt(yearsLeft(state));
  const weights = table.powers.map((tag) => {
    const bonds = sum(unitsOf(table, tag).map((unit) => forceOf(unit) - 1));
    return isAlive(table, tag) ? Math.exp((centres[tag] + BOND * bonds) / scale) : 0;
  });
  const all = sum(weights);
  return weights.map((weight) => (all > 0 ? weight / all : 0));
};

export const search: SearchAid<State, Move, View> = { value, horizon: 2 };
