import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import { bourse } from '../index.ts';
import { type Holding, open, plain } from '../position.test-support.ts';
import { SECURITIES, type Options } from '../types.ts';

/** A rolls and THO is fixed at 22,000. */
const thomson = (holdings: readonly Holding[], options: Partial<Options> = {}, quote = 22_000) =>
  open(
    holdings.map((holding, seat) => (seat === A ? { ...holding, square: 1 } : holding)),
    { quotes: { THO: quote - 1_000 }, options },
  ).roll(5);

describe('prepared orders', () => {
  const holders = [{}, {}, { titles: { THO: 1 } }, { titles: { THO: 1 } }];

  it('[BO-8.T33] [BO-6.4] carried out whole in their place, or dropped and asked', () => {
    const prepared = thomson(holders)
      .does(B, { type: 'prepareBuy', n: 2, max: 22_000 })
      .does(C, { type: 'prepareSell', n: 1, min: 22_000 })
      .does(D, { type: 'preparePass' });
    const bought = prepared.does(A, { type: 'buy', n: 1 }).does(A, { type: 'done' });
    expect([bought.quote('THO'), bought.awaited]).toEqual([23_000, [B]]);
    expect(bought.log.some(({ to, text }) => text.key === 'log.orderDropped' && to !== 'all' && to.includes(B))).toBe(true);
    const end = bought.does(B, { type: 'pass' });
    expect([end.cash(C), end.quote('THO'), end.state.table.desk.THO, end.state.table.roller]).toEqual([223_000, 22_000, 3, B]);
  });

  it('[BO-13.7] the form opens with the price if nobody trades before, then with the order given', () => {
    const landed = thomson(holders);
    expect(landed.form(B, 'prepareBuy')).toEqual({ type: 'prepareBuy', n: 1, max: 22_000 });
    expect(landed.form(C, 'prepareSell')).toEqual({ type: 'prepareSell', n: 1, min: 22_000 });
    const given = landed.does(B, { type: 'prepareBuy', n: 2, max: 24_000 });
    expect(given.form(B, 'prepareBuy')).toMatchObject({ n: 2, max: 24_000 });
    expect(given.form(C, 'prepareBuy')).toMatchObject({ n: 1, max: 22_000 });
  });

  it('[BO-6.5] the form of the alerts opens with what was said so far, of all securities alike', () => {
    const start = open(plain(2));
    expect(start.form(B, 'alerts')).toEqual({ type: 'alerts', securities: SECURITIES, buyAt: 40_000, sellAt: 1_000 });
    const [first, ...others] = SECURITIES;
    const said = start.does(B, { type: 'alerts', securities: others, buyAt: 24_000, sellAt: 30_000 });
    expect(said.form(B, 'alerts')).toEqual({ type: 'alerts', securities: [first], buyAt: 40_000, sellAt: 1_000 });
  });

  it('[BO-6.4] if everybody has prepared a pass, the visit ends when the roller is done', () => {
    const prepared = thomson(plain(3)).does(B, { type: 'preparePass' }).does(C, { type: 'preparePass' });
    expect(prepared.does(A, { type: 'done' }).state.table.roller).toBe(B);
  });

  it('[BO-6.4] an order for all that the desk has, at exactly the limit, is carried out', () => {
    const all = thomson(holders).does(B, { type: 'prepareBuy', n: 3, max: 22_000 }).does(C, { type: 'prepareSell', n: 1, min: 23_000 });
    const end = all.does(A, { type: 'done' });
    expect([end.owns(B, 'THO'), end.cash(C), end.awaited]).toEqual([3, 223_000, [D]]);
  });

  it('[BO-4.0.4] everybody in the game may give instructions, nobody is held up by it', () => {
    const { state } = thomson(plain(3));
    const duties = bourse.module.pending(state).map(({ seat, duty }) => [seat, duty]);
    expect(duties).toEqual([
      [A, 'must'],
      [B, 'may'],
      [C, 'may'],
      ['referee', 'may'],
    ]);
  });

  it('[BO-6.4] [BO-4.0.4] only in a visit whose quotation is fixed, before one’s own turn, never by the roller', () => {
    expect(open(plain(2)).refuses(B, { type: 'preparePass' })).toEqual(['BO-6.4']);
    const landed = thomson(holders);
    expect(landed.refuses(A, { type: 'preparePass' })).toEqual(['BO-6.4']);
    expect(landed.refuses(C, { type: 'prepareSell', n: 2, min: 22_000 })).toContain('BO-6.4');
    expect(landed.refuses(B, { type: 'prepareBuy', n: 6, max: 22_000 })).toEqual(['BO-6.4']);
    expect(landed.refuses(B, { type: 'prepareBuy', n: 1, max: 22_500 })).toEqual(['BO-6.4']);
    expect(landed.refuses(B, { type: 'prepareBuy', n: 1, max: 41_000 })).toEqual(['BO-6.4']);
    expect(landed.refuses(B, { type: 'prepareNone' })).toEqual(['BO-6.4']);
    const asked = landed.does(A, { type: 'done' });
    expect(asked.refuses(B, { type: 'preparePass' })).toEqual(['BO-6.4']);
    const gone = asked.does(B, { type: 'pass' });
    expect(gone.refuses(B, { type: 'preparePass' })).toEqual(['BO-6.4']);
    expect(gone.does(D, { type: 'preparePass' }).awaited).toEqual([C]);
  });

  it('[BO-6.4] not while the ceiling is being settled', () => {
    const above = open([{ square: 16, titles: { JBO: 1 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(2);
    expect(above.refuses(B, { type: 'preparePass' })).toEqual(['BO-6.4']);
  });

  it('[BO-6.4] replaced, withdrawn, and dropped with the visit; inTurn has none', () => {
    const replaced = thomson(holders).does(B, { type: 'preparePass' }).does(B, { type: 'prepareBuy', n: 1, max: 40_000 });
    expect(replaced.state.instructions[B]?.prepared).toEqual({ kind: 'buy', n: 1, max: 40_000 });
    const withdrawn = replaced.does(B, { type: 'prepareNone' }).does(A, { type: 'done' });
    expect(withdrawn.awaited).toEqual([B]);
    const emptied = thomson([{}, {}, { cash: 0 }])
      .does(C, { type: 'prepareBuy', n: 1, max: 40_000 })
      .does(A, { type: 'done' })
      .does(B, { type: 'pass' });
    expect(emptied.state.instructions[C]?.prepared).toBeNull();
    expect(thomson(holders, { visitOrders: 'inTurn' }).refuses(B, { type: 'preparePass' })).toEqual(['BO-6.4']);
  });

  it('[BO-9.16] the same positions and the same log as by hand', () => {
    const prepared = thomson(holders)
      .does(B, { type: 'prepareBuy', n: 2, max: 30_000 })
      .does(C, { type: 'prepareSell', n: 1, min: 1_000 })
      .does(D, { type: 'preparePass' });
    const ahead = prepared.does(A, { type: 'done' });
    const byHand = thomson(holders).does(A, { type: 'done' });
    const b = byHand.does(B, { type: 'buy', n: 2 });
    const c = b.does(C, { type: 'sell', n: 1 });
    const d = c.does(D, { type: 'pass' });
    expect(ahead.state).toEqual(d.state);
    expect(ahead.log).toEqual([...byHand.log, ...b.log, ...c.log, ...d.log]);
  });

  it('[BO-7.5] a question that depends on secret instructions closes undo', () => {
    expect(thomson(holders).does(B, { type: 'preparePass' }).does(A, { type: 'done' }).reveals).toBe(true);
    const reveals = (options: Partial<Options>): boolean => thomson(holders, options).does(A, { type: 'done' }).reveals;
    expect(reveals({ standingOrders: false })).toBe(true);
    expect(reveals({ visitOrders: 'inTurn' })).toBe(true);
    expect(reveals({ visitOrders: 'inTurn', standingOrders: false })).toBe(false);
  });
});

describe('standing instructions', () => {
  const alerted = (cash: number, quote: number) => {
    const before = open([{ square: 1 }, {}, {}, { cash, titles: { THO: 1 } }], { quotes: { THO: quote - 1_000 } });
    const set = before.does(D, { type: 'alerts', securities: SECURITIES, buyAt: 15_000, sellAt: 30_000 });
    return set.roll(5).does(A, { type: 'done' }).does(B, { type: 'pass' }).does(C, { type: 'pass' });
  };

  it('[BO-8.T34] [BO-6.5] asked only at prices that interest him, and only if he can act on them', () => {
    expect(alerted(100_000, 22_000).state.table.roller).toBe(B);
    expect(alerted(100_000, 14_000).awaited).toEqual([D]);
    expect(alerted(100_000, 31_000).awaited).toEqual([D]);
    expect(alerted(10_000, 14_000).state.table.roller).toBe(B);
  });

  it('[BO-6.5] with hidden cash the test ignores cash', () => {
    const before = open([{ square: 1 }, { cash: 10_000 }], { quotes: { THO: 13_000 }, options: { cashVisibility: 'hidden' } });
    const set = before.does(B, { type: 'alerts', securities: ['THO'], buyAt: 15_000, sellAt: 41_000 });
    expect(set.roll(5).does(A, { type: 'done' }).awaited).toEqual([B]);
  });

  it('[BO-6.5] levels in thousands within their range, for at least one security', () => {
    const start = open(plain(2));
    expect(start.refuses(B, { type: 'alerts', securities: [], buyAt: 0, sellAt: 1_000 })).toEqual(['BO-6.5']);
    expect(start.refuses(B, { type: 'alerts', securities: ['DAR', 'DAR'], buyAt: 0, sellAt: 1_000 })).toEqual(['BO-6.5']);
    expect(start.refuses(B, { type: 'alerts', securities: ['DAR'], buyAt: 41_000, sellAt: 1_000 })).toEqual(['BO-6.5']);
    expect(start.refuses(B, { type: 'alerts', securities: ['DAR'], buyAt: 0, sellAt: 0 })).toEqual(['BO-6.5']);
    expect(start.does(B, { type: 'alerts', securities: ['DAR'], buyAt: 0, sellAt: 41_000 }).state.instructions[B]?.sellAt.DAR).toBe(41_000);
    expect(open(plain(2), { options: { standingOrders: false } }).refuses(B, { type: 'passUntilMyTurn', on: true })).toEqual(['BO-6.5']);
  });

  it('[BO-6.5] pass until my turn: until the next awaitRoll of the seat, or until taken back', () => {
    const landed = thomson(plain(3)).does(B, { type: 'passUntilMyTurn', on: true });
    expect(landed.refuses(B, { type: 'passUntilMyTurn', on: true })).toEqual(['BO-6.5']);
    const passed = landed.does(A, { type: 'done' });
    expect(passed.awaited).toEqual([C]);
    const own = passed.does(C, { type: 'pass' });
    expect([own.state.table.roller, own.state.instructions[B]?.passUntilMyTurn]).toEqual([B, false]);
    const back = landed.does(B, { type: 'passUntilMyTurn', on: false }).does(A, { type: 'done' });
    expect(back.awaited).toEqual([B]);
  });

  it('[BO-6.5] a missed turn ends it as well', () => {
    const resting = open([{ square: 3 }, { turnsToMiss: 1 }, {}]).does(B, { type: 'passUntilMyTurn', on: true });
    const missed = resting.roll(2).does(A, { type: 'pass' });
    expect([missed.state.table.roller, missed.state.instructions[B]?.passUntilMyTurn]).toEqual([C, false]);
  });

  it('[BO-6.5] given while the seat is being asked it takes effect at once', () => {
    const asked = thomson(plain(3)).does(A, { type: 'done' });
    expect(asked.does(B, { type: 'passUntilMyTurn', on: true }).awaited).toEqual([C]);
    expect(asked.does(B, { type: 'alerts', securities: ['THO'], buyAt: 10_000, sellAt: 41_000 }).awaited).toEqual([C]);
    expect(asked.does(B, { type: 'alerts', securities: ['DAR'], buyAt: 0, sellAt: 41_000 }).awaited).toEqual([B]);
  });

  it('[BO-6.5] a prepared order goes before them; if it was dropped the seat is asked whatever they say', () => {
    const both = thomson(plain(3)).does(B, { type: 'passUntilMyTurn', on: true }).does(B, { type: 'prepareBuy', n: 1, max: 30_000 });
    expect(both.does(A, { type: 'done' }).owns(B, 'THO')).toBe(1);
    const dear = thomson(plain(3)).does(B, { type: 'passUntilMyTurn', on: true }).does(B, { type: 'prepareBuy', n: 1, max: 10_000 });
    const asked = dear.does(A, { type: 'done' });
    expect(asked.awaited).toEqual([B]);
    expect(asked.does(B, { type: 'passUntilMyTurn', on: false }).does(B, { type: 'passUntilMyTurn', on: true }).awaited).toEqual([C]);
  });

  it('[BO-4.0.4] [BO-9.11] an instruction changes nothing but itself', () => {
    const landed = thomson(plain(3));
    const said = landed.does(C, { type: 'passUntilMyTurn', on: true });
    expect({ ...said.state, instructions: [] }).toEqual({ ...landed.state, instructions: [] });
    expect([said.log, said.reveals]).toEqual([[], false]);
  });
});
