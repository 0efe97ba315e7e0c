import { describe, expect, it } from 'vitest';
import { contest } from './data/examples/trade.ts';
import { arms, codes, type Facts, keysFor, motion, playExample, playPhase, position, together, votes } from './position.test-support.ts';
import { type State, type Tag, TAGS } from './types.ts';

/* Section 8.3, the United Nations: EC-4.3. */

const first = (count: number, from = 0): readonly Tag[] => TAGS.slice(from, from + count);

const fates = ({ table }: State): readonly string[] => table.report.motions.map(({ fate }) => fate);

/** Several ABM motions, carried by so many votes. */
const contested = (stock: number, yes: readonly number[]): State => {
  const { facts, sheets } = contest(stock, yes);
  return playPhase(position(facts), sheets).state;
};

describe('the United Nations', () => {
  it('[EC-8.E17] [EC-4.3.7] seven for it at 150: 19 each, 17 to the treasury', () => {
    const { state, log } = playExample('E17');
    expect(state.secrets.USA.gold).toBe(269);
    expect(state.table.un).toMatchObject({ gold: 17, ABM: 9 });
    expect(state.secrets.AMS.gold).toBe(319);
    expect(state.table.report.motions[0]).toMatchObject({ fate: 'sold', paid: 150, share: 19, kept: 17 });
    expect(arms(state, 'USA', 'nyo').ABM).toBe(1);
    expect(keysFor(log, 'all')).toContain('UN_SALE');
    expect(keysFor(log, 'all')).not.toContain('received');
  });

  it('[EC-8.E18] [EC-4.3.7] price 53 and five for it: 9 each, 8 to the treasury', () => {
    const { state } = playExample('E18');
    expect(state.table.un.gold).toBe(8);
    expect(state.secrets.USA.gold).toBe(1000 - 53 + 9);
  });

  it('[EC-8.E19] [EC-4.3.5] five against five: no referee votes on an ABM', () => {
    const { state } = playExample('E19');
    expect(state.table.report.motions[0]).toMatchObject({ carried: false, referee: null, fate: 'rejected' });
    expect(state.table.un.ABM).toBe(10);
  });

  it('[EC-8.E20] [EC-4.3.6] at a stock of five one sale: the most votes, none at a tie', () => {
    expect(fates(playExample('E20').state)).toEqual(['tie', 'tie', 'outvoted']);
    expect(fates(playExample('E20b').state)).toEqual(['sold', 'outvoted', 'outvoted']);
    expect(fates(contested(0, [6]))).toEqual(['noStock']);
  });

  it('[EC-8.E21] [EC-4.3.6] at a stock of six all four are sold, and then one a season', () => {
    const { state } = playExample('E21');
    expect(fates(state)).toEqual(['sold', 'sold', 'sold', 'sold']);
    expect(state.table.un.ABM).toBe(2);
    expect(fates(contested(2, [5, 4]))).toEqual(['sold', 'outvoted']);
  });

  it('[EC-4.3.6] more motions than stock: a tie across the cut-off excludes all the tied', () => {
    expect(fates(contested(6, [9, 8, 7, 6, 5, 4, 4])).filter((fate) => fate === 'sold')).toHaveLength(5);
    expect(fates(contested(6, [9, 8, 7, 6, 5, 4, 3])).filter((fate) => fate === 'sold')).toHaveLength(6);
  });

  it('[EC-4.3.6] a requester without the gold at the start buys nothing, and that is published', () => {
    const { state, log } = playPhase(position({ motions: [motion(1, 'IND', 'ABM')], gold: { IND: 149 } }), votes(1, first(9)));
    expect(fates(state)).toEqual(['insolvent']);
    expect(keysFor(log, 'all')).toContain('UN_NOSALE');
  });

  it('[EC-8.E22] [EC-4.3.10] aid: most votes first, each against what is left', () => {
    const { state } = playExample('E22');
    expect(fates(state)).toEqual(['notCovered', 'given']);
    expect([state.table.un.gold, state.secrets.AFN.gold, state.secrets.IND.gold]).toEqual([10, 220, 200]);
  });

  it('[EC-4.3.10] aid in kind comes from what the UN owns', () => {
    const { state } = playPhase(position({ un: { TB: 3 }, motions: [motion(1, 'RUS', 'TB', 3)] }), votes(1, first(3)));
    expect([state.table.un.TB, state.table.stocks.RUS.TB]).toEqual([0, 5]);
  });

  it('[EC-4.3.11] the commission of a sale is aid in the same session', () => {
    const facts: Facts = { motions: [motion(1, 'IND', 'gold', 10), motion(2, 'USA', 'ABM')] };
    const { state } = playPhase(position(facts), together(votes(1, first(3)), votes(2, first(3))));
    expect(fates(state)).toEqual(['given', 'sold']);
  });

  it('[EC-8.E31] [EC-4.3.9] a motion on which nobody votes is not carried', () => {
    const { state } = playExample('E31');
    expect(state.table.report.motions[0]).toMatchObject({ carried: false, referee: 'abstain' });
  });

  it('[EC-4.3.9] option unChair: a tie decided NO, or left alone', () => {
    const tie = votes(1, first(2), first(2, 2));
    const result = (unChair: 'tieNo' | 'never') =>
      playPhase(position({ options: { unChair }, un: { gold: 50 }, motions: [motion(1, 'IND', 'gold', 10)] }), tie).state.table.report.motions[0];
    expect(result('tieNo')).toMatchObject({ carried: false, referee: 'no' });
    expect(result('never')).toMatchObject({ carried: false, referee: 'abstain' });
  });

  it('[EC-8.E32] [EC-4.3.7] the requester alone for it gets 135 back; or the treasury keeps all', () => {
    const shared = playExample('E32').state;
    expect([shared.secrets.USA.gold, shared.table.un.gold]).toEqual([135, 15]);
    const kept = playExample('E32b').state;
    expect([kept.secrets.USA.gold, kept.table.un.gold]).toEqual([0, 150]);
  });

  it('[EC-8.E34] [EC-4.3.8] [EC-4.4.10] an ABM without a place is put on the map in step 1 and protects in step 2', () => {
    const { state } = playExample('E34');
    expect(state.table.report.strikes).toMatchObject([{ target: 'cal', hit: false, intercepted: 1 }]);
  });

  it('[EC-4.3.8] an ABM for a province that its buyer does not control goes to his stock', () => {
    const facts: Facts = { motions: [motion(1, 'USA', 'ABM')], abmPlace: { USA: 'par' }, stock: { USA: {} } };
    const { state } = playPhase(position(facts), votes(1, ['AMS']));
    expect([arms(state, 'USA', 'par').ABM, arms(state, 'USA', 'STOCK').ABM]).toEqual([0, 1]);
  });

  it('[EC-4.4.5] the gold of a UN purchase is spent before the market', () => {
    const facts: Facts = { motions: [motion(1, 'AMS', 'ABM')], gold: { AMS: 200 } };
    const { state } = playPhase(position(facts), together(votes(1, ['USA']), { AMS: "J'ACHETE 1 TB A USA POUR 60", USA: 'JE VENDS 1 TB A AMS POUR 60' }));
    expect(state.table.report.deals).toEqual([]);
    expect(state.secrets.AMS.gold).toBe(50);
  });

  it('[EC-4.3.1] [EC-9.12] every living power has one recorded vote, and the referee one on aid', () => {
    const { state } = playPhase(
      position({ motions: [motion(1, 'USA', 'ABM'), motion(2, 'IND', 'gold', 10)], table: { eliminated: [{ power: 'AFN', turn: -1 }] } }),
      votes(1, ['USA']),
    );
    expect(state.table.report.motions.map(({ votes: cast }) => Object.keys(cast).length)).toEqual([9, 9]);
    expect(state.table.report.motions.map(({ referee }) => referee === null)).toEqual([true, false]);
    expect(state.table.report.motions[0]?.votes.AMS).toBe('abstain');
  });
});

