import { playersOf } from '#bots/levels.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { type ExperimentDocument, gamesInAll, letterOf } from '#lab/document.ts';
import { botText } from '#lab/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { OptionControl } from '../../options/option-control.tsx';
import { OptionsBook } from '../../options/options-book.tsx';
import { type FormSpec, formSpecs, isPreset, textAt } from '../../options/options.ts';
import { Segments, Select, Switch } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { ArmMark, armColour } from './charts.tsx';
import '../../options/options.css';
import { documentOf, type Draft, isShareWord, type Kind, mapValues, PLAYERS, twoValues, type Value, variable, withKind } from './draft.ts';
import { ForecastForm, Promised, useTrial } from './trial.tsx';
import { Measured } from './measured.tsx';
import { forecastIn } from './typed.ts';

const KINDS: readonly Kind[] = ['rule', 'bots', 'players', 'map', 'none'];
const MOST_ARMS = 4;

interface PartProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly voice: Voice;
  readonly onChange: (draft: Draft) => void;
}

const Row = ({ title, help, children }: { readonly title: string; readonly help?: string; readonly children: preact.ComponentChildren }) => (
  <div class="lab-row flex wrap ends gap-5">
    <div>
      <h3>{title}</h3>
      {help !== undefined && <p class="hint">{help}</p>}
    </div>
    <div class="cluster">{children}</div>
  </div>
);

interface RuleChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly specs: readonly FormSpec[];
  readonly voice: Voice;
  /** May the number of players be chosen beside the rules? */
  readonly players: boolean;
  readonly onChange: (name: string) => void;
}

const RuleChoice = ({ label, value, specs, voice, players, onChange }: RuleChoiceProps) => (
  <Select
    label={label}
    value={value}
    choices={[
      ...(players ? [{ value: PLAYERS, text: tl('kind.players') }] : []),
      ...specs.map((spec) => ({ value: spec.name, text: textAt(voice, spec.key) || spec.name })),
    ]}
    onChange={onChange}
  />
);

/** One arm: the value that sets it apart. */
const ArmValue = ({
  draft,
  game,
  voice,
  spec,
  arm,
  onValue,
}: PartProps & { readonly spec: FormSpec | undefined; readonly arm: number; readonly onValue: (value: Value) => void }) => {
  const value = draft.values[arm] ?? '';
  const label = tl('arm', { letter: letterOf(arm) });
  if (draft.kind === 'bots')
    return (
      <Select
        label={label}
        value={String(value)}
        choices={playersOf(game).map((name) => ({ value: name, text: botText(name, game, lang.value) }))}
        onChange={onValue}
      />
    );
  if (draft.kind === 'players') {
    const { min, max } = game.module.seats;
    return <Stepper label={label} value={Number(value)} scale={{ min, max, step: 1 }} text={String(value)} width={4} onChange={onValue} />;
  }
  if (spec === undefined) return null;
  return (
    <OptionControl
      spec={spec}
      value={value}
      voice={voice}
      onChange={(next) => onValue(typeof next === 'number' || typeof next === 'boolean' ? next : String(next))}
    />
  );
};

