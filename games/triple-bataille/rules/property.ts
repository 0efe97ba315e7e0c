import type { Seat } from '#kernel/game.ts';
import { FACTORY_PRICE, FACTORY_RESALE, HOUSE_PRICE, HOUSE_RESALE, MOST_MAIN_HOUSES } from '../content/data.ts';
import { isDebt, player, type PublicFacts } from './facts.ts';
import type { Asset, Player, Slot, Stock, StockItem, StockOwner, Subsidiary, Zone } from '../types.ts';
import { change, type Work } from './work.ts';
import { limitOf } from './credit.ts';
import { createMoney, held, pay, payUpTo, putUnder } from './money.ts';

/* Houses and factories: what can be owned, sold and seized (TB-2.5, TB-4.9, TB-4.10). */

/** A thing that changes hands: one house, or a whole factory of so many cards. */
export type Thing = { readonly kind: 'house' } | { readonly kind: 'factory'; readonly cards: number };

const isSlot = (asset: Asset): asset is Slot => asset === 'main' || asset === 'secondary' || asset === 'rental';

export const subsidiaryOf = (subject: Player, id: number): Subsidiary | undefined => subject.subsidiaries.find((subsidiary) => subsidiary.id === id);

/** The number in `subsidiary3`. */
export const subsidiaryNumber = (name: string): number => Number(name.slice('subsidiary'.length));

/** What the asset is, or null when he does not own it. */
export const thingOf = (subject: Player, asset: Asset): Thing | null => {
  if (isSlot(asset)) return subject.houses[asset] > 0 ? { kind: 'house' } : null;
  if (asset === 'factory') return subject.factory > 0 ? { kind: 'factory', cards: subject.factory } : null;
  const subsidiary = subsidiaryOf(subject, subsidiaryNumber(asset));
  return subsidiary === undefined ? null : { kind: 'factory', cards: subsidiary.cards };
};

export const assetsOf = (subject: Player): readonly Asset[] => {
  const assets: Asset[] = [];
  for (const slot of ['main', 'secondary', 'rental'] as const) if (subject.houses[slot] > 0) assets.push(slot);
  if (subject.factory > 0) assets.push('factory');
  for (const { id } of subject.subsidiaries) assets.push(`subsidiary${id}`);
  return assets;
};

/** TB-4.9.5, TB-4.10.5: what the bank or the boards give for it, in cards. */
export const resalePrice = ({ table }: PublicFacts, thing: Thing): number =>
  table.bundle * (thing.kind === 'house' ? HOUSE_RESALE : FACTORY_RESALE * thing.cards);

/** TB-4.9.7, TB-4.10.6: what a stock asks for it, in cards. */
export const listPrice = ({ table }: PublicFacts, thing: Thing): number => table.bundle * (thing.kind === 'house' ? HOUSE_PRICE : FACTORY_PRICE * thing.cards);

/** Takes the asset away from its owner. */
export const removeAsset = (work: Work, seat: Seat, asset: Asset): void => {
  const subject = player(work, seat);
  if (isSlot(asset)) change(work, seat, { houses: { ...subject.houses, [asset]: subject.houses[asset] - 1 } });
  else if (asset === 'factory') change(work, seat, { factory: 0 });
  else change(work, seat, { subsidiaries: subject.subsidiaries.filter(({ id }) => id !== subsidiaryNumber(asset)) });
};

export const hasRoomFor = (subject: Player, slot: Slot): boolean => slot !== 'main' || subject.houses.main < MOST_MAIN_HOUSES;

export const addHouse = (work: Work, seat: Seat, slot: Slot): void => {
  const { houses } = player(work, seat);
  change(work, seat, { houses: { ...houses, [slot]: houses[slot] + 1 } });
};

export const changeSubsidiary = (work: Work, seat: Seat, id: number, changed: Partial<Subsidiary>): void => {
  const renewed = (own: Subsidiary): Subsidiary => (own.id === id ? { ...own, ...changed } : own);
  change(work, seat, { subsidiaries: player(work, seat).subsidiaries.map(renewed) });
};

/** The lowest number that is free. */
const freeNumber = ({ subsidiaries }: Player): number => {
  let id = 1;
  while (subsidiaries.some((subsidiary) => subsidiary.id === id)) id++;
  return id;
};

/** TB-4.10.4: his main factory if he has none, else a subsidiary. */
export const addFactory = (work: Work, seat: Seat, cards: number): void => {
  const subject = player(work, seat);
  if (subject.factory === 0) change(work, seat, { factory: cards });
  else change(work, seat, { subsidiaries: [...subject.subsidiaries, { id: freeNumber(subject), cards, contract: null }] });
};

export const addThing = (work: Work, seat: Seat, thing: Thing, slot: Slot | 'factory'): void => {
  if (thing.kind === 'factory') addFactory(work, seat, thing.cards);
  else if (slot !== 'factory') addHouse(work, seat, slot);
};

