import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { POWER_NAMES } from '#games/ecodip/data/world.ts';
import { type Good, type Table, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { isAlive, seasonOf, yearOf } from '#games/ecodip/rules/facts.ts';
import type { MapPower } from './map/types.ts';
import { Counter } from '#web/kit/svg/seats.tsx';
import { lettersOf } from './map/of-view.ts';
import type { TurnName } from '#web/kit/interface/turn-word.ts';
import { wordsIn } from './words-in.ts';
import { makePlane, type Reading, stepPath } from '#web/kit/svg/chart/chart.tsx';

/** A power wears the colours of its place in the table of powers, whoever plays it. */
export const coloursOf = (tag: Tag): Seat => TAGS.indexOf(tag);

export const powerName = (tag: Tag | 'UN', lang: Lang): string => (tag === 'UN' ? (lang === 'fr' ? 'ONU' : 'UN') : POWER_NAMES[tag][lang]);

export const mapPower = (tag: Tag): MapPower => ({ id: tag, seat: coloursOf(tag), name: POWER_NAMES[tag] });

type PowerState = 'out' | 'you' | 'youReady' | 'ready' | 'awaited' | 'nothing' | 'over';

export const powerState = ({ table, own }: View, tag: Tag): PowerState => {
  if (!isAlive(table, tag)) return 'out';
  if (table.ending !== null) return 'over';
  if (!table.asked.includes(tag)) return 'nothing';
  const ready = table.ready.includes(tag);
  if (own?.power === tag) return ready ? 'youReady' : 'you';
  return ready ? 'ready' : 'awaited';
};

/** Of the word beside a name. */
export const stateLook = (state: PowerState): string => (state === 'ready' || state === 'youReady' ? 'text-gain' : '');

/** The counter of a power: colour and shape of its place in the table of powers, and its two letters. A name stands beside it. */
export const PowerMark = ({ tag, size = 28 }: { readonly tag: Tag; readonly size?: number }) => (
  <Counter seat={coloursOf(tag)} letters={lettersOf(tag)} size={size} />
);

/** EC-4.1.1: a turn as people call it; what comes before the first belongs to it. */
export const seasonName = (turn: number, lang: Lang): TurnName => {
  const played = Math.max(0, turn);
  const year = { year: String(yearOf(played)) };
  const season = seasonOf(played);
  const te = wordsIn(lang);
  return { title: te(`year.${season}`, year), the: te(`year.the.${season}`, year), at: te(`year.at.${season}`, year) };
};

/** Of a good year by year, the present price last. */
export const pricesOf = ({ priceHistory, prices }: Pick<Table, 'priceHistory' | 'prices'>, good: Good): readonly number[] => {
  const history = priceHistory.map((each) => each[good]);
  return history.at(-1) === prices[good] ? history : [...history, prices[good]];
};

/** A price stands still within a year: the last one until the end of its year. */
export const priceSteps = (prices: readonly number[], firstYear = 0): readonly Reading[] =>
  [...prices, ...prices.slice(-1)].map((value, year) => ({ turn: firstYear + year, value }));

export const PRICE_BOX = { width: 96, height: 30 } as const;
const MARGINS = { left: 4, right: 4, top: 4, foot: 4 };

/** Beside a price: how it came about. */
export const pricePath = (prices: readonly number[]): string => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // One that has never changed runs through the middle.
  const values = low === high ? ([low - 1, high + 1] as const) : ([low, high] as const);
  return stepPath(makePlane({ ...PRICE_BOX, margins: MARGINS, turns: [0, prices.length], values }), priceSteps(prices));
};
