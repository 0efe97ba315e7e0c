import { describe, expect, it } from 'vitest';
import { arms, codes, exampleOf, keysFor, playExample, playPhase, position, warnings } from './position.test-support.ts';
import { newPrice } from './rules/books.ts';
import type { Deal } from './types.ts';

/* Section 8.3, the market: EC-4.4, EC-4.7 and EC-4.15. */

describe('transactions', () => {
  it('[EC-8.E3] [EC-4.4.4] a lot for 75 and a lot for 70 are not the same', () => {
    const { state, log } = playExample('E3');
    expect(state.table.report.deals).toEqual([]);
    expect(keysFor(log, 'USA').filter((key) => key.startsWith('DEAL'))).toEqual(['DEAL_NOMATCH']);
    expect(keysFor(log, 'all').filter((key) => key.startsWith('DEAL'))).toEqual([]);
  });

  it('[EC-4.4.1] [EC-4.4.8] strictly identical orders make a deal; gold and goods change hands', () => {
    const { state, log } = playPhase(position(), { USA: 'I SELL 2 TB TO EOC FOR 50', EOC: "J'ACHETE 2 TB A USA POUR 50 KG D'OR" });
    expect(state.table.report.deals).toEqual([{ seller: 'USA', buyer: 'EOC', n: 2, good: 'TB', price: 50 }]);
    expect([state.table.stocks.USA.TB, state.table.stocks.EOC.TB, state.secrets.USA.gold, state.secrets.EOC.gold]).toEqual([0, 4, 1050, 950]);
    expect(keysFor(log, 'all')).toContain('DEAL');
  });

  it('[EC-4.4.4] the same order twice meets the counter-order as often as it was written', () => {
    const one = 'JE VENDS 1 TB A EOC POUR 20';
    const { state } = playPhase(position(), {
      USA: `${one}\n${one}`,
      EOC: "J'ACHETE 1 TB A USA POUR 20\nJ'ACHETE 1 TB A USA POUR 20\nJ'ACHETE 1 TB A USA POUR 20",
    });
    expect(state.table.report.deals).toHaveLength(2);
    expect(state.secrets.EOC.gold).toBe(960);
  });

  it('[EC-8.E4] [EC-4.4.5] gold received this turn does not count', () => {
    const { state, log } = playExample('E4');
    expect(keysFor(log, 'IND')).toContain('DEAL_REFUSED_GOLD');
    expect(state.secrets.IND.gold).toBe(320);
    expect(arms(state, 'JAP', 'STOCK').ICBM).toBe(10);
  });

  it('[EC-8.E5] [EC-4.4.5] a running total in the order written', () => {
    const { state } = playExample('E5');
    expect(state.table.report.deals.map(({ seller }) => seller)).toEqual(['EOC', 'AFN']);
    expect([state.secrets.AMS.gold, state.table.stocks.AMS]).toEqual([70, { TB: 4, MP: 3, BT: 1 }]);
  });

  it('[EC-8.E6] [EC-4.4.6] goods are sold once', () => {
    const { state, log } = playExample('E6');
    expect(state.table.report.deals.map(({ buyer }) => buyer)).toEqual(['RUS']);
    expect(keysFor(log, 'USA')).toContain('DEAL_REFUSED_GOODS');
    // EC-4.4.16: the buyer is not told why.
    expect(keysFor(log, 'IND').filter((key) => key.startsWith('DEAL_'))).toEqual(['DEAL_REFUSED']);
  });

  it('[EC-4.4.6] goods received this turn cannot be resold in it', () => {
    const { state } = playPhase(position(), {
      USA: 'JE VENDS 2 TB A RUS POUR 60',
      RUS: "J'ACHETE 2 TB A USA POUR 60\nJE VENDS 4 TB A IND POUR 100",
      IND: "J'ACHETE 4 TB A RUS POUR 100",
    });
    expect(state.table.report.deals).toHaveLength(1);
  });

  it('[EC-8.E7] [EC-4.4.7] deals that nobody has first are taken by the buyer’s list', () => {
    const { state } = playExample('E7');
    expect(state.table.report.deals.map(({ seller, buyer }) => `${seller}-${buyer}`)).toEqual(['EOC-RUS', 'USA-RUS', 'EOC-USA']);
  });

  it('[EC-4.4.7] a deal that stands first in both lists is handled before all others', () => {
    const { state } = playPhase(position({ gold: { RUS: 25 } }), {
      RUS: "J'ACHETE 1 TB A USA POUR 20\nJ'ACHETE 1 TB A EOC POUR 25",
      EOC: 'JE VENDS 1 TB A RUS POUR 25',
      USA: 'JE VENDS 1 MP A JAP POUR 10\nJE VENDS 1 TB A RUS POUR 20',
    });
    // The sale to Japan is unmatched; it keeps its number but stands in nobody’s way.
    expect(state.table.report.deals.map(({ seller }) => seller)).toEqual(['USA']);
    expect(state.secrets.RUS.gold).toBe(5);
  });

  it('[EC-8.E8] [EC-4.7.4] gifts come last: they pay nothing this turn', () => {
    const { state } = playExample('E8');
    expect(state.table.report.deals).toEqual([]);
    expect(state.secrets.IND.gold).toBe(300);
  });

  it('[EC-4.4.16] who is told why, by option', () => {
    const sheets = { USA: 'JE VENDS 1 BT A IND POUR 250', IND: "J'ACHETE 1 BT A USA POUR 250" };
    const told = (dealReasons: 'own' | 'both' | 'none'): readonly string[] => {
      const { log } = playPhase(position({ options: { dealReasons } }), sheets);
      return (['USA', 'IND'] as const).map((tag) => keysFor(log, tag).find((key) => key.startsWith('DEAL_')) ?? '');
    };
    expect(told('own')).toEqual(['DEAL_REFUSED', 'DEAL_REFUSED_GOLD']);
    expect(told('both')).toEqual(['DEAL_REFUSED_GOLD', 'DEAL_REFUSED_GOLD']);
    expect(told('none')).toEqual(['DEAL_REFUSED', 'DEAL_REFUSED']);
  });

  it('[EC-4.4.2] [EC-4.4.13] [EC-4.4.15] seasons, barter and partners', () => {
    const spring = position({ table: { eliminated: [{ power: 'AFN', turn: 0 }] } });
    expect(codes(spring, 'USA', 'JE VENDS 1 TB A USA POUR 5\nJE VENDS 1 TB A AFN POUR 5\nJE DONNE 3 TB A EOC\nJE DONNE 5 A USA')).toEqual([
      'E-SELFTRADE',
      'E-POWER',
      'E-BARTER',
      'E-SELFTRADE',
    ]);
    const autumn = position({ turn: 1, phase: 'AUTUMN_ORDERS' });
    expect(codes(autumn, 'USA', 'JE VENDS 3 TB A EOC POUR 75\nJE VENDS 1 ABM (nyo) A EOC POUR 75\nJE DONNE 5 A EOC')).toEqual(['E-SEASON', null, 'E-PHASE']);
  });

  it('[EC-4.2.7] [EC-4.15.1] more than one has, or far above the exchange, is allowed with a warning', () => {
    const state = position();
    expect(warnings(state, 'IND', "J'ACHETE 1 BT A USA POUR 150\nJ'ACHETE 1 BT A EOC POUR 150")).toEqual(['W-GOLD']);
    expect(warnings(state, 'USA', 'JE VENDS 2 TB A EOC POUR 60\nJE VENDS 1 TB A RUS POUR 31')).toEqual(['W-GOODS', 'W-PRICE']);
    expect(warnings(state, 'IND', 'JE DONNE 201 A USA')).toEqual(['W-GOLD']);
    expect([warnings(state, 'IND', 'JE DONNE 200 A USA'), warnings(state, 'IND', "J'ACHETE 2 BT A USA POUR 200")]).toEqual([[], []]);
    expect(warnings(state, 'IND', "J'ACHETE 2 BT A USA POUR 201")).toEqual(['W-GOLD']);
  });
});

