import { at } from '#kernel/collections.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import { armsOf } from './document.ts';
import type { ReadyExperiment } from './experiment.ts';
import type { Findings } from './findings.ts';
import type { Difference, Interval } from './statistics.ts';
import { labWords, measureText, settingText, settingValue } from './words.ts';

/* How the figures of an experiment are written, wherever they stand: page, report, drawing. */

/** Three figures that count; beyond a hundred, whole ones. */
const plain = (value: number, lang: Lang): string => {
  const size = Math.abs(value);
  return formatNumber(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3)), lang);
};

export const percentText = (share: number, lang: Lang): string => `${formatNumber(Number((100 * share).toFixed(1)), lang)}${lang === 'fr' ? '\u00a0%' : '%'}`;

/** So small a probability has no digits worth reading. */
const LEAST_P = 0.001;

export const probabilityText = (p: number, lang: Lang): string => (p < LEAST_P ? `< ${formatNumber(LEAST_P, lang)}` : formatNumber(Number(p.toFixed(3)), lang));

export interface Writing {
  /** The document's measures, and those it follows, in the game's own words. */
  readonly names: readonly string[];
  readonly followed: readonly string[];
  /** Parts of games in per cent. A figure that is only followed has no measure (−1). */
  readonly write: (measure: number, value: number) => string;
  /** A difference: with its sign, and in points where parts of games are compared. */
  readonly gap: (measure: number, value: number) => string;
  readonly signed: (measure: number, value: number) => string;
  readonly gapRange: (measure: number, interval: Interval) => string;
  /** A difference without its sign: how far an interval reaches. */
  readonly width: (measure: number, value: number) => string;
  /** In standard deviations; a dash where nothing scatters. */
  readonly effect: (gap: Difference) => string;
}

export const writingOf = ({ arms }: ReadyExperiment, { shares }: Pick<Findings, 'shares'>, lang: Lang): Writing => {
  const { measures, follow, prepared } = at(arms, 0);
  const write = (measure: number, value: number): string => (shares[measure] === true ? percentText(value, lang) : plain(value, lang));
  const bare = (measure: number, value: number): string =>
    shares[measure] === true ? formatNumber(Number((100 * value).toFixed(1)), lang) : plain(value, lang);
  const signed = (measure: number, value: number): string => `${value > 0 ? '+' : ''}${bare(measure, value)}`;
  const inPoints = (measure: number, figure: string): string => (shares[measure] === true ? labWords({ lang })('figure.points', { figure }) : figure);
  return {
    names: measures.map((measure) => measureText(measure, prepared.package, lang)),
    followed: follow.map((measure) => measureText(measure, prepared.package, lang)),
    write,
    gap: (measure, value) => inPoints(measure, signed(measure, value)),
    signed,
    gapRange: (measure, { low, high }) => `${signed(measure, low)} … ${signed(measure, high)}`,
    width: (measure, value) => inPoints(measure, bare(measure, value)),
    effect: ({ effect, mean }) => (effect === 0 && mean !== 0 ? '–' : plain(effect, lang)),
  };
};

/** Arms as they are called: by the document, or in words after what varies; `short` where a title names what varies across. */
export const armNames = ({ document, arms }: ReadyExperiment, lang: Lang, short = false): readonly string[] => {
  const { factors } = document;
  if (factors === undefined) return armsOf(document).map(({ name }) => name);
  const { package: game } = at(arms, 0).prepared;
  let names: readonly string[] = [''];
  for (const [index, { vary, values }] of factors.entries()) {
    const text = short && index === 1 ? settingValue : settingText;
    names = names.flatMap((name) => values.map((value) => [name, text(vary, value, game, lang)].filter((part) => part !== '').join(', ')));
  }
  return names;
};
