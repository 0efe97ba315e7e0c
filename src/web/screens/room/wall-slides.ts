import { writerOf } from '#kernel/figures.ts';
import { lorenzAt, lorenzOf } from '#lab/lorenz.ts';
import type { Reading } from '#charts/plane.ts';
import { readingsOf } from '../../kit/svg/chart/curves.ts';
import type { Debriefing } from '../debrief/debriefing.ts';
import { finalValues, greatOf, seatCurves, spreadOf } from '../debrief/series.ts';

/* The debrief on the wall: four views of the same figures as the page, one line for each game, and a sentence. */

export type SlideKind = 'medians' | 'holdings' | 'lorenz' | 'bank';

interface SlideLine {
  readonly head: string;
  readonly readings: readonly Reading[];
}

export interface Slide {
  readonly kind: SlideKind;
  readonly lines: readonly SlideLine[];
  /** What its sentence is filled with: a figure of each game. */
  readonly figures: readonly { readonly head: string; readonly words: string }[];
}

/** Tenths of the people, from the poorest on. */
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth);

const percent = (part: number): string => `${Math.round(100 * part)}\u00a0%`;

/** The views that there are figures for, in the order in which they are told. */
export const slidesOf = ({ games, heads, charts, page, voice }: Debriefing): readonly Slide[] => {
  const great = greatOf(charts);
  if (great === undefined) return [];
  const write = writerOf(great, voice);
  const told = games.map((game, index) => {
    const curves = seatCurves(game.points, great.key);
    const spread = spreadOf(curves);
    const finals = finalValues(curves)
      .map(({ value }) => value)
      .toSorted((a, b) => a - b);
    const bank = page?.debrief?.bank === undefined ? [] : readingsOf(game.points, page.debrief.bank);
    return { head: heads[index] ?? '', spread, finals, shares: lorenzOf(finals), bank };
  });
  const slides: readonly Slide[] = [
    {
      kind: 'medians',
      lines: told.map(({ head, spread }) => ({ head, readings: spread.map(({ turn, median }) => ({ turn, value: median })) })),
      figures: told.map(({ head, spread }) => ({ head, words: write(spread.at(-1)?.median ?? 0) })),
    },
    {
      kind: 'holdings',
      lines: told.map(({ head, finals }) => ({ head, readings: finals.map((value, rank) => ({ turn: rank + 1, value })) })),
      figures: told.map(({ head, finals }) => ({ head, words: `${write(finals[0] ?? 0)} – ${write(finals.at(-1) ?? 0)}` })),
    },
    {
      kind: 'lorenz',
      lines: told.map(({ head, shares }) => ({
        head,
        readings: TENTHS.map((tenth) => ({ turn: tenth, value: Math.round(1000 * lorenzAt(shares, tenth / 10)) / 10 })),
      })),
      figures: told.map(({ head, shares }) => ({ head, words: percent(lorenzAt(shares, 0.5)) })),
    },
    {
      kind: 'bank',
      lines: told.map(({ head, bank }) => ({ head, readings: bank.map(({ turn, value }) => ({ turn, value: Math.round(1000 * value) / 10 })) })),
      figures: told.flatMap(({ head, bank }) => (bank.length === 0 ? [] : [{ head, words: percent(bank.at(-1)?.value ?? 0) }])),
    },
  ];
  return slides.filter(({ lines }) => lines.some(({ readings }) => readings.length > 0));
};
