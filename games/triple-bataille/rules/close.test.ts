import { describe, expect, it } from 'vitest';
import type { DebtCycle, Options } from '../types.ts';
import type { Work } from './work.ts';
import { closeBattle } from './close.ts';
import { tableMotion } from './historic/vote.ts';
import { arrange, pileOf, setPile, setPlayer, workWith } from './work.test-support.ts';

const closed = (work: Work): Work => {
  closeBattle(work);
  return work;
};

describe('the close of a battle', () => {
  it('[TB-4.11.1] after battle 1 of debt money the bank lays N cards of equity', () => {
    const first = closed(workWith({ battle: 1, seats: 4 }));
    expect(first.vault).toMatchObject({ bankProfit: 6, bankEquity: 4 });
    const second = workWith({ battle: 2, seats: 4 });
    expect(closed(second).vault.bankEquity).toBe(0);
  });

  it('[TB-4.11.2] bailout and automatic taxes are looked at', () => {
    const work = workWith({ battle: 5, options: { taxPolicy: 'auto', length: 'open' }, funds: { bankEquity: 2, state: 0 }, bank: { badCredits: 3 } });
    closed(work);
    expect([work.table.bank.badCredits, work.table.state.credits, work.table.state.tax]).toEqual([0, 3, 3]);
  });

  it('[TB-4.13.4] the tax goes up when the next budget is not covered, down when it is covered twice, between the base and 8', () => {
    const next = (tax: number, cash: number, options: Partial<Options> = {}): number => {
      const work = workWith({ options: { mode: 'libre', length: 'open', ...options }, battle: 3, seats: 4, funds: { state: cash }, state: { tax } });
      return closed(work).table.state.tax;
    };
    // The next budget is 20.
    expect([next(2, 19), next(2, 20), next(4, 39), next(4, 40), next(2, 99), next(8, 0)]).toEqual([3, 2, 4, 3, 2, 8]);
    expect(next(2, 0, { taxPolicy: 'fixed' })).toBe(2);
  });

  it('[TB-4.12.7] reinvestment: that share of the interest of the battle goes to the next pot', () => {
    const work = workWith({ battle: 5, options: { bankReinvestPct: 50, length: 'open' }, funds: { bankProfit: 30, nextPot: 0 } });
    work.table.counters = { ...work.table.counters, interest: 13 };
    closed(work);
    expect([work.table.funds.nextPot, work.vault.bankProfit]).toEqual([6, 24]);
  });

  it('[TB-4.11.8] the indicators are recorded after the value change; a motion leads to a vote', () => {
    const work = workWith({ battle: 6, options: { length: 'open' }, cycle: { debt: 'C3' } });
    work.table.bundle = 2;
    arrange(work, { piles: { 0: 9 }, players: { 0: { credits: 25 } } });
    tableMotion(work, 1, { type: 'tableMotion', motion: 'endGame' });
    closed(work);
    expect(work.indicators.at(-1)).toMatchObject({ battle: 6, bundle: 1, cash: { 0: 3 } });
    expect(work.table.point).toEqual({ kind: 'vote', voted: [] });
  });

  it('[TB-4.3.1] posts and contracts end', () => {
    const work = workWith({ battle: 5, options: { length: 'open' } });
    setPlayer(work, 0, { post: true, subsidiaries: [{ id: 1, cards: 1, contract: { employee: 1, k: 1, wage: 2 } }] });
    setPlayer(work, 1, { boss: 0 });
    closed(work);
    expect(work.table.players[0]).toMatchObject({ post: false, subsidiaries: [{ contract: null }] });
    expect(work.table.players[1]?.boss).toBeNull();
  });

  it('[TB-6.6.11] suffocated when at least half could not play on', () => {
    const choked = (players: number): number => {
      const work = workWith({ battle: 5, seats: 5, options: { length: 'open' } });
      for (let seat = 0; seat < players; seat++) setPlayer(work, seat, { choked: true });
      return closed(work).table.history.suffocated;
    };
    expect([choked(2), choked(3)]).toEqual([0, 1]);
  });

  it('[TB-9.12] a value that has changed in this battle does not change again', () => {
    const work = workWith({ battle: 6, options: { length: 'open', cycleCheck: 'immediate' }, seats: 4 });
    arrange(work, { players: { 0: { credits: 99 } }, cycle: { debt: 'C3', exited: 6 } });
    expect(closed(work).table.cycle.debt).toBe('C3');
  });
});

