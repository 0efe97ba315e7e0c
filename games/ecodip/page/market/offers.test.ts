import { describe, expect, it } from 'vitest';
import type { LogLine, TalkLine } from '#protocol';
import { worldOf } from '#games/ecodip/data/world.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOf, officeOfView } from '#games/ecodip/orders/office.ts';
import { type Table, type Tag, TAGS } from '#games/ecodip/types.ts';
import { viewOf } from '../testing/position.ts';
import { alike, botOffers, inOrder, isAnswered, isDue, isWritten, nextMarket, type Offer, orderFor, seasonStart, standingOffers } from './offers.ts';
import { trades } from '#games/ecodip/bot/market.ts';
import { position } from '#games/ecodip/rules/staging.ts';

/* Seats are powers in the order of the table: USA 0, EOC 2, RUS 4. */

const line = (n: number, seat: TalkLine['seat'], text: string, more: Partial<TalkLine> = {}): TalkLine => ({ n, at: 100 + n, seat, name: '', text, ...more });

interface Place {
  readonly you?: Tag | null;
  readonly table?: Partial<Table>;
  readonly since?: number | null;
}

const board = (talk: readonly TalkLine[], { you = 'EOC', table = {}, since = 0 }: Place = {}): readonly Offer[] => {
  const view = viewOf('EOC', { table });
  return standingOffers(talk, { world: worldOf(view.options), table: view.table, you, since });
};

const numbers = (offers: readonly Offer[]): readonly number[] => offers.map((offer) => offer.line);
const only = (offers: readonly Offer[]): Offer => {
  const [offer] = offers;
  if (offer === undefined || offers.length > 1) throw new Error(`${offers.length} offers`);
  return offer;
};

const TO_ALL = 'Printemps 2011\u00a0: JE VENDS 3 TB A QUICONQUE POUR 75 KG D’OR';
const TO_EOC = 'Printemps 2011\u00a0: J’ACHETE 1 MP A EOC POUR 50 KG D’OR';

describe('the board of offers', () => {
  it('[EC-13.5] has what was offered in public, by whom, to whom and for which season', () => {
    const talk = [line(1, 4, TO_ALL), line(2, 0, 'Bonjour'), line(3, 0, TO_EOC)];
    expect(board(talk)).toEqual([
      { key: '1.0', line: 1, by: 'RUS', to: null, terms: { k: 'sell', n: 3, good: 'TB', price: 75 }, turn: 0, circle: null },
      { key: '3.0', line: 3, by: 'USA', to: 'EOC', terms: { k: 'buy', n: 1, good: 'MP', price: 50 }, turn: 0, circle: null },
    ]);
    expect(board(talk, { you: null })).toEqual(board(talk, { you: 'CHI' }));
  });

  it('[EC-13.5] has private offers for those whom they are for, and for their makers', () => {
    const talk = [line(1, 4, TO_EOC, { to: [2, 9] }), line(2, 4, TO_ALL, { to: [2, 9] })];
    expect(numbers(board(talk, { you: 'EOC' }))).toEqual([1, 2]);
    expect(numbers(board(talk, { you: 'RUS' }))).toEqual([1, 2]);
    // China reads both, and may take the second only.
    expect(numbers(board(talk, { you: 'CHI' }))).toEqual([2]);
    expect(board(talk)[0]?.circle).toEqual([2, 9]);
  });

  it('[EC-13.5] [EC-4.4.2] forgets an offer once the transactions of its season are over', () => {
    const talk = [line(1, 4, TO_ALL), line(2, 4, 'Automne 2011\u00a0: JE VENDS 1 ABM (mos) A EOC POUR 200 KG D’OR')];
    expect(numbers(board(talk, { table: { phase: 'PLACEMENT' } }))).toEqual([1, 2]);
    expect(numbers(board(talk, { table: { phase: 'SPRING_ORDERS' } }))).toEqual([1, 2]);
    expect(numbers(board(talk, { table: { phase: 'SPRING_RETREATS' } }))).toEqual([2]);
    expect(numbers(board(talk, { table: { phase: 'AUTUMN_ORDERS', turn: 1 } }))).toEqual([2]);
    expect(numbers(board(talk, { table: { phase: 'WINTER_ORDERS', turn: 1 } }))).toEqual([]);
    expect(numbers(board([line(1, 4, 'Printemps 2012\u00a0: JE VENDS 1 TB A EOC POUR 9 KG D’OR')], { table: { phase: 'GAME_OVER', turn: 1 } }))).toEqual([]);
  });

  it('[EC-4.4.2] has no goods in autumn', () => {
    expect(board([line(1, 4, 'Automne 2011\u00a0: JE VENDS 3 TB A EOC POUR 75 KG D’OR')])).toEqual([]);
  });

  it('[EC-13.5] takes what names no season for the season in which it was said', () => {
    const talk = [line(1, 4, 'JE VENDS 1 TB A EOC POUR 25 KG D’OR'), line(2, 4, 'JE VENDS 2 TB A EOC POUR 50 KG D’OR')];
    expect(numbers(board(talk, { since: 102 }))).toEqual([2]);
    expect(numbers(board(talk, { since: null }))).toEqual([]);
    expect(numbers(board(talk, { since: 102, table: { phase: 'SPRING_RETREATS' } }))).toEqual([]);
  });

  it('[EC-13.5] takes an offer off when its maker withdraws it, before the same ears', () => {
    const back = 'Printemps 2011\u00a0: JE RETIRE MON OFFRE\u00a0: JE VENDS 3 TB A QUICONQUE POUR 75 KG D’OR';
    const talk = [line(1, 4, TO_ALL), line(2, 4, TO_ALL), line(3, 0, TO_ALL), line(4, 4, TO_ALL, { to: [2] })];
    expect(numbers(board([...talk, line(5, 4, back)]))).toEqual([1, 3, 4]);
    expect(numbers(board([...talk, line(5, 4, back, { to: [2] })]))).toEqual([1, 2, 3]);
    expect(numbers(board([...talk, line(5, 2, back)]))).toEqual([1, 2, 3, 4]);
    expect(numbers(board([line(1, 4, back), line(2, 4, TO_ALL)]))).toEqual([2]);
  });

  it('[EC-4.4.15] has no offers to oneself, of the fallen or to them, and none of those who do not play', () => {
    expect(board([line(1, 2, TO_EOC)])).toEqual([]);
    expect(board([line(1, 4, TO_ALL)], { table: { eliminated: [{ power: 'RUS', turn: 0 }] } })).toEqual([]);
    expect(board([line(1, 4, TO_EOC)], { you: 'RUS', table: { eliminated: [{ power: 'EOC', turn: 0 }] } })).toEqual([]);
    expect(board([line(1, 'referee', TO_EOC), line(2, null, TO_EOC)])).toEqual([]);
  });

  it('shows what is for oneself first, then what anybody may take, one’s own, and the rest', () => {
    const others = 'Printemps 2011\u00a0: J’ACHETE 1 MP A CHI POUR 50 KG D’OR';
    expect(numbers(inOrder(board([line(1, 4, others), line(2, 2, TO_ALL), line(3, 4, TO_ALL), line(4, 4, TO_EOC)]), 'EOC'))).toEqual([4, 3, 2, 1]);
  });
});

