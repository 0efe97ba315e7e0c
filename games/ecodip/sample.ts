import type { Draws } from '#kernel/chance.ts';
import { at, range, unreachable } from '#kernel/collections.ts';
import type { Actor, Seat } from '#kernel/game.ts';
import type { Unit } from '#diplomacy/types.ts';
import { legalSheet } from './bot/decent.ts';
import { FIRST_PRICES } from './data.ts';
import { inputs } from './inputs.ts';
import { living, powerAt, unitsOf } from './rules/facts.ts';
import { adjustmentOf } from './orders/judge-winter.ts';
import { type Office, officeOf } from './orders/office.ts';
import { benchOf, positionOf } from './rules/position.ts';
import { GOODS, MISSILES, type Move, type Order, type State, type Tag, TAGS, type Vote } from './types.ts';

/* Any legal sheet: the fuzzer and the weakest bot. What the judge refuses is left out before it is sent. */

const oneOf = <T>(chance: Draws, items: readonly T[]): T => at(items, chance.int(items.length));
const seldom = (chance: Draws, times: number): boolean => chance.int(times) === 0;
const some = <T>(chance: Draws, items: readonly T[], times: number): readonly T[] => items.filter(() => seldom(chance, times));

const VOTES: readonly Vote[] = ['yes', 'yes', 'no', 'abstain'];
/** From this turn on a random player would rather stop: random games end. */
const WEARY = 5;

/** Any neighbour that the map gives; the judge drops what is closed. */
const someMove = ({ world: { board } }: Office, { loc, coast, type }: Unit, chance: Draws): readonly Order[] => {
  const { army = [], fleet = [] } = at(board.provinces, board.provinceAt(loc));
  const near = type === 'army' ? army : Array.isArray(fleet) ? fleet : Object.entries(fleet).flatMap(([name, places]) => (name === coast ? places : []));
  if (near.length === 0) return [];
  const [to = '', harbour] = String(oneOf(chance, near)).split('/');
  return [harbour === undefined ? { k: 'move', at: loc, to } : { k: 'move', at: loc, to, coast: harbour }];
};

/** Mostly a step next door; now and then any legal order. */
const unitOrders = (office: Office, chance: Draws): readonly Order[] => {
  const { table, options, power } = office;
  return unitsOf(table, power).flatMap((unit) => {
    if (seldom(chance, 12)) return [];
    if (!seldom(chance, 5)) return someMove(office, unit, chance);
    const legal = benchOf(options).desk.legalOrders(positionOf(table, options), unit.loc);
    return legal.length === 0 ? [] : [oneOf(chance, legal)];
  });
};

/** A number that both parties of a deal come to by themselves, so that orders of random players sometimes match. */
const mix = (...numbers: readonly number[]): number => numbers.reduce((hash, n) => Math.imul(hash ^ (n + 0x9e37), 0x85ebca6b) >>> 3, 17);

/** Every pair of powers thinks of the same deal; one in three thinks of one at all. */
const thoughtOf = ({ table }: Office, seller: Tag, buyer: Tag): { readonly good: 'TB' | 'MP' | 'BT' | 'ICBM'; readonly price: number } | null => {
  const hash = mix(table.turn, TAGS.indexOf(seller), TAGS.indexOf(buyer));
  if (hash % 3 !== 0) return null;
  const good = table.turn % 2 === 1 ? 'ICBM' : at([...GOODS, 'ICBM'] as const, (hash >>> 4) % 4);
  return { good, price: 1 + Math.floor((good === 'ICBM' ? 2 * FIRST_PRICES.BT : table.prices[good]) * (0.6 + ((hash >>> 8) % 8) / 10)) };
};

const tradeOf = (office: Office, k: 'sell' | 'buy', partner: Tag): readonly Order[] => {
  const thought = k === 'sell' ? thoughtOf(office, office.power, partner) : thoughtOf(office, partner, office.power);
  if (thought === null) return [];
  const { good, price } = thought;
  return good === 'ICBM' ? [{ k, with: partner, n: 1, good, from: 'STOCK', price }] : [{ k, with: partner, n: 1, good, price }];
};

const trades = (office: Office, chance: Draws): readonly Order[] => {
  const partners = living(office.table).filter((tag) => tag !== office.power);
  const sales = partners.flatMap((partner) => tradeOf(office, 'sell', partner));
  const purchases = partners.flatMap((partner) => tradeOf(office, 'buy', partner));
  return [...sales, ...purchases].filter(() => !seldom(chance, 5));
};

const missileOrders = ({ world, secrets, table, power }: Office, chance: Draws): readonly Order[] => {
  const own = world.land.filter(({ id }) => table.owners[id] === power).map(({ id }) => id);
  const targets = world.provinces.map(({ id }) => id);
  const places =
    own.length === 0 ? [] : MISSILES.filter((what) => secrets.stock[what] > 0).map((what): Order => ({ k: 'place', what, n: 1, at: oneOf(chance, own) }));
  const shots = Object.entries(secrets.sites)
    .filter(([, arms]) => arms.ICBM > 0)
    .map(([from]): Order => ({ k: 'fire', from, target: oneOf(chance, targets), n: 1 }));
  return [...some(chance, places, 2), ...some(chance, shots, 12)];
};