describe('requests', () => {
  it('[EC-4.3.2] [EC-4.3.4] they become numbered motions at the end of the turn, voted in the next; the place stays secret', () => {
    const { state } = playPhase(position({ table: { motionsSoFar: 11 } }), {
      USA: 'JE DEMANDE 1 ABM EN tex\nJE DEMANDE AIDE 10 KG MOTIF alphabétisation',
      CHI: 'I REQUEST AID 2 TB',
    });
    expect(state.table.motions).toEqual([
      { no: 12, by: 'USA', what: 'ABM', n: 1, price: 150, text: '' },
      { no: 13, by: 'USA', what: 'gold', n: 10, price: 0, text: 'alphabétisation' },
      { no: 14, by: 'CHI', what: 'TB', n: 2, price: 0, text: '' },
    ]);
    expect(state.secrets.USA.abmPlace).toBe('tex');
    const { state: later } = playPhase(state, votes(12, ['CHI']));
    expect(arms(later, 'USA', 'tex').ABM).toBe(1);
    expect([later.table.motions, later.secrets.USA.carried]).toEqual([[], []]);
  });

  it('[EC-4.3.2] one of each kind a turn, cash in steps of ten', () => {
    expect(
      codes(position(), 'USA', 'JE DEMANDE 1 ABM\nJE DEMANDE 1 ABM\nJE DEMANDE AIDE 15 KG\nJE DEMANDE AIDE 2 TB\nJE DEMANDE AIDE 10 KG\nVOTE #3 OUI'),
    ).toEqual([null, 'E-UNONE', 'E-AIDSTEP', null, 'E-UNONE', 'E-MOTION']);
  });

  it('[EC-4.3.3] an empty UN sells nothing; the price is that of the request, or of the sale', () => {
    expect(codes(position({ un: { ABM: 0 } }), 'USA', 'JE DEMANDE 1 ABM')).toEqual(['E-UNEMPTY']);
    const paid = (unPrice: 'request' | 'sale'): number | undefined => {
      const facts: Facts = { options: { unPrice }, motions: [motion(1, 'USA', 'ABM', 1, 100)] };
      return playPhase(position(facts), votes(1, ['AMS'])).state.table.report.motions[0]?.paid;
    };
    expect([paid('request'), paid('sale')]).toEqual([100, 150]);
    // Asked in the autumn at the old price, published after the new one is fixed.
    let { state } = playPhase(position(), { EOC: 'JE VENDS 1 BT A USA POUR 300', USA: "J'ACHETE 1 BT A EOC POUR 300" });
    ({ state } = playPhase(state, { CHI: 'JE DEMANDE 1 ABM' }));
    expect(state.table.motions).toEqual([]);
    ({ state } = playPhase(state, {}));
    expect([state.table.prices.BT, state.table.motions[0]?.price]).toEqual([225, 150]);
  });

  it('[EC-4.3.12] motions of an eliminated power lapse', () => {
    const state = position({
      motions: [motion(1, 'AFN', 'ABM'), motion(2, 'AFN', 'gold', 10)],
      un: { gold: 99 },
      table: { eliminated: [{ power: 'AFN', turn: -1 }] },
    });
    expect(fates(playPhase(state, together(votes(1, ['USA']), votes(2, ['USA']))).state)).toEqual(['lapsed', 'lapsed']);
  });
});
