import { sum } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { ProvinceId } from '#diplomacy/types.ts';
import { AID_STEP, TOO_DEAR } from '../data.ts';
import { armsAt, controls, seasonOf } from '../rules/facts.ts';
import { land, money, power, quote, refuse, word } from '../speak.ts';
import type { FireOrder, GiftOrder, Missile, PlaceOrder, RequestOrder, Table, TradeOrder, VoteOrder } from '../types.ts';
import { accepted, isPartner, type Ledger, type Office, written } from './office.ts';

/* EC-4.18.5: the legality of trades, gifts, requests, votes and missiles. */

const noMissile = (kind: Missile, x: ProvinceId, have: number): Message =>
  refuse('E-NOMISSILE', ['EC-4.5.1', 'EC-4.4.10'], { kind: word(kind), x: x === 'STOCK' ? word('STOCK') : land(x), have });

/** EC-4.5.1: what is there, and what this sheet may bring there. */
export const judgeFire = ({ power: tag, secrets, options }: Office, { from, n }: FireOrder, ledger: Ledger): Message | null => {
  if (tag === 'JAP') return refuse('E-JAPFIRE', ['EC-4.4.14']);
  const bought = sum(written(ledger, 'buy').map((order) => (order.good === 'ICBM' && 'at' in order && order.at === from ? order.n : 0)));
  const placed = sum(written(ledger, 'place').map((order) => (order.what === 'ICBM' && order.at === from ? order.n : 0)));
  const coming = options.missileSameTurn ? bought + placed : 0;
  const have = armsAt(secrets, from).ICBM + coming - sum(accepted(ledger, 'fire').map((order) => (order.from === from ? order.n : 0)));
  return n <= have ? null : noMissile('ICBM', from, Math.max(0, have));
};

/** EC-4.4.10: in stock at the start, or perhaps brought there in step 0 or 1. */
const mayBeInStock = ({ power: tag, secrets, table }: Office, kind: Missile, ledger: Ledger): number => {
  const bought = sum(written(ledger, 'buy').map((order) => (order.good === kind && !('at' in order && order.at !== undefined) ? order.n : 0)));
  const voted = kind === 'ABM' && table.motions.some(({ what, by }) => what === 'ABM' && by === tag) ? 1 : 0;
  return secrets.stock[kind] + bought + voted;
};

export const judgePlace = (office: Office, { what, n, at }: PlaceOrder, ledger: Ledger): Message | null => {
  const { power: tag, world, table } = office;
  if (tag === 'JAP' && what === 'ICBM') return refuse('E-JAPICBM', ['EC-4.4.14']);
  if (table.phase === 'PLACEMENT') {
    if (world.find(at)?.owner !== tag) return refuse('E-HOMEONLY', ['EC-3.4']);
  } else if (!controls(table, tag, at)) return refuse('E-PLACE', ['EC-4.4.9'], { x: land(at) });
  const used = sum(accepted(ledger, 'place').map((order) => (order.what === what ? order.n : 0)));
  const have = mayBeInStock(office, what, ledger) - used;
  return n <= have ? null : noMissile(what, 'STOCK', Math.max(0, have));
};

const judgeJapan = ({ power: tag, options }: Office, order: TradeOrder): Message | null => {
  if (order.good !== 'ICBM') return null;
  const buyer = order.k === 'buy' ? tag : order.with;
  if (buyer !== 'JAP' || (options.japanBuysIcbm && !('at' in order && order.at !== undefined))) return null;
  return refuse('E-JAPICBM', ['EC-4.4.14']);
};

