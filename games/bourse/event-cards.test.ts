import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import { A, B, C } from '#testkit/position.ts';
import type { CardId, EconomicPhase, Options, SecurityId } from './types.ts';
import { type Hand, type Holding, open, reopen } from './position.test-support.ts';

/** Seat A, on square 8 in Recession, rolls a 2 and turns this card. */
const draws = (card: CardId, holdings: readonly Holding[] = [{}, {}, {}], facts: Parameters<typeof open>[1] = {}): Hand => {
  const [drawer = {}, ...rest] = holdings;
  return open([{ ...drawer, square: 8 }, ...rest], { ...facts, deck: [card, ...(facts.deck ?? [])] }).roll(2);
};

const quotesAfter = (card: CardId, ...securities: readonly SecurityId[]): readonly number[] =>
  securities.map((security) => draws(card).quote(security) - 20_000);

describe('an event square', () => {
  it('[BO-4.6.1] the phase moves on, the top card is turned, carried out and put under the deck', () => {
    const drawn = draws('EV01');
    expect([drawn.state.table.phase, drawn.state.table.drawn, drawn.state.table.cardsLeft]).toEqual(['recovery', ['EV01'], 34]);
    expect([drawn.state.deck.length, drawn.state.deck.at(-1)]).toEqual([35, 'EV01']);
  });

  it('[BO-4.6.1] without event cards only the phase changes', () => {
    const calm = draws('EV01', [{}, {}], { options: { events: false } });
    expect([calm.state.table.phase, calm.state.table.drawn, calm.cash(A)]).toEqual(['recovery', [], 200_000]);
  });

  it('[BO-4.6.1] a card that changes nothing says so, and only then', () => {
    const told = (card: CardId, drawer: Holding = {}): boolean => draws(card, [drawer, {}, {}]).keys().includes('log.noEffect');
    for (const card of ['EV03', 'EV04', 'EV08', 'EV10', 'EV13', 'EV21', 'EV31'] as const) expect([card, told(card)]).toEqual([card, true]);
    expect(told('EV01')).toBe(false);
    expect(told('EV10', { titles: { DAR: 1 } })).toBe(false);
    expect(told('EV13', { loans: ['A'] })).toBe(false);
    expect(told('EV08', { titles: { DAR: 1 } })).toBe(false);
  });

  it('[BO-4.6.4] under the deck the order never changes; the other pile is shuffled when the deck is empty', () => {
    const reshuffled = draws('EV01', [{}, { square: 8 }], { options: { eventDeck: 'reshuffle' } });
    expect([reshuffled.state.discard, reshuffled.state.deck.length]).toEqual([['EV01'], 34]);
    const { state } = open([{ square: 8 }, {}], { options: { eventDeck: 'reshuffle' }, deck: ['EV01', 'EV02'] });
    const printed = state.data.cards.map(({ id }) => id);
    const unshuffled = range(34).map((index) => 34 - index);
    const again = reopen({ ...state, deck: [], discard: printed, deckShown: true }).roll(2, ...unshuffled);
    expect(again.state.deckShown).toBe(false);
    expect([again.state.table.card, again.state.deck.length, again.keys().includes('log.reshuffled')]).toEqual(['EV01', 34, true]);
  });
});

