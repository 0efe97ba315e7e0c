import { describe, expect, it } from 'vitest';
import { exampleOf, playExample, playPhase, position, refusals, unitIn } from './position.test-support.ts';
import { newPrice } from './rules/books.ts';
import type { Deal } from './types.ts';

/* Section 8.1: the rulebook's own examples. */

const deal = (price: number, n = 1): Deal => ({ seller: 'USA', buyer: 'EOC', n, good: 'MP', price });

describe('the rulebook’s own examples', () => {
  it('[EC-8.R1] [EC-4.11.3] [EC-4.2.3] seven units, five tickets: the two named starve, the one just built among them', () => {
    const { state: after } = playExample('R1');
    expect(after.table.report.built).toHaveLength(1);
    expect(after.table.report.starved.map(({ loc }) => loc)).toEqual(['ala', 'tex']);
    expect(after.table.units).toHaveLength(5);
    expect(after.table.stocks.USA.TB).toBe(0);
  });

  it('[EC-8.R2] [EC-4.15.2] five deals in MP at 80, 60, 70, 40 and 30: 50 becomes 53', () => {
    const deals = [80, 60, 70, 40, 30].map((price) => deal(price));
    expect(newPrice(50, deals, 'deal')).toBe(53);
    expect(exampleOf('R2').facts.table?.deals?.map(({ n, good, price }) => [n, good, price])).toEqual([80, 60, 70, 40, 30].map((price) => [1, 'MP', price]));
    expect(playExample('R2').state.table.prices).toEqual({ TB: 25, MP: 53, BT: 150 });
  });

  it('[EC-8.R3] [EC-4.3.9] five against five on aid: the referee says yes', () => {
    const { state } = playExample('R3');
    expect(state.table.report.motions[0]).toMatchObject({ carried: true, referee: 'yes', fate: 'given' });
    expect([state.table.un.gold, state.secrets.IND.gold]).toEqual([20, 210]);
    const { state: poor } = playExample('R3b');
    expect(poor.table.report.motions[0]).toMatchObject({ carried: true, fate: 'notCovered' });
    expect(poor.secrets.IND.gold).toBe(200);
  });

  it('[EC-8.R4] [EC-4.2.4] no conditional orders', () => {
    const { facts, sheets } = exampleOf('R4');
    expect(sheets).toEqual({ USA: 'JE VENDS 2 BT A EOC POUR 300 SI AFN ME VEND 4 MP' });
    expect(refusals(position(facts), sheets)).toEqual(['USA E-COND']);
  });

  it('[EC-8.R5] [EC-2.8.3] the freezing seas meet at the Pole', () => {
    const { state } = playExample('R5');
    expect([unitIn(state, 'VVV')?.power, unitIn(state, 'MGR')?.power]).toEqual(['RUS', 'RUS']);
  });

  it('[EC-8.R6] [EC-4.9.3] the bond goes to whoever stands in the province when it is delivered', () => {
    const { state: after } = playExample('R6');
    expect(after.table.stocks.RUS.BT).toBe(3);
    expect(after.table.stocks.EOR.BT).toBe(2);
    expect(after.table.factories.ber?.status).toBe('idle');
  });

  it('[EC-4.9.3] a bond that nobody owns is lost', () => {
    const state = position({
      turn: 3,
      phase: 'AUTUMN_ORDERS',
      owners: { ber: null },
      units: ['RUS A mos'],
      factories: { ber: { status: 'producing', since: 2011 } },
    });
    const { state: after } = playPhase(state, {});
    expect(after.table.tally.btDelivered).toBe(0);
    expect(after.table.factories.ber?.status).toBe('idle');
  });
});
