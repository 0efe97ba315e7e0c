import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import { setFund, setPile, setPlayer, house } from '../rules/work.test-support.ts';
import type { Mode, Options, Player } from '../types.ts';

type Facts = Partial<Player> & { readonly cards?: number };
const HOUSES = { main: 0, secondary: 0, rental: 0 };

/** MARKET of the second battle; thirty cards each unless said, a bank with fifty. */
const market = (facts: Readonly<Record<number, Facts>> = {}, mode: Mode = 'dette', options: Partial<Options> = {}): Hand =>
  deal({ mode, ...options }, 4)
    .arrange({ pile: 20 })
    .untilBattle(2)
    .until('market')
    .with((work) => {
      if (mode === 'dette') setFund(work, 'bankProfit', 50);
      for (const seat of work.table.players.keys()) {
        const { cards = 30, ...rest } = facts[seat] ?? {};
        setPile(work, seat, cards);
        setPlayer(work, seat, { done: false, ...rest });
      }
    });

describe('building', () => {
  it('[TB-4.10.1] whole credits are paid back, and their money is gone', () => {
    const start = market({ [A]: { credits: 3, cards: 13 } });
    expect([start.refuses(A, { type: 'repayCredit', n: 3 }), start.refuses(A, { type: 'repayCredit', n: 0 })]).toEqual([['TB-4.10.1'], ['TB-4.10.1']]);
    const repaid = start.does(A, { type: 'repayCredit', n: 2 });
    expect([repaid.player(A).credits, repaid.player(A).pile, start.state.money - repaid.state.money]).toEqual([1, 1, 12]);
  });

  it('[TB-4.10.2] [TB-2.5] the main house has six cards at most; a house must be paid', () => {
    const start = market({ [A]: { houses: { ...HOUSES, main: 6 } }, [B]: { cards: 1 } });
    expect(start.refuses(A, { type: 'buildHouse', slot: 'main' })).toContain('TB-4.10.2');
    expect(start.refuses(A, { type: 'buildHouse', slot: 'rental' })).toBeNull();
    expect(start.refuses(B, { type: 'buildHouse', slot: 'main' })).toContain('TB-4.10.2');
  });

  it.each([
    ['main', 'buildsHouse'],
    ['secondary', 'buildsSecondary'],
    ['rental', 'buildsRental'],
  ] as const)('[TB-4.10.2] a %s house is told as what it is', (slot, told) => {
    const { log } = market().does(A, { type: 'buildHouse', slot });
    expect(log.map(({ text }) => text.key)).toEqual([`log.${told}`]);
  });

  it('[TB-4.10.3] [TB-9.9] three cards in a factory, and no new subsidiary without a main workshop', () => {
    const start = market({ [A]: { factory: 3 }, [B]: { subsidiaries: [{ id: 1, cards: 3, contract: null }] }, [C]: { cards: 7 } });
    expect(start.refuses(A, { type: 'buildFactory', target: 'factory' })).toContain('TB-9.9');
    expect(start.refuses(A, { type: 'buildFactory', target: 'new' })).toBeNull();
    expect(start.refuses(B, { type: 'buildFactory', target: 'new' })).toEqual(['TB-4.10.3']);
    expect(start.refuses(B, { type: 'buildFactory', target: 'subsidiary1' })).toContain('TB-9.9');
    expect(start.refuses(B, { type: 'buildFactory', target: 'subsidiary2' })).toEqual(['TB-4.10.3']);
    expect(start.refuses(C, { type: 'buildFactory', target: 'factory' })).toEqual(['TB-4.10.3']);
    expect(start.does(A, { type: 'buildFactory', target: 'new' }).player(A).subsidiaries).toEqual([{ id: 1, cards: 1, contract: null }]);
  });
});

