import { type Chance, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { faceFrom } from './cards.ts';
import { EVENT, type EventName } from '../content/data.ts';
import { optionSpecs } from '../options.ts';
import { setup } from '../setup.ts';
import { type Entry, type Face, FUNDS, type Options, type Player, type Table, VAULTS, type Zone } from '../types.ts';
import { begin, change, type Work } from './work.ts';
import { eventsAfterPayout, turnEvents } from './events.ts';
import { addUnder, createMoney, destroyMoney, held, putUnder, takeFrom, takePayment } from './money.ts';
import { payOut } from './payout.ts';
import { winnersOrder } from './winners.ts';

/* Steps in the making for tests of single rules: a game after set-up with some facts changed. */

const ZONES: readonly Zone[] = [...FUNDS, ...VAULTS];

export const optionsWith = (chosen: Partial<Options>): Options => requireOptions(optionSpecs, chosen);

/** Facts of a position; what is not said stays as it is. */
export interface Facts {
  /** What everybody has, but for those whose piles are named. */
  readonly pile?: number;
  readonly piles?: Readonly<Record<Seat, number>>;
  readonly players?: Readonly<Record<Seat, Partial<Player>>>;
  readonly funds?: Readonly<Partial<Record<Zone, number>>>;
  readonly state?: Partial<Table['state']>;
  readonly bank?: Partial<Table['bank']>;
  readonly cycle?: Partial<Table['cycle']>;
  readonly history?: Partial<Table['history']>;
  readonly table?: Partial<Table>;
}

interface Setting extends Facts {
  readonly options?: Partial<Options>;
  readonly seats?: number;
  readonly battle?: number;
  /** L. */
  readonly bundle?: 1 | 2 | 4;
  readonly chance?: Chance;
}

export const setPile = (work: Work, seat: Seat, cards: number): void => {
  const { pile } = at(work.table.players, seat);
  if (pile > cards) destroyMoney(work, takePayment(work, seat, pile - cards));
  else putUnder(work, seat, createMoney(work, cards - pile));
};

export const setFund = (work: Work, zone: Zone, cards: number): void => {
  const now = held(work, zone);
  if (now > cards) destroyMoney(work, takeFrom(work, zone, now - cards));
  else addUnder(work, zone, createMoney(work, cards - now));
};

export const setPlayer = (work: Work, seat: Seat, facts: Partial<Player>): void => change(work, seat, facts);

/** The same step with these facts changed. */
export const arrange = (work: Work, { pile, piles = {}, players = {}, funds = {}, state, bank, cycle, history, table: others }: Facts): Work => {
  const { table } = work;
  for (const seat of table.players.keys()) {
    const cards = piles[seat] ?? pile;
    if (cards !== undefined) setPile(work, seat, cards);
  }
  for (const zone of ZONES) {
    const cards = funds[zone];
    if (cards !== undefined) setFund(work, zone, cards);
  }
  for (const [seat, facts] of Object.entries(players)) setPlayer(work, Number(seat), facts);
  Object.assign(table, others);
  table.state = { ...table.state, ...state };
  table.bank = { ...table.bank, ...bank };
  table.cycle = { ...table.cycle, ...cycle };
  table.history = { ...table.history, ...history };
  return work;
};

export const workWith = ({ options = {}, seats = 4, battle = 2, bundle = 1, chance = quickChance(7), ...facts }: Setting = {}): Work => {
  const work = begin(setup(optionsWith({ mode: 'dette', ...options }), seats, quickChance(1)).state, chance);
  work.table.battle = battle;
  work.table.bundle = bundle;
  return arrange(work, facts);
};

export const house = (main: number, rental = 0, secondary = 0) => ({ houses: { main, secondary, rental } });

export const subsidiaryWith = (cards: number, id = 1) => ({ id, cards, contract: null });

export const pilesOf = (work: Work): readonly number[] => work.table.players.map(({ pile }) => pile);

export const pileOf = (work: Work, seat: Seat): number => at(work.table.players, seat).pile;

/** An own stake that turns these faces, without cards on the table. */
export const entryOf = (seat: Seat, counting: readonly Face[], facts: Partial<Entry> = {}): Entry => ({
  key: String(seat),
  owner: seat,
  operator: seat,
  kind: 'micro',
  b: counting.length,
  f: 0,
  post: false,
  counting,
  cards: [],
  ...facts,
});

/** The battle in this order of winners. */
export const stand = (work: Work, entries: readonly Entry[]): void => {
  work.table.battleReport = { ...work.table.battleReport, entries, order: entries.map(({ key }) => [key]), turned: [] };
};

/* ---------- events ---------- */

export const faces = (...names: readonly EventName[]): readonly number[] => names.map((name) => EVENT[name]);

/** L = 2, so that a bundle is not a card: piles and funds of 20; seat 0 has 5 factory cards, 4 houses, 5 credits and a post. */
export const readyForEvents = (mode: 'dette' | 'libre' | 'decouverte' = 'dette', seed = 7): Work => {
  const work = workWith({ options: { mode, events: true }, bundle: 2, battle: 4, chance: quickChance(seed) });
  for (const seat of work.table.players.keys()) setPile(work, seat, 20);
  for (const zone of ['state', 'profitIndustry', 'profitBuilding', 'wagesIndustry', 'wagesBuilding', 'nextPot'] as const) setFund(work, zone, 20);
  const subsidiary = { id: 1, cards: 2, contract: null };
  setPlayer(work, 0, { factory: 3, subsidiaries: [subsidiary], houses: { main: 1, secondary: 0, rental: 3 }, credits: 5, post: true });
  return work;
};

export const playEvents = (work: Work, ...names: readonly EventName[]): Work => {
  stand(work, [entryOf(0, faces(...names))]);
  turnEvents(work);
  eventsAfterPayout(work);
  return work;
};

/** What changed in the piles (by seat) and the zones. */
export const changes = (act: (work: Work) => void, work: Work): Readonly<Record<string, number>> => {
  const piles = work.table.players.map(({ pile }) => pile);
  const before = new Map(ZONES.map((zone) => [zone, held(work, zone)]));
  act(work);
  const moved: Record<string, number> = {};
  for (const [seat, pile] of piles.entries()) if (pileOf(work, seat) !== pile) moved[`pile${seat}`] = pileOf(work, seat) - pile;
  for (const zone of ZONES) if (held(work, zone) !== before.get(zone)) moved[zone] = held(work, zone) - (before.get(zone) ?? 0);
  return moved;
};

/* ---------- battles ---------- */

/** An entry by its ranks: `stake(0, [13, 9], { f: 2 })` is K 9 with two factory cards. A suit for each card keeps the faces apart. */
export const stake = (seat: Seat, ranks: readonly number[], facts: Partial<Entry> = {}): Entry => {
  const f = facts.f ?? 0;
  const counting = ranks.map((rank, index) => faceFrom(rank, (seat + index) % 4));
  return entryOf(seat, counting, { f, kind: f === 0 ? 'micro' : 'main', ...facts });
};

/** Pays out a pot that holds all available cards, in the order of TB-4.7 or in a given one. Says what each seat got, and the state. */
export const contend = (
  work: Work,
  entries: readonly Entry[],
  pot: number,
  order: readonly (readonly string[])[] = winnersOrder(work, entries),
): { readonly gains: readonly number[]; readonly state: number } => {
  setFund(work, 'pot', pot);
  const state = work.table.funds.state;
  const piles = work.table.players.map(({ pile }) => pile);
  work.table.battleReport = { ...work.table.battleReport, entries, order, turned: [] };
  payOut(work);
  return { gains: piles.map((pile, seat) => pileOf(work, seat) - pile), state: work.table.funds.state - state };
};