/* ---------- stocks ---------- */

const FACTORY_ITEMS = ['factory1', 'factory2', 'factory3'] as const;

export const thingOfItem = (item: StockItem): Thing => (item === 'house' ? { kind: 'house' } : { kind: 'factory', cards: FACTORY_ITEMS.indexOf(item) + 1 });

export const hasInStock = (stock: Stock, thing: Thing): boolean => (thing.kind === 'house' ? stock.houses > 0 : stock.factories.includes(thing.cards));

const without = (sizes: readonly number[], size: number): readonly number[] => {
  const index = sizes.indexOf(size);
  return sizes.filter((_, other) => other !== index);
};

export const intoStock = (work: Work, owner: StockOwner, thing: Thing): void => {
  const stock = work.table.stock[owner];
  const changed = thing.kind === 'house' ? { ...stock, houses: stock.houses + 1 } : { ...stock, factories: [...stock.factories, thing.cards] };
  work.table.stock = { ...work.table.stock, [owner]: changed };
};

export const outOfStock = (work: Work, owner: StockOwner, thing: Thing): void => {
  const stock = work.table.stock[owner];
  const changed = thing.kind === 'house' ? { ...stock, houses: stock.houses - 1 } : { ...stock, factories: without(stock.factories, thing.cards) };
  work.table.stock = { ...work.table.stock, [owner]: changed };
};

/* ---------- selling to the bank or the boards ---------- */

/** Who buys at resale price (TB-4.10.5), and from which heap. */
export const buyerOf = (facts: PublicFacts, thing: Thing): { readonly owner: StockOwner; readonly zone: Zone } => {
  if (isDebt(facts)) return { owner: 'bank', zone: 'bankProfit' };
  return { owner: 'boards', zone: thing.kind === 'house' ? 'profitBuilding' : 'profitIndustry' };
};

/** TB-4.9.5: the bank always pays: profits, then equity, then new money. */
const bankPays = (work: Work, seat: Seat, amount: number): void => {
  const fromProfit = payUpTo(work, { from: 'bankProfit', to: seat, amount });
  const fromEquity = payUpTo(work, { from: 'bankEquity', to: seat, amount: amount - fromProfit });
  putUnder(work, seat, createMoney(work, amount - fromProfit - fromEquity));
};

/** Sells at resale price to somebody who holds the cards. */
export const sellAsset = (work: Work, seat: Seat, asset: Asset): void => {
  const thing = thingOf(player(work, seat), asset);
  if (thing === null) throw new Error(`seat ${seat} has no ${asset}`);
  const { owner, zone } = buyerOf(work, thing);
  removeAsset(work, seat, asset);
  intoStock(work, owner, thing);
  pay(work, { from: zone, to: seat, amount: resalePrice(work, thing) });
};

/** TB-4.9.5: a sale that the bank cannot refuse; without a bank, a board that cannot pay does not buy. Says whether it was sold. */
export const forceSale = (work: Work, seat: Seat, asset: Asset): boolean => {
  const thing = thingOf(player(work, seat), asset);
  if (thing === null) return false;
  const price = resalePrice(work, thing);
  const { owner, zone } = buyerOf(work, thing);
  if (owner !== 'bank' && held(work, zone) < price) return false;
  removeAsset(work, seat, asset);
  intoStock(work, owner, thing);
  if (owner === 'bank') bankPays(work, seat, price);
  else pay(work, { from: zone, to: seat, amount: price });
  return true;
};

/** TB-4.9.5: everything that can be seized, in its order, one item after the other. */
export const seizureOrder = (subject: Player): readonly Asset[] => {
  const { houses, subsidiaries, factory } = subject;
  const items: Asset[] = [];
  for (let house = 0; house < houses.secondary; house++) items.push('secondary');
  for (let house = 0; house < houses.rental; house++) items.push('rental');
  for (let house = 1; house < houses.main; house++) items.push('main');
  for (const { id } of subsidiaries.toReversed()) items.push(`subsidiary${id}`);
  if (factory > 0) items.push('factory');
  if (houses.main > 0) items.push('main');
  return items;
};

/** TB-4.10.8: would his credits still be within the limit without it? */
export const mayDispose = (facts: PublicFacts, seat: Seat, asset: Asset): boolean => {
  const subject = player(facts, seat);
  const { bundle } = facts.table;
  if (subject.credits === 0 || !isDebt(facts)) return true;
  const thing = thingOf(subject, asset);
  if (thing === null) return false;
  const houses = subject.houses.main + subject.houses.secondary + subject.houses.rental;
  const lost = thing.kind === 'factory' ? bundle * thing.cards : bundle * (Math.floor(houses / 2) - Math.floor((houses - 1) / 2));
  return subject.credits <= limitOf(facts, seat) - lost;
};