describe('gifts', () => {
  it('[EC-4.7.1] [EC-7.1] a public gift is read by all, a secret one by giver and receiver', () => {
    const { state, log } = playPhase(position(), { USA: 'JE DONNE 50 A AFN PUBLIC\nJE DONNE 70 A CHI SECRET\nJE DONNE 10 A RUS' });
    expect([state.secrets.AFN.gold, state.secrets.CHI.gold, state.secrets.RUS.gold, state.secrets.USA.gold]).toEqual([250, 570, 210, 870]);
    expect(keysFor(log, 'all').filter((key) => key.endsWith('ift') || key === 'GIFT')).toEqual(['GIFT']);
    expect(keysFor(log, 'CHI')).toContain('secretGift');
    expect(keysFor(log, 'AFN')).not.toContain('secretGift');
    expect(state.table.report.gifts).toEqual([{ from: 'USA', to: 'AFN', what: 'gold', n: 50 }]);
    const open = playPhase(position({ options: { giftDefault: 'public' } }), { USA: 'JE DONNE 10 A RUS' });
    expect(keysFor(open.log, 'all')).toContain('GIFT');
  });

  it('[EC-4.7.2] [EC-4.3.13] gifts to the UN: goods, ABM into its stock, ICBM dismantled, gold perhaps without a name', () => {
    const facts = { sites: { USA: { nyo: { ABM: 2, ICBM: 1 } } } };
    const { state, log } = playPhase(position(facts), {
      USA: 'JE DONNE 1 TB A L’ONU\nJE DONNE 1 ABM (nyo) A ONU\nI GIVE 1 ICBM (nyo) TO THE UN\nJE DONNE 40 KG A ONU',
    });
    expect(state.table.un).toEqual({ gold: 40, TB: 1, MP: 0, BT: 0, ABM: 11, ICBM: 0 });
    expect(arms(state, 'USA', 'nyo')).toEqual({ ICBM: 0, ABM: 1 });
    expect(state.table.tally.icbmDismantled).toBe(1);
    expect(keysFor(log, 'CHI')).toContain('anonymousGift');
    expect(keysFor(log, 'CHI')).not.toContain('secretGift');
    expect(state.table.report.gifts.find(({ what }) => what === 'gold')).toEqual({ from: null, to: 'UN', what: 'gold', n: 40 });
  });

  it('[EC-4.7.4] [EC-4.7.5] in the order written, uncovered ones dropped, nothing passed on', () => {
    const { state, log } = playPhase(position(), { IND: 'JE DONNE 150 A USA\nJE DONNE 100 A USA\nJE DONNE 50 A USA', USA: 'JE DONNE 1200 A CHI' });
    expect([state.secrets.IND.gold, state.secrets.USA.gold, state.secrets.CHI.gold]).toEqual([0, 1200, 500]);
    expect(keysFor(log, 'IND').filter((key) => key === 'GIFT_DROPPED')).toHaveLength(1);
    const passed = playPhase(position(), { USA: 'JE DONNE 100 A IND', IND: 'JE DONNE 250 A CHI' }).state;
    expect([passed.secrets.IND.gold, passed.secrets.CHI.gold]).toEqual([300, 500]);
    expect(codes(position(), 'USA', 'JE DONNE 0 A CHI')).toEqual(['E-QTY']);
  });

  it('[EC-4.7.3] goods are no gift for players', () => {
    expect(codes(position(), 'USA', 'JE DONNE 1 ABM (nyo) A EOC')).toEqual(['E-BARTER']);
  });

  it('[EC-4.7.4] autumn gifts stand on the winter sheet', () => {
    const { state } = playPhase(position({ turn: 1, phase: 'WINTER_ORDERS' }), { USA: 'JE DONNE 100 A CHI PUBLIC' });
    expect(state.secrets.CHI.gold).toBe(600);
  });
});

