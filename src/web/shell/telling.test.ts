import { expect, it } from 'vitest';
import { ringAtEnds } from './telling.ts';

it('the wall comes to every part of what it tells, also where the clock of the day falls behind its timer', () => {
  let now = 0;
  let armed: { readonly at: number; readonly run: () => void } | null = null;
  const rung: number[] = [];
  const after = (ms: number, run: () => void) => {
    armed = { at: now + ms, run };
    return () => {
      armed = null;
    };
  };
  /** The timer rings; the clock of the day may be behind it by now. */
  const ring = (behind = 0): void => {
    const due: { readonly at: number; readonly run: () => void } | null = armed;
    if (due === null) return;
    armed = null;
    now = due.at - behind;
    due.run();
  };
  const stop = ringAtEnds(
    [100, 250, 400],
    () => now,
    () => rung.push(now),
    after,
  );
  ring();
  // Behind by 30 ms: the second part is not over, and is waited for once more.
  ring(30);
  ring();
  ring();
  expect(rung).toEqual([101, 221, 251, 401]);
  expect(armed).toBeNull();
  stop();
});
