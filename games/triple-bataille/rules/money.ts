import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { newPack, stamped, valueOf, worth } from './cards.ts';
import type { Card, Fund, VaultFund, Zone } from '../types.ts';
import { change, count, type Work } from './work.ts';

/* TB-2.3.5, TB-6.4.2: how cards change hands. Amounts are values; without `denominations` every card is worth 1. */

const VAULT_ZONES: readonly string[] = ['bankProfit', 'bankEquity'] satisfies readonly VaultFund[];
const isVault = (zone: Zone): zone is VaultFund => VAULT_ZONES.includes(zone);

const addTo = (work: Work, zone: Zone, amount: number): void => {
  if (isVault(zone)) work.vault[zone] += amount;
  else work.table.funds[zone] += amount;
};

export const held = (
  { table, vault }: { readonly table: { readonly funds: Readonly<Record<Fund, number>> }; readonly vault: Readonly<Record<VaultFund, number>> },
  zone: Zone,
): number => (isVault(zone) ? vault[zone] : table.funds[zone]);

const backsOf = (cards: readonly Card[]): readonly [number, number, number] => {
  const backs: [number, number, number] = [0, 0, 0];
  for (const card of cards) {
    const value = valueOf(card);
    backs[value === 4 ? 2 : value === 2 ? 1 : 0]++;
  }
  return backs;
};

/** Puts a player's pile in place and counts it for everybody. */
export const setPile = (work: Work, seat: Seat, cards: readonly Card[], value: number): void => {
  work.heaps.piles[seat] = cards;
  if (work.options.denominations) {
    work.reveals = true;
    change(work, seat, { pile: value, backs: backsOf(cards) });
  } else change(work, seat, { pile: value });
};

/** Cards in their order, as one number. */
const orderOf = (cards: readonly Card[]): number => {
  let order = cards.length;
  for (const card of cards) order = (Math.imul(order, 31) + card) | 0;
  return order >>> 0;
};

/** Nobody counts how often cards are mixed or taken in a battle: such a draw is named by the cards that it is made from. */
export const among = (work: Work, purpose: string, cards: readonly Card[], seat = 0): Draws =>
  work.chance.of(purpose, work.table.battle, work.table.opening, seat, orderOf(cards));

/* ---------- the pioche ---------- */

const KEPT_PER_PLAYER = 3;

/** TB-2.3.3, TB-4.17.1: further packs before a draw would leave too few cards. */
const prepare = (work: Work, cards: number): void => {
  const { table, heaps, options, chance } = work;
  while (heaps.pioche.length - cards < KEPT_PER_PLAYER * table.count) {
    heaps.pioche = chance.of('pack', table.packs).shuffle([...heaps.pioche, ...newPack(table.packs, options.jokers)]);
    table.packs++;
  }
};

/** Cards off the top of the pioche, worth 1 each. */
const offPioche = (work: Work, cards: number): readonly Card[] => {
  if (cards === 0) return [];
  prepare(work, cards);
  const drawn = work.heaps.pioche.slice(0, cards);
  work.heaps.pioche = work.heaps.pioche.slice(cards);
  return drawn;
};

/** Under the pioche; there a card is worth nothing and has no denomination. */
export const underPioche = (work: Work, cards: readonly Card[]): void => {
  if (cards.length === 0) return;
  work.heaps.pioche = work.options.denominations ? [...work.heaps.pioche, ...cards.map((card) => stamped(card, 1))] : work.heaps.pioche.concat(cards);
};

export const shufflePioche = (work: Work): void => {
  const { pioche } = work.heaps;
  work.heaps.pioche = among(work, 'pioche', pioche).shuffle(pioche);
};

/** TB-6.4.3, TB-6.4.5: the top card is shown and put under the pioche. */
export const showTopCard = (work: Work): Card => {
  prepare(work, 1);
  const [card = 0, ...others] = work.heaps.pioche;
  work.heaps.pioche = [...others, card];
  work.reveals = true;
  return card;
};

/** TB-6.4.2: the largest denominations not above max(2, L). */
const denominationsFor = (work: Work, value: number): readonly number[] => {
  const values: number[] = [];
  let left = value;
  for (let size = Math.max(2, work.table.bundle); size >= 1; size /= 2) {
    while (left >= size) {
      values.push(size);
      left -= size;
    }
  }
  return values;
};

/** Cards of given denominations off the pioche, without creating money: for a change or a replacement. */
export const drawAlike = (work: Work, cards: readonly Card[]): readonly Card[] => {
  const drawn = offPioche(work, cards.length);
  return work.options.denominations ? drawn.map((card, index) => stamped(card, valueOf(at(cards, index)))) : drawn;
};

/** New money (TB-2.2): set-up, dividend, credit. */
export const createMoney = (work: Work, value: number): readonly Card[] => {
  work.money += value;
  count(work, 'created', value);
  if (!work.options.denominations) return offPioche(work, value);
  const values = denominationsFor(work, value);
  return offPioche(work, values.length).map((card, index) => stamped(card, at(values, index)));
};

/** Money that ceases to be. */
export const destroyMoney = (work: Work, cards: readonly Card[]): void => {
  const value = worth(cards);
  work.money -= value;
  count(work, 'destroyed', value);
  underPioche(work, cards);
};

/* ---------- taking a value ---------- */

/** TB-6.4.2: a card too large is changed for two of half its value. */
const broken = (work: Work, card: Card): readonly Card[] => {
  const half = valueOf(card) / 2;
  underPioche(work, [card]);
  return offPioche(work, 2).map((fresh) => stamped(fresh, half));
};

interface Taken {
  readonly taken: readonly Card[];
  readonly rest: readonly Card[];
}

type Position = (length: number) => number;
const fromTop: Position = () => 0;
const anywhere =
  (draws: Draws): Position =>
  (length) =>
    draws.int(length);

