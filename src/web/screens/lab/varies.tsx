import { playersOf } from '#bots/levels.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { letterOf } from '#lab/document.ts';
import { botText, settingName, settingValue } from '#lab/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { OptionControl } from '../../options/option-control.tsx';
import { type FormSpec, formSpecs, textAt } from '../../options/options.ts';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { lang } from '../../browser/settings.ts';
import { ArmMark, armColour } from './charts.tsx';
import { BESIDES, type Draft, type Kind, mapValues, twoValues, type Value, valuesOf, variable, withKind } from './draft.ts';
import { numbersIn, type NumberScale } from './typed.ts';

/* What differs from arm to arm, as the form asks it. */

const KINDS: readonly Kind[] = ['rule', 'bots', 'players', 'map', 'none'];
const MOST_ARMS = 4;

interface PartProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly voice: Voice;
  readonly onChange: (draft: Draft) => void;
}

interface SeatedProps {
  readonly bots: readonly string[];
  readonly seats: number;
  readonly label: string;
  readonly game: AnyGame;
  readonly onChange: (bots: readonly string[]) => void;
}

/** Who sits round the table, in turn until it is full. */
export const Seated = ({ bots, seats, label, game, onChange }: SeatedProps) => {
  return (
    <>
      {bots.map((bot, index) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- two may be of a kind
          key={index}
          label={bots.length === 1 ? label : `${label}, ${tl('botSeat', { place: index + 1 })}`}
          value={bot}
          choices={playersOf(game).map((name) => ({ value: name, text: botText(name, game, lang.value) }))}
          onChange={(name) => onChange(bots.with(index, name))}
        />
      ))}
      {bots.length < seats && (
        <button type="button" class="text-btn" onClick={() => onChange([...bots, ...bots.slice(-1)])}>
          + {tl('addBot')}
        </button>
      )}
      {bots.length > 1 && (
        <button type="button" class="text-btn" aria-label={tl('removeBot')} onClick={() => onChange(bots.slice(0, -1))}>
          ×
        </button>
      )}
    </>
  );
};

interface RuleChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly specs: readonly FormSpec[];
  readonly voice: Voice;
  /** What may be chosen beside the rules. */
  readonly besides: readonly (typeof BESIDES)[number][];
  readonly onChange: (name: string) => void;
}

const RuleChoice = ({ label, value, specs, voice, besides, onChange }: RuleChoiceProps) => (
  <Select
    label={label}
    value={value}
    choices={[
      ...besides.map((each) => ({ value: each, text: tl(`beside.${each}`) })),
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
    return <Seated bots={String(value).split(',')} seats={draft.players} label={label} game={game} onChange={(bots) => onValue(bots.join(','))} />;
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

interface AxisProps extends PartProps {
  /** A rule, the number of players or who plays. */
  readonly axis: string;
  readonly values: readonly Value[];
  readonly onValues: (values: readonly Value[]) => void;
}

/** Fewer than two values cross nothing. */
const LEAST = 2;

const numbersText = (values: readonly Value[]): string => values.map(String).join(' ');

/** The numbers that a rule takes on an axis, as they are typed; they hold as soon as two of them are ones that it may have. */
const AxisNumbers = ({ label, scale, values, onValues }: Pick<AxisProps, 'values' | 'onValues'> & { readonly label: string; readonly scale: NumberScale }) => {
  const [typed, setTyped] = useState(numbersText(values));
  useEffect(() => {
    setTyped((old) => (numbersText(numbersIn(old, scale)) === numbersText(values) ? old : numbersText(values)));
  }, [values]);
  return (
    <label class="field">
      <span class="label">{label}</span>
      <Input
        class="input"
        inputMode="numeric"
        value={typed}
        onText={(text) => {
          setTyped(text);
          const numbers = numbersIn(text, scale);
          if (numbers.length >= LEAST) onValues(numbers);
        }}
      />
    </label>
  );
};

/** What one of two crossed things is to be: its values, each chosen. */
const AxisValues = ({ axis, values, game, draft, onValues }: AxisProps) => {
  const spec = formSpecs(game).find(({ name }) => name === axis);
  const label = tl('axisValues', { rule: settingName(axis, game, lang.value) });
  if (spec?.kind === 'int') return <AxisNumbers key={axis} label={label} scale={spec.scale} values={values} onValues={onValues} />;
  const usual = valuesOf(axis, game, draft.options);
  const shown = [...usual, ...values.filter((value) => !usual.includes(value))];
  return (
    <div class="cluster gap-3" role="group" aria-label={label}>
      {shown.map((value) => {
        const on = values.includes(value);
        return (
          <label key={String(value)} class="chip row pick">
            <input
              type="checkbox"
              checked={on}
              disabled={on && values.length <= LEAST}
              onChange={() => onValues(shown.filter((other) => (other === value) !== values.includes(other)))}
            />
            {settingValue(axis, value, game, lang.value)}
          </label>
        );
      })}
    </div>
  );
};

export const Varies = (props: PartProps) => {
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
    <section class="stack columns-1" aria-labelledby="lab-varies">
      <h2 id="lab-varies">
        {tl('varies')} <small class="lab-aside">{tl('variesHelp')}</small>
      </h2>
      <Segments
        class="wrap"
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
          besides={draft.kind === 'map' ? BESIDES.filter((name) => name !== draft.second) : []}
          onChange={(rule) => onChange({ ...draft, rule, names: [], values: draft.kind === 'map' ? mapValues(rule, game) : usualAndOther(rule) })}
        />
      )}
      {draft.kind === 'map' ? (
        <>
          <AxisValues {...props} axis={draft.rule} values={draft.values} onValues={(values) => onChange({ ...draft, values })} />
          <RuleChoice
            label={tl('secondRule')}
            value={draft.second}
            specs={specs.filter(({ name }) => name !== draft.rule)}
            voice={voice}
            besides={BESIDES.filter((name) => name !== draft.rule)}
            onChange={(second) => onChange({ ...draft, second, secondValues: mapValues(second, game) })}
          />
          <AxisValues {...props} axis={draft.second} values={draft.secondValues} onValues={(secondValues) => onChange({ ...draft, secondValues })} />
          <p class="hint">{tl('mapCells', { down: draft.values.length, across: draft.secondValues.length })}</p>
        </>
      ) : draft.kind === 'none' || draft.kind === 'written' ? (
        <p class="hint">{draft.kind === 'none' ? tl('oneArm') : tl('asWritten', { arms: draft.written.map(({ name }) => name).join(', ') })}</p>
      ) : (
        <div class="cards" style={{ '--card': '200px' }}>
          {draft.values.map((_, arm) => (
            // oxlint-disable-next-line react/no-array-index-key -- an arm is its letter
            <div key={arm} class="lab-arm stack content-start p-5 round-2" style={{ '--arm': armColour(arm) }}>
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