describe('trade between players', () => {
  it('[TB-4.10.4] houses singly, factories whole, at any price, to all or to one', () => {
    const start = market({ [A]: { factory: 2, houses: { ...HOUSES, rental: 2 } } });
    expect(start.refuses(A, { type: 'offerSale', asset: 'secondary', price: 1, to: 'all' })).toEqual(['TB-4.10.4']);
    const open = start.does(A, { type: 'offerSale', asset: 'factory', price: 11, to: B }).does(A, { type: 'offerSale', asset: 'rental', price: 0, to: 'all' });
    expect(open.refuses(C, { type: 'buy', offer: 'sale/0/factory', slot: 'factory' })).toEqual(['TB-4.10.4']);
    const sold = open.does(B, { type: 'buy', offer: 'sale/0/factory', slot: 'factory' }).does(C, { type: 'buy', offer: 'sale/0/rental', slot: 'main' });
    expect([sold.player(A).factory, sold.player(B).factory, sold.player(A).pile, sold.player(B).pile]).toEqual([0, 2, 41, 19]);
    expect([sold.player(A).houses.rental, sold.player(C).houses.main]).toEqual([1, 1]);
  });

  it('[TB-4.10.4] the form for a sale opens with the price of a new one', () => {
    const start = market({ [A]: { factory: 2 }, [B]: { houses: { ...HOUSES, rental: 2 } } });
    expect(start.form(A, 'offerSale')).toMatchObject({ asset: 'factory', price: 16 });
    expect(start.form(B, 'offerSale')).toMatchObject({ asset: 'rental', price: 2 });
  });

  it('[TB-4.10.4] the buyer pays, chooses a slot with room, and a second factory becomes a subsidiary', () => {
    const open = market({ [A]: { factory: 1, houses: { ...HOUSES, main: 1 } }, [B]: { factory: 1, houses: { ...HOUSES, main: 6 } }, [C]: { cards: 3 } })
      .does(A, { type: 'offerSale', asset: 'main', price: 4, to: 'all' })
      .does(A, { type: 'offerSale', asset: 'factory', price: 4, to: 'all' });
    expect(open.refuses(B, { type: 'buy', offer: 'sale/0/main', slot: 'main' })).toEqual(['TB-2.5']);
    expect(open.refuses(B, { type: 'buy', offer: 'sale/0/main', slot: 'factory' })).toEqual(['TB-4.10.4']);
    expect(open.refuses(C, { type: 'buy', offer: 'sale/0/main', slot: 'main' })).toEqual(['TB-4.10.4']);
    expect(open.does(B, { type: 'buy', offer: 'sale/0/factory', slot: 'factory' }).player(B).subsidiaries).toEqual([{ id: 1, cards: 1, contract: null }]);
  });

  it('[TB-4.10.8] what secures credits cannot be given away before they are repaid', () => {
    const owner = market({ [A]: { factory: 1, credits: 3 } });
    expect(owner.refuses(A, { type: 'sellToBank', asset: 'factory' })).toEqual(['TB-4.10.8']);
    expect(owner.refuses(A, { type: 'offerSale', asset: 'factory', price: 9, to: 'all' })).toEqual(['TB-4.10.8']);
    expect(owner.does(A, { type: 'repayCredit', n: 1 }).refuses(A, { type: 'sellToBank', asset: 'factory' })).toBeNull();
  });
});

describe('bank, boards and stocks', () => {
  it('[TB-4.10.5] the bank buys houses for a bundle and factory cards for seven, if its profits hold the cards', () => {
    const start = market({ [A]: { factory: 2, houses: { ...HOUSES, rental: 1 } } });
    const sold = start.does(A, { type: 'sellToBank', asset: 'factory' }).does(A, { type: 'sellToBank', asset: 'rental' });
    expect([sold.player(A).pile, sold.table.stock.bank, sold.state.vault.bankProfit]).toEqual([45, { houses: 1, factories: [2] }, 35]);
    const poor = start.with((work) => setFund(work, 'bankProfit', 13));
    expect(poor.refuses(A, { type: 'sellToBank', asset: 'factory' })).toEqual(['TB-4.10.5']);
  });

  it('[TB-4.10.5] free money: the building and industry boards buy, and resell at list price', () => {
    const start = market({ [A]: { factory: 1, houses: { ...HOUSES, main: 1 } } }, 'libre').arrange({ funds: { profitBuilding: 1, profitIndustry: 6 } });
    expect(start.refuses(A, { type: 'sellToBank', asset: 'factory' })).toEqual(['TB-4.10.5']);
    const sold = start.does(A, { type: 'sellToBank', asset: 'main' });
    expect([sold.table.funds.profitBuilding, sold.table.stock.boards.houses]).toEqual([0, 1]);
    const bought = sold.does(B, { type: 'buyFromStock', stock: 'boards', item: 'house', slot: 'rental' });
    expect([bought.table.funds.profitBuilding, bought.player(B).houses.rental, bought.table.stock.boards.houses]).toEqual([2, 1, 0]);
  });

  it('[TB-4.10.6] [TB-4.9.7] seized things are bought from the stock at list price', () => {
    const stocked = market().with((work) => {
      work.table.stock = { ...work.table.stock, bank: { houses: 0, factories: [2] }, state: { houses: 1, factories: [] } };
    });
    expect(stocked.refuses(A, { type: 'buyFromStock', stock: 'bank', item: 'house', slot: 'main' })).toEqual(['TB-4.10.6']);
    const bought = stocked
      .does(A, { type: 'buyFromStock', stock: 'bank', item: 'factory2', slot: 'factory' })
      .does(B, { type: 'buyFromStock', stock: 'state', item: 'house', slot: 'main' });
    expect([bought.player(A).factory, bought.player(A).pile, bought.state.vault.bankProfit]).toEqual([2, 14, 66]);
    expect(bought.table.funds.state - stocked.table.funds.state).toBe(2);
  });

  it('[TB-4.10.7] rearranging is free: houses change slots, the main factory and a subsidiary change places', () => {
    const start = market({
      [A]: { factory: 1, subsidiaries: [{ id: 1, cards: 3, contract: null }], ...house(6, 0, 1) },
      [B]: { subsidiaries: [{ id: 2, cards: 2, contract: null }] },
    });
    expect(start.refuses(A, { type: 'reassignHouse', from: 'secondary', to: 'main' })).toEqual(['TB-2.5']);
    expect(start.does(A, { type: 'reassignHouse', from: 'secondary', to: 'rental' }).player(A).houses).toEqual({ main: 6, secondary: 0, rental: 1 });
    expect(start.does(A, { type: 'swapMain', subsidiary: 1 }).player(A)).toMatchObject({ factory: 3, subsidiaries: [{ id: 1, cards: 1 }], pile: 30 });
    expect(start.does(B, { type: 'swapMain', subsidiary: 2 }).player(B)).toMatchObject({ factory: 2, subsidiaries: [] });
    expect(start.refuses(B, { type: 'swapMain', subsidiary: 1 })).toEqual(['TB-4.10.7']);
  });

  it('[TB-4.10.9] the state repays what it does not need for its next budget, unless the game master forbids it', () => {
    const rich = market({}, 'dette', { stateController: 'gm' }).arrange({ funds: { state: 20 + 13 }, state: { credits: 5 } });
    expect(rich.closed().table.state.credits).toBe(3);
    expect(rich.does('referee', { type: 'setStateRepayment', repayment: 'off' }).closed().table.state.credits).toBe(5);
  });
});

