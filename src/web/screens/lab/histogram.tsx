import { tl } from '../../i18n/lab.ts';
import type { Bin } from './bins.ts';
import { ArmMark, armColour } from './charts.tsx';

interface HistogramProps {
  readonly arms: readonly (readonly Bin[])[];
  readonly write: (value: number) => string;
  readonly chosen: Bin | null;
  readonly onChoose: (bin: Bin) => void;
}

/** From where to where a bar reaches, or the one value it stands for. */
export const whereOf = ({ low, high }: Bin, write: (value: number) => string): string =>
  low === high ? write(low) : tl('between', { low: write(low), high: write(high) });

/** Each bar is a button that lists its games. */
export const Histogram = ({ arms, write, chosen, onChoose }: HistogramProps) => {
  const most = Math.max(1, ...arms.flatMap((bins) => bins.map(({ count }) => count)));
  return (
    <div class={`lab-bins ${arms.length === 2 ? 'facing' : ''}`}>
      {arms.map((bins) => (
        <div key={bins[0]?.arm} class="lab-bin-row row" style={{ '--arm': armColour(bins[0]?.arm ?? 0) }}>
          {arms.length > 1 && <ArmMark arm={bins[0]?.arm ?? 0} />}
          {bins.map((bin) => {
            const words = tl('bin', { where: whereOf(bin, write), count: bin.count });
            return (
              <button
                key={bin.low}
                type="button"
                aria-pressed={chosen?.arm === bin.arm && chosen.low === bin.low}
                disabled={bin.count === 0}
                style={{ '--part': String(bin.count / most) }}
                aria-label={words}
                title={words}
                onClick={() => onChoose(bin)}
              />
            );
          })}
        </div>
      ))}
      <p class="lab-scale hint">
        <span>{write(arms[0]?.[0]?.low ?? 0)}</span>
        <span>{write(arms[0]?.at(-1)?.high ?? 0)}</span>
      </p>
    </div>
  );
};
