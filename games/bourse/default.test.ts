import { inWords } from '#testkit';
import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import { bourse } from './index.ts';
import { playOut } from './rules/orders.ts';
import { type Hand, type Holding, open } from './position.test-support.ts';
import type { BySecurity, Options } from './types.ts';

/** Seat A owes 60,000 at bank A. */
const owing = (debtor: Holding, others: readonly Holding[] = [{}, {}], facts: Parameters<typeof open>[1] = {}): Hand =>
  open([{ ...debtor, square: 1, loans: debtor.loans ?? ['A'] }, ...others], facts).roll(4);

describe('compulsory payments', () => {
  it('[BO-4.8.1] paid at once when the cash covers it, exactly or not', () => {
    expect(owing({ cash: 60_000 }).cash(A)).toBe(0);
    expect(owing({ cash: 60_000 }).state.table.point.kind).toBe('bankDecision');
  });

  it('[BO-4.8.2] the debtor goes on until he can pay, then pays; one move may overshoot', () => {
    const due = owing({ cash: 40_000, titles: { DAR: 3, LOC: 2 } });
    const once = due.does(A, { type: 'sellToDesk', security: 'DAR', n: 1 });
    expect([once.cash(A), once.awaited]).toEqual([50_000, [A]]);
    const over = due.does(A, { type: 'sellToDesk', security: 'DAR', n: 3 });
    expect([over.cash(A), over.state.table.point.kind]).toEqual([10_000, 'bankDecision']);
    expect(over.refuses(A, { type: 'sellToDesk', security: 'LOC', n: 1 })).toEqual(['BO-4.0.1']);
  });

  it('[BO-4.8.3] the form of a sale opens with as many titles as pay the debt, or all where they do not', () => {
    const due = owing({ cash: 40_000, titles: { LOC: 1, DAR: 4 } });
    expect(due.form(A, 'sellToDesk')).toEqual({ type: 'sellToDesk', security: 'DAR', n: 2 });
    expect(owing({ cash: 0, titles: { DAR: 4 } }).form(A, 'sellToDesk')).toMatchObject({ n: 4 });
  });

  it('[BO-4.8.3] only free titles, and not for nothing', () => {
    const due = owing({ cash: 0, titles: { DAR: 2, ECC: 2, LOC: 1 } }, [{}, {}], {
      quotes: { ECC: 1_000, LOC: 0 },
      contracts: [{ security: 'DAR', holder: B, owner: A, shares: 1 }],
    });
    expect(due.refuses(A, { type: 'sellToDesk', security: 'DAR', n: 2 })).toContain('BO-4.8.3');
    expect(due.refuses(A, { type: 'sellToDesk', security: 'ECC', n: 1 })).toEqual(['BO-4.8.3']);
    expect(due.refuses(A, { type: 'sellToDesk', security: 'LOC', n: 1 })).toEqual(['BO-4.8.3']);
    expect(due.does(A, { type: 'sellToDesk', security: 'ECC', n: 2 }).cash(A)).toBe(1_000);
  });

  it('[BO-4.8.4] a lot: free titles, worth something, opening at half of the value and at least 1,000', () => {
    const due = owing({ cash: 0, titles: { DAR: 2, ECC: 1, LOC: 1 } }, [{}, {}], { quotes: { ECC: 1_000, LOC: 0, DAR: 13_000 } });
    expect(due.refuses(A, { type: 'auctionLot', lot: {} })).toEqual(['BO-4.8.4']);
    expect(due.refuses(A, { type: 'auctionLot', lot: { LOC: 1 } })).toEqual(['BO-4.8.4']);
    expect(due.refuses(A, { type: 'auctionLot', lot: { DAR: 3 } })).toContain('BO-4.8.4');
    expect(due.refuses(A, { type: 'auctionLot', lot: { DAR: 0 } })).toContain('BO-4.8.4');
    expect(due.does(A, { type: 'auctionLot', lot: { ECC: 1 } }).state.table.point).toMatchObject({ lot: { value: 1_000, opening: 1_000 } });
    const lot = due.does(A, { type: 'auctionLot', lot: { DAR: 1, LOC: 1 } });
    expect(lot.state.table.point).toMatchObject({ lot: { value: 13_000, opening: 6_000 } });
    const sold = lot.does(B, { type: 'bid', amount: 9_000 }).does(C, { type: 'passBid' });
    expect([sold.owns(B, 'DAR'), sold.owns(B, 'LOC'), sold.cash(B), sold.cash(A)]).toEqual([1, 1, 194_000, 6_000]);
  });

  it('[BO-4.8.4] [BO-9.15] what was in an unsold lot is not put up again in the same default', () => {
    const due = owing({ cash: 0, titles: { DAR: 2, LOC: 1 } });
    const unsold = due
      .does(A, { type: 'auctionLot', lot: { DAR: 1 } })
      .does(B, { type: 'passBid' })
      .does(C, { type: 'passBid' });
    expect(unsold.state.table.point).toMatchObject({ kind: 'default', unsold: ['DAR'] });
    expect(unsold.refuses(A, { type: 'auctionLot', lot: { DAR: 1 } })).toEqual(['BO-4.8.4']);
    expect(unsold.refuses(A, { type: 'auctionLot', lot: { DAR: 1, LOC: 1 } })).toEqual(['BO-4.8.4']);
    expect(unsold.offered(A).filter((type) => type === 'auctionLot')).toHaveLength(2);
    expect(unsold.does(A, { type: 'sellToDesk', security: 'DAR', n: 1 }).cash(A)).toBe(10_000);
  });

  it('[BO-4.8.4] [BO-4.8.5] the log of an auction says how many titles of each', () => {
    const lots = (hand: Hand): readonly string[] =>
      hand.log.flatMap(({ text }) => (text.args?.titles === undefined ? [] : [inWords(bourse, text).fr.replaceAll('\u00a0', ' ')]));
    const opened = owing({ cash: 0, titles: { DAR: 2, LOC: 3 } }).does(A, { type: 'auctionLot', lot: { DAR: 2, LOC: 1 } });
    expect(lots(opened)).toEqual(['Siège 1 met aux enchères 2 Darty et 1 Locindus : valeur 60 000 F, mise à prix 30 000 F.']);
    const answered = opened.does(B, { type: 'passBid' });
    expect(lots(answered.does(C, { type: 'passBid' }))).toEqual(['Pas d’enchère : Siège 1 garde 2 Darty et 1 Locindus.']);
    expect(lots(answered.does(C, { type: 'bid', amount: 30_000 }))).toEqual(['Adjugé à Siège 3 : 2 Darty et 1 Locindus pour 30 000 F, payés à Siège 1.']);
  });

  it('[BO-4.8.3] [BO-13.8] the form of a sale says what each number of titles brings in, rounded down on the lot', () => {
    const due = owing({ cash: 0, titles: { DAR: 3 } }, [{}, {}], { quotes: { DAR: 13_000 } });
    const sale = bourse.module.offers(due.state, A).find((offer) => offer.kind === 'form' && offer.type === 'sellToDesk');
    expect(sale).toMatchObject({ totals: { n: [-6_000, -13_000, -19_000] } });
    expect(due.does(A, { type: 'sellToDesk', security: 'DAR', n: 3 }).log[0]?.text.args).toMatchObject({ amount: { money: 19_000 } });
  });

  it('[BO-4.8.4] a lot that nobody can pay is unsold at once', () => {
    const due = owing({ cash: 0, titles: { DAR: 2 } }, [{ cash: 0 }, { cash: 9_000 }]);
    expect(due.does(A, { type: 'auctionLot', lot: { DAR: 1 } }).state.table.point).toMatchObject({ kind: 'default', unsold: ['DAR'] });
  });

  it('[BO-4.8.6] distress sales move no marker', () => {
    const due = owing({ cash: 45_000, titles: { DAR: 2 } });
    expect(due.does(A, { type: 'sellToDesk', security: 'DAR', n: 2 }).quote('DAR')).toBe(20_000);
    const sold = due
      .does(A, { type: 'auctionLot', lot: { DAR: 2 } })
      .does(B, { type: 'bid', amount: 30_000 })
      .does(C, { type: 'passBid' });
    expect([sold.quote('DAR'), sold.cash(A)]).toEqual([20_000, 5_000]);
  });

  it('[BO-4.8.7] options on the debtor’s shares by increasing square number, oldest first', () => {
    const contracts = [
      { security: 'POL', holder: B, owner: A, shares: 1 },
      { security: 'DAR', holder: C, owner: A, shares: 1 },
      { security: 'DAR', holder: B, owner: A, shares: 1 },
    ] as const;
    const due = owing({ cash: 0, titles: { POL: 1, DAR: 2 } }, [{}, {}], { contracts, options: { optionCards: 'pool14' } });
    expect(due.state.table.point).toMatchObject({ kind: 'releaseDecision', contract: { security: 'DAR', holder: C } });
    const second = due.does(C, { type: 'exerciseOption', n: 1 });
    expect(second.state.table.point).toMatchObject({ kind: 'releaseDecision', contract: { security: 'DAR', holder: B } });
    const third = second.does(B, { type: 'abandonOption' });
    expect(third.state.table.point.kind).toBe('default');
    expect(third.does(A, { type: 'sellToDesk', security: 'DAR', n: 1 }).state.table.point).toMatchObject({ contract: { security: 'POL' } });
  });

  it('[BO-4.0.2] a holder who cannot pay for one share releases without a question', () => {
    const due = owing({ cash: 0, titles: { DAR: 2 } }, [{ cash: 19_000 }, {}], { contracts: [{ security: 'DAR', holder: B, owner: A, shares: 2 }] });
    expect([due.state.table.point.kind, due.state.table.contracts]).toEqual(['default', []]);
  });

  it('[BO-4.8.8] writeOff: a loan not yet due is kept; titles that could not be sold go back', () => {
    const due = owing({ cash: 10_000, titles: { ECC: 1 }, loans: ['A', 'B'] }, [{}, {}], { quotes: { ECC: 0 } });
    expect([due.cash(A), due.owns(A, 'ECC'), due.state.table.players[A]?.loans]).toEqual([0, 0, ['B']]);
    expect(due.keys()).toContain('log.insolvent');
  });

  it('[BO-4.8.8] [BO-4.11.1] eliminate: the player leaves the game', () => {
    const due = owing({ cash: 10_000, loans: ['A', 'B'] }, [{}, {}], { options: { insolvency: 'eliminate' } });
    expect(due.state.table.players[A]).toMatchObject({ active: false, loans: [], removed: 1 });
    expect([due.cash(A), due.awaited]).toEqual([0, [B]]);
  });

  it('[BO-4.8.9] options that the debtor holds are not assets, and stay his', () => {
    const contracts = [{ security: 'DAR', holder: A, owner: B, shares: 2 }] as const;
    const due = owing({ cash: 10_000 }, [{ titles: { DAR: 2 } }, {}], { contracts });
    expect([due.state.table.contracts.length, due.state.table.players[A]?.active]).toEqual([1, true]);
  });
});

