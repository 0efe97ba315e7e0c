import { CHOICES_MOST, type ProgrammeStep, QUESTION_LENGTH, type RoomQuestion } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatMoment } from '../../i18n/time.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog, Sheet } from '../../kit/parts/dialogs.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import type { AtTable } from '../../shell/at-table.tsx';
import { seconds } from '../../store/clock.ts';
import { lang } from '../../browser/settings.ts';
import { Clock } from '../console/console-now.tsx';
import { trackOf } from '../projector/phases.tsx';
import { type Asking, delayOf, gameNow, headsOf, openPoll, planFrom, type Planned, present, shownOn } from './room-state.ts';
import { type InRoom, serverNow } from './use-room.tsx';

export interface ConsoleProps {
  readonly room: InRoom;
  readonly ask: Asking;
  readonly tables: readonly AtTable[];
}

const MINUTE_MS = 60_000;
const HURRY_SECONDS = 15;
/** Views of the debrief after the way in. */
const SLIDES = 4;

/** Somebody still plays. */
const isPlaying = (tables: readonly AtTable[]): boolean => tables.some(({ scene }) => scene.info.status === 'playing');

/** What is to be done next in the programme: begin the step's game, or go on to the following step. */
type Step = { readonly t: 'begin' | 'step'; readonly index: number; readonly step: ProgrammeStep };

const startOf = (index: number, step: ProgrammeStep): Step => ({ t: step.game === undefined ? 'step' : 'begin', index, step });

const nextOf = ({ view }: InRoom): Step | null => {
  const here = view.steps[view.step];
  if (here?.game !== undefined && gameNow(view) === null) return startOf(view.step, here);
  const after = view.steps[view.step + 1];
  return after === undefined ? null : startOf(view.step + 1, after);
};

