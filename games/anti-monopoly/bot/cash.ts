import { at, sum } from '#kernel/collections.ts';
import { isStreet, mortgageValue, resaleValue, titleData, titleIndex } from '../data.ts';
import { liftCost } from '../rules/mortgages.ts';
import { incomeOf, rentOf } from '../rules/rent.ts';
import type { Move, MoveOf, Title, TitleId, View } from '../types.ts';
import { buildReserve, isLastTurn, roundsLeft, visitsIn } from './outlook.ts';
import { best, offered, type Reading } from './reading.ts';
import { othersOwned, seriesOf } from './value.ts';
import { WEIGHTS } from './weights.ts';
import { expectedRents, landing } from './worth.ts';

/* AM-12.2: money from titles and buildings, and back into titles. */

type Liquidation = MoveOf<'mortgage'> | MoveOf<'sellBuildings'>;

const withTitle = (view: View, id: TitleId, change: Partial<Title>): View => {
  const index = titleIndex(id);
  const titles = view.table.titles.with(index, { ...at(view.table.titles, index), ...change });
  return { ...view, table: { ...view.table, titles } };
};

/** What one level of a street is sold back for; nothing for companies. */
const halfStep = (id: TitleId): number => {
  const data = titleData(id);
  return isStreet(data) ? resaleValue(data) : 0;
};

const gainOf = (move: Liquidation): number => (move.type === 'mortgage' ? mortgageValue(titleData(move.title)) : move.levels * halfStep(move.title));

const afterwards = (view: View, move: Liquidation): View =>
  move.type === 'mortgage'
    ? withTitle(view, move.title, { mortgaged: true })
    : withTitle(view, move.title, { level: at(view.table.titles, titleIndex(move.title)).level - move.levels });

/** A mortgage costs rents until it is lifted; a building sold costs rents to the end, and as much again to build anew. */
const lossOf = ({ view, seat }: Reading, move: Liquidation): number => {
  const rounds = move.type === 'mortgage' ? Math.min(WEIGHTS.mortgageRounds, roundsLeft(view)) : WEIGHTS.mortgageRounds;
  const visits = visitsIn(view, seat, rounds) + 1;
  const rents = expectedRents(view, seat, visits) - expectedRents(afterwards(view, move), seat, visits);
  return rents + (move.type === 'mortgage' ? 0 : gainOf(move));
};

/** AM-12.2: the step that costs least for what it brings towards the sum that is missing. */
export const raise = (reading: Reading, missing: number): Liquidation | null => {
  const steps: readonly Liquidation[] = [...offered(reading, 'mortgage'), ...offered(reading, 'sellBuildings')];
  return best(steps, (move) => -lossOf(reading, move) / Math.min(gainOf(move), missing))?.item ?? null;
};

/** What may be mortgaged for a title that is wanted more, if it is enough: nothing that belongs to a series, or to that of the title. */
export const spareMortgage = (reading: Reading, wanted: number, missing: number): MoveOf<'mortgage'> | null => {
  const { view, seat } = reading;
  const spare = offered(reading, 'mortgage').filter(({ title }) => {
    const index = titleIndex(title);
    return !seriesOf(wanted).includes(index) && othersOwned(view, seat, index) === 0;
  });
  if (sum(spare.map(gainOf)) < missing) return null;
  return best(spare, (move) => -lossOf(reading, move) / gainOf(move))?.item ?? null;
};

/** AM-12.2: lifting costs what was lent, so it pays as soon as there is money to spare; the dearest rents first. */
export const lift = (reading: Reading): Move | null => {
  const { view, seat, cash } = reading;
  const moves = offered(reading, 'unmortgage');
  if (moves.length === 0 || cash <= WEIGHTS.buildReserve || isLastTurn(view)) return null;
  const free = cash - buildReserve(view, seat);
  const payable = moves.filter(({ title }) => liftCost(view.options, title) <= free);
  const rate = ({ title }: MoveOf<'unmortgage'>): number => {
    const index = titleIndex(title);
    const rent = rentOf(withTitle(view, title, { mortgaged: false }), index);
    return (rent * landing(titleData(title).square)) / liftCost(view.options, title);
  };
  return best(payable, rate)?.item ?? null;
};

/** AM-12.8: where only cash and one rent count, everything is turned into money in the last turn. */
export const liquidate = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  if (view.options.limitScoring !== 'richest' || !isLastTurn(view)) return null;
  const sales = offered(reading, 'sellBuildings');
  const all = best(sales, gainOf);
  if (all !== null) return all.item;
  const now = incomeOf(view, seat);
  return offered(reading, 'mortgage').find((move) => gainOf(move) > now - incomeOf(afterwards(view, move), seat)) ?? null;
};
