import { type AnyGame, formatNumber, type Lang } from '#kernel';
import type { ReadyExperiment } from '#lab/experiment.ts';
import type { Findings } from '#lab/findings.ts';
import { measureText } from '#lab/words.ts';

/** Three figures that count; beyond a hundred, whole ones. */
const plain = (value: number, lang: Lang): string => {
  const size = Math.abs(value);
  return formatNumber(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3)), lang);
};

/** How the figures of each measure are written: parts of games in per cent, differences with their sign. */
export const writers = (findings: Pick<Findings, 'shares'>, lang: Lang) => {
  const write = (measure: number, value: number): string =>
    findings.shares[measure] === true ? `${formatNumber(Number((100 * value).toFixed(1)), lang)}${lang === 'fr' ? '\u00a0%' : '%'}` : plain(value, lang);
  const gap = (measure: number, value: number): string => `${value > 0 ? '+' : ''}${write(measure, value)}`;
  return { write, gap };
};

export const measureNames = ({ arms }: ReadyExperiment, lang: Lang): readonly string[] => {
  const [first] = arms;
  const game: AnyGame | undefined = first?.prepared.package;
  return first === undefined || game === undefined ? [] : first.measures.map((measure) => measureText(measure, game, lang));
};
