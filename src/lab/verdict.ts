import type { Lang } from '#kernel/words.ts';
import type { ReadyExperiment } from './experiment.ts';
import { CLEAR, type DifferenceFound, type Findings } from './findings.ts';
import { armNames, writingOf } from './measured.ts';
import { labWords } from './words.ts';

/** What may be said of a difference, by the probability that allows for all comparisons: the same on every page. */
export const verdictOf = ({ mean, low, high, pOfAll }: DifferenceFound): 'none' | 'clear' | 'chance' =>
  mean === 0 && low === 0 && high === 0 ? 'none' : pOfAll < CLEAR ? 'clear' : 'chance';

/** The measure that decides, said for every arm against the first. */
export const answersOf = (ready: ReadyExperiment, findings: Findings, lang: Lang): readonly string[] => {
  const { gap, gapRange, width } = writingOf(ready, findings, lang);
  const words = labWords({ lang });
  const arms = armNames(ready, lang);
  return findings.differences
    .filter(({ measure }) => measure === 0)
    .map((own) =>
      words('verdict', {
        arm: arms[own.arm] ?? '',
        first: arms[own.against] ?? '',
        gap: `${gap(0, own.mean)} (${gapRange(0, own)})`,
        verdict: words(`verdict.${verdictOf(own)}`, { visible: width(0, own.visible) }),
      }),
    );
};
