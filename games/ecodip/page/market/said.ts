import type { TalkLine } from '#protocol';
import type { World } from '#games/ecodip/data/world.ts';
import { FIRST_YEAR } from '#games/ecodip/data.ts';
import { parseLine } from '#games/ecodip/orders/parse.ts';
import { printOrder, type Printing } from '#games/ecodip/orders/print.ts';
import type { Good, Missile, MissilePlace, Tag } from '#games/ecodip/types.ts';
import { seasonName } from '../powers.tsx';
import { wordsIn } from '../words-in.ts';

/*
 * EC-13.5: an offer is a line of talk in the language of the orders, after the season it is for: « Printemps 2012 : JE VENDS
 * 3 TB A QUICONQUE POUR 75 KG D’OR ». People read it as it stands, and the board reads it out of the talk.
 */

/** EC-4.4.3: what is to change hands, and what for, as its writer would put it on his sheet. Where a buyer will place a missile is his secret. */
export type Terms =
  | { readonly k: 'sell' | 'buy'; readonly n: number; readonly good: Good; readonly price: number }
  | { readonly k: 'sell' | 'buy'; readonly n: number; readonly good: Missile; readonly from: MissilePlace; readonly price: number };

export interface Said {
  readonly terms: Terms;
  /** Null: whoever reads it. */
  readonly to: Tag | null;
  /** Null: no season is named. */
  readonly turn: number | null;
  /** An earlier offer is taken back. */
  readonly isWithdrawal: boolean;
}

const SEASON = /^(printemps|spring|automne|autumn)\s+(\d{4})\s*:\s*/iu;
const WITHDRAWAL = /^(?:je retire(?: mon offre)?|i withdraw(?: my offer)?)\s*:?\s*/iu;
const ANYBODY = /(?<=\s(?:a|à|to|from)\s+)(?:quiconque|tous|anybody|anyone|all)(?=\s)/iu;
/** Most of what is said is no offer, and need not be parsed. */
const TRADE = /vends|ach[eè]te|sell|buy/iu;

/** Stands in an order where anybody may stand in an offer: the grammar of sheets asks for a power. */
const SOMEBODY: Tag = 'USA';

const turnOf = (season: string, year: number): number => 2 * (year - FIRST_YEAR) + (/^[ps]/iu.test(season) ? 0 : 1);

const readOne = (world: World, line: string): Said | null => {
  const [heading = '', season = '', year] = SEASON.exec(line) ?? [];
  const [withdrawal = ''] = WITHDRAWAL.exec(line.slice(heading.length)) ?? [];
  const order = line.slice(heading.length + withdrawal.length);
  const isOpen = ANYBODY.test(order);
  const parsed = parseLine({ world, phase: 'SPRING_ORDERS', giftDefault: 'secret' }, order.replace(ANYBODY, SOMEBODY));
  if (!parsed.ok || (parsed.order.k !== 'sell' && parsed.order.k !== 'buy')) return null;
  const { k, n, price } = parsed.order;
  const terms: Terms = 'from' in parsed.order ? { k, n, good: parsed.order.good, from: parsed.order.from, price } : { k, n, good: parsed.order.good, price };
  return {
    terms,
    to: isOpen ? null : parsed.order.with,
    turn: year === undefined ? null : turnOf(season, Number(year)),
    isWithdrawal: withdrawal !== '',
  };
};

const read = new WeakMap<TalkLine, readonly Said[]>();

/** What a line of talk offers or takes back. A line never changes: it is read once. */
export const saidIn = (world: World, line: TalkLine): readonly Said[] => {
  const known = read.get(line);
  if (known !== undefined) return known;
  const said = TRADE.test(line.text) ? line.text.split(/[\n;]/u).flatMap((text) => readOne(world, text) ?? []) : [];
  read.set(line, said);
  return said;
};

/** An offer as a line of talk. */
export const sayOffer = ({ terms, to, turn, isWithdrawal }: Said & { readonly turn: number }, printing: Printing): string => {
  const words = wordsIn(printing.lang);
  const season = seasonName(turn, printing.lang).title;
  const line = printOrder({ ...terms, with: to ?? SOMEBODY }, printing);
  const order = to === null ? line.replace(` ${SOMEBODY} `, ` ${words('offers.ANYBODY')} `) : line;
  return words(isWithdrawal ? 'offers.saidBack' : 'offers.said', { season, order });
};