describe('bidding', () => {
  const auction = (
    auctionBids: Options['auctionBids'],
    cash: readonly number[] = [200_000, 200_000, 200_000],
    quotes: Partial<BySecurity<number>> = {},
  ): Hand =>
    owing(
      { cash: 0, titles: { DAR: 4 } },
      cash.map((amount) => ({ cash: amount })),
      { quotes, options: { auctionBids } },
    ).does(A, { type: 'auctionLot', lot: { DAR: 1 } });

  it('[BO-4.8.5] rising: all pass, and the lot stays with the debtor', () => {
    const none = auction('rising').does(B, { type: 'passBid' }).does(C, { type: 'passBid' }).does(D, { type: 'passBid' });
    expect([none.owns(A, 'DAR'), none.state.table.point.kind]).toEqual([4, 'default']);
  });

  it('[BO-4.8.5] rising: a single remaining bidder who has not bid may still bid', () => {
    const last = auction('rising').does(B, { type: 'passBid' }).does(C, { type: 'passBid' });
    expect(last.awaited).toEqual([D]);
    expect(last.does(D, { type: 'bid', amount: 10_000 }).cash(D)).toBe(190_000);
  });

  it('[BO-4.8.5] rising: steps of 1,000 above the highest bid, within the cash; a jump is allowed', () => {
    const raised = auction('rising', [40_000, 25_000, 200_000]).does(B, { type: 'bid', amount: 20_000 });
    expect(raised.refuses(C, { type: 'bid', amount: 20_000 })).toContain('BO-4.8.5');
    expect(raised.refuses(C, { type: 'bid', amount: 20_500 })).toEqual(['BO-4.8.5']);
    expect(raised.refuses(C, { type: 'bid', amount: 26_000 })).toEqual(['BO-4.8.5']);
    const jump = raised.does(C, { type: 'bid', amount: 25_000 });
    expect(jump.awaited).toEqual([D]);
  });

  it('[BO-6.7] maximum: only those whose cash reaches the opening price are asked; sealed and revisable', () => {
    const asked = auction('maximum', [9_000, 10_000, 50_000]);
    expect(asked.awaited).toEqual([C, D]);
    const first = asked.does(D, { type: 'bid', amount: 50_000 }).does(D, { type: 'bid', amount: 12_000 });
    const sold = first.does(C, { type: 'bid', amount: 10_000 });
    expect([sold.owns(D, 'DAR'), sold.cash(D)]).toEqual([1, 50_000 - 11_000]);
  });

  it('[BO-6.7] [BO-9.16] maxima give what the same players would have bid by hand', () => {
    const byHand = (maxima: readonly number[], opening: number): readonly [number, number] | null => {
      let queue = maxima.map((amount, seat) => ({ seat, amount }));
      let best: { seat: number; amount: number } | null = null;
      while (queue.length > 0 && !(queue.length === 1 && best !== null)) {
        const [head, ...rest] = queue;
        if (head === undefined) break;
        const least: number = best === null ? opening : best.amount + 1_000;
        if (head.amount >= least) {
          best = { seat: head.seat, amount: least };
          queue = [...rest, head];
        } else queue = rest;
      }
      return best === null ? null : [best.seat, best.amount];
    };
    for (const maxima of [
      [30_000, 22_000, 0],
      [25_000, 25_000, 0],
      [0, 0, 0],
      [0, 21_000, 0],
      [40_000, 39_000, 41_000],
      [21_000, 21_000, 21_000],
    ]) {
      const { best } = playOut(
        maxima.map((amount, seat) => ({ seat, amount })),
        21_000,
      );
      expect(best === null ? null : [best.seat, best.amount]).toEqual(byHand(maxima, 21_000));
    }
  });
});
