import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { antiMonopoly } from './index.ts';
import { C, M, advance, type Chair, type Hand, play, propose } from './position.test-support.ts';
import { liquidationValue } from './rules/facts.ts';
import type { Options, Role, TitleId } from './types.ts';

/* AM-8.2, auctions, debts, trades and the end. A, B, D, E are seats 0 to 3. */

const D = 2;
const E = 3;

const outcomeOf = (now: Hand) => antiMonopoly.module.outcome(now.state);

describe('auctions', () => {
  /** A lands on LON3 and declines. In the order of AM-8.2.15: B, E, D, A; so D and E change seats here. */
  const declined = (auctionMode: Options['auctionMode']): Hand => {
    const chairs: readonly Chair[] = [C({ cash: 5000, pos: 31 }), M({ cash: 1500 }), C({ cash: 1700 }), M({ cash: 4000 })];
    return advance(chairs, { options: { auctionMode } }).does(A, { type: 'decline' });
  };
  const [second, third] = [2, 3];

  it('[AM-8.2.15] [AM-4.8.2] [AM-4.8.3] [AM-4.8.5] [AM-6.19] rising bids: A gets LON3 for 2000', () => {
    const start = declined('open');
    expect(start.table.point).toMatchObject({ kind: 'bidding', seat: second, minimum: 1600, passed: [B] });
    const bids = start.does(second, { type: 'bid', amount: 1600 }).does(third, { type: 'bid', amount: 1700 }).does(A, { type: 'bid', amount: 2000 });
    expect(bids.table.point).toMatchObject({ kind: 'bidding', seat: third, minimum: 2100 });
    const sold = bids.does(third, { type: 'pass' });
    expect(sold.title('LON3').owner).toBe(A);
    expect(sold.cash(A)).toBe(3000);
    expect(sold.awaited).toEqual([B]);
  });

  const ceilings = (second_: number | null, third_: number | null, decliner: number | null): Hand => {
    const answer = (now: Hand, seat: number, amount: number | null): Hand => now.does(seat, amount === null ? { type: 'pass' } : { type: 'ceiling', amount });
    return answer(answer(answer(declined('ceiling'), third, third_), A, decliner), second, second_);
  };

  it('[AM-8.2.32] [AM-4.8.6] [AM-4.8.7] ceilings: the highest pays 100 more than the second', () => {
    expect(declined('ceiling').awaited).toEqual([second, third, A]);
    expect(ceilings(1700, 1900, 2500).cash(A)).toBe(3000);
    expect(ceilings(1700, null, 2500).cash(A)).toBe(3200);
    expect(ceilings(null, null, 2500).cash(A)).toBe(3400);
    const tie = ceilings(null, 2500, 2500);
    expect([tie.title('LON3').owner, tie.cash(third)]).toEqual([third, 1500]);
    expect(tie.table.lastAuction?.answers).toEqual([
      { seat: second, amount: null },
      { seat: third, amount: 2500 },
      { seat: A, amount: 2500 },
    ]);
  });
});

/** A stops on LON1, a hotel of B. */
const onHotel = (debtor: Chair, options: Partial<Options>, others: readonly Chair[] = []): Hand => {
  const owner: Chair = M({ cash: 1700, titles: { LON1: 4, LON2: 0 } });
  return advance([{ ...debtor, pos: 28 }, owner, ...others], { options });
};

