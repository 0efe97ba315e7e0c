import { findBox } from '#catalogue';
import type { HostLab } from '#protocol';
import { th } from '../../i18n/host.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { formatFigure } from './formats.ts';
import { lang } from '../../store/settings.ts';

/** The queue of experiments, and the machines that play them. */
export const LabSheet = ({ lab: { experiments, workers } }: { readonly lab: HostLab }) => (
  <Sheet class="stack" title={th('lab.title')}>
    {experiments.length === 0 && <p class="help">{th('lab.none')}</p>}
    <dl class="host-lines">
      {experiments.map(({ experiment, question, game, state, played, games }) => (
        <div key={experiment} class="row ends">
          <dt>{question === '' ? (findBox(game)?.title ?? game) : question}</dt>
          <dd>
            {state === 'waiting' && th('lab.waiting', { played: formatFigure(played, lang.value), games })}
            {state === 'over' && th('lab.over', { played })}
            {state === 'failed' && <span class="wrong">{th('lab.failed')}</span>}
          </dd>
        </div>
      ))}
    </dl>
    <p class={workers.length === 0 && experiments.some(({ state }) => state === 'waiting') ? 'wrong' : 'help'}>
      {workers.length === 0 ? th('lab.nobody') : th('lab.workers', { count: workers.length })}
    </p>
    <dl class="host-lines">
      {workers.map(({ name, threads, games, version }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two workers of one machine have the same name
        <div key={`${name} ${index}`} class="row ends">
          <dt>{name}</dt>
          <dd>{th('lab.worker', { threads, games, version })}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