describe('when a game ends', () => {
  const ends = (work: Work): string => {
    closed(work);
    return work.table.point.kind === 'gameOver' ? work.table.point.reason : '–';
  };
  const at = (battle: number, options: Partial<Options>): Work => workWith({ options, battle });

  it('[TB-5.1] [TB-6.1.1] découverte: when somebody has no cards left, at the latest after battle 20', () => {
    const broke = at(5, { mode: 'decouverte' });
    setPile(broke, 2, 0);
    expect(ends(broke)).toBe('emptyPile');
    expect([ends(at(19, { mode: 'decouverte' })), ends(at(20, { mode: 'decouverte' }))]).toEqual(['–', 'length']);
  });

  it('[TB-5.1] a short free-money game after battle 10, without a further division', () => {
    expect(ends(at(9, { mode: 'libre', length: 'short' }))).toBe('–');
    const last = at(10, { mode: 'libre', length: 'short' });
    arrange(last, { piles: { 0: 8 }, cycle: { libre: 3, libreBattle: 6 } });
    expect([ends(last), pileOf(last, 0)]).toEqual(['length', 8]);
  });

  it.each([
    ['standard', 'C4', 1],
    ['big', 'C9', 1],
    ['mini', 'C3m', 2],
  ] as const)('[TB-5.1] a standard debt game (%s) after the first battle of %s', (debtSchedule, debt: DebtCycle, divisions) => {
    const play = (battles: number, done: number): string => {
      const work = at(9, { mode: 'dette', length: 'standard', debtSchedule });
      work.table.cycle = { ...work.table.cycle, debt, battles, divisions: done };
      return ends(work);
    };
    expect([play(1, divisions), play(2, divisions)]).toEqual(['length', '–']);
    if (debtSchedule === 'mini') expect(play(1, 1)).toBe('–');
  });

  it('[TB-5.1] [TB-5.1.1] a standard free-money game after cycle 4 and a last division', () => {
    const work = at(19, { mode: 'libre', length: 'standard' });
    arrange(work, { piles: { 0: 9 }, cycle: { libre: 4, libreBattle: 6 } });
    expect([ends(work), pileOf(work, 0)]).toEqual(['length', 5]);
    const before = at(18, { mode: 'libre', length: 'standard' });
    before.table.cycle = { ...before.table.cycle, libre: 4, libreBattle: 5 };
    expect(ends(before)).toBe('–');
  });

  it('[TB-5.1] historique: after cell 17, or six battles after free money came; open by option', () => {
    const history = (battle: number, options: Partial<Options> = {}, libreSince: number | null = null): string => {
      const work = at(battle, { mode: 'historique', bankController: 'auto', ...options });
      if (libreSince !== null) {
        arrange(work, { cycle: { libre: 2, libreBattle: 1 }, history: { libreSince }, table: { system: 'libre' } });
      }
      return ends(work);
    };
    expect([history(16), history(17), history(17, { historicEnd: 'open' })]).toEqual(['–', 'history', '–']);
    expect([history(17, {}, 15), history(20, {}, 15), history(21, {}, 15)]).toEqual(['–', '–', 'history']);
  });

  it('[TB-5.1] an open game goes on until it is ended', () => {
    expect(ends(at(60, { mode: 'dette', length: 'open' }))).toBe('–');
    const ordered = at(4, { mode: 'dette', length: 'open' });
    ordered.table.orders = { ...ordered.table.orders, end: true };
    expect(ends(ordered)).toBe('gameMaster');
  });

  it('[TB-4.14.4] with two players the game goes on, with one it ends', () => {
    const left = (staying: number): string => {
      const work = at(4, { mode: 'dette', length: 'open' });
      for (const seat of work.table.players.keys()) if (seat >= staying) setPlayer(work, seat, { status: 'leaving' });
      return ends(work);
    };
    expect([left(2), left(1)]).toEqual(['–', 'abandoned']);
  });

  it('[TB-5.6] after the end: go on with debt, up to bundles of four, or with free money', () => {
    const goOn = (afterEnd: Options['afterEnd']): Work => {
      const work = at(9, { mode: 'dette', length: 'standard', afterEnd });
      arrange(work, { players: { 0: { credits: 9 } }, cycle: { debt: 'C4', battles: 1, divisions: 1 } });
      return closed(work);
    };
    expect(goOn('stop').table.point.kind).toBe('gameOver');
    expect(goOn('continueDebt').table).toMatchObject({ length: 'open', cycle: { debt: 'C5' }, bundle: 2 });
    expect(goOn('continueBig').table).toMatchObject({ length: 'open', cycle: { debt: 'C7' }, bundle: 2 });
    expect(goOn('switchLibre').table).toMatchObject({ length: 'open', system: 'libre', bundle: 1, cycle: { libre: 2 } });
    expect(goOn('continueLibre').table.point.kind).toBe('gameOver');
  });

  it('[TB-5.6] free money goes on with cycle 5', () => {
    const work = at(19, { mode: 'libre', length: 'standard', afterEnd: 'continueLibre' });
    work.table.cycle = { ...work.table.cycle, libre: 4, libreBattle: 6 };
    closed(work);
    expect(work.table).toMatchObject({ length: 'open', cycle: { libre: 5, libreBattle: 0 } });
    expect(work.table.point.kind).not.toBe('gameOver');
  });
});
