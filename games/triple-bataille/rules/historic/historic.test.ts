import type { Seat } from '#kernel/game.ts';
import { openingOf } from '#testkit';
import { describe, expect, it } from 'vitest';
import { bankersScore } from '../../scoring.ts';
import type { BankSettings } from '../../types.ts';
import { finish, type Work } from '../work.ts';
import { limitOf } from '../credit.ts';
import { arrange, setFund, setPlayer, workWith } from '../work.test-support.ts';
import { bankset, lowerMedian, startBankset } from './bankset.ts';
import { enterCell, freeAdvances, gainShift } from './privatisation.ts';

const history = (battle: number, options = {}): Work => workWith({ options: { mode: 'historique', bankController: 'auto', ...options }, battle });

/** Four players and so many bankers in the last chairs. */
const withBankers = (battle: number, bankers: number): Work =>
  workWith({ options: { mode: 'historique', bankController: 'players', bankers }, battle, seats: 4 + bankers });

describe('entering a cell', () => {
  it('[TB-4.2.6] [TB-2.14] the battle stands for its cell, the last one repeated, with its rate, criteria and cap', () => {
    const cells = [1, 8, 14, 18, 25].map((battle) => {
      const work = history(battle);
      enterCell(work);
      const { halfRate, criteria, cap } = work.table.bank;
      return [work.table.history.cell, halfRate / 2, criteria, cap];
    });
    expect(cells).toEqual([
      [1, 1.5, 3, 4],
      [8, 4, 1, 4],
      [14, 0.5, 0, 2],
      [18, 1, 2, 4],
      [18, 1, 2, 4],
    ]);
  });

  it('[TB-6.6.5] 2001: half of the profits of industry, rounded down, go under the draw pile', () => {
    const work = history(12);
    setFund(work, 'profitIndustry', 7);
    const { money } = work;
    enterCell(work);
    expect(work.table.funds.profitIndustry).toBe(4);
    expect(work.money).toBe(money - 3);
  });

  it('[TB-6.6.5] 2008: the state bails the bank out, of the bad credits or a quarter of the players, whatever `bailouts` says', () => {
    const rescue = (bad: number, seats: number): readonly number[] => {
      const work = workWith({ options: { mode: 'historique', bankController: 'auto', bailouts: 0 }, battle: 14, seats });
      work.table.bank = { ...work.table.bank, badCredits: bad };
      const before = work.vault.bankProfit;
      enterCell(work);
      return [work.table.state.credits, work.vault.bankProfit - before, work.table.bank.badCredits, work.table.bank.bailouts];
    };
    expect(rescue(0, 5)).toEqual([2, 12, 0, 1]);
    expect(rescue(4, 5)).toEqual([4, 24, 0, 1]);
  });

  it('[TB-2.14] [TB-4.8.1] gains are lowered by one in 2001 and by two in 2008', () => {
    const shifts = [11, 12, 13, 14, 15].map((battle) => gainShift(history(battle)));
    expect(shifts).toEqual([0, 1, 0, 2, 0]);
    expect(gainShift(workWith({ battle: 14 }))).toBe(0);
  });

  it('[TB-6.6.4] in cells 1 to 5 the first N credits of the state bear no interest', () => {
    const advances = [1, 5, 6].map((battle) => {
      const work = history(battle);
      enterCell(work);
      return freeAdvances(work);
    });
    expect(advances).toEqual([4, 4, 0]);
    expect(freeAdvances(workWith({ battle: 1 }))).toBe(0);
  });

  it('[TB-6.6.9] once free money has come the date moves on, and nothing else of the cells holds', () => {
    const work = history(14);
    work.table.system = 'libre';
    const { bank } = work.table;
    const { credits } = work.table.state;
    enterCell(work);
    expect(work.table.history.cell).toBe(14);
    expect(work.table.bank).toEqual(bank);
    expect(work.table.state.credits).toBe(credits);
    expect(gainShift(work)).toBe(0);
  });
});