it('[EC-4.4.4] the same lot offered several times is one line; another price, or other ears, is another', () => {
  const dearer = 'Printemps 2011\u00a0: J’ACHETE 1 MP A EOC POUR 51 KG D’OR';
  const talk = [line(1, 4, TO_EOC), line(2, 4, dearer), line(3, 4, TO_EOC), line(4, 0, TO_EOC), line(5, 4, TO_EOC), line(6, 4, TO_EOC, { to: [2] })];
  expect(alike(board(talk)).map(numbers)).toEqual([[1, 3, 5], [2], [4], [6]]);
});

describe('taking an offer', () => {
  it('[EC-13.5] [EC-4.4.4] is the order that matches it to the letter, on the sheet of either party', () => {
    const offer = only(board([line(1, 4, 'Printemps 2011\u00a0: JE VENDS 1 ABM (mos) A EOC POUR 260 KG D’OR')]));
    expect(orderFor(offer, 'EOC')).toEqual({ k: 'buy', with: 'RUS', n: 1, good: 'ABM', from: 'mos', price: 260 });
    expect(orderFor(offer, 'RUS')).toEqual({ k: 'sell', with: 'EOC', n: 1, good: 'ABM', from: 'mos', price: 260 });
    expect(orderFor(offer, 'USA')).toBeNull();
    expect(orderFor(offer, null)).toBeNull();
  });

  it('[EC-13.5] of an offer to anybody names its maker, who has nobody to name yet', () => {
    const offer = only(board([line(1, 4, TO_ALL)]));
    expect(orderFor(offer, 'EOC')).toEqual({ k: 'buy', with: 'RUS', n: 3, good: 'TB', price: 75 });
    expect(orderFor(offer, 'RUS')).toBeNull();
  });

  it('[EC-13.5] is told to the maker by the offer that answers his', () => {
    const talk = [line(1, 4, TO_ALL)];
    expect(isAnswered(only(board(talk)), 'EOC', board(talk))).toBe(false);
    const told = board([...talk, line(2, 2, 'Printemps 2011\u00a0: J’ACHETE 3 TB A RUS POUR 75 KG D’OR', { to: [4] })]);
    expect(told.map((offer) => isAnswered(offer, 'EOC', told))).toEqual([true, false]);
  });

  it('[EC-4.4.2] waits for its season', () => {
    const { table } = viewOf('EOC');
    const offer = only(board([line(1, 4, 'Printemps 2012\u00a0: JE VENDS 3 TB A EOC POUR 75 KG D’OR')]));
    expect(isDue(offer, table)).toBe(false);
    expect(isDue(offer, { ...table, turn: 2 })).toBe(true);
    expect(isDue(offer, { ...table, turn: 2, phase: 'SPRING_RETREATS' })).toBe(false);
  });

  it('is done when the sheet has the order, in whatever language, and not when it is refused there', () => {
    const office = officeOfView(viewOf('EOC'));
    if (office === null) throw new Error('nobody sits here');
    const order = orderFor(only(board([line(1, 4, TO_ALL)])), 'EOC');
    if (order === null) throw new Error('no order');
    expect(isWritten(judgeSheet(office, 'A par - bel\nI BUY 3 TB FROM RUS FOR 75 KG OF GOLD'), order)).toBe(true);
    expect(isWritten(judgeSheet(office, 'J’ACHETE 3 TB A RUS POUR 76 KG D’OR'), order)).toBe(false);
    // EC-4.4.2: goods are refused in autumn.
    const autumn = { ...office, table: { ...office.table, turn: 1, phase: 'AUTUMN_ORDERS' } } as const;
    expect(isWritten(judgeSheet(autumn, 'J’ACHETE 3 TB A RUS POUR 75 KG D’OR'), order)).toBe(false);
    expect(isWritten(null, order)).toBe(false);
  });
});