describe('distress', () => {
  const distressed = (facts: Facts): Hand => market({ [A]: { cards: 2, credits: 3, distress: 6, ...facts } });

  it('[TB-4.9.4] only selling, borrowing and accepting the seizure, until the interest is paid', () => {
    const start = distressed({ factory: 1 });
    expect(new Set(start.offered(A))).toEqual(new Set(['acceptSeizure', 'sellToBank', 'offerSale', 'pause']));
    expect(start.refuses(A, { type: 'done' })).toEqual(['TB-4.9.4']);
    expect(start.refuses(A, { type: 'gift', to: B, cards: 1 })).toEqual(['TB-4.9.4']);
  });

  it('[TB-4.9.4] a gift or a loan saves him: the interest is taken at once, and he plays like the others', () => {
    const saved = distressed({}).does(B, { type: 'gift', to: A, cards: 5 });
    expect([saved.player(A).distress, saved.player(A).pile, saved.isOffered(A, 'done')]).toEqual([0, 1, true]);
    const lent = distressed({}).does(B, { type: 'offerLoan', to: A, cards: 4, perBattle: 0, due: 5 }).does(A, { type: 'acceptLoan', offer: 'loan/1/0' });
    expect([lent.player(A).distress, lent.player(A).pile]).toEqual([0, 0]);
  });

  it('[TB-4.9.4] [TB-4.9.5] who does not answer is seized when the window closes', () => {
    const closed = distressed({ factory: 2 }).closed();
    expect([closed.player(A).factory, closed.player(A).credits]).toEqual([0, 3]);
    const seized = distressed({ factory: 2 }).does(A, { type: 'acceptSeizure' });
    expect([seized.player(A).factory, seized.player(A).pile, seized.player(A).done]).toEqual([0, 10, false]);
  });

  it('[TB-4.9.6] with nothing to seize: bankrupt, without credits, and banned for three battles', () => {
    const broke = distressed({}).does(A, { type: 'acceptSeizure' });
    expect(broke.player(A)).toMatchObject({ credits: 0, pile: 0, distress: 0, bankruptcies: 1, banned: 5 });
    expect(broke.table.bank.badCredits).toBe(3);
    const later = broke.untilBattle(5).with((work) => setPile(work, A, 8));
    expect([later.table.battle, later.refuses(A, { type: 'takeCredit', n: 1 })]).toEqual([5, ['TB-4.3.4', 'TB-2.5.1']]);
    expect(later.untilBattle(6).refuses(A, { type: 'takeCredit', n: 1 })).toBeNull();
  });
});
