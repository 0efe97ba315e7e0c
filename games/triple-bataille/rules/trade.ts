import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isActive, isDebt, player, type PublicFacts } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Asset, MoveOf, Proposal, Slot, State, StockOwner, Zone } from '../types.ts';
import { change, type Work } from './work.ts';
import { held, pay } from './money.ts';
import {
  addThing,
  buyerOf,
  changeSubsidiary,
  forceSale,
  hasInStock,
  hasRoomFor,
  listPrice,
  mayDispose,
  outOfStock,
  removeAsset,
  resalePrice,
  sellAsset,
  subsidiaryOf,
  type Thing,
  thingOf,
  thingOfItem,
} from './property.ts';

/* TB-4.10.4 to TB-4.10.8: houses and factories change hands. */

export type SaleProposal = Extract<Proposal, { readonly kind: 'sale' }>;

/** More than anybody will ever hold: a price must be a number. */
export const HIGHEST_PRICE = 999;

export const saleId = (seller: Seat, asset: Asset): string => `sale/${seller}/${asset}`;

/** TB-4.9.4: in distress, no less than the bank would give. */
export const lowestPrice = (facts: PublicFacts, seat: Seat, thing: Thing): number => (player(facts, seat).distress > 0 ? resalePrice(facts, thing) : 0);

const noAsset = (): Message => refuse('no.noAsset', ['TB-4.10.4']);

/** TB-4.10.8: sales in distress are exempt. */
const checkDisposal = (facts: PublicFacts, seat: Seat, asset: Asset): Message | null =>
  player(facts, seat).distress > 0 || mayDispose(facts, seat, asset) ? null : refuse('no.securesCredit', ['TB-4.10.8']);

export const checkSaleOffer = (facts: PublicFacts, seat: Seat, { asset, price, to }: Omit<MoveOf<'offerSale'>, 'type'>): Message | null => {
  const thing = thingOf(player(facts, seat), asset);
  if (thing === null) return noAsset();
  const least = lowestPrice(facts, seat, thing);
  if (price < least || price > HIGHEST_PRICE) return refuse('no.price', ['TB-4.10.4', 'TB-4.9.4'], { least, most: HIGHEST_PRICE });
  if (to !== 'all' && (to === seat || !isActive(facts, to))) return refuse('no.noSuchSeat', ['TB-4.10.4']);
  return checkDisposal(facts, seat, asset);
};

/** A house goes into a slot with room, a factory where TB-4.10.4 says. */
const checkPlace = (facts: PublicFacts, seat: Seat, thing: Thing, slot: Slot | 'factory'): Message | null => {
  if ((thing.kind === 'factory') !== (slot === 'factory')) return refuse('no.slot', ['TB-4.10.4']);
  return slot === 'factory' || hasRoomFor(player(facts, seat), slot) ? null : refuse('no.mainHouseFull', ['TB-2.5']);
};

const checkPayment = (facts: PublicFacts, seat: Seat, price: number): Message | null =>
  player(facts, seat).pile >= price ? null : refuse('no.cannotPay', ['TB-4.10.4'], { price });

export const checkBuy = (facts: PublicFacts, seat: Seat, sale: SaleProposal, slot: Slot | 'factory'): Message | null => {
  const thing = thingOf(player(facts, sale.by), sale.asset);
  if (thing === null) return noAsset();
  return (
    checkSaleOffer(facts, sale.by, { asset: sale.asset, price: sale.price, to: 'all' }) ??
    checkPlace(facts, seat, thing, slot) ??
    checkPayment(facts, seat, sale.price)
  );
};

export const buy = (work: Work, seat: Seat, { by, asset, price }: SaleProposal, slot: Slot | 'factory'): void => {
  const thing = thingOf(player(work, by), asset);
  if (thing === null) throw new Error(`seat ${by} has no ${asset}`);
  pay(work, { from: seat, to: by, amount: price });
  removeAsset(work, by, asset);
  addThing(work, seat, thing, slot);
  work.log?.push(tell('log.sold', { who: who(by), buyer: who(seat), asset: { term: asset }, n: price }, ['TB-4.10.4']));
};

export const checkSellToBank = (state: Pick<State, 'options' | 'table' | 'vault'>, seat: Seat, asset: Asset): Message | null => {
  const subject = player(state, seat);
  const thing = thingOf(subject, asset);
  if (thing === null) return noAsset();
  const { zone } = buyerOf(state, thing);
  const pays = (isDebt(state) && subject.distress > 0) || held(state, zone) >= resalePrice(state, thing);
  return pays ? checkDisposal(state, seat, asset) : refuse('no.buyerCannotPay', ['TB-4.10.5'], { price: resalePrice(state, thing) });
};

export const sellToBank = (work: Work, seat: Seat, asset: Asset): void => {
  if (player(work, seat).distress > 0) forceSale(work, seat, asset);
  else sellAsset(work, seat, asset);
  work.log?.push(tell('log.soldToBank', { who: who(seat), asset: { term: asset } }, ['TB-4.10.5']));
};

/** TB-4.9.7, TB-4.10.6: who gets the price. */
const sellerZone = (owner: StockOwner, thing: Thing): Zone => {
  if (owner === 'bank') return 'bankProfit';
  if (owner === 'state') return 'state';
  return thing.kind === 'house' ? 'profitBuilding' : 'profitIndustry';
};

export const checkStockPurchase = (facts: PublicFacts, seat: Seat, { stock, item, slot }: MoveOf<'buyFromStock'>): Message | null => {
  const thing = thingOfItem(item);
  if (!hasInStock(facts.table.stock[stock], thing)) return refuse('no.notInStock', ['TB-4.10.6']);
  return checkPlace(facts, seat, thing, slot) ?? checkPayment(facts, seat, listPrice(facts, thing));
};

export const buyFromStock = (work: Work, seat: Seat, { stock, item, slot }: MoveOf<'buyFromStock'>): void => {
  const thing = thingOfItem(item);
  pay(work, { from: seat, to: sellerZone(stock, thing), amount: listPrice(work, thing) });
  outOfStock(work, stock, thing);
  addThing(work, seat, thing, slot);
  work.log?.push(tell('log.boughtFromStock', { who: who(seat), item: { term: item }, stock: { term: `stock.${stock}` } }, ['TB-4.10.6']));
};

/* ---------- TB-4.10.7: rearranging, free ---------- */

export const checkReassign = (facts: PublicFacts, seat: Seat, from: Slot, to: Slot): Message | null => {
  const subject = player(facts, seat);
  if (from === to || subject.houses[from] === 0) return noAsset();
  return hasRoomFor(subject, to) ? null : refuse('no.mainHouseFull', ['TB-2.5']);
};

export const reassign = (work: Work, seat: Seat, from: Slot, to: Slot): void => {
  const { houses } = player(work, seat);
  change(work, seat, { houses: { ...houses, [from]: houses[from] - 1, [to]: houses[to] + 1 } });
};

/** The whole main factory, possibly empty, for the subsidiary. */
export const swapMain = (work: Work, seat: Seat, id: number): void => {
  const { factory, subsidiaries } = player(work, seat);
  const own = subsidiaryOf(player(work, seat), id);
  if (own === undefined) throw new Error(`seat ${seat} has no subsidiary ${id}`);
  if (factory === 0) change(work, seat, { subsidiaries: subsidiaries.filter((other) => other.id !== id) });
  else changeSubsidiary(work, seat, id, { cards: factory });
  change(work, seat, { factory: own.cards });
};
