import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { CITY_STREETS, mortgageValue, TITLE_DATA, TRANSPORTS, UTILITIES } from '../data.ts';
import { liftCost } from '../rules/mortgages.ts';
import { TITLE_IDS, type View } from '../types.ts';
import { landing } from './worth.ts';
import { prospectOf, rentWith, resold, yieldOf } from './value.ts';

/* A seat's titles told series by series, as sets of bits, so that thousands of deals can be compared in a few milliseconds. */

const SERIES: readonly (readonly number[])[] = [...Object.values(CITY_STREETS), TRANSPORTS, UTILITIES];

const PLACES = TITLE_DATA.map((_, index) => {
  const series = SERIES.findIndex((titles) => titles.includes(index));
  return { series, bit: 1 << at(SERIES, series).indexOf(index) };
});

/** Some titles that pass together. */
export interface Bundle {
  readonly titles: readonly number[];
  readonly sets: readonly { readonly series: number; readonly bits: number }[];
}

const bitsIn = ({ sets }: Bundle, series: number): number => sets.find((set) => set.series === series)?.bits ?? 0;

/** Is a title of one in the same series as one of the other? */
export const areKin = (one: Bundle, other: Bundle): boolean => one.sets.some(({ series }) => bitsIn(other, series) > 0);

export const bundleOf = (titles: readonly number[]): Bundle => ({
  titles,
  sets: [...new Set(titles.map((index) => at(PLACES, index).series))].map((series) => ({
    series,
    bits: titles.reduce((bits, index) => (at(PLACES, index).series === series ? bits | at(PLACES, index).bit : bits), 0),
  })),
});

/** What a set of titles comes to, as if no loan lay on it but for its worth: a loan costs nothing but the time without rent. */
export interface Figures {
  /** To the end, as `holdingValue` counts. */
  readonly worth: number;
  /** What a turn of one visitor brings. */
  readonly rents: number;
  /** What counts beside the holdings (AM-5.3). */
  readonly income: number;
}

export interface Book {
  /** What it has in all. */
  readonly all: Figures;
  /** What changes when these leave and those come. */
  change(gone: Bundle, come: Bundle): Figures;
}

const NOTHING: Figures = { worth: 0, rents: 0, income: 0 };

export const plus = (a: Figures, b: Figures, sign = 1): Figures => ({
  worth: a.worth + sign * b.worth,
  rents: a.rents + sign * b.rents,
  income: a.income + sign * b.income,
});

export const bookOf = (view: View, seat: Seat): Book => {
  const { titles } = view.table;
  const prospect = prospectOf(view, seat);
  const held = SERIES.map((series) => series.reduce((bits, index) => (at(titles, index).owner === seat ? bits | at(PLACES, index).bit : bits), 0));
  const known = new Map<number, Figures>();
  const reckon = (series: number, bits: number): Figures => {
    const members = at(SERIES, series).filter((index) => (bits & at(PLACES, index).bit) > 0);
    let [worth, rents, income] = [0, 0, 0];
    for (const index of members) {
      const { owner, level, mortgaged } = at(titles, index);
      const data = at(TITLE_DATA, index);
      const rent = rentWith(prospect, data, owner === seat ? level : 0, members.length);
      worth += (resold(prospect, mortgageValue(data)) + yieldOf(prospect, data.square, rent)) / prospect.money;
      if (mortgaged) worth -= liftCost(view.options, at(TITLE_IDS, index));
      rents += rent * landing(data.square);
      income += rent;
    }
    return { worth, rents, income };
  };
  const figures = (series: number, bits: number): Figures => {
    const key = (series << 4) | bits;
    const found = known.get(key) ?? reckon(series, bits);
    known.set(key, found);
    return found;
  };
  return {
    all: held.reduce((sum, bits, series) => plus(sum, figures(series, bits)), NOTHING),
    change: (gone, come) => {
      let sum = NOTHING;
      const replace = (series: number, bits: number): void => {
        sum = plus(plus(sum, figures(series, bits)), figures(series, at(held, series)), -1);
      };
      for (const { series, bits } of gone.sets) replace(series, (at(held, series) & ~bits) | bitsIn(come, series));
      for (const { series, bits } of come.sets) if (bitsIn(gone, series) === 0) replace(series, at(held, series) | bits);
      return sum;
    },
  };
};
