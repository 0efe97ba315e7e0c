import { describe, expect, it } from 'vitest';
import { blockAt, drawnPieces } from './rows.ts';

const blocks = Array.from({ length: 400 }, (_, id) => ({ id, rows: Array.from({ length: 25 }) }));
const high = new Map(blocks.map(({ id }) => [id, 600]));
const drawn = (pieces: ReturnType<typeof drawnPieces>): readonly number[] => pieces.flatMap((piece) => (piece.kind === 'block' ? [piece.block.id] : []));
const room = (pieces: ReturnType<typeof drawnPieces>): number => pieces.reduce((sum, piece) => sum + (piece.kind === 'room' ? piece.height : 0), 0);

describe('what is drawn of a long column', () => {
  it('is what is near the sight, however long it is; the rest keeps its room', () => {
    const pieces = drawnPieces(blocks, high, { id: 200, offset: 0, height: 500 }, null);
    expect(drawn(pieces)).toEqual([198, 199, 200, 201, 202]);
    expect(room(pieces) + 600 * drawn(pieces).length).toBe(400 * 600);
  });

  it('is its foot when the newest is followed', () => {
    expect(drawn(drawnPieces(blocks, high, null, null)).at(-1)).toBe(399);
    expect(drawn(drawnPieces(blocks, high, null, null)).length).toBeLessThan(6);
    expect(drawn(drawnPieces(blocks, new Map(), null, null)).at(-1)).toBe(399);
    expect(drawn(drawnPieces(blocks, high, { id: 0, offset: 0, height: 500 }, null))).toEqual([0, 1, 2]);
  });

  it('is the same blocks when others arrive above them, or grow', () => {
    const before = drawn(drawnPieces(blocks.slice(200), high, { id: 210, offset: 40, height: 500 }, null));
    expect(drawn(drawnPieces(blocks, high, { id: 210, offset: 40, height: 500 }, null))).toEqual(before);
    expect(drawn(drawnPieces(blocks, new Map([...high, [3, 5000]]), { id: 210, offset: 40, height: 500 }, null))).toEqual(before);
  });

  it('finds the block at a height, the last one below all', () => {
    expect(blockAt(blocks, high, 1300)).toEqual({ id: 2, offset: 100 });
    expect(blockAt(blocks, high, 10_000_000).id).toBe(399);
    expect(blockAt([], high, 20)).toEqual({ id: 0, offset: 0 });
  });

  it('keeps the block that holds the keyboard, in its place', () => {
    const pieces = drawnPieces(blocks, high, { id: 0, offset: 0, height: 500 }, 300);
    expect(drawn(pieces)).toEqual([0, 1, 2, 300]);
    expect(room(pieces)).toBe(600 * 396);
  });

  it('is everything when there is little, and nothing of nothing', () => {
    expect(drawnPieces(blocks.slice(0, 2), new Map(), null, null).map(({ kind }) => kind)).toEqual(['block', 'block']);
    expect(drawnPieces([], new Map(), null, null)).toEqual([]);
  });
});
