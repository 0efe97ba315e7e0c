import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { checkInput, createMatch, play as playInput } from '#kernel/match.ts';
import { antiMonopoly } from './index.ts';
import { C, M, optionsWith, play } from './position.test-support.ts';

const { module } = antiMonopoly;
const SEED = '0'.repeat(32);

describe('options', () => {
  it('[AM-6.1] [AM-6.2] [AM-6.3] [AM-6.4] [AM-6.12] [AM-6.15] [AM-6.18] the defaults', () => {
    expect(optionsWith({})).toEqual({
      victory: 'camp',
      roundLimit: 60,
      timeLimitMinutes: 0,
      limitScoring: 'liquid',
      roleAssignment: 'dice',
      monopolistSeats: [],
      doubleRent: 'monopolists',
      partnerRent: 'full',
      buildingSupply: 'limited',
      mortgageInterestPct: 0,
      incomeTaxCountsBuildings: false,
      auctions: true,
      auctionMode: 'ceiling',
      trades: 'preThrow',
      tradeProposalsPerTurn: 3,
      extraThrow: 'optional',
      detainedExtraThrow: true,
      competitorStartBonus: 0,
      levelledCamps: false,
      countMortgagedForTariff: false,
      boardNames: 'europe',
      onLeave: 'bot',
    });
  });

  it('[AM-6.2] [AM-6.3] [AM-6.9] [AM-6.12] [AM-6.15] what lies outside is refused', () => {
    const isRefused = (options: object): boolean => !createMatch(module, { seats: 4, options, seed: SEED }).ok;
    for (const bad of [
      { roundLimit: 1001 },
      { roundLimit: -1 },
      { timeLimitMinutes: 601 },
      { mortgageInterestPct: 5 },
      { tradeProposalsPerTurn: 11 },
      { tradeProposalsPerTurn: 0 },
      { competitorStartBonus: 3050 },
      { competitorStartBonus: 25 },
    ]) {
      expect(isRefused(bad)).toBe(true);
    }
    for (const good of [
      { roundLimit: 1000 },
      { timeLimitMinutes: 600 },
      { mortgageInterestPct: 10 },
      { tradeProposalsPerTurn: 10 },
      { competitorStartBonus: 3000 },
    ]) {
      expect(isRefused(good)).toBe(false);
    }
  });

  it('[AM-6.18] nothing sets the start capital', () => {
    expect(createMatch(module, { seats: 2, options: { startCash: 20_000 }, seed: SEED }).ok).toBe(false);
  });

  it('[AM-6.22] [AM-6.4] the presets', () => {
    expect(Object.fromEntries(module.presets.map(({ id, options }) => [id, options]))).toEqual({
      standard: {},
      rulebook: { roundLimit: 0, auctionMode: 'open' },
      quick: { roundLimit: 30 },
      long: { roundLimit: 100 },
      tournament: { limitScoring: 'tournament', trades: 'off', roundLimit: 30 },
      levelled: { levelledCamps: true },
    });
  });
});

describe('amending', () => {
  const now = play([C(), M()], { round: 7, active: 1, throwNo: 2 });
  const check = (options: object) => module.check(now.state, { by: 'table', event: 'amend', options });

  it('[AM-6.21] [AM-7.4] [AM-6.3] the round limit: none, or not before this round; in force at once', () => {
    expect(check({ roundLimit: 6 })?.clauses).toContain('AM-6.21');
    expect([check({ roundLimit: 0 }), check({ roundLimit: 7 }), check({ roundLimit: 900 })]).toEqual([null, null, null]);
    const ended = now.amend({ roundLimit: 7 }).does(1, { type: 'endTurn' });
    expect(ended.table.point).toMatchObject({ kind: 'gameOver', reason: 'roundLimit' });
  });

  it('[AM-6.21] [AM-6.17] the names on the board, and nothing else', () => {
    expect(now.amend({ boardNames: 'usa' }).state.options.boardNames).toBe('usa');
    expect(check({ victory: 'last' })?.clauses).toContain('AM-6.21');
    expect(check({ boardNames: 'usa', auctions: false })?.clauses).toContain('AM-6.21');
    const amendable = Object.entries(module.options).filter(([, spec]) => spec.amendable);
    expect(amendable.map(([name]) => name)).toEqual(['roundLimit', 'boardNames']);
  });

  it('[AM-6.21] a motion of the table does the same', () => {
    const created = createMatch(module, { seats: 2, options: {}, seed: SEED });
    if (!created.ok) throw new Error('the match was refused');
    const amendment = { by: 'table', event: 'amend', options: { roundLimit: 10 } } as const;
    expect(checkInput(created.match, amendment)).toBeNull();
    const amended = playInput(created.match, amendment);
    expect(amended.ok && amended.match.now.state.options.roundLimit).toBe(10);
    expect(checkInput(created.match, { ...amendment, options: { trades: 'off' } })?.key).toBe('table.fixedOption');
  });

  it('[AM-6.3] an agreed duration makes the round in progress the last, unless a limit does so already', () => {
    const at = (timeLimitMinutes: number, roundLimit: number, round: number) => {
      const options = optionsWith({ timeLimitMinutes, roundLimit });
      const { state } = module.setup(options, 2, quickChance(1));
      return module.sitting?.({ ...state, table: { ...state.table, round } });
    };
    expect(at(45, 60, 7)).toEqual({ minutes: 45, amend: { roundLimit: 7 } });
    expect(at(45, 0, 7)).toEqual({ minutes: 45, amend: { roundLimit: 7 } });
    expect([at(0, 60, 7), at(45, 7, 7)]).toEqual([null, null]);
  });
});
