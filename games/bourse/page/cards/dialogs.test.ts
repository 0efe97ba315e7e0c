import { describe, expect, it } from 'vitest';
import { position } from '../testing/position.ts';
import { isInTheWay } from './dialogs.tsx';

const lot = { titles: { DAR: 1 }, value: 24_000, opening: 12_000 };
const DEBT = position({ visit: null, point: { kind: 'default', debtor: 0, due: 60_000, unsold: [] } });
const AUCTION = position({ visit: null, point: { kind: 'auctionBid', debtor: 0, due: 60_000, lot, asked: [1], answered: [], best: null } });
const CHOICE = position({ visit: null, point: { kind: 'cardDecision', card: 'EV07', operation: { op: 'offerBuy', max: 2 }, asked: [0], answered: [] } });
const DIE = position({ visit: null, point: { kind: 'awaitRoll' } });

describe('an event card', () => {
  it('[BO-13.8] makes room for what it causes: a default or an auction, for everybody', () => {
    for (const view of [DEBT, AUCTION]) for (const wide of [true, false]) expect(isInTheWay({ view, you: 2, awaited: [0], wide })).toBe(true);
  });

  it('[BO-13.8] on a phone leaves the squares free to whoever must choose one, and is large to the others', () => {
    expect(isInTheWay({ view: CHOICE, you: 0, awaited: [0], wide: false })).toBe(true);
    expect(isInTheWay({ view: CHOICE, you: 1, awaited: [0], wide: false })).toBe(false);
    expect(isInTheWay({ view: CHOICE, you: 0, awaited: [0], wide: true })).toBe(false);
  });

  it('is large while the next die is waited for', () => {
    expect(isInTheWay({ view: DIE, you: 0, awaited: [0], wide: false })).toBe(false);
  });
});
