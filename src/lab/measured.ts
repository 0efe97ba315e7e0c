import type { AnyGame } from '#kernel/game.ts';
import { armsOf, type ExperimentDocument, type OwnMeasure } from './document.ts';
import { type Countable, isFigure, type Measure, parseMeasure, partsOf } from './measures.ts';
import type { Prepared } from './prepare-series.ts';
import { at } from '#kernel/collections.ts';
import { formatNumber, type Lang, LANGS } from '#kernel/words.ts';
import type { ReadyExperiment } from './experiment.ts';
import type { ArmFound, Findings } from './findings.ts';
import type { Difference, Interval } from './statistics.ts';
import { labWords, measureText, settingText, settingValue } from './words.ts';

/* From the words of a document to what its arms measure. */

export interface Measured {
  readonly measures: readonly Measure[];
  readonly follow: readonly Measure[];
}

export interface MeasureProblem {
  readonly problem: 'unknownMeasure' | 'takenName' | 'onlyAtEnd';
  /** The word or name. */
  readonly detail: string;
}

/** What can be counted at the table of an arm. */
export const countableOf = ({ bench, endings }: AnyGame, bots: readonly string[]): Countable => ({
  seats: bots.length,
  bots,
  sides: bench?.sides ?? [],
  endings: endings === undefined ? null : Object.keys(endings),
});

/** Has the game a name for the figures that a measure is about? */
const isNamed = (measure: Measure, { module: { id }, words }: AnyGame): boolean =>
  partsOf(measure).every((part) => {
    const figure = 'name' in part ? part.name.split('/')[0] : undefined;
    return figure === undefined || [`${id}.metric.${figure}`, figure].some((key) => Object.hasOwn(words, key));
  });

type Find = (word: string) => Measure | null;

/** The measures that the lab has words for, at the table of an arm. */
const wordsAt = ({ bots, package: game }: Prepared): Find => {
  const table = countableOf(game, bots);
  return (word) => {
    const measure = parseMeasure(word, table);
    return measure !== null && isNamed(measure, game) ? measure : null;
  };
};

/** A measure of one's own, made of words of the lab. */
const makeOwn = ({ name, of, minus, over, at: moment }: OwnMeasure, find: Find): Measure | MeasureProblem => {
  const words = [of, minus, over].flatMap((word) => word ?? []);
  const unknown = words.find((word) => find(word) === null);
  const first = find(of);
  if (unknown !== undefined || first === null) return { problem: 'unknownMeasure', detail: unknown ?? of };
  const late = moment === 'end' ? undefined : words.find((word) => !isFigure(find(word) ?? first));
  if (late !== undefined) return { problem: 'onlyAtEnd', detail: late };
  const part = (word: string | undefined): Measure | null => (word === undefined ? null : find(word));
  return { kind: 'own', title: name, of: first, minus: part(minus), over: part(over), at: moment };
};

/** What an arm measures and follows, or what is wrong with it. */
export const measuredIn = ({ measures, own = [], follow, lorenz }: ExperimentDocument, prepared: Prepared): Measured | MeasureProblem => {
  const known = wordsAt(prepared);
  const made = new Map<string, Measure>();
  const shown = new Set(
    [...measures, ...follow].flatMap((word) => {
      const measure = known(word);
      return measure === null ? [] : LANGS.map((lang) => measureText(measure, prepared.package, lang));
    }),
  );
  for (const one of own) {
    if (made.has(one.name) || known(one.name) !== null || shown.has(one.name)) return { problem: 'takenName', detail: one.name };
    const measure = makeOwn(one, known);
    if ('problem' in measure) return measure;
    made.set(one.name, measure);
  }
  const find: Find = (word) => made.get(word) ?? known(word);
  const unknown = [...measures, ...follow].find((word) => find(word) === null) ?? [lorenz?.of].find((of) => of !== undefined && known(`mean:${of}`) === null);
  if (unknown !== undefined) return { problem: 'unknownMeasure', detail: unknown };
  const found = (words: readonly string[]): readonly Measure[] => words.flatMap((word) => find(word) ?? []);
  const late = follow.find((word) => !found([word]).every(isFigure));
  return late === undefined ? { measures: found(measures), follow: found(follow) } : { problem: 'onlyAtEnd', detail: late };
};

/** What would be won if nothing favoured anybody, by head: so many seats of all, whoever holds them. Null: no victory is counted. */
export const fairShare = ({ bots }: Prepared, measure: Measure, { heads }: Pick<ArmFound, 'heads'>): number | null => {
  if (measure.kind === 'lead') return 1 / bots.length;
  if (measure.kind !== 'win') return null;
  if (measure.by === 'side') return heads[measure.who] ?? 0;
  return measure.by === 'bot' ? bots.filter((bot) => bot === measure.who).length / bots.length : 1 / bots.length;
};

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
  /** Between what it lies; and of how many games, where others have no such figure. */
  readonly range: (measure: number, own: Interval & { readonly n: number }) => string;
  /** A difference: with its sign, and in points where parts of games are compared. */
  readonly gap: (measure: number, value: number) => string;
  readonly signed: (measure: number, value: number) => string;
  readonly gapRange: (measure: number, interval: Interval) => string;
  /** A difference without its sign: how far an interval reaches. */
  readonly width: (measure: number, value: number) => string;
  /** In standard deviations; a dash where nothing scatters. */
  readonly effect: (gap: Difference) => string;
}

export const writingOf = ({ arms }: ReadyExperiment, { shares, games }: Pick<Findings, 'shares' | 'games'>, lang: Lang): Writing => {
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
    range: (measure, { low, high, n }) => {
      const interval = `${write(measure, low)} … ${write(measure, high)}`;
      return n < games ? labWords({ lang })('figure.counted', { interval, games: n }) : interval;
    },
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