/** Takes exactly this value, card by card, breaking what is too large. The heap must hold it. */
const takeValue = (work: Work, heap: readonly Card[], value: number, position: Position): Taken => {
  const rest = heap.slice();
  const taken: Card[] = [];
  let missing = value;
  while (missing > 0) {
    const index = position(rest.length);
    const card = at(rest, index);
    if (valueOf(card) <= missing) {
      missing -= valueOf(card);
      taken.push(card);
      rest.splice(index, 1);
    } else rest.splice(index, 1, ...broken(work, card));
  }
  return { taken, rest };
};

/** Plain cards at random positions, the order of the others unchanged. */
const takeScattered = (heap: readonly Card[], cards: number, draws: Draws): Taken => {
  const rest = heap.slice();
  const taken: Card[] = [];
  for (let drawn = 0; drawn < cards; drawn++) {
    const index = draws.int(rest.length);
    taken.push(at(rest, index));
    rest.splice(index, 1);
  }
  return { taken, rest };
};

const takeOffTop = (work: Work, heap: readonly Card[], value: number): Taken =>
  work.options.denominations ? takeValue(work, heap, value, fromTop) : { taken: heap.slice(0, value), rest: heap.slice(value) };

/** TB-6.4.2: cuts a given list by value from its top, outside any zone. */
export const splitCards = (work: Work, cards: readonly Card[], value: number): Taken => takeOffTop(work, cards, value);

/** TB-2.3.5: off the top of a common heap. */
export const takeFrom = (work: Work, zone: Zone, value: number): readonly Card[] => {
  if (value === 0) return [];
  const { taken, rest } = takeOffTop(work, work.heaps.zones[zone], value);
  work.heaps.zones[zone] = rest;
  addTo(work, zone, -value);
  return taken;
};

/** TB-2.3.5: under a common heap. */
export const addUnder = (work: Work, zone: Zone, cards: readonly Card[]): void => {
  if (cards.length === 0) return;
  work.heaps.zones[zone] = work.heaps.zones[zone].concat(cards);
  addTo(work, zone, worth(cards));
};

/** Empties a common heap. */
export const takeAll = (work: Work, zone: Zone): readonly Card[] => takeFrom(work, zone, held(work, zone));

/** Replaces a common heap (shuffling the pot, dividing). */
export const setZone = (work: Work, zone: Zone, cards: readonly Card[]): void => {
  work.heaps.zones[zone] = cards;
  addTo(work, zone, worth(cards) - held(work, zone));
};

/** TB-2.3.5: a payment, from random places of the pile. */
export const takePayment = (work: Work, seat: Seat, value: number): readonly Card[] => {
  if (value === 0) return [];
  const pile = at(work.heaps.piles, seat);
  const { pile: total } = at(work.table.players, seat);
  if (value === total) {
    setPile(work, seat, [], 0);
    return pile;
  }
  const draws = among(work, 'payment', pile, seat);
  const { taken, rest } = work.options.denominations ? takeValue(work, pile, value, anywhere(draws)) : takeScattered(pile, value, draws);
  setPile(work, seat, rest, total - value);
  return taken;
};

/** TB-2.3.5: a stake, from the top. */
export const takeStake = (work: Work, seat: Seat, value: number): readonly Card[] => {
  if (value === 0) return [];
  const { taken, rest } = takeOffTop(work, at(work.heaps.piles, seat), value);
  setPile(work, seat, rest, at(work.table.players, seat).pile - value);
  return taken;
};

/** TB-4.6.1: bundle by bundle, so that with `denominations` no card lies across two of them. */
export const takeBundles = (work: Work, seat: Seat, bundles: number): readonly Card[] => {
  const cards: Card[] = [];
  for (let laid = 0; laid < bundles; laid++) cards.push(...takeStake(work, seat, work.table.bundle));
  return cards;
};

/** TB-2.3.5: dividend and credit, the first drawn uppermost. */
export const putOnTop = (work: Work, seat: Seat, cards: readonly Card[]): void => {
  if (cards.length === 0) return;
  setPile(work, seat, cards.concat(at(work.heaps.piles, seat)), at(work.table.players, seat).pile + worth(cards));
};

/** TB-2.3.5: everything else, shuffled among itself, under the pile. */
export const putUnder = (work: Work, seat: Seat, cards: readonly Card[]): void => {
  if (cards.length === 0) return;
  const mixed = cards.length === 1 ? cards : among(work, 'receipt', cards, seat).shuffle(cards);
  setPile(work, seat, at(work.heaps.piles, seat).concat(mixed), at(work.table.players, seat).pile + worth(cards));
};

/* ---------- payments ---------- */

export type Purse = Seat | Zone;

const purseHolds = (work: Work, purse: Purse): number => (typeof purse === 'number' ? at(work.table.players, purse).pile : held(work, purse));

/** Moves a value that the purse must hold. */
export const pay = (work: Work, { from, to, amount }: { readonly from: Purse; readonly to: Purse; readonly amount: number }): void => {
  if (amount <= 0) return;
  const cards = typeof from === 'number' ? takePayment(work, from, amount) : takeFrom(work, from, amount);
  if (typeof to === 'number') putUnder(work, to, cards);
  else addUnder(work, to, cards);
  if (to === 'state') count(work, 'stateIncome', amount);
  if (from === 'state') count(work, 'stateSpending', amount);
};

/** TB-4.17.3: as far as the purse goes; says how much it was. */
export const payUpTo = (work: Work, { from, to, amount }: { readonly from: Purse; readonly to: Purse; readonly amount: number }): number => {
  const paid = Math.max(0, Math.min(amount, purseHolds(work, from)));
  pay(work, { from, to, amount: paid });
  return paid;
};
