import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { wildMoves } from './wild-moves.ts';

describe('wild moves', () => {
  it('are none before any was seen', () => {
    expect(wildMoves([]).draw(quickChance(1))).toBeNull();
    expect(wildMoves([null, 3, 'x', []]).draw(quickChance(1))).toBeNull();
  });

  it('are drawn by type, however rare a type is', () => {
    const wild = wildMoves([{ type: 'rare' }]);
    for (const amount of range(500)) wild.add({ type: 'bid', amount });
    const chance = quickChance(1);
    const drawn = range(400).map(() => wild.draw(chance));
    const asTheyWere = drawn.filter((move) => move !== null && Object.keys(move).length === 1 && move.type === 'rare');
    expect(asTheyWere.length).toBeGreaterThan(50);
    expect(new Set(drawn.map((move) => JSON.stringify(move))).size).toBeGreaterThan(100);
  });

  it('differ by one thing when warped, wherever it lies', () => {
    const wild = wildMoves([{ type: 'lot', names: ['a', 'b'], lot: { a: 1 }, on: true, nothing: null }, { type: 'x' }]);
    const chance = quickChance(2);
    const warped = range(300).map(() => JSON.stringify(wild.warp({ type: 'lot', names: ['a', 'b'], lot: { a: 1 }, on: true, nothing: null }, chance)));
    for (const part of ['"type":"x"', '"names":["b"]', '"on":false', '"lot":{"a":2}', '"nothing":0'])
      expect(warped.some((text) => text.includes(part))).toBe(true);
    expect(JSON.parse(JSON.stringify(wild.warp({ type: 'x', lot: {} }, quickChance(1))))).not.toBeNull();
  });
});
