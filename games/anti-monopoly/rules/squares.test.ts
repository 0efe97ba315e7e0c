import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { advance, C, type Chair, M, play } from '../position.test-support.ts';
import type { CardId, Role } from '../types.ts';

const D = 2;

describe('titles', () => {
  it('[AM-4.6.2] a title of the bank is bought at its price, after selling something if need be', () => {
    const now = advance([C({ pos: 34, cash: 3000, titles: { PAR1: 0 } }), M()]);
    expect(now.table.point).toEqual({ kind: 'buyDecision', seat: A, title: 'ATH1' });
    expect(now.refuses(A, { type: 'buy' })).toContain('AM-4.6.2');
    const bought = now.does(A, { type: 'mortgage', title: 'PAR1' }).does(A, { type: 'buy' });
    expect([bought.cash(A), bought.title('ATH1').owner, bought.awaited]).toEqual([600, A, [B]]);
    expect(now.refuses(A, { type: 'throw' })).toContain('AM-4.1.5');
  });

  it('[AM-4.6.2] [AM-4.8.1] who could not pay by selling everything declines automatically, and may still bid', () => {
    const now = advance([C({ pos: 34, cash: 3000 }), M()]);
    expect(now.told).toContain('log.declined');
    expect(now.table.point).toMatchObject({ kind: 'ceilings', title: 'ATH1', opening: 1750, order: [B, A], asked: [B, A] });
  });

  it('[AM-6.11] without auctions a declined title stays with the bank', () => {
    const after = advance([C({ pos: 34 }), M()], { options: { auctions: false, auctionMode: 'open' } }).does(A, { type: 'decline' });
    expect([after.title('ATH1').owner, after.awaited]).toEqual([null, [B]]);
  });

  it('[AM-4.6.3] one’s own title costs nothing', () => {
    const after = advance([C({ pos: 34, titles: { ATH1: 3 } }), M()]);
    expect(after.cash(A)).toBe(15_000);
    expect(after.told).toContain('log.rentNotDue.own');
  });

  it('[AM-4.6.4] rent is collected by itself; a mortgaged title charges nothing', () => {
    const rent = advance([C({ pos: 34 }), M({ titles: { ATH1: 0 } })]);
    expect([rent.cash(A), rent.cash(B), rent.player(B).rentReceived, rent.player(A).rentPaid]).toEqual([14_650, 15_350, 350, 350]);
    const free = advance([C({ pos: 34 }), M({ titles: { ATH1: 'mortgaged' } })]);
    expect(free.cash(A)).toBe(15_000);
    expect(free.told).toContain('log.rentNotDue.mortgaged');
  });

  it('[AM-4.6.4] [AM-2.4.1] a monopolist doubles all his free streets of a city, never those of others, and no built one twice', () => {
    const owner: Chair = M({ titles: { BER1: 0, BER2: 0, BER3: 1 } });
    const pay = (pos: number, chairs: readonly Chair[]): number => 15_000 - advance([C({ pos }), ...chairs]).cash(A);
    expect([pay(3, [owner]), pay(5, [owner]), pay(6, [owner])]).toEqual([200, 200, 340]);
    const split: readonly Chair[] = [M({ titles: { BER1: 0, BER2: 0 } }), C({ titles: { BER3: 0 } })];
    expect(pay(6, split)).toBe(120);
    expect(pay(3, [M({ titles: { BER1: 0, BER3: 0 } }), C({ titles: { BER2: 0 } })])).toBe(200);
  });

  it('[AM-4.6.4] [AM-6.7] between partners: due by default, not with `none`', () => {
    const chairs: readonly Chair[] = [M({ pos: 9 }), C(), M({ titles: { SP1: 0 } })];
    expect(play(chairs, { throwNo: 2 }).throws(A, 1, 2, 6, 6).cash(A)).toBe(15_000 - 480);
    const free = advance(chairs, { options: { partnerRent: 'none' } });
    expect([free.cash(A), free.told.includes('log.rentNotDue.partner')]).toEqual([15_000, true]);
  });
});

