import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CITY_STREETS, isStreet, MAX_LEVEL, MONEY_UNIT, MONOPOLY_STREETS, mortgageValue, resaleValue, titleData, titleIndex } from '../data.ts';
import { cashOf, ownedBy, player, type PublicFacts, roleOf, title } from './facts.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import { type City, type Move, type MoveOf, type Options, type State, TITLE_IDS, type TitleId } from '../types.ts';
import { changeTitle, pay, type Work } from './work.ts';
import { cityName, freeStreets, incomeOf, titleName } from './rent.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import { checkSale, sell, sellableLevels, streetOf } from './buildings.ts';

/* AM-4.3.6, AM-4.3.7: money on titles. */

export const hasBuildingsIn = ({ table }: PublicFacts, seat: Seat, city: City): boolean =>
  CITY_STREETS[city].some((index) => {
    const { owner, level } = at(table.titles, index);
    return owner === seat && level > 0;
  });

/** AM-4.3.6: does the buildings of a monopolist forbid that one street fewer of the city is free? */
const holdsBuildingsUp = (facts: PublicFacts, seat: Seat, city: City): boolean =>
  player(facts, seat).role === 'M' && freeStreets(facts, seat, city) - 1 < MONOPOLY_STREETS && hasBuildingsIn(facts, seat, city);

export const checkMortgage = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { options, table } = state;
  const { owner, mortgaged, level } = title(state, id);
  const args = () => ({ title: titleName(options, id) });
  if (owner !== seat) return refuse('no.notYours', ['AM-4.3.6'], args());
  if (mortgaged) return refuse('no.alreadyMortgaged', ['AM-4.3.6'], args());
  if (level > 0) return refuse('no.mortgageBuilt', ['AM-4.3.6'], args());
  if (table.guards.lifted.includes(id)) return refuse('no.reversal', ['AM-4.3.9'], args());
  const data = titleData(id);
  if (!isStreet(data) || !holdsBuildingsUp(state, seat, data.city)) return null;
  return refuse('no.holdsBuildingsUp', ['AM-4.3.6', 'AM-9.5'], { ...args(), city: cityName(options, data.city) });
};

const mortgage = (work: Work, seat: Seat, id: TitleId): void => {
  const amount = mortgageValue(titleData(id));
  pay(work, { from: 'bank', to: seat, amount });
  changeTitle(work, titleIndex(id), { mortgaged: true });
  const { guards } = work.table;
  work.table.guards = { ...guards, mortgaged: [...guards.mortgaged, id] };
  work.log?.push(tell('log.mortgaged', { who: who(seat), title: titleName(work.options, id), amount: money(amount) }, ['AM-4.3.6']));
};

/** AM-4.3.7: the amount borrowed, with interest rounded up to a multiple of 10 (AM-6.9). */
export const liftCost = ({ mortgageInterestPct }: Pick<Options, 'mortgageInterestPct'>, id: TitleId): number => {
  const borrowed = mortgageValue(titleData(id));
  return Math.ceil((borrowed * (100 + mortgageInterestPct)) / (100 * MONEY_UNIT)) * MONEY_UNIT;
};

export const checkLift = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { options, table } = state;
  const { owner, mortgaged } = title(state, id);
  const args = () => ({ title: titleName(options, id) });
  if (owner !== seat) return refuse('no.notYours', ['AM-4.3.7'], args());
  if (!mortgaged) return refuse('no.notMortgaged', ['AM-4.3.7'], args());
  if (table.guards.mortgaged.includes(id)) return refuse('no.reversal', ['AM-4.3.9'], args());
  const cost = liftCost(options, id);
  return cashOf(state, seat) >= cost ? null : refuse('no.tooDear', ['AM-4.3.7'], { price: money(cost) });
};

export const lift = (work: Work, seat: Seat, id: TitleId): void => {
  const amount = liftCost(work.options, id);
  pay(work, { from: seat, to: 'bank', amount });
  changeTitle(work, titleIndex(id), { mortgaged: false });
  const { guards } = work.table;
  work.table.guards = { ...guards, lifted: [...guards.lifted, id] };
  work.log?.push(tell('log.unmortgaged', { who: who(seat), title: titleName(work.options, id), amount: money(amount) }, ['AM-4.3.7']));
};

