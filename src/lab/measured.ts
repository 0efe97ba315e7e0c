import type { AnyGame } from '#kernel/game.ts';
import type { ExperimentDocument, OwnMeasure } from './document.ts';
import { type Countable, isFigure, type Measure, parseMeasure, partsOf } from './measures.ts';
import type { Prepared } from './prepare-series.ts';

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
    return figure === undefined || [`${id}.metric.${figure}`, `${id}.${figure}`].some((key) => Object.hasOwn(words, key));
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
  for (const one of own) {
    if (made.has(one.name) || known(one.name) !== null) return { problem: 'takenName', detail: one.name };
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

/** What would be won if nothing favoured anybody: by so many seats of all, or by one camp or power of all. Null: no victory is counted. */
export const fairShare = ({ bots, package: game }: Prepared, measure: Measure): number | null => {
  if (measure.kind === 'lead') return 1 / bots.length;
  if (measure.kind !== 'win') return null;
  if (measure.by === 'side') return 1 / (game.bench?.sides?.length ?? 1);
  return measure.by === 'bot' ? bots.filter((bot) => bot === measure.who).length / bots.length : 1 / bots.length;
};
