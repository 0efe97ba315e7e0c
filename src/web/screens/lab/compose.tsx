import type { AnyGame } from '#kernel/game.ts';
import { type ExperimentDocument, gamesInAll } from '#lab/document.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { OptionsBook } from '../../options/options-book.tsx';
import { formSpecs, isPreset, textAt } from '../../options/options.ts';
import { Select, Switch } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import '../../options/options.css';
import { BOTS, documentOf, type Draft, isShareWord, variable, withKind } from './draft.ts';
import { Seated, Varies } from './varies.tsx';
import { ForecastForm, Promised, useTrial } from './trial.tsx';
import { Measured } from './measured.tsx';
import { forecastIn } from './typed.ts';

const Row = ({ title, help, children }: { readonly title: string; readonly help?: string; readonly children: preact.ComponentChildren }) => (
  <div class="lab-row flex wrap ends gap-5">
    <div>
      <h3>{title}</h3>
      {help !== undefined && <p class="hint">{help}</p>}
    </div>
    <div class="cluster">{children}</div>
  </div>
);

interface ComposeProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly onChange: (draft: Draft) => void;
  /** With the forecast that stays on this device, if any. */
  readonly onLaunch: (document: ExperimentDocument, forecast: number | null) => void;
}

/** A precision that somebody has written stays. */
const stopOf = (stop: Draft['stop'], sign: boolean): Draft['stop'] => (!sign && stop?.precision === undefined ? undefined : { ...stop, sign });

const QUESTION_LENGTH = 120;
/** In sight before the rest is unfolded. */
const SOME_RULES = 8;

/** The form of an experiment: question, game, what varies, how much, what is measured. */
export const Compose = ({ draft, game, onChange, onLaunch }: ComposeProps) => {
  const voice = voiceOf(game, lang.value);
  const document = documentOf(draft, game, lang.value);
  const trial = useTrial(document);
  // What can be measured stays in sight while a change is tried.
  const [found, setFound] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (trial !== null && typeof trial !== 'string') setFound(trial.words);
  }, [trial]);
  const { min, max } = game.module.seats;
  const share = trial !== null && typeof trial !== 'string' ? trial.share : isShareWord(draft.measures[0]);
  const single = draft.kind === 'map' || draft.kind === 'none';
  const forecast = single ? null : forecastIn(draft.forecast, share);
  const unsaid = !single && draft.forecast.more !== '' && forecast === null;
  const refusal = typeof trial === 'string' ? trial : draft.measures.length === 0 ? tl('needsMeasure') : unsaid ? tl('needsNumber') : '';
  const launch = (): void => {
    if (refusal === '') onLaunch(forecast !== null && draft.forecast.shared ? { ...document, forecast } : document, forecast);
  };
  const stepper = (
    label: string,
    value: number,
    scale: { readonly min: number; readonly max: number; readonly step: number },
    set: (value: number) => Draft,
  ) => <Stepper label={label} value={value} scale={scale} text={String(value)} width={8} onChange={(next) => onChange(set(next))} />;
  return (
    <form
      class="lab-compose grid columns-1 gap-7 items-start"
      onSubmit={(event) => {
        event.preventDefault();
        launch();
      }}
    >
      <div class="stack loose columns-1">
        <label>
          <span class="hidden-words">{tl('question')}</span>
          <input
            class="lab-question w-full p-3-0 border-0 bg-none"
            maxLength={QUESTION_LENGTH}
            value={draft.question}
            placeholder={tl('questionPlaceholder')}
            onInput={(event) => onChange({ ...draft, question: event.currentTarget.value })}
          />
          <small class="hint">{tl('questionHelp')}</small>
        </label>
        <div class="sheet padded stack loose columns-1">
          {game.module.presets.length > 1 && (
            <Row title={tl('preset')}>
              <Select
                label={tl('preset')}
                value={game.module.presets.find(({ options }) => isPreset(options, draft.options, formSpecs(game)))?.id ?? ''}
                choices={[
                  ...game.module.presets.map(({ id }) => ({ value: id, text: textAt(voice, `preset.${id}`) || id })),
                  { value: '', text: tl('ownRules') },
                ]}
                onChange={(id) => {
                  const preset = game.module.presets.find((own) => own.id === id);
                  if (preset !== undefined) onChange(withKind({ ...draft, options: preset.options }, draft.kind, game));
                }}
              />
            </Row>
          )}
          {draft.kind !== 'players' && min < max && (
            <Row title={tl('players')}>{stepper(tl('players'), draft.players, { min, max, step: 1 }, (players) => ({ ...draft, players }))}</Row>
          )}
          <details>
            <summary>{tl('allRules')}</summary>
            <OptionsBook
              game={draft.game}
              specs={variable(game, draft.options)}
              chosen={draft.options}
              voice={voice}
              onChange={(options) => onChange({ ...draft, options })}
              first={SOME_RULES}
            />
          </details>
          <Varies draft={draft} game={game} voice={voice} onChange={onChange} />
          {draft.kind !== 'bots' && !(draft.kind === 'map' && [draft.rule, draft.second].includes(BOTS)) && (
            <Row title={tl('bots')} help={tl('botsHelp')}>
              <Seated bots={draft.bots} seats={draft.players} label={tl('bots')} game={game} onChange={(bots) => onChange({ ...draft, bots })} />
            </Row>
          )}
          <Row title={tl('games')}>{stepper(tl('games'), draft.games, { min: 16, max: 100_000, step: 16 }, (games) => ({ ...draft, games }))}</Row>
          {!single && (
            <Row title={tl('stopEarly')} help={tl('stopHelp')}>
              <Switch label={tl('stopEarly')} on={draft.stop?.sign === true} onChange={(sign) => onChange({ ...draft, stop: stopOf(draft.stop, sign) })} />
            </Row>
          )}
          <Row title={tl('sameDice')} help={tl('sameDiceHelp')}>
            <span class="hint">{tl('seed')}</span>
            {stepper(tl('seed'), draft.seed, { min: 0, max: 1_000_000, step: 1 }, (seed) => ({ ...draft, seed }))}
            <Switch label={tl('sameDice')} on={draft.sameDice} onChange={(sameDice) => onChange({ ...draft, sameDice })} />
          </Row>
          <Measured draft={draft} game={game} found={found} onChange={onChange} />
        </div>
      </div>
      <aside class="sheet padded stack contract lab-slip">
        <h2 class="titled">{tl('experiment')}</h2>
        <p>
          <b>{tl('inAll', { games: gamesInAll(document) })}</b>
        </p>
        {trial !== null && typeof trial !== 'string' ? <Promised trial={trial} document={document} /> : <p class="hint">{tl('measuring')}</p>}
        {!single && <ForecastForm forecast={draft.forecast} share={share} onChange={(next) => onChange({ ...draft, forecast: next })} />}
        <p class="hint">{tl('linkHolds')}</p>
        {refusal !== '' && (
          <p class="wrong" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" class="btn brass w-full" disabled={refusal !== ''}>
          {tl('launch')}
        </button>
      </aside>
    </form>
  );
};