/** The deals of the year that an example's exchange counts. */
const dealsOf = (id: string): readonly string[] | undefined => exampleOf(id).facts.table?.deals?.map(({ n, good, price }) => `${n} ${good} ${price}`);

const deal = (n: number, price: number): Deal => ({ seller: 'USA', buyer: 'EOC', n, good: 'TB', price });

describe('the exchange', () => {
  it('[EC-8.E23] [EC-4.15.2] unit prices, exact until the end', () => {
    expect(newPrice(25, [deal(3, 75), deal(2, 61)], 'deal')).toBe(26);
    expect(dealsOf('E23')).toEqual(['3 TB 75', '2 TB 61']);
    expect(playExample('E23').state.table.prices).toEqual({ TB: 26, MP: 50, BT: 150 });
  });

  it('[EC-8.E24] [EC-4.15.2] each deal once, or each unit sold', () => {
    const deals = [deal(1, 80), deal(9, 450)];
    expect([newPrice(50, deals, 'deal'), newPrice(50, deals, 'unit')]).toEqual([58, 52]);
    expect(dealsOf('E24')).toEqual(['1 MP 80', '9 MP 450']);
    expect(dealsOf('E24b')).toEqual(['1 MP 80', '9 MP 450']);
    expect([playExample('E24'), playExample('E24b')].map(({ state }) => state.table.prices.MP)).toEqual([58, 52]);
  });

  it('[EC-4.15.2] [EC-4.15.3] half up, at least 1; without a deal the price stays', () => {
    expect([newPrice(2, [deal(1, 1)], 'deal'), newPrice(1, [deal(9, 1)], 'deal'), newPrice(25, [], 'deal')]).toEqual([2, 1, 25]);
  });

  it('[EC-4.15.4] new prices from the next spring, or from the autumn', () => {
    const sheets = { USA: 'JE VENDS 1 TB A EOC POUR 75', EOC: "J'ACHETE 1 TB A USA POUR 75" };
    const prices = (exchangeTiming: 'year' | 'nextTurn'): readonly number[] => {
      const spring = playPhase(position({ options: { exchangeTiming } }), sheets).state;
      const autumn = playPhase(spring, {}).state;
      const next = playPhase(autumn, {}).state;
      return [spring.table.prices.TB, autumn.table.prices.TB, next.table.prices.TB];
    };
    expect(prices('year')).toEqual([25, 25, 50]);
    expect(prices('nextTurn')).toEqual([50, 50, 50]);
    // Each year counts its own deals only.
    let state = position();
    ({ state } = playPhase(state, sheets));
    for (const turn of [1, 1, 2, 3, 3]) {
      expect(state.table.turn).toBe(turn);
      ({ state } = playPhase(state, {}));
    }
    expect([state.table.prices.TB, state.table.priceHistory.map(({ TB }) => TB)]).toEqual([50, [25, 50, 50]]);
  });
});
