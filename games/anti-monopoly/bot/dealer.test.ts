import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { TITLE_DATA, titleIndex } from '../data.ts';
import { type Move, type Role, TITLE_IDS, type TitleId, type Trade, type TradeResult, type View } from '../types.ts';
import { bookOf, bundleOf } from './books.ts';
import { dealer } from './dealer.ts';
import { decent } from './decent.ts';
import { seen, sightOn } from './seen.test-support.ts';
import { isWelcome } from './trade.ts';
import { holdingValue } from './value.ts';

const THROW: Move = { type: 'throw' };
const chooses = (view: View, ...moves: readonly Move[]): Move => dealer.choose(sightOn(view, moves), 0, quickChance(1));

/** Early, with land that is worth as much to anybody, and money everywhere. */
const people = [
  { role: 'C', cash: 6000, owns: ['BRU2', 'LON2', 'SP1'] },
  { role: 'M', cash: 9000, owns: ['AMS1', 'ATH1'] },
  { role: 'C', cash: 9000, owns: ['ROM1', 'PAR1'] },
  { role: 'M', cash: 9000, owns: ['BER1', 'MAD1'] },
] as const;

describe('who deals for the chance to win', () => {
  it('[AM-12.5] proposes what the other takes, and what the decent bot would not think of', () => {
    const view = seen(people, { round: 5 });
    const move = chooses(view, THROW);
    expect(move.type).toBe('proposeTrade');
    if (move.type !== 'proposeTrade') return;
    expect(isWelcome(view, { proposer: 0, ...move }, move.to)).toBe(true);
    expect(decent.choose(sightOn(view, [THROW]), 0, quickChance(1))).not.toEqual(move);
  });

  it('[AM-5.4] deals as the decent bot does where cash hardly counts, or no end is set', () => {
    for (const options of [{ limitScoring: 'tournament' } as const, { roundLimit: 0 }]) {
      const view = seen(people, { round: 5, options });
      expect(chooses(view, THROW)).toEqual(decent.choose(sightOn(view, [THROW]), 0, quickChance(1)));
    }
  });

  it('[AM-4.10.4] presses nobody: one refusal a turn, and whoever refused last is not the next to be asked', () => {
    const view = seen(people, { round: 5 });
    const move = chooses(view, THROW);
    if (move.type !== 'proposeTrade') throw new Error('no deal');
    const lastTrade: TradeResult = { round: 4, answer: 'rejected', trade: { proposer: 0, ...move } };
    expect(chooses({ ...view, table: { ...view.table, proposals: 1, lastTrade } }, THROW)).toEqual(THROW);
    const next = chooses({ ...view, table: { ...view.table, lastTrade } }, THROW);
    expect(next.type === 'proposeTrade' && next.to).not.toBe(move.to);
  });

  it('refuses a fair deal by which it would win less often', () => {
    const offers: readonly Move[] = [{ type: 'accept' }, { type: 'reject' }];
    const asked = (deal: Pick<Trade, 'giveTitles' | 'giveCash' | 'getTitles' | 'getCash'>): View =>
      seen(people, { round: 20, point: { kind: 'tradeResponse', seat: 0, proposer: 1, back: 'preThrow' }, offer: { proposer: 1, to: 0, ...deal } });
    const sells = asked({ giveTitles: [], giveCash: 4000, getTitles: ['BRU2'], getCash: 0 });
    expect(chooses(sells, ...offers).type).toBe('accept');
    // Nearly half its money for a street: fair by the rents to the end, and less is left for what may come.
    const buys = asked({ giveTitles: ['ATH1'], giveCash: 0, getTitles: [], getCash: 2800 });
    expect(decent.choose(sightOn(buys, offers), 0, quickChance(1)).type).toBe('accept');
    expect(chooses(buys, ...offers).type).toBe('reject');
  });
});

describe('the books', () => {
  it('[AM-12.3] tell what a title adds as the decent bot counts it', () => {
    const chance = quickChance(3);
    const roles: readonly Role[] = ['C', 'M', 'C', 'M'];
    for (const round of range(20)) {
      const owner = TITLE_IDS.map(() => chance.int(roles.length));
      const held = (seat: Seat): readonly TitleId[] => TITLE_IDS.filter((_, index) => at(owner, index) === seat);
      const view = seen(
        roles.map((role, seat) => ({ role, owns: held(seat) })),
        { round: 1 + 3 * round },
      );
      const index = titleIndex(at(TITLE_IDS, chance.int(TITLE_DATA.length)));
      const [from, to] = [at(owner, index), (at(owner, index) + 1) % roles.length];
      expect(bookOf(view, from).change(bundleOf([index]), bundleOf([])).worth).toBeCloseTo(-holdingValue(view, from, index), 6);
      expect(bookOf(view, to).change(bundleOf([]), bundleOf([index])).worth).toBeCloseTo(holdingValue(view, to, index), 6);
    }
  });
});
