import { range } from '#kernel';
import { distribution } from '#lab/findings.ts';
import type { Row } from '#lab/experiment.ts';
import { tl } from '../../i18n/lab.ts';
import { armColour } from './charts.tsx';

export interface Bin {
  readonly arm: number;
  readonly low: number;
  readonly high: number;
  readonly games: readonly number[];
}

/** Each wide enough for a finger on a phone. */
const BINS = 10;

/** The games of each arm by what they ended at: bins of equal width over what all arms show. */
export const binsOf = (rows: readonly (readonly Row[])[], measure: number): readonly (readonly Bin[])[] => {
  const values = rows.map((own) => distribution(own, measure));
  const all = values.flat().map(({ value }) => value);
  if (all.length === 0) return [];
  const [low, high] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  const width = (high - low) / BINS || 1;
  return values.map((own, arm) =>
    range(BINS).map((bin) => ({
      arm,
      low: low + bin * width,
      high: low + (bin + 1) * width,
      games: own.filter(({ value }) => Math.min(BINS - 1, Math.floor((value - low) / width)) === bin).map(({ game }) => game),
    })),
  );
};

interface HistogramProps {
  readonly arms: readonly (readonly Bin[])[];
  readonly write: (value: number) => string;
  readonly chosen: Bin | null;
  readonly onChoose: (bin: Bin) => void;
}

/** Each bar is a button that lists its games. */
export const Histogram = ({ arms, write, chosen, onChoose }: HistogramProps) => {
  const most = Math.max(1, ...arms.flatMap((bins) => bins.map(({ games }) => games.length)));
  return (
    <div class="lab-bins">
      {arms.map((bins, arm) => (
        <div key={arm} class="lab-bin-row row" style={{ '--arm': armColour(arm) }}>
          {bins.map((bin) => (
            <button
              key={bin.low}
              type="button"
              aria-pressed={chosen?.arm === arm && chosen.low === bin.low}
              disabled={bin.games.length === 0}
              style={{ '--part': String(bin.games.length / most) }}
              aria-label={tl('bin', { low: write(bin.low), high: write(bin.high), count: bin.games.length })}
              title={tl('bin', { low: write(bin.low), high: write(bin.high), count: bin.games.length })}
              onClick={() => onChoose(bin)}
            />
          ))}
        </div>
      ))}
      <p class="lab-scale hint">
        <span>{write(arms[0]?.[0]?.low ?? 0)}</span>
        <span>{write(arms[0]?.at(-1)?.high ?? 0)}</span>
      </p>
    </div>
  );
};
