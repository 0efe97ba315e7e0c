import type { Bot, Seat } from '#kernel/game.ts';
import { FACTORY_PRICE, HOUSE_PRICE, LIVING_WAGE } from '../content/data.ts';
import { player } from '../rules/facts.ts';
import type { Move, MoveType, View } from '../types.ts';
import { decent, playerOf } from './decent.ts';
import { housesWanted } from './forecast.ts';
import { allows, type Eyes, firstAllowed, typeOf } from './sight.ts';
import { USUAL } from './taste.ts';

/* Players with one habit each, who otherwise play as `decent` does: for the lab, which asks what the habit does to an economy. */

type Policy = Bot<View, Move>;

/** Does what it is fond of whenever the rules allow it. */
const fondOf = (wishes: (sight: Eyes, seat: Seat) => Iterable<Move>): Policy => ({
  choose: (sight, seat, chance) => firstAllowed(sight, wishes(sight, seat)) ?? decent.choose(sight, seat, chance),
});

/** Does without some moves, as long as the rules leave another one. */
const without = (...types: readonly MoveType[]): Policy => ({
  choose(sight, seat, chance) {
    const shunned: ReadonlySet<string> = new Set(types);
    const move = decent.choose({ ...sight, offers: sight.offers.filter((offer) => !shunned.has(typeOf(offer))) }, seat, chance);
    return allows(sight, move) ? move : decent.choose(sight, seat, chance);
  },
});

/** A credit in every battle, while the bank grants one. */
const alwaysBorrows = fondOf(({ view }, seat) => (view.table.point.kind === 'plan' && player(view, seat).granted === 0 ? [{ type: 'takeCredit', n: 1 }] : []));

/** All it has goes into houses to let, down to the last card, while there are tenants. */
const letsHouses = fondOf(({ view }, seat) => {
  const { pile, houses } = player(view, seat);
  if (view.table.point.kind !== 'market' || houses.main === 0 || pile < HOUSE_PRICE * view.table.bundle || housesWanted(view) <= 0) return [];
  return [{ type: 'buildHouse', slot: 'rental' }];
});

/** A second workshop is for somebody else to run, at the living wage and one bundle more. */
const employs = fondOf(({ view }, seat) => {
  const { factory, pile, subsidiaries } = player(view, seat);
  if (view.table.point.kind === 'market') {
    return factory > 0 && subsidiaries.length === 0 && pile >= FACTORY_PRICE * view.table.bundle ? [{ type: 'buildFactory', target: 'new' }] : [];
  }
  const idle = subsidiaries.filter(({ id, contract }) => contract === null && !view.table.proposals.some((proposal) => proposal.id === `job/${seat}/${id}`));
  return idle.map(({ id, cards }) => ({ type: 'offerJob', subsidiary: id, k: cards, wage: LIVING_WAGE + 1, to: 'all' }));
});

/** All that the bank lends while a credit pays goes into things at once, also where the rate rises afterwards. */
const bold = playerOf({ ...USUAL, credits: Number.POSITIVE_INFINITY, trusting: true });

/** Own roof first, then houses to let and workshops; the next food, rent, stake and interest stay in hand, and credits are for need alone. */
const cautious = playerOf({ order: ['main', 'rental', 'factory'], kept: 1, credits: 0, trusting: false });

export const policies = {
  alwaysBorrows,
  bold,
  cautious,
  employs,
  hoards: without('buildHouse', 'buildFactory', 'buy', 'bid'),
  letsHouses,
  neverBorrows: without('takeCredit'),
  takesNoPost: without('takePublicPost'),
} as const satisfies Readonly<Record<string, Policy>>;