/* Liquidation moves: selling buildings and mortgaging, in four phases alike; and how they are made for an absent debtor. */

type LiquidationMove = MoveOf<'sellBuildings'> | MoveOf<'mortgage'>;

export const isLiquidation = (move: Move): move is LiquidationMove => move.type === 'sellBuildings' || move.type === 'mortgage';

export const checkLiquidation = (state: State, seat: Seat, move: LiquidationMove): Message | null =>
  move.type === 'mortgage' ? checkMortgage(state, seat, move.title) : checkSale(state, seat, move.title, move.levels);

export const liquidate = (work: Work, seat: Seat, move: LiquidationMove): void =>
  move.type === 'mortgage' ? mortgage(work, seat, move.title) : sell(work, seat, move.title, move.levels);

const saleLabel = (state: State, seat: Seat, id: TitleId, levels: number): Message => {
  const street = streetOf(id);
  const all = levels === title(state, id).level;
  const key = all ? 'do.sellAll' : 'do.sellBuildings';
  const args = { title: titleName(state.options, id), levels, amount: money(street === null ? 0 : levels * resaleValue(street)) };
  const hotel = title(state, id).level === MAX_LEVEL[roleOf(state, seat)];
  return say(hotel ? 'do.sellHotel' : key, args, ['AM-4.3.5']);
};

export const liquidationOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const offers: Draft<Move>[] = [];
  for (const index of ownedBy(state, seat)) {
    const id = at(TITLE_IDS, index);
    const { level, mortgaged } = at(state.table.titles, index);
    if (level > 0)
      for (const levels of sellableLevels(state, seat, id)) {
        offers.push(offerMove({ type: 'sellBuildings', title: id, levels }, () => saleLabel(state, seat, id, levels), { weighty: true }));
      }
    if (level === 0 && !mortgaged && checkMortgage(state, seat, id) === null) {
      const args = () => ({ title: titleName(state.options, id), amount: money(mortgageValue(titleData(id))) });
      offers.push(offerMove({ type: 'mortgage', title: id }, () => say('do.mortgage', args(), ['AM-4.3.6']), { weighty: true }));
    }
  }
  return offers;
};

/* ---------- automatic liquidation (AM-4.9.9) ---------- */

interface Step {
  readonly move: LiquidationMove;
  readonly gain: number;
  readonly loss: number;
}

/** What one step brings in, and the rents it costs of the income there is. */
const weigh = (state: State, seat: Seat, move: LiquidationMove, income: number): Step => {
  const index = titleIndex(move.title);
  const before = at(state.table.titles, index);
  const after = move.type === 'mortgage' ? { ...before, mortgaged: true } : { ...before, level: before.level - move.levels };
  const street = streetOf(move.title);
  const gain = move.type === 'mortgage' ? mortgageValue(titleData(move.title)) : move.levels * (street === null ? 0 : resaleValue(street));
  const titles = state.table.titles.with(index, after);
  return { move, gain, loss: income - incomeOf({ options: state.options, table: { ...state.table, titles } }, seat) };
};

/** Every single step: one title, or the fewest levels that a street allows. Titles come in the order of their squares. */
const steps = (state: State, seat: Seat): readonly Step[] => {
  const ids = ownedBy(state, seat).map((index) => at(TITLE_IDS, index));
  const mortgages = ids.filter((id) => checkMortgage(state, seat, id) === null).map((id): LiquidationMove => ({ type: 'mortgage', title: id }));
  const sales = ids.flatMap((id): readonly LiquidationMove[] => {
    const [levels] = sellableLevels(state, seat, id);
    return levels === undefined ? [] : [{ type: 'sellBuildings', title: id, levels }];
  });
  // Mortgages first, so that the first of equal steps is the one that AM-4.9.9 wants.
  const income = incomeOf(state, seat);
  return [...mortgages, ...sales].map((move) => weigh(state, seat, move, income));
};

/** The step that costs the least rent for what it brings in; ratios are compared as fractions. Null when nothing can be sold. */
export const cheapestStep = (state: State, seat: Seat): LiquidationMove | null => {
  let best: Step | null = null;
  for (const step of steps(state, seat)) if (best === null || step.loss * best.gain < best.loss * step.gain) best = step;
  return best === null ? null : best.move;
};
