import { describe, expect, it } from 'vitest';
import type { AnyGame, Bot, BotLevel } from '#kernel/game.ts';
import { nim } from '../testkit/nim/index.ts';
import { botFor, isBotLevel, levelsOf, nearestLevel } from './levels.ts';

const still: Bot<unknown, unknown> = { choose: () => null };
const gameWith = (...levels: readonly BotLevel[]): AnyGame => ({ ...nim, bots: Object.fromEntries(levels.map((level) => [level, still])) });

describe('levels of bots', () => {
  it('gives the level asked for when the game has it', () => {
    expect(nearestLevel(gameWith('weak', 'decent', 'strong'), 'decent')).toBe('decent');
  });

  it('falls back to the nearest level there is', () => {
    expect(nearestLevel(gameWith('weak', 'decent'), 'strong')).toBe('decent');
    expect(nearestLevel(gameWith('strong'), 'weak')).toBe('strong');
  });

  it('takes the weaker of two that are equally near', () => {
    expect(nearestLevel(gameWith('weak', 'strong'), 'decent')).toBe('weak');
  });

  it('lists the levels weakest first, whatever the order they were given in', () => {
    expect(levelsOf(gameWith('strong', 'weak'))).toEqual(['weak', 'strong']);
  });

  it('finds the bot itself', () => {
    expect(botFor(nim, 'strong')).toBe(nim.bots.decent);
  });

  it('says which game has no bot at all', () => {
    expect(() => botFor(gameWith(), 'weak')).toThrow('nim has no bot');
  });

  it('knows a level from another word', () => {
    expect(['weak', 'decent', 'strong', 'Weak', ''].map(isBotLevel)).toEqual([true, true, true, false, false]);
  });
});
