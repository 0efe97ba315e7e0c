import type { Lang } from '#kernel/words.ts';
import type { ReadyExperiment } from './experiment.ts';
import { writingOf } from './measured.ts';
import type { Findings } from './findings.ts';
import { labWords } from './words.ts';

/** What was expected, laid beside what was found; null as long as there is no difference to lay it beside. */
export const forecastText = (ready: ReadyExperiment, findings: Findings, forecast: number, lang: Lang): string | null => {
  const found = findings.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
  if (found === undefined) return null;
  const { gap, gapRange, width } = writingOf(ready, findings, lang);
  const words = labWords({ lang });
  const { mean, low, high } = found;
  const miss = width(0, Math.abs(forecast - mean));
  const verdict =
    forecast >= low && forecast <= high
      ? words('forecast.within')
      : Math.sign(forecast) * Math.sign(mean) < 0
        ? words('forecast.otherWay', { miss })
        : words(forecast < mean ? 'forecast.low' : 'forecast.high', { miss });
  return words('forecast.beside', { forecast: gap(0, forecast), found: `${gap(0, mean)} (${gapRange(0, found)})`, verdict });
};
