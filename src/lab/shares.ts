import { range, sum } from '#kernel/collections.ts';
import { plannedIn } from './document.ts';
import type { ReadyExperiment } from './experiment.ts';
import { CLEAR, type Findings, type MeasureFound } from './findings.ts';
import { fairShare } from './measured.ts';
import { anytimeChance, chanceOfNothing, holm, leastVisible, leastVisibleEarly, shareChance, shareVariance } from './statistics.ts';

/* Figures held against a value that they would have if nothing favoured anybody. */

export const SIDES = ['above', 'below', 'within'] as const;

export interface Held {
  readonly arm: number;
  readonly measure: number;
  readonly own: MeasureFound;
  readonly fair: number;
  /** Is it more, less, or neither, once all that the question compares is allowed for? */
  readonly side: (typeof SIDES)[number];
  /** How far from it a figure would have to lie to be told apart four times in five, as one of these comparisons. */
  readonly visible: number;
}

type Holding = Omit<Held, 'side' | 'visible'>;

/** Of two kinds of bots one wins what the other does not: that is one comparison. */
const comparisonOf = ({ arms }: ReadyExperiment, { arm, measure }: Holding): string => {
  const own = arms[arm];
  const one = own?.measures[measure];
  const mirrored = one?.kind === 'win' && one.by === 'bot' && new Set(own?.prepared.bots).size === 2;
  return `${arm} ${mirrored ? 'bot' : measure}`;
};

const deviationOf = ({ shares }: Findings, { measure, own }: Holding): number =>
  shares[measure] === true ? Math.sqrt(shareVariance(own.n, own.mean)) : own.deviation;

const chanceOf = (findings: Findings, held: Holding): number => {
  const { document, early, shares } = findings;
  const { measure, own, fair } = held;
  const share = shares[measure] === true;
  const gap = { n: own.n, mean: own.mean - fair, deviation: deviationOf(findings, held) };
  if (early) return anytimeChance(gap, plannedIn(document));
  return share ? shareChance(own.mean * own.n, own.n, fair) : chanceOfNothing(gap, own.n - 1);
};

const sided = (ready: ReadyExperiment, findings: Findings, held: readonly Holding[]): readonly Held[] => {
  const chances = new Map(held.map((one) => [comparisonOf(ready, one), chanceOf(findings, one)]));
  const corrected = holm([...chances.values()]);
  const clear = new Set([...chances.keys()].filter((_, index) => (corrected[index] ?? 1) < CLEAR));
  return held.map((one) => {
    const side = !clear.has(comparisonOf(ready, one)) ? 'within' : one.own.mean > one.fair ? 'above' : 'below';
    const [deviation, games] = [deviationOf(findings, one), one.own.n];
    const visible = findings.early
      ? leastVisibleEarly(deviation, games, plannedIn(findings.document), chances.size)
      : leastVisible(deviation, games, chances.size);
    return Object.assign(one, { side, visible } as const);
  });
};

/** The measure that decides, held against one value in every arm. */
export const heldAgainst = (ready: ReadyExperiment, findings: Findings, fair: number): readonly Held[] =>
  sided(
    ready,
    findings,
    findings.arms.flatMap(({ measures: [own] }, arm) => (own === null || own === undefined ? [] : [{ arm, measure: 0, own, fair }])),
  );

const sharesHeld = ({ arms }: ReadyExperiment, findings: Findings, measure: number): readonly Holding[] =>
  findings.arms.flatMap((found, arm): readonly Holding[] => {
    const [one, own] = [arms[arm], found.measures[measure] ?? null];
    const asked = one?.measures[measure];
    const fair = one === undefined || asked === undefined ? null : fairShare(one.prepared, asked, found);
    return fair === null || own === null ? [] : [{ arm, measure, own, fair }];
  });

const measuresOf = ({ document }: Findings): readonly number[] => [...document.measures.keys()];

/** Victories held against an equal share, in every arm. */
export const heldAgainstShare = (ready: ReadyExperiment, findings: Findings): readonly Held[] =>
  sided(
    ready,
    findings,
    range(findings.arms.length).flatMap((arm) =>
      measuresOf(findings).flatMap((measure) => sharesHeld(ready, findings, measure).filter((held) => held.arm === arm)),
    ),
  );

/** Cells of a map held against what they would show if nothing favoured anybody; where no such value is known, against the mean of all. */
export const heldCells = (ready: ReadyExperiment, findings: Findings): readonly Held[] =>
  sided(
    ready,
    findings,
    measuresOf(findings).flatMap((measure) => {
      const held = sharesHeld(ready, findings, measure);
      if (held.length > 0) return held;
      const cells = findings.arms.flatMap(({ measures }, arm) => {
        const own = measures[measure] ?? null;
        return own === null ? [] : [{ arm, measure, own }];
      });
      const fair = sum(cells.map(({ own }) => own.mean)) / Math.max(1, cells.length);
      return cells.map((cell) => Object.assign(cell, { fair }));
    }),
  );
