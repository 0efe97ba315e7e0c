import type { Actor } from '#kernel/game.ts';
import { useEffect, useRef } from 'preact/hooks';
import { timeLeft } from '../../store/clock.ts';
import { mutedAt, mutedSeats } from '../../store/muted.ts';
import { becomesAwaited } from '../../store/notices.ts';
import { sound } from '../../store/sounds.ts';
import type { AtTable } from '../at-table.tsx';

/** Time enough to press a button that was thought over. */
const NEAR_MS = 20_000;

/** What is heard at a table: my turn, its deadline, words of others, the end. Only what happens while one is there. */
export const useSounds = ({ scene, session }: AtTable): void => {
  const mine = session.mine.value;
  const before = useRef<readonly Actor[]>(scene.awaited);
  useEffect(() => {
    if (becomesAwaited(before.current, scene.awaited, mine)) sound('turn');
    before.current = scene.awaited;
  }, [scene.awaited]);

  const isOver = scene.outcome !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) sound('end');
    wasOver.current = isOver;
  }, [isOver]);

  const left = mine.some((seat) => scene.awaited.includes(seat)) ? timeLeft(session) : null;
  const isNear = left !== null && left > 0 && left <= NEAR_MS;
  useEffect(() => {
    if (isNear) sound('deadline');
  }, [isNear]);

  const last = session.connection().talk.value.at(-1);
  const heard = useRef(last?.n ?? 0);
  useEffect(() => {
    if (last === undefined || last.n <= heard.current) return;
    heard.current = last.n;
    const isMuted = typeof last.seat === 'number' && mutedSeats(mutedAt(session.table).peek(), scene.info.seats).includes(last.seat);
    if (last.seat !== scene.you && !isMuted) sound('word');
  }, [last]);
};