/** One press; where a game would be broken off, a second one. */
const Go = ({ room, ask, tables, next, main }: ConsoleProps & { readonly next: Step; readonly main: boolean }) => {
  const [sure, setSure] = useState(false);
  const begins = next.t === 'begin';
  const count = headsOf(present(room.view));
  const go = async (): Promise<void> => {
    setSure(false);
    await ask(begins ? { t: 'begin', step: next.index, games: room.view.games.length } : { t: 'step', step: next.index });
  };
  return (
    <>
      <Button
        class={!main ? 'btn small room-go justify-self-start' : openPoll(room.view) === null ? 'btn ink large' : 'btn'}
        disabled={begins && count === 0}
        icon={begins ? 'play' : undefined}
        words={tw(begins ? 'console.begin' : 'console.next', { title: next.step.title })}
        help={main && begins ? tw('console.beginHere', { count }) : undefined}
        onClick={() => (isPlaying(tables) ? setSure(true) : void go())}
      />
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
          <p>{tw(begins ? 'console.sureBegin' : 'console.sureNext')}</p>
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

interface QuestionDialogProps {
  readonly ready: RoomQuestion | undefined;
  readonly onAsk: (question: RoomQuestion) => void;
  readonly onClose: () => void;
}

const QuestionDialog = ({ ready, onAsk, onClose }: QuestionDialogProps) => {
  const [text, setText] = useState(ready?.text ?? '');
  const [choices, setChoices] = useState(ready?.choices.join('\n') ?? '');
  return (
    <Dialog title={tw('console.askTitle')} onClose={onClose}>
      <Form class="stack" onSend={() => text.trim() !== '' && onAsk(questionOf(text, choices, ready))}>
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
    const help = tw('console.answered', { answered: poll.answered, count: present(room.view).filter(({ paper }) => !paper).length });
    return <Button class="btn ink" words={tw('console.closeQuestion')} help={help} onClick={() => void ask({ t: 'close' })} />;
  }
  const put = (question: RoomQuestion): void => {
    setOpen(false);
    void ask({ t: 'ask', question });
  };
  return (
    <>
      <Button icon="chat" words={tw('console.question')} help={ready === undefined ? undefined : tw('console.askReady')} onClick={() => setOpen(true)} />
      {open && <QuestionDialog ready={ready} onClose={() => setOpen(false)} onAsk={put} />}
    </>
  );
};

/** Pause, hurry and more time, at every table at once. */
const Clocks = ({ ask, tables }: Pick<ConsoleProps, 'ask' | 'tables'>) => {
  if (!isPlaying(tables)) return null;
  const paused = tables.every(({ scene }) => scene.info.paused || scene.info.status !== 'playing');
  return (
    <>
      <Button
        disabled={paused}
        icon="last"
        words={tw('console.hurry')}
        help={tw('console.hurryWords')}
        onClick={() => void ask({ t: 'hurry', seconds: HURRY_SECONDS })}
      />
      <Button
        class={paused ? 'btn ink' : 'btn'}
        icon={paused ? 'play' : 'pause'}
        words={tw(paused ? 'console.resume' : 'console.pause')}
        onClick={() => void ask({ t: 'pause', on: !paused })}
      />
      <Button disabled={paused} words={tw('console.minute')} help={tw('console.allTables')} onClick={() => void ask({ t: 'extend', seconds: 60 })} />
    </>
  );
};

/** While the wall tells something step by step. */
const Telling = ({ ask, tables: [only, another] }: Pick<ConsoleProps, 'ask' | 'tables'>) => {
  const inRoom = only?.scene.info.inRoom ?? null;
  if (another !== undefined || inRoom === null || inRoom.telling === null) return null;
  const back = tw('console.wallBack');
  return (
    <>
      <Button aria-label={back} title={back} icon="back" words={null} onClick={() => void ask({ t: 'press', press: 'back' })} />
      <Button icon="forward" words={tw('console.wallOn')} help={tw('console.wallOnWords')} onClick={() => void ask({ t: 'press', press: 'on' })} />
    </>
  );
};

/** What this minute is for, in a few words. */
const aimOf = ({ view }: InRoom): string => {
  const step = view.steps[view.step];
  const asked = openPoll(view);
  if (asked !== null) return tw(asked.about === undefined ? 'aim.view' : 'aim.question');
  if (step?.game !== undefined) return tw(gameNow(view) === null ? 'aim.before' : 'aim.game');
  if (view.games.length === 0) return tw(step?.question === undefined ? 'aim.lobby' : 'aim.answers');
  return tw(view.step === view.steps.length - 1 ? 'aim.debrief' : 'aim.between');
};

/** The room goes on by itself when a moment is over: the animator may hold it, or go back. */
const Walking = ({ room, ask, tables }: Pick<ConsoleProps, 'room' | 'ask' | 'tables'>) => {
  const { view } = room;
  const left = view.endsAt === null ? null : Math.max(0, Math.ceil((view.endsAt - serverNow(room)) / 1000));
  return (
    <>
      {left !== null && <output class="w650">{tw('console.goesOn', { seconds: left })}</output>}
      {(left !== null || view.held) && (
        <Button
          class="btn"
          aria-pressed={view.held}
          icon={view.held ? 'play' : 'pause'}
          words={tw(view.held ? 'console.letGo' : 'console.hold')}
          onClick={() => void ask({ t: 'hold', on: !view.held })}
        />
      )}
      {view.step > 0 && !isPlaying(tables) && <Button words={tw('console.stepBack')} onClick={() => void ask({ t: 'step', step: view.step - 1 })} />}
    </>
  );
};

/** The views of the debrief, one after the other. */
const Slides = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const { view } = room;
  if (shownOn(view) !== 'debrief' || view.games.length === 0) return null;
  const go = (slide: number) => (): void => void ask({ t: 'slide', slide });
  return (
    <>
      <Button
        disabled={view.slide === 0}
        icon="back"
        aria-label={tw('console.slideBack')}
        title={tw('console.slideBack')}
        words={null}
        onClick={go(view.slide - 1)}
      />
      <Button disabled={view.slide >= SLIDES} icon="forward" words={tw('console.slideOn')} help={tw('console.slideWords')} onClick={go(view.slide + 1)} />
    </>
  );
};

/** The brass bar: where the room stands, and what may be done now. */
export const NowBar = (props: ConsoleProps) => {
  const { room, tables } = props;
  const { view } = room;
  const step = view.steps[view.step];
  const spent = Math.max(0, Math.floor((seconds.value - view.stepAt) / MINUTE_MS));
  const minutes = step?.minutes ?? 0;
  const left = minutes - spent;
  const [only] = tables;
  const next = nextOf(room);
  const playing = isPlaying(tables);
  return (
    <section class="now-bar top-0 text-bar-ink sticky cluster ends" aria-label={tw('console.then')}>
      <div>
        <h2 class="t9 leading-1-1">{only !== undefined && playing ? trackOf(only).title : (step?.title ?? '')}</h2>
        <p>
          {aimOf(room)} {left >= 0 ? tw('console.left', { minutes: left, planned: minutes }) : tw('console.over', { minutes: -left, planned: minutes })}
        </p>
      </div>
      {only !== undefined && playing && <Clock at={only} />}
      <div class="cluster">
        {next !== null && !playing && <Go {...props} next={next} main />}
        <Walking {...props} />
        <Slides {...props} />
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
    <Sheet title={tw('console.say')}>{said === undefined || said === '' ? <p class="help">{tw('console.sayNothing')}</p> : <p class="to-say">{said}</p>}</Sheet>
  );
};

/** The rest of the programme with clock times. */
export const Next = (props: ConsoleProps) => {
  const { room, tables } = props;
  const now = seconds.value;
  const delay = delayOf(room.view, now);
  const hour = formatMoment(now, now, lang.value);
  const note = delay === 0 ? tw('console.onTime', { hour }) : tw(delay > 0 ? 'console.late' : 'console.early', { hour, minutes: Math.abs(delay) });
  return (
    <Sheet title={tw('console.then')} note={note}>
      <Programme
        steps={planFrom(room.view, now)}
        current={room.view.step}
        more={(index, step) => index === room.view.step + 1 && isPlaying(tables) && <Go {...props} next={startOf(index, step)} main={false} />}
      />
    </Sheet>
  );
};

interface ProgrammeProps {
  readonly steps: readonly Planned[];
  /** The step that goes on. */
  readonly current?: number;
  readonly more?: (index: number, step: ProgrammeStep) => ComponentChildren;
}

/** The steps of a programme: when each begins, and how long it takes. */
export const Programme = ({ steps, current, more }: ProgrammeProps) => (
  <ol>
    {steps.map(({ index, step, at }) => (
      <li key={index} class="room-step gap-2-4 p-4-0 line-under stack" aria-current={index === current ? 'step' : undefined}>
        <time class="w700">{formatMoment(at, seconds.value, lang.value)}</time>
        <span>{step.title}</span>
        <small>{tw('new.minutesOf', { minutes: step.minutes })}</small>
        {more?.(index, step)}
      </li>
    ))}
  </ol>
);
