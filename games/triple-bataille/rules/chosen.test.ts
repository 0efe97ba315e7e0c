import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { CLUBS, DIAMONDS, faceFrom, faceOf, HEARTS, SPADES } from './cards.ts';
import { pick } from '../phases/plan.ts';
import type { Card, Entry, Face, Options } from '../types.ts';
import type { Work } from './work.ts';
import { choosers } from './chosen.ts';
import { payOut } from './payout.ts';
import { winnersOrder } from './winners.ts';
import { arrange, entryOf, pileOf, workWith } from './work.test-support.ts';

const KING = faceFrom(13, HEARTS);
const FOUR = faceFrom(4, CLUBS);
const QUEEN = faceFrom(12, DIAMONDS);
const NINE = faceFrom(9, SPADES);

/** A card of this face, as money of a player would be. */
const draw = (work: Work, face: Face): Card => {
  const card = work.heaps.pioche.find((one) => faceOf(one) === face) ?? at([], 0);
  work.heaps.pioche = work.heaps.pioche.filter((other) => other !== card);
  work.money++;
  return card;
};

const laid = (work: Work, seat: number, faces: readonly Face[], facts: Partial<Entry>): Entry =>
  entryOf(seat, faces, { ...facts, cards: faces.map((face) => draw(work, face)) });

/** TB-8.2.28: two workshops with K♥ 4♣, a workshop with Q♦, a micro-enterprise with 9♠; 20 cards face down. */
const example = (options: Partial<Options>): Work => {
  const work = workWith({ seats: 3, battle: 4, options, pile: 0, funds: { state: 0, pot: 20 } });
  const entries = [laid(work, 0, [KING, FOUR], { kind: 'main', f: 2 }), laid(work, 1, [QUEEN], { kind: 'main', f: 1 }), laid(work, 2, [NINE], {})];
  work.table.battleReport = { ...work.table.battleReport, entries, order: winnersOrder(work, entries), turned: [] };
  work.table.point = { kind: 'pick' };
  return work;
};

const facesOf = (work: Work, seat: number): readonly Face[] => at(work.heaps.piles, seat).map(faceOf);

describe('chosen winnings', () => {
  it('[TB-8.2.28] [TB-6.4.8] as many as staked: own cards inside the gain, the king changed for a card on top, then two of the others', () => {
    const work = example({ chosenWinnings: 'asStaked' });
    const [king] = work.table.battleReport.entries[0]?.cards ?? [];
    payOut(work);
    expect([0, 1, 2].map((seat) => pileOf(work, seat))).toEqual([14, 6, 0]);
    expect(work.table.funds.state).toBe(4);
    const pile = facesOf(work, 0);
    expect(pile).toEqual(expect.arrayContaining([FOUR, QUEEN, NINE]));
    expect(work.heaps.pioche).toContain(king);
  });

  it('[TB-6.4.8] the card drawn for a court card lies on top of the pile', () => {
    const work = arrange(example({ chosenWinnings: 'asStaked' }), { piles: { 0: 3 } });
    const before = at(work.heaps.piles, 0);
    payOut(work);
    expect(at(work.heaps.piles, 0).slice(1, 4)).toEqual(before);
  });

  it('[TB-6.4.8] a number of cards: the highest without a list; with a list only what it names', () => {
    const free = example({ chosenWinnings: 'number', chosenNumber: 1 });
    payOut(free);
    expect(facesOf(free, 0)).toContain(QUEEN);
    const listed = example({ chosenWinnings: 'number', chosenNumber: 1 });
    pick.apply(listed, 0, { type: 'pick', cards: [NINE, QUEEN] });
    payOut(listed);
    // The queen was still there for its owner.
    expect(facesOf(listed, 0)).toContain(NINE);
    expect(facesOf(listed, 1)).not.toContain(NINE);
  });

  it('[TB-6.4.8] an empty list chooses nothing: the rest comes from the face-down cards', () => {
    const work = example({ chosenWinnings: 'all' });
    pick.apply(work, 0, { type: 'pick', cards: [] });
    pick.apply(work, 1, { type: 'pick', cards: [] });
    const [nine] = work.table.battleReport.entries[2]?.cards ?? [];
    payOut(work);
    // All 24 cards were won or taxed: the micro-enterprise got nothing, and its card went with the others.
    expect(at(work.heaps.piles, 0)).not.toContain(nine);
    expect([0, 1, 2].map((seat) => pileOf(work, seat))).toEqual([14, 6, 0]);
  });

  it('[TB-6.4.8] a wish list names cards of others that lie on the table', () => {
    const work = example({ chosenWinnings: 'all' });
    expect(pick.check(work, 0, { type: 'pick', cards: [QUEEN, NINE] })).toBeNull();
    expect(pick.check(work, 0, { type: 'pick', cards: [FOUR] })).not.toBeNull();
    expect(pick.check(work, 0, { type: 'pick', cards: [QUEEN, QUEEN] })).not.toBeNull();
  });

  it('[TB-6.4.8] nobody has a choice when one alone has staked', () => {
    const work = example({ chosenWinnings: 'all' });
    expect(choosers(work)).toEqual([0, 1, 2]);
    work.table.battleReport = { ...work.table.battleReport, entries: work.table.battleReport.entries.slice(0, 1) };
    expect(choosers(work)).toEqual([]);
  });

  it('[TB-6.4.8] for an employee’s entry the boss chooses, and the bonus comes face down', () => {
    const work = example({ chosenWinnings: 'asStaked' });
    const [first, ...others] = work.table.battleReport.entries;
    if (first === undefined) throw new Error('no entry');
    const entries = [{ ...first, key: '0/1', kind: 'subsidiary' as const, operator: 2 }, ...others];
    work.table.battleReport = { ...work.table.battleReport, entries, order: winnersOrder(work, entries) };
    payOut(work);
    expect([0, 1, 2].map((seat) => pileOf(work, seat))).toEqual([12, 6, 2]);
    expect(facesOf(work, 0)).toEqual(expect.arrayContaining([QUEEN, NINE]));
    expect(facesOf(work, 2)).not.toContain(QUEEN);
  });

  it('[TB-6.4.8] [TB-2.3.6] what is left on the table goes to the state, and the draw pile is shuffled', () => {
    const work = arrange(example({ chosenWinnings: 'number', chosenNumber: 1 }), { funds: { pot: 60 } });
    const before = work.heaps.pioche;
    payOut(work);
    // 14 + 6 + 3 won; 60 + 4 in all.
    expect(work.table.funds.state).toBe(64 - 23);
    expect(work.table.battleReport.entries.every(({ cards }) => cards.length === 0)).toBe(true);
    expect(work.heaps.pioche.filter((card) => before.includes(card))).not.toEqual(before.filter((card) => work.heaps.pioche.includes(card)));
  });
});
