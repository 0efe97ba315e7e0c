import type { SeriesPoint } from '#protocol';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import type { Session } from '../../store/session.ts';

export const isPoint = (value: unknown): value is SeriesPoint => typeof value === 'object' && value !== null && 'turn' in value && 'metrics' in value;

/** The figures of every turn so far, asked for again when a turn ends. */
export const useSeries = (session: Session | null): readonly SeriesPoint[] | null => {
  const [points, setPoints] = useState<readonly SeriesPoint[] | null>(null);
  const scene = session?.scene.value ?? null;
  const chair = session?.active.value ?? null;
  const moment = scene === null || scene.info.status === 'lobby' ? null : `${scene.info.turn} ${scene.info.status}`;
  useAnswer(
    () => (moment === null || chair === null ? null : chair.connection.ask({ t: 'series' })),
    (answer) => answer.ok && Array.isArray(answer.result.points) && setPoints(answer.result.points.filter(isPoint)),
    [moment, chair],
  );
  return points;
};