describe('the season', () => {
  it('[EC-4.4.2] of a new offer is the next market of its good', () => {
    const at = (phase: Table['phase'], turn: number) => (['TB', 'ABM'] as const).map((good) => nextMarket({ phase, turn }, { good }));
    expect(at('PLACEMENT', 0)).toEqual([0, 0]);
    expect(at('SPRING_ORDERS', 0)).toEqual([0, 0]);
    expect(at('SPRING_RETREATS', 0)).toEqual([2, 1]);
    expect(at('AUTUMN_ORDERS', 1)).toEqual([2, 1]);
    expect(at('WINTER_ORDERS', 1)).toEqual([2, 2]);
    expect(at('GAME_OVER', 1)).toEqual([null, null]);
  });

  it('begins with its heading in the log, and is not known where another one is the last', () => {
    const heading = (n: number, turn: number): LogLine => ({
      n,
      step: n,
      at: 10 * n,
      to: 'all',
      text: { key: 'log.turn', clauses: [] },
      heading: { turn },
    });
    const plain: LogLine = { n: 9, step: 9, at: 90, to: 'all', text: { key: 'log.HELD', clauses: [] } };
    expect(seasonStart([heading(1, 1), heading(2, 2), plain], { turn: 1 })).toBe(20);
    expect(seasonStart([heading(1, 1), heading(2, 2)], { turn: 0 })).toBeNull();
    expect(seasonStart([plain], { turn: 0 })).toBeNull();
  });
});

const seats = (person: number, level: 'weak' | 'decent') =>
  TAGS.map((_, seat) => ({
    seat,
    name: '',
    holder: seat === person ? ('person' as const) : ('bot' as const),
    level,
    mark: seat,
    connected: true,
    awayUntil: null,
  }));

it('[EC-12.6] [EC-13.5] shows a person what bots write to him, so that the order across makes a deal', () => {
  const state = position();
  const offers = botOffers({ world: worldOf(state.options), table: state.table }, seats(2, 'decent'));
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) {
    expect([offer.to, offer.circle]).toEqual(['EOC', null]);
    const { k, n, good, price } = offer.terms;
    expect(trades(officeOf(state, offer.by))).toContainEqual({ k, with: 'EOC', n, good, price });
    expect(orderFor(offer, 'EOC')).toEqual({ k: k === 'sell' ? 'buy' : 'sell', with: offer.by, n, good, price });
  }
});

it('[EC-7.1] rests on nothing secret, and is silent out of season', () => {
  const [poor, rich] = [position({ gold: { AFN: 0, RUS: 0 } }), position({ gold: { AFN: 5000, RUS: 5000 } })];
  const offersIn = (state: typeof poor) => botOffers({ world: worldOf(state.options), table: state.table }, seats(2, 'weak'));
  expect(offersIn(poor)).toEqual(offersIn(rich));
  expect(offersIn(position({ turn: 1, phase: 'AUTUMN_ORDERS' }))).toEqual([]);
});