describe('debts', () => {
  const poor: Chair = C({ cash: 450, titles: { MAD1: 2, ROM1: 0, TP1: 'mortgaged' } });

  it('[AM-8.2.16] [AM-4.9.2] [AM-4.9.4] who can raise the amount must', () => {
    const now = onHotel(poor, {});
    expect(liquidationValue(now.state, A)).toBe(2450);
    expect(now.table.point).toEqual({ kind: 'raiseCash', seat: A });
    expect(now.refuses(A, { type: 'declareBankruptcy' })).toContain('AM-4.9.4');
    const paid = now
      .does(A, { type: 'sellBuildings', title: 'MAD1', levels: 2 })
      .does(A, { type: 'mortgage', title: 'MAD1' })
      .does(A, { type: 'mortgage', title: 'ROM1' });
    expect([paid.cash(A), paid.cash(B)]).toEqual([250, 3900]);
  });

  it('[AM-8.2.17] [AM-4.9.5] [AM-4.9.3] bankrupt to a player: buildings to stock, the rest to B as it is', () => {
    const after = onHotel({ ...poor, cash: 150 }, { trades: 'off' }, [C()]);
    expect(after.player(A)).toMatchObject({ bankrupt: true, eliminationOrder: 1 });
    expect(after.cash(B)).toBe(1700 + 1150);
    expect(after.title('MAD1')).toEqual({ owner: B, mortgaged: false, level: 0 });
    expect(after.title('ROM1')).toEqual({ owner: B, mortgaged: false, level: 0 });
    expect(after.title('TP1')).toEqual({ owner: B, mortgaged: true, level: 0 });
    expect([after.table.houses, after.table.hotels]).toEqual([35, 14]);
    expect(after.awaited).toEqual([B]);
  });

  it('[AM-8.2.18] [AM-4.9.6] [AM-4.9.7] bankrupt to the bank: the title is for sale again, unmortgaged', () => {
    const chairs: readonly Chair[] = [C(), M({ cash: 900, pos: 17, titles: { TP2: 'mortgaged' } }), M()];
    const after = play(chairs, { active: B, options: { trades: 'off' } }).throws(B, 1, 2);
    expect(after.player(B).bankrupt).toBe(true);
    expect(after.title('TP2')).toEqual({ owner: null, mortgaged: false, level: 0 });
    expect([after.cash(B), after.awaited]).toEqual([0, [D]]);
    const next = advance([C({ pos: 12 }), M()]);
    expect(next.does(A, { type: 'buy' }).cash(A)).toBe(13_000);
  });

  it('[AM-8.2.34] [AM-4.10.5] [AM-4.9.3] a debtor saves himself by a trade, but not his friends', () => {
    const debtor: Chair = C({ cash: 150, titles: { MAD1: 'mortgaged', ROM1: 0 } });
    const others: readonly Chair[] = [C({ cash: 1700 }), M({ cash: 1800 })];
    const now = onHotel(debtor, {}, others);
    expect(liquidationValue(now.state, A)).toBe(450);
    expect(now.refuses(A, propose(D, { giveTitles: ['MAD1'], getCash: 10 }))).toEqual(['AM-4.10.5']);
    expect(now.refuses(A, propose(E, { giveTitles: ['ROM1'], getCash: 1800 }))).toEqual(['AM-4.10.5']);
    const sold = now.does(A, propose(E, { giveTitles: ['MAD1'], getCash: 1750 })).does(E, { type: 'accept' });
    expect([sold.cash(A), liquidationValue(sold.state, A)]).toEqual([1900, 2200]);
    const paid = sold.does(A, { type: 'mortgage', title: 'ROM1' });
    expect([paid.cash(A), paid.cash(B)]).toEqual([0, 3900]);
    const nobodyCan = onHotel(debtor, {}, [C({ cash: 1700 }), M({ cash: 1740 })]);
    expect(nobodyCan.player(A).bankrupt).toBe(true);
  });
});

describe('trades', () => {
  it('[AM-8.2.20] [AM-4.10.3] a monopolist keeps two streets of a city that he has built in', () => {
    const now = play([C(), M({ titles: { AMS1: 1, AMS2: 0, AMS3: 0 } })], { active: B });
    const giving = (...giveTitles: readonly TitleId[]) => now.refuses(B, propose(A, { giveTitles, getCash: 100 }));
    expect([giving('AMS3'), giving('AMS2')]).toEqual([null, null]);
    expect(giving('AMS2', 'AMS3')).toContain('AM-4.10.3');
    expect(giving('AMS1')).toContain('AM-4.10.3');
  });

  it('[AM-8.2.21] [AM-4.10.4] a mortgaged title is sold mortgaged, without a fee', () => {
    for (const [mortgageInterestPct, cost] of [
      [0, 800],
      [10, 880],
    ] as const) {
      const chairs: readonly Chair[] = [C(), M(), C({ titles: { MAD3: 'mortgaged' } })];
      const traded = play(chairs, { options: { mortgageInterestPct } })
        .does(A, propose(D, { getTitles: ['MAD3'], giveCash: 500 }))
        .does(D, { type: 'accept' });
      expect(traded.title('MAD3')).toEqual({ owner: A, mortgaged: true, level: 0 });
      expect([traded.cash(A), traded.cash(D)]).toEqual([14_500, 15_500]);
      expect(traded.does(A, { type: 'unmortgage', title: 'MAD3' }).cash(A)).toBe(14_500 - cost);
    }
  });
});