export const judgeTrade = (office: Office, order: TradeOrder): Message | null => {
  const { power: tag, table, world } = office;
  if (order.with === tag) return refuse('E-SELFTRADE', ['EC-4.4.15']);
  if (!isPartner(office, order.with)) return refuse('E-POWER', ['EC-4.4.15'], { x: power(order.with) });
  if (!('from' in order)) return seasonOf(table.turn) === 'spring' ? null : refuse('E-SEASON', ['EC-4.4.2'], { good: word(order.good) });
  if (order.from !== 'STOCK' && world.find(order.from)?.kind === 'sea') return refuse('E-MISSILEPLACE', ['EC-4.4.3']);
  const japan = judgeJapan(office, order);
  if (japan !== null) return japan;
  return order.at === undefined || controls(table, tag, order.at) ? null : refuse('E-PLACE', ['EC-4.4.9'], { x: land(order.at) });
};

export const judgeGift = (office: Office, order: GiftOrder): Message | null => {
  if (order.k === 'giveUN' || order.to === 'UN') return null;
  if (order.to === office.power) return refuse('E-SELFTRADE', ['EC-4.18.5']);
  return isPartner(office, order.to) ? null : refuse('E-POWER', ['EC-4.7.1'], { x: power(order.to) });
};

export const judgeRequest = ({ table, world }: Office, order: RequestOrder, ledger: Ledger): Message | null => {
  if (accepted(ledger, order.k).length > 0) return refuse('E-UNONE', ['EC-4.3.2']);
  if (order.k === 'askAid') return order.what === 'gold' && order.n % AID_STEP !== 0 ? refuse('E-AIDSTEP', ['EC-4.3.2']) : null;
  if (table.un.ABM === 0) return refuse('E-UNEMPTY', ['EC-4.3.3']);
  // Who will control it when the vote is over, nobody can know: any land will do.
  return order.at === undefined || world.find(order.at)?.kind !== 'sea' ? null : refuse('E-PLACE', ['EC-4.4.9'], { x: land(order.at) });
};

export const judgeVote = ({ table }: Office, { motion }: VoteOrder): Message | null =>
  table.motions.some(({ no }) => no === motion) ? null : refuse('E-MOTION', ['EC-4.3.4'], { n: quote(String(motion)) });

/* ---------- warnings ---------- */

const committed = (ledger: Ledger): number => sum(accepted(ledger, 'buy', 'give').map((order) => (order.k === 'buy' ? order.price : order.gold)));

const offered = (ledger: Ledger, order: TradeOrder): number =>
  sum(accepted(ledger, 'sell').map((other) => (other.good === order.good && placeOf(other) === placeOf(order) ? other.n : 0)));

const placeOf = (order: TradeOrder): string => ('from' in order ? order.from : '');

const owned = ({ table, power: tag, secrets }: Office, order: TradeOrder): number => {
  if (!('from' in order)) return table.stocks[tag][order.good];
  return order.from === 'STOCK' ? secrets.stock[order.good] : armsAt(secrets, order.from)[order.good];
};

/** EC-4.15.1: more than a fifth above the exchange, which has no price for missiles. */
export const priceWarning = ({ prices }: Pick<Table, 'prices'>, { n, good, price }: Pick<TradeOrder, 'n' | 'good' | 'price'>): Message | null => {
  if (good === 'ICBM' || good === 'ABM' || 100 * price <= TOO_DEAR * prices[good] * n) return null;
  return refuse('W-PRICE', ['EC-4.15.1'], { price: money(prices[good]) });
};

export const tradeWarnings = (office: Office, order: TradeOrder, ledger: Ledger): readonly Message[] => {
  const warnings: Message[] = [];
  if (order.k === 'buy' && committed(ledger) + order.price > office.secrets.gold) warnings.push(refuse('W-GOLD', ['EC-4.4.5']));
  if (order.k === 'sell' && offered(ledger, order) + order.n > owned(office, order)) warnings.push(refuse('W-GOODS', ['EC-4.4.6']));
  const dear = priceWarning(office.table, order);
  return dear === null ? warnings : [...warnings, dear];
};

export const giftWarnings = (office: Office, order: GiftOrder, ledger: Ledger): readonly Message[] =>
  order.k === 'give' && committed(ledger) + order.gold > office.secrets.gold ? [refuse('W-GOLD', ['EC-4.7.4'])] : [];