describe('the personal cards', () => {
  it('[BO-2.8.1] EV01, EV02, EV12: sums of money', () => {
    expect([draws('EV01').cash(A), draws('EV02').cash(A), draws('EV12').cash(A)]).toEqual([215_000, 210_000, 190_000]);
  });

  it('[BO-2.8.2] EV03: 2,000 per issuer, bonds included', () => {
    expect(draws('EV03', [{ titles: { DAR: 3, SNC: 1, POL: 2 } }, {}]).cash(A)).toBe(206_000);
  });

  it('[BO-2.8.5] EV04: dividends at once', () => {
    expect(draws('EV04', [{ titles: { DAR: 2, LOC: 1 } }, {}]).cash(A)).toBe(208_000);
  });

  it('[BO-2.8.6] EV05: to Start', () => {
    expect(draws('EV05').state.table.players[A]?.square).toBe(0);
  });

  it('[BO-2.8.7] EV06: from 10 to 15, and its business in full', () => {
    const moved = draws('EV06');
    expect([moved.state.table.players[A]?.square, moved.state.table.point]).toEqual([15, { kind: 'bankDecision', bank: 'B' }]);
  });

  it('[BO-4.7.1] [BO-2.8.8] EV07: one or two titles of one security, at 1,000 F at least; the marker does not move', () => {
    const tip = draws('EV07', [{ cash: 30_000 }, { titles: { CIF: 5 } }], { quotes: { ECC: 0, DAR: 14_000 } });
    expect(tip.refuses(A, { type: 'cardBuy', security: 'DAR', n: 3 })).toEqual(['BO-4.7.1']);
    expect(tip.refuses(A, { type: 'cardBuy', security: 'CIF', n: 1 })).toEqual(['BO-4.7.1']);
    expect(tip.refuses(A, { type: 'cardBuy', security: 'THO', n: 2 })).toEqual(['BO-4.7.1']);
    expect(tip.refuses(A, { type: 'cardBuy', security: 'DAR', n: 0 })).toContain('BO-4.7.1');
    const bought = tip.does(A, { type: 'cardBuy', security: 'DAR', n: 2 });
    expect([bought.cash(A), bought.owns(A, 'DAR'), bought.quote('DAR')]).toEqual([2_000, 2, 14_000]);
    expect(tip.does(A, { type: 'cardBuy', security: 'ECC', n: 2 }).cash(A)).toBe(28_000);
    expect(tip.does(A, { type: 'pass' }).cash(A)).toBe(30_000);
  });

  it('[BO-4.7.2] [BO-2.8.8] EV08: some or all of one holding at the displayed quotation, not at 0', () => {
    const sale = draws('EV08', [{ titles: { DAR: 3, ECC: 1 } }, {}], { quotes: { ECC: 0 } });
    expect(sale.refuses(A, { type: 'cardSell', security: 'ECC', n: 1 })).toEqual(['BO-4.7.2']);
    expect(sale.refuses(A, { type: 'cardSell', security: 'DAR', n: 4 })).toContain('BO-4.7.2');
    const sold = sale.does(A, { type: 'cardSell', security: 'DAR', n: 2 });
    expect([sold.cash(A), sold.quote('DAR'), sold.owns(A, 'DAR')]).toEqual([240_000, 20_000, 1]);
    expect(draws('EV08').awaited).toEqual([B]);
  });

  it('[BO-2.8.9] [BO-2.8.10] EV09 and EV14: a turn more, a turn less', () => {
    expect(draws('EV09').state.table.roller).toBe(A);
    expect(draws('EV14').state.table.players[A]?.turnsToMiss).toBe(1);
  });

  it('[BO-2.8.3] EV10: 1,000 per title, blocked ones included', () => {
    const contracts = [{ security: 'DAR', holder: B, owner: A, shares: 2 }] as const;
    expect(draws('EV10', [{ titles: { DAR: 2, SNC: 3 } }, {}], { contracts }).cash(A)).toBe(195_000);
  });

  it('[BO-2.8.4] EV11: 10 % of the cash, rounded down', () => {
    expect(draws('EV11', [{ cash: 199_000 }, {}]).cash(A)).toBe(180_000);
  });

  it('[BO-2.8.11] EV13: the drawer repays all his loans, nobody else', () => {
    const recalled = draws('EV13', [{ loans: ['A', 'B'] }, { loans: ['A'] }]);
    expect([recalled.cash(A), recalled.cash(B), recalled.state.table.players[A]?.loans]).toEqual([80_000, 200_000, []]);
  });
});