describe('the end', () => {
  it('[AM-8.2.23] [AM-5.1] [AM-4.9.7] a card bankrupts the last monopolist: over at once, without a second throw', () => {
    const after = play([C({ pos: 3 }), M({ cash: 100 })], { cards: ['LC08'] }).throws(A, 2, 2);
    expect(after.table.point).toMatchObject({ kind: 'gameOver', reason: 'campFallen', winningCamp: 'C' });
    expect(after.awaited).toEqual([]);
  });

  it('[AM-8.2.24] [AM-5.3] the richest by cash and one rent for each free title', () => {
    const chairs: readonly Chair[] = [C({ cash: 3250, titles: { ROM1: 5, BER2: 0, TP4: 0, SP1: 0 } }), M(), C({ cash: 4200, titles: { PAR1: 'mortgaged' } })];
    const after = play(chairs, { active: B }).does(B, { type: 'resign' }, 4, 5);
    expect(outcomeOf(after)?.standings).toEqual([
      { seat: A, rank: 1, score: 4220 },
      { seat: D, rank: 2, score: 4200 },
      { seat: B, rank: 3, score: 0 },
    ]);
  });

  it('[AM-8.2.30] [AM-4.11.1] the last competitor resigns: everything to the bank, the richest monopolist wins', () => {
    const chairs: readonly Chair[] = [C({ titles: { ROM1: 1, ATH1: 'mortgaged' } }), M({ cash: 3000 }), M({ cash: 2900, titles: { MAD1: 0, MAD2: 0 } })];
    const after = play(chairs).does(A, { type: 'resign' });
    expect(after.cash(A)).toBe(0);
    expect(after.title('ROM1')).toEqual({ owner: null, mortgaged: false, level: 0 });
    expect(after.title('ATH1')).toEqual({ owner: null, mortgaged: false, level: 0 });
    expect(after.table.point).toMatchObject({ kind: 'gameOver', winningCamp: 'M' });
    expect(outcomeOf(after)?.standings.map(({ seat, score }) => [seat, score])).toEqual([
      [D, 2900 + 280 + 280],
      [B, 3000],
      [A, 0],
    ]);
  });

  /** The last turn of the last round is ended by seat 1. */
  const atLimit = (chairs: readonly Chair[], limitScoring: Options['limitScoring']): Hand =>
    play(chairs, { active: chairs.length - 1, round: 5, throwNo: 2, options: { limitScoring, roundLimit: 5 } }).does(chairs.length - 1, { type: 'endTurn' });

  it('[AM-8.2.25] [AM-5.4] tournament: 20 % of a monopolist’s cash', () => {
    const after = atLimit([C({ cash: 990 }), M({ cash: 8430, titles: { MAD1: 0, MAD2: 0 } })], 'tournament');
    expect(outcomeOf(after)?.standings).toEqual([
      { seat: B, rank: 1, score: 2240 },
      { seat: A, rank: 2, score: 90 },
    ]);
  });

  it('[AM-8.2.36] [AM-5.7] [AM-6.4] three counts of one position, and of the same sold out', () => {
    const rich: Chair = M({ cash: 2000, titles: { LON1: 4, LON2: 0 } });
    const soldOut: Chair = M({ cash: 9000, titles: { LON1: 'mortgaged', LON2: 'mortgaged' } });
    const score = (chair: Chair, scoring: Options['limitScoring']) => outcomeOf(atLimit([C({ cash: 0 }), chair], scoring))?.standings[0]?.score;
    expect((['richest', 'liquid', 'tournament'] as const).map((scoring) => score(rich, scoring))).toEqual([4800, 11_800, 3200]);
    expect((['richest', 'liquid', 'tournament'] as const).map((scoring) => score(soldOut, scoring))).toEqual([9000, 9000, 1800]);
  });

  it('[AM-8.2.37] [AM-5.2] [AM-5.6] the representatives of both camps are compared', () => {
    const chair = (role: Role, cash: number): Chair => ({ role, cash });
    const after = atLimit([chair('C', 7000), chair('M', 6900), chair('C', 5200), chair('M', 6000)], 'richest');
    expect(after.table.point).toMatchObject({ kind: 'gameOver', reason: 'roundLimit', winningCamp: 'C' });
    expect(outcomeOf(after)?.standings.map(({ seat }) => seat)).toEqual([A, B, E, D]);
    const named = after.log.filter(({ text }) => text.key === 'log.representative').map(({ text }) => text.args?.who);
    expect(named).toEqual([{ seat: A }, { seat: B }]);
  });
});
