import { formatNumber } from '#kernel/words.ts';
import { comparisonsIn, type ExperimentDocument, gamesInAll } from '#lab/document.ts';
import { fairShare } from '#lab/measured.ts';
import { leastVisible } from '#lab/statistics.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../browser/settings.ts';
import { type Crew, tried, workersHere } from './crew.ts';
import type { Trial } from './lab-worker.ts';
import { duration } from './setting.tsx';
import type { BenchProps } from './bench.ts';
import { armColour, ArmMark } from './charts.tsx';
import type { ReadyExperiment } from '#lab/experiment.ts';
import { forecastText } from '#lab/forecast.ts';
import { Segments, Switch } from '../../kit/parts/choices.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { writeLink } from './link.ts';
import { forecasts } from './saved.tsx';
import type { Forecast } from './typed.ts';

/** A few games are played in a worker: what can be measured, how long it takes, what will be seen. */
export const useTrial = (document: ExperimentDocument): Trial | string | null => {
  const [trial, setTrial] = useState<Trial | string | null>(null);
  const { question: _question, games: _games, ...rest } = document;
  const key = JSON.stringify(rest);
  useEffect(() => {
    let wanted = true;
    setTrial(null);
    // A finger that holds a stepper does not want a game for each step.
    const soon = setTimeout(
      () =>
        void tried({ ...document, measures: document.measures.length === 0 ? ['turns'] : document.measures }, lang.value).then(
          (found) => wanted && setTrial(found),
        ),
      250,
    );
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [key]);
  return trial;
};

/** How long it will take here, and what can be seen with so many games. */
export const Promised = ({ trial, document }: { readonly trial: Trial; readonly document: ExperimentDocument }) => {
  const { deviation, share, error, games } = trial;
  const comparisons = comparisonsIn(document);
  const visible =
    deviation === null || deviation === 0
      ? null
      : Number(((share ? 100 : 1) * leastVisible(deviation, document.games, comparisons, share && document.dice === 'same')).toPrecision(2));
  return (
    <>
      <p>
        <b class="lab-figure t8">{duration((trial.seconds * gamesInAll(document)) / workersHere())}</b> {tl('onDevice')}
      </p>
      {visible !== null && (
        <p class="hint">
          {tl('visible', { gap: share ? `${formatNumber(visible, lang.value)} ${tl('points')}` : formatNumber(visible, lang.value), comparisons, games })}
        </p>
      )}
      {error !== null && <p class="notice wrong">{error}</p>}
    </>
  );
};

/** A measure in every arm: a bar to its mean, its interval, its figure; an equal share across, where there is one; the difference under it. */
export const Pair = ({ ready, findings, writing, names, measure }: BenchProps & { readonly measure: number }) => {
  const found = findings.arms.map(({ measures }) => measures[measure] ?? null);
  const known = found.flatMap((own) => (own === null ? [] : [own]));
  const from = Math.min(0, ...known.map(({ low }) => low));
  const to = Math.max(findings.shares[measure] === true ? 1 : 0, ...known.map(({ high }) => high)) || 1;
  const part = (value: number): string => String((value - from) / (to - from || 1));
  const fair = ready.arms.map(({ prepared, measures }, arm) => {
    const [own, there] = [measures[measure], findings.arms[arm]];
    return own === undefined || there === undefined ? null : fairShare(prepared, own, there);
  });
  const gap = findings.differences.find((one) => one.measure === measure && one.arm === 1);
  return (
    <section class="sheet padded stack" aria-labelledby="lab-pair">
      <h2 id="lab-pair">{writing.names[measure]}</h2>
      <p class="hint">
        {tl('pairHelp', { games: findings.games })} {fair[0] !== null && fair[0] !== undefined && tl('fairHelp', { share: writing.write(measure, fair[0]) })}
      </p>
      <dl class="lab-pair grid items-center">
        {found.map((own, arm) => {
          const share = fair[arm] ?? null;
          return own === null ? null : (
            <div key={names[arm]} style={{ display: 'contents', '--arm': armColour(arm) }}>
              <dt>
                <ArmMark arm={arm} /> <small class="block">{names[arm]}</small>
              </dt>
              <dd class="lab-bar relative" style={{ '--mean': part(own.mean), '--low': part(own.low), '--high': part(own.high) }}>
                {share !== null && <i class="lab-fair absolute" style={{ '--fair': part(share) }} />}
              </dd>
              <dd>
                <b class="lab-of-arm t6">{writing.write(measure, own.mean)}</b>
                <small class="block">{`${writing.write(measure, own.low)} … ${writing.write(measure, own.high)}`}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      {gap !== undefined && (
        <p class="row ends line-over pt-4">
          <span>{tl(findings.document.dice === 'same' ? 'gapSame' : 'gapOwn')}</span>
          <span>
            <b>{writing.gap(measure, gap.mean)}</b> ± {writing.width(measure, (gap.high - gap.low) / 2)}
          </span>
        </p>
      )}
    </section>
  );
};

interface ForecastFormProps {
  readonly forecast: Forecast;
  /** Are parts of games compared? They are told in points. */
  readonly share: boolean;
  readonly onChange: (forecast: Forecast) => void;
}

const SIDES: readonly Forecast['more'][] = ['', 'first', 'second', 'none'];

/** What one expects of the first two arms, written down before the first game. */
export const ForecastForm = ({ forecast, share, onChange }: ForecastFormProps) => {
  const { more, by, shared } = forecast;
  return (
    <section class="lab-own stack p-5 round-2" aria-labelledby="lab-forecast">
      <h3 id="lab-forecast">{tl('forecast')}</h3>
      <p class="hint">{tl('forecastHelp')}</p>
      <Segments
        label={tl('forecast')}
        value={more}
        choices={SIDES.map((value) => ({ value, text: tl(`forecast.${value === '' ? 'nothing' : value}`) }))}
        onChange={(next) => onChange({ ...forecast, more: next })}
      />
      {(more === 'first' || more === 'second') && (
        <label class="row">
          {tl('forecastBy')}
          <Input class="input lab-turns" inputMode="decimal" value={by} onText={(text) => onChange({ ...forecast, by: text })} />
          {share && tl('points')}
        </label>
      )}
      {more !== '' && (
        <p class="row">
          <Switch label={tl('forecastShared')} on={shared} onChange={(next) => onChange({ ...forecast, shared: next })} />
          {tl('forecastShared')}
        </p>
      )}
    </section>
  );
};

/** The forecast of an experiment, from its document or from this device: closed until all games are played, then laid beside what they found. */
export const Sealed = ({ crew, ready }: { readonly crew: Crew; readonly ready: ReadyExperiment }) => {
  const { document } = crew;
  const forecast = document.forecast ?? forecasts.value[writeLink(document)];
  const findings = crew.findings.value;
  if (forecast === undefined) return null;
  const beside = crew.state.value === 'over' && findings !== null ? forecastText(ready, findings, forecast, lang.value) : null;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-sealed">
      <h2 id="lab-sealed" class="row ends ruled">
        {tl('sealed')} <Icon name={beside === null ? 'lock' : 'seal'} size={18} />
      </h2>
      <p>{beside ?? tl('sealedWaits')}</p>
    </section>
  );
};
