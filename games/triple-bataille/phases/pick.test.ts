import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/seats.ts';
import { faceOf } from '../rules/cards.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import type { Options } from '../types.ts';
import { view } from '../view.ts';

/** The learning mode with all three players' stakes on the table. */
const pick = (options: Partial<Options> = {}): Hand =>
  [A, B, C].reduce(
    (hand, seat) => hand.does(seat, { type: 'setStake', b: 1 }).does(seat, { type: 'done' }),
    deal({ mode: 'decouverte', chosenWinnings: 'all', ...options }, 3).closed(),
  );

const faces = (hand: Hand, seat: number): readonly number[] =>
  hand.table.battleReport.entries.filter(({ owner }) => owner !== seat).flatMap(({ cards }) => cards.map(faceOf));

describe('chosen winnings', () => {
  it('[TB-6.4.8] one window for all winners: cards of others, each wished for once', () => {
    const open = pick();
    expect([open.table.point.kind, open.awaited]).toEqual(['pick', [A, B, C]]);
    const [own] = open.table.battleReport.entries.filter(({ owner }) => owner === A).flatMap(({ cards }) => cards.map(faceOf));
    const others = [...new Set(faces(open, A))];
    expect(open.refuses(A, { type: 'pick', cards: others })).toBeNull();
    expect(open.refuses(A, { type: 'pick', cards: [others[0] ?? 0, others[0] ?? 0] })).toEqual(['TB-6.4.8']);
    if (own !== undefined && !others.includes(own)) expect(open.refuses(A, { type: 'pick', cards: [own] })).toEqual(['TB-6.4.8']);
  });

  it('[TB-6.4.8] [TB-7] wish lists are their owners’ alone until they are executed, and may be revised', () => {
    const others = [...new Set(faces(pick(), A))];
    const sent = pick().does(A, { type: 'pick', cards: others });
    expect([sent.awaited, view(sent.state, B).sealed.picks, view(sent.state, 'referee').sealed.picks]).toEqual([[B, C], {}, {}]);
    expect(view(sent.state, A).sealed.picks).toEqual({ [A]: others });
    expect(sent.does(A, { type: 'pick', cards: [] }).state.sealed.picks).toEqual({ [A]: [] });
  });

  it('[TB-6.4.8] no window when only one player has entries', () => {
    const alone = deal({ mode: 'decouverte', chosenWinnings: 'all' }, 3).closed().does(A, { type: 'setStake', b: 1 }).closed();
    expect(alone.table.point.kind).toBe('market');
  });

  it('[TB-9.3] after the payout the table is empty and every card has gone somewhere', () => {
    const over = pick().closed();
    expect(over.table.point.kind).toBe('market');
    expect(over.table.funds.pot).toBe(0);
    expect(over.table.battleReport.entries.every(({ cards }) => cards.length === 0)).toBe(true);
    expect(over.state.money).toBe(pick().state.money);
  });
});
