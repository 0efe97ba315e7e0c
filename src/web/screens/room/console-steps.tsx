import { CHOICES_MOST, type ProgrammeStep, QUESTION_LENGTH, type RoomQuestion } from '#protocol';
import { useState } from 'preact/hooks';
import { formatMoment, formatRemaining } from '../../i18n/time.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import type { AtTable } from '../../shell/at-table.tsx';
import { trackOf } from '../../shell/table/frame.tsx';
import { seconds, timeLeft } from '../../store/clock.ts';
import { lang } from '../../browser/settings.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { type Asking, delayOf, gameNow, openPoll, planFrom, present } from './room-state.ts';
import type { InRoom } from './use-room.tsx';

export interface ConsoleProps {
  readonly room: InRoom;
  readonly ask: Asking;
  readonly tables: readonly AtTable[];
}

const MINUTE_MS = 60_000;
const HURRY_SECONDS = 15;

/** Somebody still plays. */
const isPlaying = (tables: readonly AtTable[]): boolean => tables.some(({ scene }) => scene.info.status === 'playing');

/** What is to be done next in the programme: begin the step's game, or go on to the following step. */
type Step = { readonly t: 'begin' | 'step'; readonly index: number; readonly step: ProgrammeStep };

const nextOf = ({ view }: InRoom): Step | null => {
  const here = view.steps[view.step];
  if (here?.game !== undefined && gameNow(view) === null) return { t: 'begin', index: view.step, step: here };
  const after = view.steps[view.step + 1];
  return after === undefined ? null : { t: after.game === undefined ? 'step' : 'begin', index: view.step + 1, step: after };
};

/** One press; where a game would be broken off, a second one. */
const Go = ({ room, ask, tables, next, main }: ConsoleProps & { readonly next: Step; readonly main: boolean }) => {
  const [sure, setSure] = useState(false);
  const go = async (): Promise<void> => {
    setSure(false);
    await ask(next.t === 'begin' ? { t: 'begin', step: next.index, games: room.view.games.length } : { t: 'step', step: next.index });
  };
  const people = present(room.view).length;
  return (
    <>
      <button
        type="button"
        class={main ? 'btn ink large' : 'btn small'}
        disabled={next.t === 'begin' && people === 0}
        onClick={() => (isPlaying(tables) ? setSure(true) : void go())}
      >
        {next.t === 'begin' && <Icon name="play" />}
        <span>
          {tw(next.t === 'begin' ? 'console.begin' : 'console.next', { title: next.step.title })}
          {main && next.t === 'begin' && <small>{tw('console.beginHere', { count: people })}</small>}
        </span>
      </button>
      {sure && (
        <Dialog
          title={tw('console.systemTitle')}
          onClose={() => setSure(false)}
          footer={
            <>
              <Button words={tw('console.notYet')} onClick={() => setSure(false)} />
              <Button class="btn wax" words={tw('console.sure')} onClick={() => void go()} />
            </>
          }
        >
          <p>{tw(next.t === 'begin' ? 'console.sureBegin' : 'console.sureNext')}</p>
        </Dialog>
      )}
    </>
  );
};

/** A question as it was typed, its answers one a line. With other answers than before nobody knows which of them comes true. */
export const questionOf = (text: string, typed: string, before: RoomQuestion | undefined): RoomQuestion => {
  const lines = typed.split('\n').map((line) => line.trim());
  const choices = lines.filter((line) => line !== '').slice(0, CHOICES_MOST);
  return { text, choices, ...(choices.join('\n') === before?.choices.join('\n') ? { about: before.about } : {}) };
};

const QuestionDialog = ({
  ready,
  onAsk,
  onClose,
}: {
  readonly ready: RoomQuestion | undefined;
  readonly onAsk: (question: RoomQuestion) => void;
  readonly onClose: () => void;
}) => {
  const [text, setText] = useState(ready?.text ?? '');
  const [choices, setChoices] = useState(ready?.choices.join('\n') ?? '');
  return (
    <Dialog title={tw('console.askTitle')} onClose={onClose}>
      <Form
        class="stack"
        onSend={() => {
          if (text.trim() !== '') onAsk(questionOf(text, choices, ready));
        }}
      >
        <Input label={tw('console.askText')} maxLength={QUESTION_LENGTH} value={text} onText={setText} />
        <label class="field">
          <span class="label">{tw('console.askChoices')}</span>
          <textarea class="input" rows={5} value={choices} onInput={(event) => setChoices(event.currentTarget.value)} />
        </label>
        <Button type="submit" class="btn brass large" words={tw('console.askGo')} />
      </Form>
    </Dialog>
  );
};

const Question = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const [open, setOpen] = useState(false);
  const { steps, step } = room.view;
  const poll = openPoll(room.view);
  // What is prepared for this step, or for the one that comes.
  const ready = steps[step]?.question ?? steps[step + 1]?.question;
  if (poll !== null) {
    return (
      <button type="button" class="btn ink" onClick={() => void ask({ t: 'close' })}>
        <span>
          {tw('console.closeQuestion')}
          <small>{tw('console.answered', { answered: poll.answered, count: present(room.view).length })}</small>
        </span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        <Icon name="chat" />
        <span>
          {tw('console.question')}
          {ready !== undefined && <small>{tw('console.askReady')}</small>}
        </span>
      </button>
      {open && (
        <QuestionDialog
          ready={ready}
          onClose={() => setOpen(false)}
          onAsk={(question) => {
            setOpen(false);
            void ask({ t: 'ask', question });
          }}
        />
      )}
    </>
  );
};