/** A draws this card on square 7 and throws these dice for it. */
const draw = (card: CardId, chairs: readonly Chair[] = [], dice: readonly number[] = []) => {
  const role: Role = card.startsWith('LC') ? 'C' : 'M';
  const others: readonly Chair[] = chairs.length > 0 ? chairs : [{ role: role === 'C' ? 'M' : 'C' }];
  return play([{ role, pos: 4 }, ...others], { cards: [card], throwNo: 2 }).throws(A, 1, 2, ...dice);
};

describe('cards and taxes', () => {
  it('[AM-4.6.5] [AM-3.3] everybody draws from the deck of his own camp, and the card goes under it', () => {
    const after = draw('LC09');
    expect(after.table.lastCard).toEqual({ seat: A, card: 'LC09' });
    expect(after.state.decks.C.at(-1)).toBe('LC09');
    expect(after.state.decks.C[0]).toBe('LC01');
    expect(after.state.decks.M[0]).toBe('MO01');
    expect(draw('MO02').table.lastCard?.card).toBe('MO02');
  });

  it('[AM-2.5.1] nothing, gains, payments and gambles', () => {
    expect(draw('LC10').cash(A)).toBe(15_000);
    expect([draw('LC01').cash(A), draw('LC03').cash(A), draw('MO18').cash(A)]).toEqual([15_250, 15_500, 15_750]);
    expect([draw('LC20').cash(A), draw('MO22').cash(A), draw('MO25').cash(A)]).toEqual([14_750, 14_500, 14_250]);
    expect([draw('LC19', [], [4, 6]).cash(A), draw('LC19', [], [4, 5]).cash(A)]).toEqual([15_750, 15_000]);
    expect([draw('MO11', [], [4, 4]).cash(A), draw('MO11', [], [3, 4]).cash(A)]).toEqual([15_750, 15_000]);
  });

  it('[AM-2.5.1] [AM-2.5.4] each competitor pays a monopolist, those of his own camp nothing', () => {
    const after = draw('MO12', [C(), M(), C()]);
    expect([0, 1, 2, 3].map((seat) => after.cash(seat))).toEqual([15_500, 14_750, 15_000, 14_750]);
  });

  it('[AM-2.5.1] [AM-4.7.1] cards that detain, cards that move', () => {
    expect(draw('LC18').player(A)).toMatchObject({ pos: 10, detained: true });
    expect(draw('MO03', [C({ titles: { SP1: 0 } })], [2, 3]).cash(A)).toBe(15_000 - 200);
    expect(draw('MO07').cash(A)).toBe(16_000);
  });

  it('[AM-4.9.8] bankrupt seats and an empty camp owe nothing', () => {
    const after = advance([C({ pos: 4 }), M({ bankrupt: 1 }), C()], { cards: ['LC08'], options: { victory: 'last' } });
    expect([after.cash(A), after.awaited]).toEqual([15_000, [D]]);
  });

  it('[AM-4.9.8] if the game ends, the remaining debts lapse', () => {
    const options = { victory: 'last' } as const;
    const going = advance([C({ pos: 4 }), M({ cash: 0 }), M({ cash: 0 })], { cards: ['LC08'], options });
    expect(going.table.point).toMatchObject({ kind: 'gameOver', reason: 'lastPlayer', winningCamp: 'C' });
    expect(going.table.debts).toEqual([]);
    expect([going.player(B).eliminationOrder, going.player(D).eliminationOrder]).toEqual([1, 2]);
  });

  it('[AM-4.6.7] [AM-2.2.9] environment tax', () => {
    expect(advance([M({ pos: 35 }), C()]).cash(A)).toBe(14_250);
  });

  it('[AM-6.10] [AM-4.6.6] the tax may count buildings, and is fixed on arrival', () => {
    const payer: Chair = C({ cash: 1000, pos: 1, titles: { MAD1: 2 } });
    const percent = (incomeTaxCountsBuildings: boolean) => advance([payer, M()], { options: { incomeTaxCountsBuildings } }).table.point;
    expect(percent(false)).toMatchObject({ percent: 240 });
    expect(percent(true)).toMatchObject({ percent: 440 });
  });

  it('[AM-4.6.6] the dearer amount may be chosen', () => {
    const now = advance([C({ pos: 1, cash: 5000 }), M()]);
    expect(now.does(A, { type: 'payTax', mode: 'flat' }).cash(A)).toBe(3000);
    expect(now.does(A, { type: 'payTax', mode: 'percent' }).cash(A)).toBe(4500);
  });
});