describe('the bankers', () => {
  const settings = (halfRate: number, more: Partial<BankSettings> = {}): BankSettings => ({
    halfRate,
    criteria: 2,
    cap: 4,
    equity: 0,
    autoEquity: 'on',
    ...more,
  });
  const send = (work: Work, seat: Seat, answer: BankSettings): void => bankset.apply(work, seat, { type: 'setBank', ...answer });

  it('[TB-6.6.3] the lower median of the answers', () => {
    expect(lowerMedian([4])).toBe(4);
    expect(lowerMedian([8, 2])).toBe(2);
    expect(lowerMedian([9, 1, 5])).toBe(5);
  });

  it('[TB-6.6.3] each setting by itself; equity moves from the profits', () => {
    const work = withBankers(7, 3);
    enterCell(work);
    arrange(work, { funds: { bankProfit: 9, bankEquity: 1 } });
    startBankset(work);
    expect(work.table.point).toEqual({ kind: 'bankset' });
    send(work, 4, settings(5, { criteria: 3, cap: 1, equity: 2, autoEquity: 'off' }));
    send(work, 5, settings(9, { criteria: 0, cap: 4, equity: 6, autoEquity: 'off' }));
    send(work, 6, settings(7, { criteria: 1, cap: 3, equity: 4, autoEquity: 'on' }));
    expect([4, 5, 6].some((seat) => bankset.awaits(work, seat))).toBe(false);
    bankset.close(work);
    expect(work.table.bank).toMatchObject({ halfRate: 7, criteria: 1, cap: 3, autoEquity: false });
    expect(work.vault).toMatchObject({ bankProfit: 5, bankEquity: 5 });
    expect(work.errand).toBe('plan');
  });

  it('[TB-6.6.3] no answer: what the cell says', () => {
    const work = withBankers(7, 1);
    enterCell(work);
    startBankset(work);
    bankset.settle(work, 4);
    bankset.close(work);
    expect(work.table.bank).toMatchObject({ halfRate: 7, criteria: 2, cap: 4, autoEquity: true });
  });

  it('[TB-6.6.3] settings stay within the cell', () => {
    const work = withBankers(8, 1);
    enterCell(work);
    startBankset(work);
    setFund(work, 'bankProfit', 3);
    const refused = (answer: BankSettings): boolean => bankset.check(work, 4, { type: 'setBank', ...answer }) !== null;
    expect(refused(settings(8))).toBe(false);
    expect([settings(5), settings(11), settings(8, { criteria: 3 }), settings(8, { cap: 5 }), settings(8, { equity: 4 })].map(refused)).toEqual(
      Array(5).fill(true),
    );
    expect(bankset.check(work, 0, { type: 'setBank', ...settings(8) })).not.toBeNull();
  });

  it('[TB-6.6.3] the form opens with the bank as it is, as far as the cell goes, then with his own answer and nobody else’s', () => {
    const work = withBankers(8, 2);
    enterCell(work);
    startBankset(work);
    const form = (seat: Seat) => openingOf(bankset.offers(finish(work).state, seat), 'setBank');
    expect(form(4)).toEqual({ type: 'setBank', halfRate: 8, criteria: 1, cap: 4, equity: 0, autoEquity: 'on' });
    work.table.bank = { ...work.table.bank, halfRate: 2, autoEquity: false };
    expect(form(4)).toMatchObject({ halfRate: 6, autoEquity: 'off' });
    send(work, 5, settings(9, { criteria: 0, cap: 3 }));
    expect(form(4)).toMatchObject({ halfRate: 6, criteria: 1, cap: 4 });
    expect(form(5)).toMatchObject({ halfRate: 9, criteria: 0, cap: 3, autoEquity: 'on' });
  });

  it('[TB-6.6.3] settings may be sent in the market before, for the cell to come; then nobody is waited for', () => {
    const work = withBankers(7, 1);
    work.table.point = { kind: 'market' };
    // 10 half cards belong to cell 8 alone.
    expect(bankset.check(work, 4, { type: 'setBank', ...settings(10) })).toBeNull();
    send(work, 4, settings(10));
    expect(work.table.committed).toEqual([4]);
    work.table.battle = 8;
    enterCell(work);
    startBankset(work);
    expect(work.errand).toBe('plan');
    expect(work.table.bank.halfRate).toBe(10);
    expect(work.sealed.settings).toEqual({});
  });

  it('[TB-6.6.1] [TB-6.6.2] [TB-4.12.1] nobody plays the bank, or no banker is left: the cell’s figures hold and nothing is asked', () => {
    const alone = history(6);
    enterCell(alone);
    startBankset(alone);
    expect(alone.errand).toBe('plan');
    expect(alone.table.bank).toMatchObject({ halfRate: 6, criteria: 2, cap: 4 });
    const left = withBankers(6, 1);
    setPlayer(left, 4, { status: 'gone' });
    enterCell(left);
    left.table.bank = { ...left.table.bank, autoEquity: false };
    startBankset(left);
    expect(left.errand).toBe('plan');
    expect(left.table.bank).toMatchObject({ halfRate: 6, autoEquity: true });
  });

  it('[TB-6.6.1] [TB-4.12.1] the game master as the only banker: there are no banker’s chairs, and nobody waits for him', () => {
    const work = workWith({ options: { mode: 'historique', bankController: 'gm' }, battle: 6, seats: 4 });
    expect(work.table.count).toBe(4);
    enterCell(work);
    work.table.bank = { ...work.table.bank, autoEquity: false };
    startBankset(work);
    expect(work.errand).toBe('plan');
    expect(work.table.bank).toMatchObject({ halfRate: 6, autoEquity: false });
  });

  it('[TB-4.12.4] criteria: 0 to 4, and so many unsecured credits for each card of a bundle', () => {
    const work = withBankers(1, 1);
    enterCell(work);
    startBankset(work);
    const refused = (criteria: number): boolean => bankset.check(work, 4, { type: 'setBank', ...settings(3, { criteria }) }) !== null;
    expect([refused(0), refused(4), refused(5)]).toEqual([false, false, true]);
    const limits = [0, 2, 4].map((criteria) => {
      work.table.bank = { ...work.table.bank, criteria };
      return limitOf(work, 0);
    });
    expect(limits).toEqual([0, 2, 4]);
  });

  it('[TB-6.6.9] once free money has come they set nothing any more', () => {
    const work = withBankers(9, 1);
    work.table.system = 'libre';
    startBankset(work);
    expect(work.errand).toBe('plan');
    expect(bankset.offers(work, 4)).toEqual([]);
  });

  it('[TB-6.6.11] their score: the wealth of the bank in bundles, a tenth less for each suffocated battle', () => {
    const work = workWith({ bundle: 2, funds: { bankProfit: 34, bankEquity: 6 } });
    expect(bankersScore(work.table, work.vault)).toBe(20);
    work.table.history = { ...work.table.history, suffocated: 3 };
    expect(bankersScore(work.table, work.vault)).toBe(14);
    work.table.history = { ...work.table.history, suffocated: 12 };
    expect(bankersScore(work.table, work.vault)).toBe(0);
  });
});
