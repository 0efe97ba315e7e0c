import { unreachable } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import { printOrder as printUnitOrder, printPlace, printUnit } from '#diplomacy/notation/print.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import type { World } from '../data/world.ts';
import type { AidKind, GiftOrder, Order, TradeOrder, Vote } from '../types.ts';

/* EC-4.18.3: an order as a line of a sheet. */

const WORDS = {
  fr: {
    sell: 'JE VENDS',
    buy: 'J’ACHETE',
    give: 'JE DONNE',
    ask: 'JE DEMANDE',
    to: 'A',
    from: 'A',
    for: 'POUR',
    kg: 'KG D’OR',
    at: 'EN',
    un: 'L’ONU',
    aid: 'AIDE',
    reason: 'MOTIF',
    fire: 'TIR',
    starve: 'AFFAME',
    reinforce: 'RENFORCE',
    produce: 'PRODUIT',
    factory: 'USINE',
    draw: 'NULLE',
    yes: 'OUI',
    no: 'NON',
    abstain: 'ABSTENTION',
  },
  en: {
    sell: 'I SELL',
    buy: 'I BUY',
    give: 'I GIVE',
    ask: 'I REQUEST',
    to: 'TO',
    from: 'FROM',
    for: 'FOR',
    kg: 'KG OF GOLD',
    at: 'AT',
    un: 'UN',
    aid: 'AID',
    reason: 'REASON',
    fire: 'FIRE',
    starve: 'STARVE',
    reinforce: 'REINFORCE',
    produce: 'PRODUCE',
    factory: 'FACTORY',
    draw: 'DRAW',
    yes: 'YES',
    no: 'NO',
    abstain: 'ABSTAIN',
  },
} as const;

export interface Printing {
  readonly world: World;
  /** They give the letters and coasts of units. */
  readonly units: readonly Unit[];
  readonly lang: Lang;
}

const printTrade = (order: TradeOrder, lang: Lang): string => {
  const words = WORDS[lang];
  const lot = 'from' in order ? `${order.n} ${order.good} (${order.from})` : `${order.n} ${order.good}`;
  const at = 'at' in order && order.at !== undefined ? ` ${words.at} ${order.at}` : '';
  return `${words[order.k]} ${lot} ${order.k === 'sell' ? words.to : words.from} ${order.with} ${words.for} ${order.price} ${words.kg}${at}`;
};

const printGift = (order: GiftOrder, lang: Lang): string => {
  const words = WORDS[lang];
  if (order.k === 'giveUN') return `${words.give} ${order.n} ${order.good}${'from' in order ? ` (${order.from})` : ''} ${words.to} ${words.un}`;
  return `${words.give} ${order.gold} ${words.kg} ${words.to} ${order.to === 'UN' ? words.un : order.to} ${order.public ? 'PUBLIC' : 'SECRET'}`;
};

const printAid = (what: AidKind, n: number, text: string | undefined, lang: Lang): string => {
  const words = WORDS[lang];
  return `${words.ask} ${words.aid} ${n} ${what === 'gold' ? words.kg : what}${text === undefined ? '' : ` ${words.reason} ${text}`}`;
};

const printVote = (motion: number, v: Vote, lang: Lang): string => `VOTE #${motion} ${WORDS[lang][v]}`;

const unitIn = ({ world, units, lang }: Printing, id: ProvinceId): string => {
  const unit = units.find(({ loc }) => loc === id);
  return unit === undefined ? printPlace(world.board, id, undefined, lang) : printUnit(world.board, unit, lang);
};

export const printOrder = (order: Order, printing: Printing): string => {
  const { world, units, lang } = printing;
  const words = WORDS[lang];
  switch (order.k) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
    case 'retreat':
    case 'disband':
    case 'remove':
    case 'waive':
      return printUnitOrder(world.board, order, units, lang);
    case 'build':
      return printUnitOrder(world.board, { ...order, unit: order.unit === 'A' ? 'army' : 'fleet' }, units, lang);
    case 'fire':
      return `${words.fire} ${order.n} ICBM ${order.from} - ${order.target}`;
    case 'place':
      return `PLACE ${order.n} ${order.what} ${words.at} ${order.at}`;
    case 'sell':
    case 'buy':
      return printTrade(order, lang);
    case 'give':
    case 'giveUN':
      return printGift(order, lang);
    case 'askAbm':
      return `${words.ask} 1 ABM${order.at === undefined ? '' : ` ${words.at} ${order.at}`}`;
    case 'askAid':
      return printAid(order.what, order.n, order.text, lang);
    case 'vote':
      return printVote(order.motion, order.v, lang);
    case 'starve':
      return `${words.starve} ${unitIn(printing, order.at)}`;
    case 'reinforce':
      return `${words.reinforce} ${unitIn(printing, order.at)} ${order.n}`;
    case 'produce':
    case 'factory':
      return `${words[order.k]} ${order.at}`;
    case 'draw':
      return `${words.draw} ${order.accept ? words.yes : words.no}`;
    default:
      return unreachable(order);
  }
};

/** A whole sheet, one order a line. */
export const printSheet = (orders: readonly Order[], printing: Printing): string => orders.map((order) => printOrder(order, printing)).join('\n');
