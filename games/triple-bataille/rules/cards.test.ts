import { expect, it } from 'vitest';
import { CLUBS, DIAMONDS, faceFrom, faceOf, HEARTS, isCourt, newPack, rankOf, SPADES, stamped, suitOf, valueOf, worth } from './cards.ts';

it('[TB-2.3.1] a pack: four suits of thirteen ranks, the ace highest', () => {
  const faces = newPack(0, 'none').map(faceOf);
  for (const suit of [HEARTS, DIAMONDS, CLUBS, SPADES]) {
    const ranks = faces.filter((face) => suitOf(face) === suit).map((face) => rankOf(face, 'none'));
    expect(ranks.toSorted((a, b) => b - a)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  }
  expect(rankOf(faceFrom(14, SPADES), 'none')).toBe(14);
});

it('[TB-2.3.1] cards of different packs are different cards with the same face', () => {
  const [first = 0, second = 0] = [newPack(0, 'none')[5], newPack(3, 'none')[5]];
  expect(first).not.toBe(second);
  expect(faceOf(first)).toBe(faceOf(second));
});

it('[TB-2.3.2] a joker is the lowest or the highest, has no suit and is no court card', () => {
  const jokers = newPack(1, 'lowest')
    .map(faceOf)
    .filter((face) => suitOf(face) === null);
  expect(jokers).toHaveLength(2);
  expect(jokers.map((face) => [rankOf(face, 'lowest'), rankOf(face, 'highest'), isCourt(face)])).toEqual([
    [1, 15, false],
    [1, 15, false],
  ]);
});

it('[TB-6.4.8] court cards: ace, king, queen and jack', () => {
  expect([14, 13, 12, 11, 10].map((rank) => isCourt(faceFrom(rank, CLUBS)))).toEqual([true, true, true, true, false]);
});

it('[TB-6.4.2] a denomination is stamped on a card and leaves its face', () => {
  const card = newPack(2, 'none')[17] ?? 0;
  const four = stamped(card, 4);
  expect([valueOf(card), valueOf(four), valueOf(stamped(four, 2))]).toEqual([1, 4, 2]);
  expect(faceOf(four)).toBe(faceOf(card));
  expect(worth([card, four, stamped(card, 2)])).toBe(7);
});
