import type { Bot, BotLevel, SearchAid, Seat } from '#kernel/game.ts';
import { FACTORY_PRICE, HOUSE_PRICE, LIVING_WAGE } from '../content/data.ts';
import { isActivePlayer, player } from '../rules/facts.ts';
import type { Move, MoveType, State, View } from '../types.ts';
import { decent, playerOf, weak } from './decent.ts';
import { housesWanted } from './forecast.ts';
import { allows, type Eyes, firstAllowed, type Taste, typeOf, USUAL } from './sight.ts';
import { bankersScore, outcome, wealthOf } from '../scoring.ts';

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

/* What a searcher needs to know of Triple Bataille. */

/** Ahead of somebody by so many bundles, one is likely to stay there. */
const SAFE_LEAD = 8;

const certainty = (lead: number): number => 1 / (1 + Math.exp(-lead / (SAFE_LEAD / 2)));

/** How many of the others somebody with this wealth will probably leave behind, from none (0) to all (1). */
const probablePlace = (wealths: ReadonlyMap<Seat, number>, seat: Seat, own: number, bundle: number): number => {
  let beaten = 0;
  for (const [other, wealth] of wealths) if (other !== seat) beaten += certainty((own - wealth) / bundle);
  return beaten / Math.max(1, wealths.size - 1);
};

/** TB-5.4; bankers, who play for another score, by their part of all wealth; those who are out have lost. */
const value = (state: State): readonly number[] => {
  const { table, vault } = state;
  const standings = outcome(state)?.standings;
  const wealths = new Map(table.players.flatMap((subject, seat) => (isActivePlayer(subject) ? [[seat, wealthOf(state, seat)] as const] : [])));
  const score = bankersScore(table, vault);
  const ofPlayers = [...wealths.values()].reduce((sum, wealth) => sum + Math.max(0, wealth), 0) / table.bundle;
  return table.players.map(({ role }, seat) => {
    if (role === 'banker') return score / Math.max(1, score + ofPlayers);
    const own = wealths.get(seat);
    if (own === undefined) return 0;
    const rank = standings?.find((each) => each.seat === seat)?.rank;
    if (rank !== undefined) return wealths.size === 1 ? 1 : (wealths.size - rank) / (wealths.size - 1);
    return probablePlace(wealths, seat, own, table.bundle);
  });
};

const STAKES: readonly Move[] = [0, 1, 2, 3].map((b) => ({ type: 'setStake', b }));

/** Offers are many (gifts and loans to everybody): worth comparing are every stake, and whole ways of playing. */
const candidates = (sight: Eyes): readonly Move[] => (sight.view.table.point.kind === 'stake' ? STAKES.filter((stake) => allows(sight, stake)) : []);

/** A house here or a credit there says little: what a taste comes to shows after some battles. The first is the usual one. */
const TASTES: readonly Taste[] = [
  USUAL,
  { ...USUAL, credits: 0 },
  { ...USUAL, credits: 6, trusting: true },
  { ...USUAL, credits: 1, trusting: true },
  { ...USUAL, order: ['main', 'rental', 'factory'], credits: 3 },
  { ...USUAL, order: ['factory', 'rental', 'main'], credits: 3 },
];

export const search: SearchAid<State, Move, View> = {
  value,
  candidates,
  plans: [...TASTES.map(playerOf), policies.employs],
  // What another must want too, what is given away, and what is no way of playing: a playout in which others play on by habit says nothing of it.
  idle: ['tableMotion', 'pause', 'gift', 'offerLoan', 'offerSale', 'offerJob', 'seekJob', 'pledge', 'unpledge', 'forgive', 'withdrawOffer'],
  horizon: 10,
  sure: 2,
  reasons: [{ metric: 'triple-bataille.metric.wealth', clause: 'TB-5.2' }],
  effort: { playouts: 128, moves: 24_000 },
};

/** TB-12.6: the levels that Triple Bataille has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent };
