// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';

const nothing = (): undefined => undefined;

/** A browser whose tones and buzzes are counted. */
const browser = (touched: boolean) => {
  const made: number[] = [];
  const buzzed: unknown[] = [];
  const part = () => ({ connect: () => ({ connect: nothing }) });
  class FakeContext {
    currentTime = 0;
    destination = {};
    resume = nothing;
    createGain = () => ({ ...part(), gain: { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing } });
    createOscillator = () => ({ ...part(), frequency: { value: 0 }, start: (at: number) => made.push(at), stop: nothing });
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: nothing }), addEventListener: nothing });
  vi.stubGlobal('navigator', { languages: ['fr'], userActivation: { hasBeenActive: touched }, vibrate: (pattern: unknown) => buzzed.push(pattern) });
  return { made, buzzed };
};

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('sounds of the page', () => {
  it('are off until somebody switches them on, and then ring and buzz', async () => {
    const { made, buzzed } = browser(true);
    const { setSounding, setVibrating, tryOut } = await import('./sounds.ts');
    tryOut('turn');
    expect([made.length, buzzed.length]).toEqual([0, 0]);
    setSounding(true);
    tryOut('turn');
    expect([made.length, buzzed.length]).toEqual([2, 0]);
    setVibrating(true);
    tryOut('word');
    expect([made.length, buzzed]).toEqual([3, [[40]]]);
  });

  it('wait for the first touch', async () => {
    const { made } = browser(false);
    const { setSounding, tryOut } = await import('./sounds.ts');
    setSounding(true);
    tryOut('end');
    expect(made).toEqual([]);
  });

  it('keep quiet hours, past midnight too', async () => {
    browser(true);
    const { isQuietAt } = await import('./sounds.ts');
    const night = { from: 1320, to: 450 };
    expect([1319, 1320, 0, 449, 450].map((minute) => isQuietAt(night, minute))).toEqual([false, true, true, true, false]);
    expect([100, 200, 300].map((minute) => isQuietAt({ from: 150, to: 250 }, minute))).toEqual([false, true, false]);
    expect(isQuietAt(null, 0)).toBe(false);
  });
});
