import type { HostFigures, HostSample } from '#protocol';
import type { ComponentChildren } from 'preact';
import { th } from '../../i18n/host.ts';
import { lang } from '../../browser/settings.ts';
import { formatBytes, formatFigure } from './formats.ts';

/** Beyond this a player notices that he waits. */
const LIMIT_MS = 50;

export const isSlow = ({ samples }: HostFigures): boolean => (samples.at(-1)?.p99 ?? 0) > LIMIT_MS;

const WIDTH = 120;
const HEIGHT = 28;

/** The last hour as a line; `limit` dashed, where it is near. */
const Spark = ({ values, limit }: { readonly values: readonly number[]; readonly limit?: number }) => {
  const top = Math.max(1e-9, ...values, limit ?? 0) * 1.1;
  const y = (value: number): number => HEIGHT - 1 - (value / top) * (HEIGHT - 3);
  const x = (index: number): number => (index / Math.max(1, values.length - 1)) * WIDTH;
  return (
    <svg class="block w-full mt-3" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="none" stroke="var(--edge)" stroke-width="1" vector-effect="non-scaling-stroke" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {limit !== undefined && (
        <path fill="none" stroke="var(--wax)" stroke-width="1.5" stroke-dasharray="4 3" vector-effect="non-scaling-stroke" d={`M0 ${y(limit)}H${WIDTH}`} />
      )}
      <path
        fill="none"
        stroke="var(--brass-lo)"
        stroke-width="1.5"
        vector-effect="non-scaling-stroke"
        d={values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')}
      />
    </svg>
  );
};

interface CellProps {
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  readonly words: ComponentChildren;
  readonly values: readonly number[];
  readonly limit?: number;
  readonly over?: boolean;
}

const Cell = ({ title, figure, unit, words, values, limit, over = false }: CellProps) => (
  <div class={over ? 'host-figure over p-5-6 bg-sheet' : 'host-figure p-5-6 bg-sheet'}>
    <dt class="t3">{title}</dt>
    <dd class="m-0 w400">
      <b class={over ? 't8 w700 leading-2 text-wax' : 't8 w700 leading-2'}>{figure}</b> {unit}
      {over && <span class="text-wax"> {th('figures.over')}</span>}
      <Spark values={values} {...(limit === undefined ? {} : { limit })} />
      <small>{words}</small>
    </dd>
  </div>
);

const peak = (samples: readonly HostSample[], of: (sample: HostSample) => number): number => Math.max(0, ...samples.map(of));

export const Figures = ({ figures }: { readonly figures: HostFigures }) => {
  const { samples, p50, diskFree, awake, thinking, outbox } = figures;
  const now = samples.at(-1);
  if (now === undefined) return null;
  const say = (value: number): string => formatFigure(value, lang.value);
  const bytes = (value: number): readonly [string, string] => {
    const [figure = '', unit = ''] = formatBytes(value, lang.value).split(/\s/u);
    return [figure, unit];
  };
  const [memory, memoryUnit] = bytes(now.memory);
  const [disk, diskUnit] = bytes(now.disk);
  return (
    <section aria-label={th('figures.title')}>
      <dl class="sheet host-figures grid clip">
        <Cell
          title={th('figures.moves')}
          figure={say(now.movesPerSecond)}
          unit={th('figures.perSecond')}
          words={th('figures.peak', { peak: say(peak(samples, ({ movesPerSecond }) => movesPerSecond)) })}
          values={samples.map(({ movesPerSecond }) => movesPerSecond)}
        />
        <Cell
          title={th('figures.wait')}
          figure={now.p99 === null ? '–' : say(now.p99)}
          unit={now.p99 === null ? '' : th('figures.ms')}
          words={now.p99 === null || p50 === null ? th('figures.none') : th('figures.median', { p50: say(p50), limit: LIMIT_MS })}
          values={samples.map(({ p99 }) => p99 ?? 0)}
          limit={LIMIT_MS}
          over={isSlow(figures)}
        />
        <Cell
          title={th('figures.sockets')}
          figure={say(now.sockets)}
          unit={th('figures.devices', { count: now.sockets })}
          words={th('figures.socketsPeak', { peak: say(peak(samples, ({ sockets }) => sockets)) })}
          values={samples.map(({ sockets }) => sockets)}
        />
        <Cell
          title={th('figures.writing')}
          figure={say(now.writing)}
          unit={th('figures.waiting')}
          words={th('figures.outbox', { count: outbox })}
          values={samples.map(({ writing }) => writing)}
        />
        <Cell
          title={th('figures.memory')}
          figure={memory}
          unit={memoryUnit}
          words={th('figures.awake', { awake, threads: thinking })}
          values={samples.map((sample) => sample.memory)}
        />
        <Cell
          title={th('figures.disk')}
          figure={disk}
          unit={diskUnit}
          words={diskFree === null ? th('figures.unknown') : th('figures.free', { free: formatBytes(diskFree, lang.value) })}
          values={samples.map((sample) => sample.disk)}
        />
      </dl>
    </section>
  );
};
