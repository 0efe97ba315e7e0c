import type { Lesson } from '#kernel/lesson.ts';
import type { Message } from '#kernel/messages.ts';
import { sentenceOf, type Voice } from '#kernel/words.ts';
import { Button } from '../kit/parts/buttons.tsx';
import { Sentence } from '../kit/parts/sentence.tsx';
import { pathTo } from '../browser/routes.ts';
import { ClauseMark } from '../rules/clause-card.tsx';
import { useTable } from '../shell/at-table.tsx';
import { lang } from '../browser/settings.ts';
import { Icon } from '../kit/svg/icon.tsx';
import type { LessonRun } from './run.ts';
import { playOn } from './use-story.ts';
import { tc } from './words.ts';
import './sheet.css';

/** The sentences of the lesson beside those of the game. */
const voiceFor = ({ words }: Lesson, voice: Voice): Voice => ({ ...voice, catalogue: { ...voice.catalogue, ...words } });

const Clauses = ({ run, clauses }: { readonly run: LessonRun; readonly clauses: Message['clauses'] }) => (
  <>
    {clauses.map((clause) => (
      <span key={clause}>
        {' '}
        <ClauseMark game={run.game} clause={clause} />
      </span>
    ))}
  </>
);

/** A sentence, its clauses last. */
export const Taught = ({ run, message }: { readonly run: LessonRun; readonly message: Message }) => {
  const { voice } = useTable();
  return (
    <>
      <Sentence message={message} voice={voiceFor(run.lesson, voice)} />
      <Clauses run={run} clauses={message.clauses} />
    </>
  );
};

/** The idea of the step: on a phone it stands in the head of the sheet. */
export const titleOf = ({ lesson, step }: LessonRun): string => sentenceOf({ lang: lang.value, catalogue: lesson.words }, step().title.key) ?? '';

const Cells = ({ step, count }: { readonly step: number; readonly count: number }) => (
  <p class="row gap-2">
    {Array.from({ length: count }, (_, cell) => (
      <i
        key={cell}
        class={
          // At its end the guide is through with the last one, too.
          cell < step || step === count - 1
            ? 'past guide-cell flex-1 round-1 bg-blue edge-blue'
            : cell === step
              ? 'now guide-cell flex-1 guide-cells-now round-1 edge-blue'
              : 'guide-cell flex-1 round-1 edge-blue'
        }
      />
    ))}
    <small class="push">{tc('count', { step: step + 1, count })}</small>
  </p>
);

/** What the learner is to do, or may do about what he did. */
const Asked = ({ run, view }: { readonly run: LessonRun; readonly view: unknown }) => {
  const { session, scene } = useTable();
  const { act, at, why } = run.step();
  const held = run.held.value;
  if (run.away.value) return <p class="guide-word p-4 bg-blue-tint">{tc('away')}</p>;
  if (held !== null)
    return (
      <div class="guide-word p-4 bg-blue-tint" role="status">
        <p>
          <b>{tc('held')}</b>{' '}
          {act === undefined ? (
            <>
              {tc('shows')}
              <Clauses run={run} clauses={why(view).clauses} />
            </>
          ) : (
            <Taught run={run} message={act.instead(view)} />
          )}
        </p>
        <p class="cluster mt-3">
          {act !== undefined && <Button class="btn ghost" onClick={() => (run.held.value = null)} words={tc('otherwise')} />}
          <button
            type="button"
            class="text-btn"
            onClick={() => {
              run.held.value = null;
              run.away.value = true;
              void session.ask(held);
            }}
          >
            {tc('anyway')}
          </button>
        </p>
      </div>
    );
  return act !== undefined && scene.step === at ? (
    <p class="guide-word p-4 bg-blue-tint">
      <b>{tc('yours')}</b> <Taught run={run} message={act.how(view)} />
      {act.shown !== undefined && (
        <small class="block mt-1">
          <Taught run={run} message={act.shown(view)} />
        </small>
      )}
    </p>
  ) : null;
};

const goNext = (run: LessonRun): void => {
  const index = run.index.peek();
  const next = run.lesson.steps[index + 1];
  if (next?.story !== undefined) run.layFor(index + 1);
  else if (next?.at === run.step().at) run.arrive(index + 1);
  else run.going.value = true;
};

const NextButton = ({ run }: { readonly run: LessonRun }) => {
  const { scene } = useTable();
  const { steps } = run.lesson;
  const index = run.index.value;
  const { act, at } = run.step();
  const next = steps[index + 1];
  const face = (
    <>
      {tc('next')} <Icon name="right" size={17} />
    </>
  );
  if (next === undefined) return null;
  if (run.away.value) return <Button class="btn guide-next" onClick={() => run.layFor(index + 1)} words={face} />;
  if (scene.step !== at || run.going.value) return <small class="push">{tc('moving')}</small>;
  if (act !== undefined) return <small class="push wide-only">{tc('waiting')}</small>;
  return <Button class="btn guide-next" onClick={() => goNext(run)} words={face} />;
};

const Foot = ({ run, view }: { readonly run: LessonRun; readonly view: unknown }) => {
  const index = run.index.value;
  // A story that was told to its end leaves nothing to go on with.
  const over = useTable().scene.outcome !== null;
  return (
    <footer class="guide-foot flex sticky wrap gap-4 items-center ends bg-sheet">
      {run.away.value ? (
        <Button class="btn ghost" onClick={() => run.layFor(index)} words={tc('redo')} />
      ) : (
        index > 0 && (
          <button type="button" class="btn ghost" aria-label={tc('back')} onClick={() => run.layFor(index - 1)}>
            <Icon name="left" size={17} /> <span class="wide-only">{tc('back')}</span>
          </button>
        )
      )}
      <Asked run={run} view={view} />
      <NextButton run={run} />
      {run.isLast() && (
        <>
          {over ? (
            <a class="btn guide-next" href={pathTo.solo(run.game)}>
              {tc('begin')}
            </a>
          ) : (
            <Button class="btn guide-next" onClick={() => void playOn(run)} words={tc('goOn')} />
          )}
          <Button class="text-btn" onClick={() => run.layFor(0)} words={tc('again')} />
          <a href={pathTo.home}>{tc('home')}</a>
        </>
      )}
    </footer>
  );
};

/** One idea of the guided game: why, what to look at, what to do. */
export const GuideBody = ({ run }: { readonly run: LessonRun }) => {
  const seen = run.seen.value;
  const index = run.index.value;
  if (seen === null || seen.index !== index) return <p class="help">{tc('loading')}</p>;
  const { why, points } = run.step();
  return (
    <div class="guide column gap-4" data-step={index + 1}>
      <Cells step={index} count={run.lesson.steps.length} />
      <h3 class="wide-only t7 leading-2">{titleOf(run)}</h3>
      <p>
        <Taught run={run} message={why(seen.view)} />
      </p>
      <ol class="entries">
        {points.map(({ mark, says }, point) => (
          <li key={mark} id={`guide-point-${point + 1}`} class="row guide-point items-baseline gap-4 p-3-0" data-point={mark}>
            <span class="numbered firm guide-points-numbered">
              {point + 1}
              <span class="hidden-words"> {tc('mark')}</span>
            </span>
            <span>
              <Taught run={run} message={says(seen.view)} />
            </span>
          </li>
        ))}
      </ol>
      <Foot run={run} view={seen.view} />
    </div>
  );
};
