import { sum } from '#kernel/collections.ts';
import { type Each, forEachPower, NOTHING_RULED } from '../rules/position.ts';
import { FACTORY_PRICE } from '../data.ts';
import { worldOf } from '../data/world.ts';
import type { Arms, Order, Secrets, State, Table, Tag, View } from '../types.ts';
import { readSheet } from './parse.ts';

const NO_ARMS: Arms = { ICBM: 0, ABM: 0 };
const NOTHING: Secrets = { gold: 0, sites: {}, stock: NO_ARMS, autoReady: false, abmPlace: null, carried: [], notes: [] };

const withMissiles = (secrets: Secrets, kind: keyof Arms, place: string, n: number): Secrets => {
  const add = (arms: Arms): Arms => ({ ...arms, [kind]: arms[kind] + n });
  if (place === 'STOCK') return { ...secrets, stock: add(secrets.stock) };
  return { ...secrets, sites: { ...secrets.sites, [place]: add(secrets.sites[place] ?? NO_ARMS) } };
};

/** What a power must own to carry out an order: for most of them nothing that is hidden. */
const withMeansFor = ({ prices }: Pick<Table, 'prices'>, secrets: Secrets, order: Order): Secrets => {
  if (order.k === 'fire') return withMissiles(secrets, 'ICBM', order.from, order.n);
  if (order.k === 'place') return withMissiles(secrets, order.what, 'STOCK', order.n);
  if (order.k === 'buy') return { ...secrets, gold: secrets.gold + order.price };
  if (order.k === 'give') return { ...secrets, gold: secrets.gold + order.gold };
  if (order.k === 'factory') return { ...secrets, gold: secrets.gold + FACTORY_PRICE * prices.BT };
  return (order.k === 'sell' || order.k === 'giveUN') && 'from' in order ? withMissiles(secrets, order.good, order.from, order.n) : secrets;
};

/**
 * A state that fits what a reader knows: his own secrets as they are; of the others' hidden means, what their supposed orders
 * need and no more, for a supposition is taken at its word. An ABM that nobody supposes protects nothing.
 */
export const supposedState = ({ options, table, own, desk }: Pick<View, 'options' | 'table' | 'own' | 'desk'>, texts: Each<string>): State => {
  if (desk !== null) return { options, table, ...desk };
  const grammar = { world: worldOf(options), phase: table.phase, giftDefault: options.giftDefault };
  // Whoever asked the UN for an ABM is taken to have its price.
  const askedFor = (tag: Tag): Secrets => ({ ...NOTHING, gold: sum(table.motions.filter(({ by }) => by === tag).map(({ price }) => price)) });
  const supposed = (tag: Tag): Secrets =>
    readSheet({ ...grammar, power: tag }, texts[tag] ?? '').reduce(
      (secrets, { parsed }) => (parsed.ok ? withMeansFor(table, secrets, parsed.order) : secrets),
      askedFor(tag),
    );
  return {
    options,
    table,
    secrets: forEachPower((tag) => (own?.power === tag ? own : supposed(tag))),
    sheets: {},
    refereeVotes: {},
    record: [],
    ruled: NOTHING_RULED,
  };
};