describe('the collective cards', () => {
  it('[BO-2.8.12] EV15 to EV18 set the phase, which goes on from there', () => {
    const phases = (['EV15', 'EV16', 'EV17', 'EV18'] as const).map((card): EconomicPhase => draws(card, [{}, {}], { phase: 'expansion' }).state.table.phase);
    expect(phases).toEqual(['recession', 'recovery', 'expansion', 'stagnation']);
    const next = draws('EV17', [{}, { square: 8 }], { deck: ['EV01'] }).roll(2);
    expect(next.state.table.phase).toBe('stagnation');
  });

  it('[BO-2.8.13] EV15, EV17, EV24 to EV30 move the quotations listed, and no others', () => {
    expect(quotesAfter('EV15', 'FOR', 'CHA', 'DAR')).toEqual([-5_000, 3_000, 0]);
    expect(quotesAfter('EV17', 'VAL', 'CMP', 'DAR')).toEqual([3_000, 3_000, 0]);
    expect(quotesAfter('EV24', 'SNC', 'LOC', 'CHA', 'DAR')).toEqual([-3_000, -2_000, -3_000, 0]);
    expect(quotesAfter('EV25', 'CIF', 'SNC', 'LOC', 'CHA', 'POL', 'DAR')).toEqual([1_000, 3_000, 1_000, 3_000, 1_000, 0]);
    expect(quotesAfter('EV26', 'ECC', 'JBO', 'DAR')).toEqual([-5_000, -5_000, 0]);
    expect(quotesAfter('EV27', 'ESS', 'DEL', 'DAR')).toEqual([3_000, 6_000, 0]);
    expect(quotesAfter('EV28', 'THO', 'DED', 'DAR')).toEqual([5_000, 4_000, 0]);
    expect(quotesAfter('EV29', 'CIF', 'CMP', 'POL', 'DAR')).toEqual([2_000, 5_000, 4_000, 0]);
    expect(quotesAfter('EV30', 'DAR', 'MAR', 'CIF')).toEqual([6_000, 3_000, 0]);
  });

  it('[BO-2.8.13] EV22 and EV23 move every share and no bond; no trades follow', () => {
    expect(quotesAfter('EV22', 'DAR', 'POL', 'SNC', 'CHA')).toEqual([2_000, 2_000, 0, 0]);
    expect(quotesAfter('EV23', 'DAR', 'POL', 'SNC', 'CHA')).toEqual([-3_000, -3_000, 0, 0]);
    expect(draws('EV22').state.table.point).toEqual({ kind: 'awaitRoll' });
  });

  it('[BO-2.8.13] one security after the other, by square number: two ceilings are two questions', () => {
    const raised = draws('EV22', [{ titles: { DAR: 1, POL: 1 } }, {}], { quotes: { DAR: 39_000, POL: 40_000 } });
    expect(raised.state.table.point).toMatchObject({ kind: 'ceilingDecision', security: 'DAR', raw: 41_000 });
    expect(raised.form(A, 'settleCeiling')).toEqual({ type: 'settleCeiling', sell: 1 });
    const second = raised.does(A, { type: 'settleCeiling', sell: 1 });
    expect(second.state.table.point).toMatchObject({ kind: 'ceilingDecision', security: 'POL', raw: 42_000 });
    expect(second.does(A, { type: 'settleCeiling', sell: 1 }).cash(A)).toBe(283_000);
  });

  it('[BO-2.8.12] EV19 undoes the change just made', () => {
    expect(draws('EV19', [{}, {}], { phase: 'stagnation' }).state.table.phase).toBe('stagnation');
  });

  it('[BO-2.8.11] EV20: everybody with loans, in order from the drawer', () => {
    const recalled = draws('EV20', [{ loans: ['A'] }, {}, { loans: ['A', 'B'] }]);
    expect([recalled.cash(A), recalled.cash(B), recalled.cash(C)]).toEqual([140_000, 200_000, 80_000]);
  });

  const waived = (answers: Options['answers']) =>
    draws('EV21', [{ loans: ['A', 'B'] }, { cash: 49_000, loans: ['A'] }, { cash: 90_000, loans: ['A', 'B'] }], { options: { answers } });

  it('[BO-4.7.3] [BO-6.6] [BO-2.8.8] EV21: each settles the loans he wants at 50,000, as far as his cash goes', () => {
    const asked = waived('together');
    expect(asked.awaited).toEqual([A, C]);
    expect(asked.refuses(C, { type: 'cardRepay', banks: ['A', 'B'] })).toEqual(['BO-4.7.3']);
    expect(asked.refuses(A, { type: 'cardRepay', banks: [] })).toEqual(['BO-4.7.3']);
    expect(asked.refuses(A, { type: 'cardRepay', banks: ['A', 'A'] })).toEqual(['BO-4.7.3']);
    const settled = asked.does(C, { type: 'cardRepay', banks: ['B'] }).does(A, { type: 'cardRepay', banks: ['A', 'B'] });
    expect([settled.cash(A), settled.cash(C), settled.state.table.players[C]?.loans]).toEqual([100_000, 40_000, ['A']]);
  });

  it('[BO-4.7.3] EV21: one loan and just the money for it is a choice', () => {
    const asked = draws('EV21', [{ cash: 50_000, loans: ['B'] }, {}]);
    expect(asked.does(A, { type: 'cardRepay', banks: ['B'] }).cash(A)).toBe(0);
  });

  it('[BO-6.6] EV21 in order: one after the other', () => {
    const asked = waived('inOrder');
    expect(asked.awaited).toEqual([A]);
    const next = asked.does(A, { type: 'pass' });
    expect([next.awaited, next.cash(A)]).toEqual([[C], 200_000]);
    expect(next.does(C, { type: 'cardRepay', banks: ['A'] }).cash(C)).toBe(40_000);
  });

  it('[BO-4.7.4] [BO-6.6] [BO-2.8.8] EV31: each holder may tender his free Vallourec', () => {
    const holdings = [{ titles: { VAL: 2 } }, { titles: { VAL: 2 } }, {}];
    const asked = draws('EV31', holdings, { contracts: [{ security: 'VAL', holder: C, owner: B, shares: 1 }] });
    expect(asked.awaited).toEqual([A, B]);
    expect([asked.form(A, 'tender'), asked.form(B, 'tender')]).toMatchObject([{ n: 2 }, { n: 1 }]);
    expect(asked.refuses(B, { type: 'tender', n: 2 })).toContain('BO-4.7.4');
    const sold = asked.does(A, { type: 'pass' }).does(B, { type: 'tender', n: 1 });
    expect([sold.cash(B), sold.owns(B, 'VAL')]).toEqual([225_000, 1]);
  });

  it('[BO-2.8.14] EV32: no share at 24,000, no split; bonds do not count; a tie goes to the lower square', () => {
    expect(draws('EV32', [{ titles: { DAR: 1 } }, {}], { quotes: { DAR: 23_000, SNC: 40_000 } }).owns(A, 'DAR')).toBe(1);
    const tie = draws('EV32', [{ titles: { DAR: 1, POL: 1 } }, {}], { quotes: { DAR: 25_000, POL: 25_000 } });
    expect([tie.quote('DAR'), tie.quote('POL'), tie.owns(A, 'DAR')]).toEqual([13_000, 25_000, 2]);
  });

  it('[BO-2.8.15] EV33: a free Martell for each owner, in order from the drawer, while they last', () => {
    const given = draws('EV33', [{ titles: { MAR: 2 } }, { titles: { MAR: 2 } }, {}]);
    expect([given.owns(A, 'MAR'), given.owns(B, 'MAR'), given.owns(C, 'MAR')]).toEqual([3, 2, 0]);
  });

  it('[BO-2.8.3] EV34: 2,000 for each bond', () => {
    const paid = draws('EV34', [{ titles: { SNC: 1, CHA: 2, DAR: 1 } }, { titles: { SNC: 1 } }]);
    expect([paid.cash(A), paid.cash(B)]).toEqual([206_000, 202_000]);
  });

  it('[BO-2.8.4] EV35: 5 % of the securities of each, rounded down', () => {
    const levied = draws('EV35', [{ titles: { DAR: 3 } }, { titles: { DED: 1, CIF: 1, LOC: 1 } }, {}], { quotes: { DAR: 21_000 } });
    expect([levied.cash(A), levied.cash(B), levied.cash(C)]).toEqual([197_000, 197_000, 200_000]);
  });

  it('[BO-2.8.16] operations in the order written: EV15 sets the phase, then moves the quotations', () => {
    const keys = draws('EV15').keys();
    expect(keys.lastIndexOf('log.phase')).toBeLessThan(keys.indexOf('log.quoted'));
  });
});
