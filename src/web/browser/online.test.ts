// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, lost, offline, returns } from './online.ts';

let answers: boolean;
beforeEach(() => {
  answers = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no line');
    return new Response('{}');
  });
});
afterEach(() => {
  found();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that is lost', () => {
  it('is asked for until the house answers, and then everything looks again', async () => {
    const before = returns.value;
    lost();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(offline.value).toBe(true);
    answers = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([offline.value, returns.value]).toEqual([false, before + 1]);
  });

  it('is found by whatever the house answers meanwhile, once', () => {
    const before = returns.value;
    lost();
    lost();
    found();
    found();
    expect([offline.value, returns.value]).toEqual([false, before + 1]);
  });
});