/** Pause, hurry and more time, at every table at once. */
const Clocks = ({ ask, tables }: Pick<ConsoleProps, 'ask' | 'tables'>) => {
  if (!isPlaying(tables)) return null;
  const paused = tables.every(({ scene }) => scene.info.paused || scene.info.status !== 'playing');
  return (
    <>
      <button type="button" class="btn" disabled={paused} onClick={() => void ask({ t: 'hurry', seconds: HURRY_SECONDS })}>
        <Icon name="last" />
        <span>
          {tw('console.hurry')}
          <small>{tw('console.hurryWords')}</small>
        </span>
      </button>
      <button type="button" class={paused ? 'btn ink' : 'btn'} onClick={() => void ask({ t: 'pause', on: !paused })}>
        <Icon name={paused ? 'play' : 'pause'} />
        {paused ? tw('console.resume') : tw('console.pause')}
      </button>
      <button type="button" class="btn" disabled={paused} onClick={() => void ask({ t: 'extend', seconds: 60 })}>
        <span>
          {tw('console.minute')}
          <small>{tw('console.allTables')}</small>
        </span>
      </button>
    </>
  );
};

/** While the wall tells something step by step. */
const Telling = ({ ask, tables: [only, another] }: Pick<ConsoleProps, 'ask' | 'tables'>) => {
  const staged = only?.scene.view !== null && another === undefined && only?.page?.isStaged?.(only.scene.view) === true;
  return staged ? (
    <>
      <button
        type="button"
        class="btn"
        aria-label={tw('console.wallBack')}
        title={tw('console.wallBack')}
        onClick={() => void ask({ t: 'press', press: 'back' })}
      >
        <Icon name="back" />
      </button>
      <button type="button" class="btn" onClick={() => void ask({ t: 'press', press: 'on' })}>
        <Icon name="forward" />
        <span>
          {tw('console.wallOn')}
          <small>{tw('console.wallOnWords')}</small>
        </span>
      </button>
    </>
  ) : null;
};

/** The brass bar: where the room stands, and what may be done now. */
export const NowBar = (props: ConsoleProps) => {
  const { room, tables } = props;
  const { view } = room;
  const step = view.steps[view.step];
  const now = seconds.value;
  const spent = Math.max(0, Math.floor((now - view.stepAt) / MINUTE_MS));
  const left = (step?.minutes ?? 0) - spent;
  const [only] = tables;
  const clock = only === undefined ? null : timeLeft(only.session);
  const next = nextOf(room);
  const playing = isPlaying(tables);
  return (
    <section class="now-bar cluster ends" aria-label={tw('console.then')}>
      <div>
        <h2>{only !== undefined && playing ? trackOf(only).title : (step?.title ?? '')}</h2>
        <p>
          {left >= 0 ? tw('console.left', { minutes: left }) : tw('console.over', { minutes: -left })},{' '}
          {tw('console.since', { spent, minutes: step?.minutes ?? 0 })}
        </p>
      </div>
      {clock !== null && (
        <strong class="now-clock" role="timer">
          {formatRemaining(clock, lang.value)}
        </strong>
      )}
      <div class="cluster">
        {next !== null && !playing && <Go {...props} next={next} main />}
        <Telling {...props} />
        <Clocks {...props} />
        <Question {...props} />
      </div>
    </section>
  );
};

/** What may be said now, as the programme has it. */
export const Say = ({ room }: { readonly room: InRoom }) => {
  const said = room.view.steps[room.view.step]?.say;
  return (
    <section class="sheet padded">
      <h2 class="ruled">{tw('console.say')}</h2>
      {said === undefined || said === '' ? <p class="help">{tw('console.sayNothing')}</p> : <p class="to-say">{said}</p>}
    </section>
  );
};

/** The rest of the programme with clock times. */
export const Next = (props: ConsoleProps) => {
  const { room } = props;
  const now = seconds.value;
  const planned = planFrom(room.view, now);
  const delay = delayOf(room.view, now);
  const hour = formatMoment(now, now, lang.value);
  return (
    <section class="sheet padded">
      <h2 class="ruled row ends">
        {tw('console.then')}
        <small>
          {delay > 0
            ? tw('console.late', { hour, minutes: delay })
            : delay < 0
              ? tw('console.early', { hour, minutes: -delay })
              : tw('console.onTime', { hour })}
        </small>
      </h2>
      <ol class="programme">
        {planned.map(({ index, step, at }) => (
          <li key={index} aria-current={index === room.view.step ? 'step' : undefined}>
            <time>{formatMoment(at, now, lang.value)}</time>
            <span>{step.title}</span>
            <small>{tw('new.minutesOf', { minutes: step.minutes })}</small>
            {index === room.view.step + 1 && isPlaying(props.tables) && (
              <Go {...props} next={{ t: step.game === undefined ? 'step' : 'begin', index, step }} main={false} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
