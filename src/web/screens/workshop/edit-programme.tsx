import { shelf } from '../../browser/house-sign.ts';
import { type Programme, type ProgrammeStep, QUESTION_LENGTH, STEPS_MOST } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { asked, formSpecs, textAt, valueOf } from '../../options/options.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { gameHere, loadGame } from '../../store/games.ts';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { questionOf } from '../room/console-steps.tsx';
import { ENDS, forgetProgramme, keepProgramme, type Offered, readProgramme } from './programmes.ts';

const NONE = '';

interface StepProps {
  readonly step: ProgrammeStep;
  readonly number: number;
  readonly onChange: (step: ProgrammeStep) => void;
}

/** The game of a step, by its box, and one of the settings that it proposes. */
const Playing = ({ step, onChange }: StepProps) => {
  const { game } = step;
  const id = game?.game ?? NONE;
  useEffect(() => {
    if (id !== NONE) void loadGame(id);
  }, [id]);
  const face = id === NONE ? null : (gameHere(id)?.game ?? null);
  const voice = face === null ? null : voiceOf(face, lang.value);
  const presets =
    face === null || voice === null ? [] : face.module.presets.map((preset) => ({ value: preset.id, text: textAt(voice, `preset.${preset.id}`) || preset.id }));
  const most = face?.module.seats.max ?? 60;
  // Its windows, its length: every number that the game lets one set.
  const chosen = { ...face?.module.presets.find((preset) => preset.id === game?.preset)?.options, ...game?.options };
  const numbers =
    face === null || voice === null
      ? []
      : asked(formSpecs(face), chosen).flatMap((spec) => {
          const value = valueOf(spec, chosen);
          return spec.kind === 'int' && typeof value === 'number' ? [{ name: spec.name, label: textAt(voice, spec.key), value, scale: spec.scale }] : [];
        });
  return (
    <>
      <Select
        label={tw('edit.game')}
        value={id}
        choices={[{ value: NONE, text: tw('edit.noGame') }, ...shelf.value.map((box) => ({ value: box.id, text: box.title }))]}
        onChange={(value) => onChange({ ...step, game: value === NONE ? undefined : { game: value } })}
      />
      {game !== undefined && presets.length > 0 && (
        <Select
          label={tw('edit.preset')}
          value={game.preset ?? NONE}
          choices={[{ value: NONE, text: tw('edit.usual') }, ...presets]}
          onChange={(value) => onChange({ ...step, game: { ...game, preset: value === NONE ? undefined : value } })}
        />
      )}
      {game !== undefined && (
        <>
          <Stepper
            value={game.seconds ?? 0}
            scale={{ min: 0, max: 600, step: 15 }}
            label={tw('edit.seconds')}
            text={game.seconds === undefined ? tw('edit.noSeconds') : tw('edit.secondsOf', { seconds: game.seconds })}
            width={10}
            onChange={(seconds) => onChange({ ...step, game: { ...game, seconds: seconds === 0 ? undefined : seconds } })}
          />
          <label class="row">
            <input
              type="checkbox"
              checked={game.motions === true}
              onChange={(event) => onChange({ ...step, game: { ...game, motions: event.currentTarget.checked || undefined } })}
            />
            {tw('edit.motions')}
          </label>
          {numbers.map(({ name, label, value, scale }) => (
            <Stepper
              key={name}
              value={value}
              scale={scale}
              label={label}
              text={`${label}\u00a0: ${value}`}
              width={16}
              onChange={(next) => onChange({ ...step, game: { ...game, options: { ...game.options, [name]: next } } })}
            />
          ))}
        </>
      )}
      {game !== undefined && most < 60 && (
        <Stepper
          value={game.perTable ?? most}
          scale={{ min: face?.module.seats.min ?? 1, max: most, step: 1 }}
          label={tw('edit.perTable')}
          text={String(game.perTable ?? most)}
          width={4}
          onChange={(perTable) => onChange({ ...step, game: { ...game, perTable } })}
        />
      )}
    </>
  );
};

const Asking = ({ step, onChange }: StepProps) => {
  const { question } = step;
  const put = (text: string, choices: string): void => onChange({ ...step, question: text === '' ? undefined : questionOf(text, choices, question) });
  const typed = question?.choices.join('\n') ?? '';
  return (
    <>
      <Input label={tw('edit.question')} maxLength={QUESTION_LENGTH} value={question?.text ?? ''} onText={(text) => put(text, typed)} />
      {question !== undefined && (
        <label class="field">
          <span class="label">{tw('edit.choices')}</span>
          <textarea class="input" rows={4} defaultValue={typed} onChange={(event) => put(question.text, event.currentTarget.value)} />
        </label>
      )}
    </>
  );
};

