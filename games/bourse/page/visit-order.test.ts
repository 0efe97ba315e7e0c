import { describe, expect, it } from 'vitest';
import { at, replaceAt } from '#kernel/collections.ts';
import { speechOf } from './speech.ts';
import { statusOf } from './status.ts';
import { position, voice } from './testing/position.ts';
import { orderOfPlay } from './forecast.ts';

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
  const speech = speechOf(voice());
  const statuses = (view: typeof later) => [0, 1, 2, 3].map((seat) => statusOf(view, seat, speech)?.replaceAll('\u00a0', ' '));

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
