import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { LogEntry } from '#kernel/messages.ts';
import { describe, expect, it } from 'vitest';
import { closeWindow, run } from './engine.ts';
import { tripleBataille } from './index.ts';
import { optionsWith, workWith } from './rules/work.test-support.ts';
import { setup } from './setup.ts';
import type { Options } from './types.ts';
import { view } from './view.ts';
import { begin, change, finish, type Work } from './rules/work.ts';
import { randomGames } from '#testkit/random-games.ts';

const { module } = tripleBataille;

/* The clockwork as a whole. */

/** Closes the window that is open; in STAKE everybody has announced so many bundles. */
const close = (work: Work, stake = 1): void => {
  const { kind } = work.table.point;
  if (kind === 'stake') for (const seat of work.table.players.keys()) change(work, seat, { stake });
  if (kind !== 'gameOver') closeWindow(work);
  run(work);
};

const windowsOf = (options: Partial<Options>, windows: number): readonly string[] => {
  const work = begin(setup(optionsWith(options), 5, quickChance(2)).state, quickChance(3));
  const seen: string[] = [];
  for (let window = 0; window < windows && work.table.point.kind !== 'gameOver'; window++) {
    seen.push(`${work.table.battle} ${work.table.point.kind}`);
    close(work);
  }
  return seen;
};

describe('a battle from window to window', () => {
  it('[TB-4.1] PLAN, STAKE, MARKET; BANKSET first where bankers play', () => {
    expect(windowsOf({ mode: 'dette' }, 6)).toEqual(['1 plan', '1 stake', '1 market', '2 plan', '2 stake', '2 market']);
    expect(windowsOf({ mode: 'historique' }, 5)).toEqual(['1 bankset', '1 plan', '1 stake', '1 market', '2 bankset']);
  });

  it('[TB-4.1.3] hired and borrowed first, then paid; interest before the market opens', () => {
    const log: LogEntry[] = [];
    const work = begin(setup(optionsWith({ mode: 'dette' }), 4, quickChance(2)).state, quickChance(3), log);
    change(work, 0, { credits: 1 });
    const order: string[] = [];
    for (let window = 0; window < 3; window++) {
      order.push(work.table.point.kind);
      const before = log.length;
      close(work);
      order.push(...log.slice(before).map(({ text }) => text.key.replace('log.', '')));
    }
    const steps = ['plan', 'paid', 'stake', 'battleOver', 'interest', 'market', 'battle'];
    expect(order.filter((step) => steps.includes(step))).toEqual(steps);
  });

  it('[TB-1.6] [TB-4.17.4] a game needs neither a game master nor a stake: it plays to its end by itself', () => {
    const work = begin(setup(optionsWith({ mode: 'dette', length: 'short' }), 4, quickChance(2)).state, quickChance(3));
    for (let window = 0; window < 200 && work.table.point.kind !== 'gameOver'; window++) close(work, 0);
    expect(work.table.point.kind).toBe('gameOver');
    expect(work.table.battle).toBeGreaterThanOrEqual(10);
    expect(work.indicators.every(({ counters }) => counters.entries === 0)).toBe(true);
  });

  it('[TB-9.14] never-repaid credits change only with bankruptcy, leaving, division, bailout and free money', () => {
    const reasons = /bankrupt|departed|devaluation|pricesDouble|dividendDoubles|bailout|crisis2008|freeMoney/;
    let changed = 0;
    randomGames(3, (seed) => {
      const chance = quickChance(seed + 1);
      let { state } = setup(optionsWith({ mode: 'dette', length: 'standard', interest: '4' }), 6, chance);
      for (let move = 0; move < 1_500 && module.outcome(state) === null; move++) {
        const awaited = module.pending(state).filter(({ duty, answered }) => duty === 'must' && answered !== true);
        const { seat } = at(awaited, chance.int(awaited.length));
        const { badCredits } = state.table.bank;
        const step = module.apply(state, { by: seat, move: module.sample(state, seat, chance) }, chance);
        ({ state } = step);
        if (state.table.bank.badCredits === badCredits) continue;
        changed++;
        expect(step.log.some(({ text }) => reasons.test(text.key))).toBe(true);
      }
    });
    expect(changed).toBeGreaterThan(0);
  });
});

it('[TB-7.2] a player sees the wish list that he has sent, nobody else does', () => {
  const work = workWith({ options: { chosenWinnings: 'all' } });
  work.sealed.picks = { 1: [3, 5] };
  const { state } = finish(work);
  expect(view(state, 1).sealed.picks).toEqual({ 1: [3, 5] });
  for (const viewer of [0, 'public', 'referee'] as const) expect(view(state, viewer).sealed.picks).toEqual({});
});
