import type { ReadyExperiment } from '#lab/experiment.ts';
import { forecastText } from '#lab/forecast.ts';
import { tl } from '../../i18n/lab.ts';
import { Segments, Switch } from '../../parts/choices.tsx';
import { Input } from '../../parts/writing.tsx';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import type { Crew } from './crew.ts';
import { writeLink } from './link.ts';
import { forecasts } from './saved.ts';
import type { Forecast } from './typed.ts';

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
    <section class="lab-forecast stack" aria-labelledby="lab-forecast">
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
