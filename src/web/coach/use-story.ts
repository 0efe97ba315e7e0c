import { inputOf } from '#kernel/lesson.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { heldBack, teaching } from '../kit/parts/teaching.ts';
import { goTo } from '../browser/router.ts';
import { pathTo } from '../browser/routes.ts';
import type { AtTable } from '../shell/at-table.tsx';
import type { Reply } from '../store/connection.ts';
import type { Session } from '../store/session.ts';
import type { LessonRun } from './run.ts';

export const GUIDE = 'guide';

/** So long everybody seems to think: each move of the story is seen. */
const PAUSE_MS = 900;

/** The same game at a table that is kept; false: none could be opened, or the move is none. */
export const playOn = async (run: LessonRun, ...moves: readonly unknown[]): Promise<boolean> => {
  const table = await run.keepOn(moves);
  if (table !== null) goTo(pathTo.table(table));
  return table !== null;
};

const isGuided = (): boolean => teaching.value?.id === GUIDE;

/** Nothing was refused by the rules: the coach has a word to say first. */
const HELD_BACK: Reply = { ok: false, code: 'held', message: '', clauses: [] };

/** What the learner does at the table passes by the coach: what fits is played, anything else is held back once. After the end he plays on. */
export const useGuarded = (run: LessonRun, session: Session): Session =>
  useMemo(
    () => ({
      ...session,
      ask: async (request) => {
        if (request.t !== 'move') return session.ask(request);
        const scene = session.scene.peek();
        if (!isGuided() || run.away.peek() || scene?.step !== run.step().at) {
          run.away.value = true;
          return session.ask(request);
        }
        if (run.isLast()) return (await playOn(run, request.move)) ? HELD_BACK : session.ask(request);
        run.turnPage();
        if (run.step().act === undefined || !run.fits(request.move, scene.view)) {
          run.held.value = request;
          heldBack.value++;
          return HELD_BACK;
        }
        run.held.value = null;
        return session.ask(request);
      },
    }),
    [run, session],
  );

/** Plays the story as far as the next step, one move after the other; where the guide was closed, lets the others play as at any table. */
export const useStory = (run: LessonRun, { session, scene }: AtTable): void => {
  const { steps } = run.lesson;
  const story = run.story();
  const { seat } = story;
  const index = run.index.value;
  const guided = isGuided();
  const here = run.step();
  const following = steps[index + 1];
  // Another table is laid for the next story: the reader goes there himself.
  const next = following?.story === undefined ? following : undefined;
  const off = run.away.value || session.past.value !== null;
  const moving = guided && !off && next !== undefined && (scene.step > here.at || run.going.value);
  const arrived = moving && scene.step >= next.at;
  const back = guided && !off && scene.step < here.at;
  useEffect(() => {
    if (arrived) run.arrive(index + 1);
    // A move was taken back: the step that waits for it is told again.
    else if (back) run.arrive(steps.findLastIndex(({ at }, other) => other <= index && at <= scene.step));
  }, [arrived, back, index, scene.step, run, steps]);
  const begins = scene.step === here.at && !run.away.value;
  useEffect(() => {
    if (begins) run.seen.value = { index, view: scene.view };
  }, [begins, index, scene.view, run]);
  const othersGoOn = !guided && scene.outcome === null && scene.awaited.some((actor) => actor !== seat);
  const plays = (moving && !arrived) || othersGoOn;
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => {
      // On a busy device this comes before the next drawing: the guide may just have opened.
      if (isGuided() !== guided) return;
      const input = guided ? inputOf(story, scene.step) : null;
      if (input?.by === seat) void session.ask({ t: 'move', decision: scene.decisionNumber, move: input.move });
      else void session.ask({ t: 'step' });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plays, guided, scene.step, scene.decisionNumber, seat, session, story]);
};
