import { describe, expect, it } from 'vitest';
import { becomesAwaited, notify } from './notices.ts';

describe('a notification of the browser', () => {
  it('comes when the game begins to wait for a seat of this device, and not while it goes on waiting', () => {
    expect(becomesAwaited([1], [0, 1], [0])).toBe(true);
    expect(becomesAwaited([0], [0, 1], [0])).toBe(false);
    expect(becomesAwaited([0], [1, 'referee'], [0])).toBe(false);
    expect(becomesAwaited([0], [0, 2], [0, 2])).toBe(true);
    expect(becomesAwaited([], [1], [])).toBe(false);
  });

  it('is not shown to anybody who did not ask for it', () => {
    expect(notify('t', 'Bourse', 'C’est à vous')).toBe(false);
  });
});
