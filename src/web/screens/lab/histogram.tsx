import { tl } from '../../i18n/lab.ts';
import type { Bin } from './bins.ts';
import { armColour, ArmMark } from './charts.tsx';
import { at } from '#kernel/collections.ts';
import { percentText } from '#lab/measured.ts';
import { lorenzAt } from '#lab/lorenz.ts';
import { LORENZ_PARTS } from '#lab/report.ts';
import { figureName, labWords } from '#lab/words.ts';
import { useState } from 'preact/hooks';
import { Select } from '../../kit/parts/choices.tsx';
import { lang } from '../../browser/settings.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';
import { lorenz as lorenzShapes, LORENZ_SIZE } from '#charts/lorenz.ts';
import { seriesOf } from '#lab/drawing.ts';
import { formatNumber } from '#kernel/words.ts';
import type { BenchProps } from './bench.ts';

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
    <div>
      {arms.map((bins, row) => {
        const hanging = arms.length === 2 && row === 1;
        const arm = bins[0]?.arm ?? 0;
        return (
          <div key={arm} class={`lab-bin-row flex relative gap-1 ${hanging ? 'lab-hanging' : ''}`} style={{ '--arm': armColour(arm) }}>
            {arms.length > 1 && (
              <span class={`lab-bin-mark absolute ${hanging ? 'low' : ''}`}>
                <ArmMark arm={arm} />
              </span>
            )}
            {bins.map((bin) => {
              const words = tl('bin', { where: whereOf(bin, write), count: bin.count });
              return (
                <button
                  key={bin.low}
                  type="button"
                  class="lab-bin grow p-0 border-0 bg-none"
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
        );
      })}
      <p class="flex ends hint">
        <span>{write(arms[0]?.[0]?.low ?? 0)}</span>
        <span>{write(arms[0]?.at(-1)?.high ?? 0)}</span>
      </p>
    </div>
  );
};

/** Who has which part: Lorenz's curve of every arm, at the end or at one of the turns that were asked for, and its table. */
export const Lorenz = ({ ready, findings, names }: BenchProps) => {
  const { lorenz } = findings.document;
  const [moment, setMoment] = useState('');
  const words = labWords({ lang: lang.value });
  const curves = findings.arms.flatMap((found, arm) => {
    const points = found.lorenz?.find(({ turn }) => String(turn ?? '') === moment)?.points;
    return points === undefined ? [] : [{ arm, series: seriesOf(arm), points }];
  });
  if (lorenz === undefined || curves.length === 0) return null;
  const title = words('lorenz.title', { figure: figureName(at(ready.arms, 0).prepared.package, lorenz.of, lang.value) });
  const percent = (part: number): string => percentText(part, lang.value);
  return (
    <section class="sheet padded stack" aria-labelledby="lab-lorenz">
      <h2 id="lab-lorenz">{title}</h2>
      <p class="hint">{tl('lorenzCurve')}</p>
      {lorenz.turns.length > 0 && (
        <Select
          label={tl('lorenzWhen')}
          value={moment}
          choices={[{ value: '', text: tl('atEnd') }, ...lorenz.turns.map((turn) => ({ value: String(turn), text: tl('atTurn', { turn }) }))]}
          onChange={setMoment}
        />
      )}
      <Chart
        label={title}
        size={LORENZ_SIZE}
        shapes={lorenzShapes({
          curves,
          words: { equal: words('lorenz.equal'), players: words('lorenz.players'), wealth: words('lorenz.wealth') },
          write: (part) => formatNumber(100 * part, lang.value),
        })}
      />
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-lorenz">
        <table class="sums">
          <thead>
            <tr>
              <th scope="col">{tl('poorest')}</th>
              {curves.map(({ arm }) => (
                <th key={arm} scope="col" style={{ color: armColour(arm) }}>
                  {names[arm]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LORENZ_PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{percent(part)}</th>
                {curves.map(({ arm, points }) => (
                  <td key={arm}>{percent(lorenzAt(points, part))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
