import { signal } from '@preact/signals';
import type { Decision, Offer, Place } from '#kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { type Later, watchUnseen } from './unseen.ts';

const say = (key: string) => ({ key, clauses: [] });
const move = (type: string, more: Place = {}): Offer<unknown> => ({ kind: 'move', move: { type }, label: say(type), ...more });
const asked = (prompt: string): Decision => ({ seat: 0, duty: 'must', prompt: say(prompt) });

/** A page whose clock is turned by hand. */
const page = (prompt: string, offers: readonly Offer<unknown>[]) => {
  const due: (() => void)[] = [];
  const later: Later = (run) => {
    due.push(run);
    return () => due.splice(due.indexOf(run), 1);
  };
  const presses = signal(0);
  const drawn = signal<{ readonly offers: readonly Offer<unknown>[]; readonly decision: Decision | null } | null>({ offers, decision: asked(prompt) });
  const unseen = watchUnseen(drawn, presses, later);
  return {
    ...unseen,
    press: () => presses.value++,
    show: (next: string, shown: readonly Offer<unknown>[]) => (drawn.value = { offers: shown, decision: asked(next) }),
    cover: () => (drawn.value = null),
    passes: () => due.splice(0).forEach((run) => run()),
  };
};

const roll = move('roll');
const buy = move('buy', { about: 'square 7' });

describe('an offer', () => {
  it('takes no press before it was in sight for a while', () => {
    const { isUnseen, passes } = page('turn', [roll]);
    expect(isUnseen(roll)).toBe(true);
    passes();
    expect(isUnseen(roll)).toBe(false);
  });

  it('that follows a press is new, also where it is called as the one that was pressed', () => {
    const { isUnseen, passes, press, show } = page('turn', [roll]);
    passes();
    press();
    show('turn', [roll, buy]);
    expect([isUnseen(roll), isUnseen(buy)]).toEqual([true, true]);
  });

  it('stays open while others change what stands beside it', () => {
    const { isUnseen, passes, show } = page('market', [roll]);
    passes();
    show('market', [roll, buy]);
    expect([isUnseen(roll), isUnseen(buy)]).toEqual([false, true]);
  });

  it('is new with another question, and when what covered it is drawn away', () => {
    const { isUnseen, passes, show, cover } = page('buy', [roll]);
    passes();
    show('sell', [roll]);
    expect(isUnseen(roll)).toBe(true);
    passes();
    cover();
    show('sell', [roll]);
    expect(isUnseen(roll)).toBe(true);
  });

  it('stays new when something else is pressed meanwhile', () => {
    const { isUnseen, press } = page('turn', [roll]);
    press();
    expect(isUnseen(roll)).toBe(true);
  });

  it('that a press has laid open in a panel is new there', () => {
    const { isUnseen, passes, hold } = page('turn', [buy]);
    passes();
    hold([buy]);
    expect(isUnseen(buy)).toBe(true);
    passes();
    expect(isUnseen(buy)).toBe(false);
  });
});