const requests = ({ world }: Office, chance: Draws): readonly Order[] => [
  ...(seldom(chance, 6) ? [{ k: 'askAbm', at: oneOf(chance, world.land).id } as const] : []),
  ...(seldom(chance, 6) ? [{ k: 'askAid', what: 'gold', n: 10, text: 'famine' } as const] : []),
];

const gifts = ({ table, power, secrets }: Office, chance: Draws): readonly Order[] => {
  const gold = secrets.gold;
  if (gold === 0 || !seldom(chance, 4)) return [];
  const to = oneOf<Tag | 'UN'>(chance, ['UN', ...living(table).filter((tag) => tag !== power)]);
  return [{ k: 'give', to, gold: 1 + chance.int(Math.min(gold, 50)), public: seldom(chance, 2) }];
};

const votes = ({ table }: Office, chance: Draws): readonly Order[] => table.motions.map(({ no }) => ({ k: 'vote', motion: no, v: oneOf(chance, VOTES) }));

const seasonOrders = (office: Office, chance: Draws): readonly Order[] => [
  ...votes(office, chance),
  ...requests(office, chance),
  ...trades(office, chance),
  ...missileOrders(office, chance),
  ...unitOrders(office, chance),
  ...(office.table.phase === 'SPRING_ORDERS' ? gifts(office, chance) : []),
  ...(office.options.draws && office.table.turn >= WEARY && !seldom(chance, 50) ? [{ k: 'draw', accept: true } as const] : []),
];

const retreats = ({ table, power }: Office, chance: Draws): readonly Order[] =>
  table.dislodged.flatMap(({ unit, retreats: places }): readonly Order[] => {
    if (unit.power !== power || places.length === 0 || seldom(chance, 8)) return [];
    const { loc, coast } = oneOf(chance, places);
    return [coast === undefined ? { k: 'retreat', at: unit.loc, to: loc } : { k: 'retreat', at: unit.loc, to: loc, coast }];
  });

const winterOrders = (office: Office, chance: Draws): readonly Order[] => {
  const { world, table, power } = office;
  const due = adjustmentOf(office);
  const homes = chance.shuffle(world.land.filter(({ owner, centre }) => owner === power && centre));
  const builds = homes.slice(0, Math.max(0, due)).map(({ id, kind, coasts }): Order => {
    const fleet = kind === 'coast' && seldom(chance, 3);
    return fleet && coasts.length > 0 ? { k: 'build', unit: 'F', at: id, coast: oneOf(chance, coasts) } : { k: 'build', unit: fleet ? 'F' : 'A', at: id };
  });
  const units = chance.shuffle(unitsOf(table, power)).map(({ loc }) => loc);
  const owned = world.land.filter(({ id }) => table.owners[id] === power).map(({ id }) => id);
  return [
    ...builds,
    ...some(chance, units.slice(0, Math.max(0, -due)), 2).map((loc): Order => ({ k: 'remove', at: loc })),
    ...some(chance, units, 4).map((loc): Order => ({ k: 'starve', at: loc })),
    ...some(chance, units, 3).map((loc): Order => ({ k: 'reinforce', at: loc, n: 1 })),
    ...owned.filter((id) => table.factories[id]?.status === 'idle').map((id): Order => ({ k: 'produce', at: id })),
    ...some(chance, owned, 40).map((id): Order => ({ k: 'factory', at: id })),
    ...gifts(office, chance),
  ];
};

const placements = ({ world, secrets, power }: Office, chance: Draws): readonly Order[] => {
  const homes = world.land.filter(({ owner }) => owner === power).map(({ id }) => id);
  return MISSILES.flatMap((what) => range(secrets.stock[what]).map((): Order => ({ k: 'place', what, n: 1, at: oneOf(chance, homes) }))).filter(
    () => !seldom(chance, 4),
  );
};

const ordersFor = (office: Office, chance: Draws): readonly Order[] => {
  switch (office.table.phase) {
    case 'PLACEMENT':
      return placements(office, chance);
    case 'SPRING_ORDERS':
    case 'AUTUMN_ORDERS':
      return seasonOrders(office, chance);
    case 'SPRING_RETREATS':
    case 'AUTUMN_RETREATS':
      return retreats(office, chance);
    case 'WINTER_ORDERS':
    case 'GAME_OVER':
      return winterOrders(office, chance);
    default:
      return unreachable(office.table.phase);
  }
};

/** A random sheet without a refused line. */
export const sampleSheet = (office: Office, chance: Draws): string => legalSheet(office, ordersFor(office, chance), seldom(chance, 2) ? 'fr' : 'en');

/** Mostly he publishes what he looks at; else he does anything that he may. */
const sampleReferee = (state: State, chance: Draws): Move =>
  state.table.stage === 'review' && !seldom(chance, 8) ? { type: 'publish' } : inputs.sample(state, 'referee', chance);

/** Whoever is not asked, or has answered, leaves his sheet alone. */
const sampleSeat = (state: State, seat: Seat, chance: Draws): Move => {
  const { table, secrets } = state;
  const tag = powerAt(table, seat);
  if (table.stage === 'review' || !table.asked.includes(tag) || table.ready.includes(tag)) return { type: 'autoReady', on: !secrets[tag].autoReady };
  return { type: 'submit', sheet: sampleSheet(officeOf(state, tag), chance) };
};

export const sample = (state: State, actor: Actor, chance: Draws): Move =>
  actor === 'referee' ? sampleReferee(state, chance) : sampleSeat(state, actor, chance);
