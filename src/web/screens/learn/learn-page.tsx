import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { closeTeaching, openTeaching, taughtFirst, type Teaching, teaching } from '../../kit/parts/teaching.ts';
import { wide } from '../../browser/media.ts';
import { TopStrip } from '../../kit/parts/page.tsx';
import { NotFound } from '../not-found.tsx';
import { TableRoom } from '../table/table-page.tsx';
import type { AtTable } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { Marks } from '../../coach/marks.tsx';
import { type LessonRun, openLesson } from '../../coach/run.ts';
import { GuideBody, Taught, titleOf } from '../../coach/sheet.tsx';
import { GUIDE, useGuarded, useStory } from '../../coach/use-story.ts';
import { tc } from '../../coach/words.ts';

const teachingOf = (run: LessonRun): Teaching => ({
  id: GUIDE,
  title: () => (wide.value ? tc('title') : titleOf(run)),
  closeWords: () => tc('skip'),
  Body: () => <GuideBody run={run} />,
});

/** « Guide »: what to do, where the answer is given. */
const BarWord = ({ run, table }: { readonly run: LessonRun; readonly table: AtTable }) => {
  const { act, at } = run.step();
  const seen = run.seen.value;
  if (act === undefined || seen?.index !== run.index.value || table.scene.step !== at || run.away.value) return null;
  return (
    <p class="bar-guide text-bar-ink wide-only">
      <b class="p-0-3 round-1 bg-blue text-sheet t2">{tc('guide')}</b> <Taught run={run} message={act.how(seen.view)} />
    </p>
  );
};

const Coached = ({ run, table }: { readonly run: LessonRun; readonly table: AtTable }) => {
  useStory(run, table);
  const session = useGuarded(run, table.session);
  const guide = useMemo(() => teachingOf(run), [run]);
  useEffect(() => {
    taughtFirst.value = guide;
    openTeaching(guide, false);
    return () => {
      taughtFirst.value = null;
      closeTeaching(GUIDE);
    };
  }, [guide]);
  const guided = teaching.value?.id === GUIDE;
  const { points, at } = run.step();
  const shown = guided && table.scene.step === at && !run.away.value;
  const coached: AtTable = { ...table, session, guide: guided ? <BarWord run={run} table={table} /> : null };
  return (
    <>
      <TableRoom table={coached} />
      <Marks marks={shown ? points.map(({ mark }) => mark) : []} />
    </>
  );
};

const Laid = ({ run }: { readonly run: LessonRun }) => {
  const laid = run.laid.value;
  if (laid === null || laid === 'failed')
    return (
      <>
        <TopStrip crumb={null} />
        <main id="main" tabIndex={-1}>
          {laid === null ? <Loading words={tc('loading')} /> : <Problem title={tc('title')} words={tc('failed')} />}
        </main>
      </>
    );
  return (
    <OpenTable key={laid.table} table={laid.table} role="stand-in" token={laid.token}>
      {(table) => <Coached run={run} table={table} />}
    </OpenTable>
  );
};

/** /learn/:game */
export const LearnPage = ({ game }: { readonly game: string }) => {
  const [run, setRun] = useState<LessonRun | 'loading' | null>('loading');
  useEffect(() => {
    void openLesson(game).then(setRun, () => setRun(null));
  }, [game]);
  if (run === 'loading') return <Loading words={tc('loading')} />;
  return run === null ? <NotFound /> : <Laid run={run} />;
};
