import { describe, expect, it } from 'vitest';
import { at, replaceAt } from '#kernel/collections.ts';
import { forecastFor, nextRoller, orderOfPlay } from './facts.ts';
import { statusOf } from './status.ts';
import { plain, position, sceneAt } from './testing/position.ts';

describe('the forecast', () => {
  it('[BO-13.4] gives the six squares and quotations of a pawn', () => {
    const ghosts = forecastFor(position(), 0);
    expect(ghosts.map(({ die, square, security, quote }) => [die, square, security, quote])).toEqual([
      [1, 10, null, 0],
      [2, 11, 'FOR', 19_000],
      [3, 12, 'LOC', 23_000],
      [4, 13, 'CMP', 20_000],
      [5, 14, 'DEL', 30_000],
      [6, 15, null, 0],
    ]);
  });

  it('[BO-4.4.3] marks the ceiling and shows the raw figure', () => {
    expect(forecastFor(position(), 0)[3]).toMatchObject({ raw: 48_000, limit: 'ceiling' });
  });

  it('[BO-4.4.4] marks the floor', () => {
    const view = position({ phase: 'recession' });
    const players = replaceAt(view.table.players, 0, { ...at(view.table.players, 0), square: 17 });
    expect(forecastFor(position({ phase: 'recession', players }), 0)[0]).toMatchObject({ security: 'JBO', raw: -9_000, limit: 'floor', quote: 20_000 });
  });

  it('[BO-4.4.1] does not take exactly 40,000 for more', () => {
    const view = position({ quotes: { ...position().table.quotes, DEL: 35_000 } });
    expect(forecastFor(view, 0)[4]).toMatchObject({ raw: 40_000, limit: null });
  });
});

describe('the next roller', () => {
  it('[BO-4.1.1] is the left-hand neighbour once the die has been thrown', () => {
    expect(nextRoller(position())).toBe(1);
    expect(nextRoller(position({ point: { kind: 'awaitRoll' } }))).toBe(0);
  });

  it('[BO-2.8.9] is the same player with an extra turn', () => {
    expect(nextRoller(position({ extraTurn: true }))).toBe(0);
  });

  it('[BO-4.1.2] is not a player who misses a turn, nor one who has left', () => {
    const { players } = position().table;
    const missing = replaceAt(players, 1, { ...at(players, 1), turnsToMiss: 1 });
    expect(nextRoller(position({ players: missing }))).toBe(2);
    expect(nextRoller(position({ players: replaceAt(missing, 2, { ...at(players, 2), active: false }) }))).toBe(3);
  });
});

const { visit, players } = position().table;
if (visit === null) throw new Error('the position has a visit');
const later = position({
  point: { kind: 'otherTrade', seat: 2 },
  visit: {
    ...visit,
    orders: [
      { seat: 0, kind: 'buy', n: 2, price: 27_000 },
      { seat: 1, kind: 'pass', n: 0, price: 28_000 },
    ],
  },
});

describe('the order of play', () => {
  it('[BO-13.7] begins with the roller and shows who did what', () => {
    expect(orderOfPlay(later).map(({ seat, turn }) => [seat, turn.kind])).toEqual([
      [0, 'done'],
      [1, 'done'],
      [2, 'asked'],
      [3, 'waiting'],
    ]);
  });

  it('[BO-4.0.2] whoever could do nothing was passed over and waits no more', () => {
    const view = position({ point: { kind: 'otherTrade', seat: 2 } });
    expect(orderOfPlay(view).map(({ turn }) => turn.kind)).toEqual(['idle', 'idle', 'asked', 'waiting']);
  });

  it('[BO-4.11.1] leaves out who has left', () => {
    const view = position({ players: replaceAt(players, 1, { ...at(players, 1), active: false }) });
    expect(orderOfPlay(view).map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  it('between visits tells the die and missed turns', () => {
    const view = position({ visit: null, point: { kind: 'awaitRoll' }, players: replaceAt(players, 3, { ...at(players, 3), turnsToMiss: 1 }) });
    expect(orderOfPlay(view).map(({ turn }) => turn.kind)).toEqual(['dice', 'idle', 'idle', 'missing']);
  });
});

describe('what stands beside a name', () => {
  const statuses = (view: typeof later) => [0, 1, 2, 3].map((seat) => plain(statusOf(sceneAt(view), seat) ?? ''));

  it('[BO-13.7] is the trade made, the trade under way, the place in the queue', () => {
    expect(statuses(position())).toEqual(['au dé, traite', 'traite ensuite', 'traite en 3ᵉ', 'traite en 4ᵉ']);
    expect(statuses(later)).toEqual(['achète 2 à 27 000 F', 'passe', 'traite', 'traite ensuite']);
  });

  it('[BO-4.8.2] is the sum a debtor owes, and who may bid', () => {
    const lot = { titles: { DAR: 1 }, value: 24_000, opening: 12_000 };
    const view = position({ visit: null, point: { kind: 'auctionBid', debtor: 0, due: 60_000, lot, asked: [1, 3], answered: [3], best: null } });
    expect(statuses(view).slice(0, 4)).toEqual(['doit 60 000 F', 'peut enchérir', '5ᵉ tour de circuit', 'a répondu']);
  });
});