const Varies = (props: PartProps) => {
  const { draft, game, voice, onChange } = props;
  const specs = variable(game, draft.options);
  const spec = specs.find(({ name }) => name === draft.rule);
  const usualAndOther = (rule: string): readonly Value[] => {
    const own = specs.find(({ name }) => name === rule);
    return own === undefined ? [] : twoValues(own, draft.options);
  };
  const without = <T,>(list: readonly T[], arm: number): readonly T[] => list.filter((_, index) => index !== arm);
  const setValue = (arm: number, value: Value): void =>
    onChange({
      ...draft,
      values: draft.values.map((old, index) => (index === arm ? value : old)),
      names: draft.names.map((name, index) => (index === arm ? undefined : name)),
    });
  return (
    <section class="stack" aria-labelledby="lab-varies">
      <h2 id="lab-varies">
        {tl('varies')} <small class="lab-aside">{tl('variesHelp')}</small>
      </h2>
      <Segments
        label={tl('varies')}
        value={draft.kind}
        choices={[...KINDS, ...(draft.written.length > 0 ? (['written'] as const) : [])].map((kind) => ({ value: kind, text: tl(`kind.${kind}`) }))}
        onChange={(kind) => onChange(withKind(draft, kind, game))}
      />
      {(draft.kind === 'rule' || draft.kind === 'map') && (
        <RuleChoice
          label={tl('rule')}
          value={draft.rule}
          specs={specs}
          voice={voice}
          players={draft.kind === 'map' && draft.second !== PLAYERS}
          onChange={(rule) => onChange({ ...draft, rule, names: [], values: draft.kind === 'map' ? mapValues(rule, game) : usualAndOther(rule) })}
        />
      )}
      {draft.kind === 'map' ? (
        <>
          <RuleChoice
            label={tl('secondRule')}
            value={draft.second}
            specs={specs.filter(({ name }) => name !== draft.rule)}
            voice={voice}
            players={draft.rule !== PLAYERS}
            onChange={(second) => onChange({ ...draft, second, secondValues: mapValues(second, game) })}
          />
          <p class="hint">{tl('mapCells', { down: draft.values.length, across: draft.secondValues.length })}</p>
        </>
      ) : draft.kind === 'none' || draft.kind === 'written' ? (
        <p class="hint">{draft.kind === 'none' ? tl('oneArm') : tl('asWritten', { arms: draft.written.map(({ name }) => name).join(', ') })}</p>
      ) : (
        <div class="cards" style={{ '--card': '200px' }}>
          {draft.values.map((_, arm) => (
            // oxlint-disable-next-line react/no-array-index-key -- an arm is its letter
            <div key={arm} class="lab-arm stack p-5 round-2" style={{ '--arm': armColour(arm) }}>
              <span class="row ends">
                <ArmMark arm={arm} />
                {draft.values.length > 2 && (
                  <button
                    type="button"
                    class="text-btn"
                    aria-label={tl('removeArm', { letter: letterOf(arm) })}
                    onClick={() => onChange({ ...draft, values: without(draft.values, arm), names: without(draft.names, arm) })}
                  >
                    ×
                  </button>
                )}
              </span>
              <ArmValue {...props} spec={spec} arm={arm} onValue={(value) => setValue(arm, value)} />
            </div>
          ))}
          {draft.values.length < MOST_ARMS && (
            <button type="button" class="lab-add bg-none round-2" onClick={() => onChange({ ...draft, values: [...draft.values, draft.values.at(-1) ?? ''] })}>
              + {tl('addArm')}
            </button>
          )}
        </div>
      )}
    </section>
  );
};

/** Who sits round the table, in turn until it is full. */
const Seated = ({ draft, game, onChange }: Omit<PartProps, 'voice'>) => {
  const { bots } = draft;
  const seat = (next: readonly string[]): void => onChange({ ...draft, bots: next });
  return (
    <>
      {bots.map((bot, index) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- two may be of a kind
          key={index}
          label={bots.length === 1 ? tl('bots') : tl('botSeat', { place: index + 1 })}
          value={bot}
          choices={playersOf(game).map((name) => ({ value: name, text: botText(name, game, lang.value) }))}
          onChange={(name) => seat(bots.with(index, name))}
        />
      ))}
      {bots.length < draft.players && (
        <button type="button" class="text-btn" onClick={() => seat([...bots, ...bots.slice(-1)])}>
          + {tl('addBot')}
        </button>
      )}
      {bots.length > 1 && (
        <button type="button" class="text-btn" aria-label={tl('removeBot')} onClick={() => seat(bots.slice(0, -1))}>
          ×
        </button>
      )}
    </>
  );
};

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
      <div class="stack loose">
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
        <div class="sheet padded stack loose">
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
          {draft.kind !== 'bots' && (
            <Row title={tl('bots')} help={tl('botsHelp')}>
              <Seated draft={draft} game={game} onChange={onChange} />
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