const Step = (props: StepProps) => {
  const { step, number, onChange } = props;
  return (
    <>
      <span class="cluster">
        <b>{tw('edit.step', { number })}</b>
        <Input aria-label={tw('edit.stepTitle')} maxLength={80} value={step.title} onText={(text) => onChange({ ...step, title: text })} />
        <Stepper
          value={step.minutes}
          scale={{ min: 0, max: 240, step: 5 }}
          label={tw('edit.minutes')}
          text={tw('new.minutesOf', { minutes: step.minutes })}
          width={8}
          onChange={(minutes) => onChange({ ...step, minutes })}
        />
        <Playing {...props} />
      </span>
      <Asking {...props} />
      <label class="field">
        <span class="label">{tw('edit.say')}</span>
        <textarea class="input" rows={2} value={step.say ?? ''} onInput={(event) => onChange({ ...step, say: event.currentTarget.value || undefined })} />
      </label>
      <span class="cluster">
        <Select
          label={tw('edit.ends')}
          value={step.ends ?? NONE}
          choices={[{ value: NONE, text: tw('edit.endsUsual') }, ...ENDS.map((value) => ({ value, text: tw(`edit.ends.${value}`) }))]}
          onChange={(value) => onChange({ ...step, ends: ENDS.find((end) => end === value) })}
        />
        <Select
          label={tw('edit.phones')}
          value={step.phones ?? 'learn'}
          choices={[
            { value: 'learn', text: tw('edit.phones.learn') },
            { value: 'look', text: tw('edit.phones.look') },
          ]}
          onChange={(value) => onChange({ ...step, phones: value === 'look' ? 'look' : undefined })}
        />
      </span>
    </>
  );
};

const moved = <T,>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  const others = items.filter((_, index) => index !== from);
  return item === undefined ? items : [...others.slice(0, to), item, ...others.slice(to)];
};

interface EditProps {
  readonly programme: Offered;
  readonly onKept: (title: string) => void;
  readonly onForgotten: () => void;
}

/** Steps with game, settings, minutes and question; kept on this device under its name, or carried away as a file. */
export const EditProgramme = ({ programme, onKept, onForgotten }: EditProps) => {
  const [draft, setDraft] = useState<Programme>({ title: programme.title, steps: programme.steps });
  const [wrong, setWrong] = useState(false);
  const { title, steps } = draft;
  const setSteps = (next: readonly ProgrammeStep[]): void => setDraft({ title, steps: next });
  const openFile = async (file: File | undefined): Promise<void> => {
    const text = (await file?.text()) ?? '';
    let read: Programme | null = null;
    try {
      read = readProgramme(JSON.parse(text));
    } catch {
      // Said below, as of any other file that is none.
    }
    setWrong(read === null);
    if (read !== null) setDraft(read);
  };
  const named = title.trim() !== '' && steps.length > 0 && steps.every((step) => step.title.trim() !== '');
  return (
    <Sheet class="stack" title={tw('edit.title')}>
      <Input label={tw('edit.name')} maxLength={80} value={title} onText={(text) => setDraft({ title: text, steps })} />
      <ol>
        {steps.map((step, index) => (
          <li key={index} class="p-4-0 line-under stack">
            <Step step={step} number={index + 1} onChange={(next) => setSteps(steps.map((other, at) => (at === index ? next : other)))} />
            <span class="row tight">
              <Button
                class="btn small"
                size={15}
                icon="up"
                words={tw('edit.up')}
                disabled={index === 0}
                onClick={() => setSteps(moved(steps, index, index - 1))}
              />
              <Button
                class="btn small"
                size={15}
                icon="down"
                words={tw('edit.down')}
                disabled={index === steps.length - 1}
                onClick={() => setSteps(moved(steps, index, index + 1))}
              />
              <Button
                class="btn small"
                words={tw('edit.remove')}
                disabled={steps.length === 1}
                onClick={() => setSteps(steps.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      {wrong && <Notice words={tw('edit.notAProgramme')} />}
      <p class="cluster">
        <Button
          disabled={steps.length >= STEPS_MOST}
          icon="plus"
          size={15}
          words={tw('edit.add')}
          onClick={() => setSteps([...steps, { title: tw('edit.newStep'), minutes: 10 }])}
        />
        <Button
          class="btn brass"
          disabled={!named}
          words={tw('edit.keep')}
          onClick={() => {
            keepProgramme(draft);
            onKept(title);
          }}
        />
        <Button words={tw('edit.export')} onClick={() => saveAs(`${title}.json`, `${JSON.stringify(draft, null, 2)}\n`, 'application/json')} />
        <label class="btn pick">
          {tw('edit.import')}
          <input type="file" accept="application/json,.json" class="hidden-words" onChange={(event) => void openFile(event.currentTarget.files?.[0])} />
        </label>
        {programme.own && (
          <Button
            words={tw('edit.forget')}
            onClick={() => {
              forgetProgramme(programme.title);
              onForgotten();
            }}
          />
        )}
      </p>
    </Sheet>
  );
};
