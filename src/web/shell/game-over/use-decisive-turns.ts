import type { LogLine, SeriesPoint } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../store/session.ts';
import { useTable } from '../at-table.ts';
import { weighingOf } from '../happened/happened.ts';
import { isPoint } from '../ledger/use-series.ts';
import { type Decisive, leadingFigure } from './decisive.ts';
import { linesOf } from './lines-of.ts';
import { type Found, type ToldMoment, toldOf } from './decisive-turns.ts';

const isLine = (value: unknown): value is LogLine => typeof value === 'object' && value !== null && 'n' in value && 'step' in value && 'text' in value;

/** The lines and figures of one moment. */
const find = async (session: Session, { from, step }: Decisive): Promise<Found> => {
  const fetchBefore = async (before: number): Promise<readonly LogLine[]> => {
    const answer = await session.connection().ask({ t: 'log', before });
    return answer.ok && Array.isArray(answer.result.log) ? answer.result.log.filter(isLine) : [];
  };
  const lines = await linesOf({ after: from, upTo: step }, session.log.value.at(-1)?.n ?? 0, fetchBefore);
  const answer = await session.connection().ask({ t: 'series', steps: { after: from, upTo: step } });
  const points: readonly SeriesPoint[] = answer.ok && Array.isArray(answer.result.points) ? answer.result.points.filter(isPoint) : [];
  return { lines, points };
};

/** The moments with their lines, which come a little later than the moments. */
export const useTold = (moments: readonly Decisive[]): readonly ToldMoment[] => {
  const table = useTable();
  const { session, scene, page, game } = table;
  const [found, setFound] = useState<readonly Found[]>([]);
  const which = moments.map(({ from, step }) => `${from} ${step}`).join(', ');
  const last = session.log.value.at(-1)?.n ?? 0;
  useEffect(() => {
    let gone = false;
    setFound([]);
    void Promise.all(moments.map((moment) => find(session, moment))).then((all) => gone || setFound(all));
    return () => {
      gone = true;
    };
    // The moments are made anew at each drawing; `which` says whether they are others.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, which, last]);
  return moments.map((moment, index) => {
    const here = found[index];
    if (here === undefined || scene.outcome === null || page === null) return { ...moment, lines: [] };
    return toldOf(moment, here, {
      metric: leadingFigure(game),
      outcome: scene.outcome,
      weighing: (seat) => weighingOf(table, seat),
      moved: (text) => page.telling?.moved?.(text, scene.view) ?? null,
    });
  });
};
