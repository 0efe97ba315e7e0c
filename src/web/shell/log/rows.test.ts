import { describe, expect, it } from 'vitest';
import { answering, foundBlocks, grownBlocks, type LogBlock, NOTHING_WRITTEN } from './rows.ts';
import { line, lines } from './testing/lines.ts';

const numbers = (blocks: readonly LogBlock[]): readonly number[] => blocks.flatMap(({ rows }) => rows.map(({ line: { n } }) => n));
const whole = (count: number) => lines(1, count);

describe('the log in blocks', () => {
  it('a new line touches the last block only: all others are the very same', () => {
    const log = whole(500);
    const before = grownBlocks(NOTHING_WRITTEN, log);
    const after = grownBlocks(before, [...log, line(501)]);
    expect(numbers(after.blocks)).toEqual([...log.map(({ n }) => n), 501]);
    expect(before.blocks).toHaveLength(21);
    expect(after.blocks.slice(0, -1)).toEqual(before.blocks.slice(0, -1));
    for (const [index, block] of before.blocks.slice(0, -1).entries()) expect(after.blocks[index]).toBe(block);
  });

  it('a line taken back far above is drawn anew, with its block and those after it', () => {
    const log = whole(200);
    const before = grownBlocks(NOTHING_WRITTEN, log);
    const after = grownBlocks(before, log.with(59, line(60, { undone: true })));
    expect(numbers(after.blocks)).toEqual(numbers(before.blocks));
    expect(after.blocks[0]).toBe(before.blocks[0]);
    expect(after.blocks[2]?.rows.find(({ line: { n } }) => n === 60)?.line.undone).toBe(true);
  });

  it('earlier lines that arrive leave blocks the names they had', () => {
    const before = grownBlocks(NOTHING_WRITTEN, lines(301, 500));
    const after = grownBlocks(before, lines(101, 500));
    expect(numbers(after.blocks)).toEqual(lines(101, 500).map(({ n }) => n));
    expect(after.blocks.slice(-before.blocks.length).map(({ id }) => id)).toEqual(before.blocks.map(({ id }) => id));
    expect(grownBlocks(after, lines(481, 500)).blocks.flatMap(({ rows }) => rows)).toHaveLength(20);
  });

  it('nothing new is nothing to do, and a log that shrank shrinks', () => {
    const log = whole(60);
    const before = grownBlocks(NOTHING_WRITTEN, log);
    expect(grownBlocks(before, log)).toBe(before);
    expect(grownBlocks(before, [...log]).blocks).toBe(before.blocks);
    expect(numbers(grownBlocks(before, log.slice(0, 40)).blocks)).toEqual(log.slice(0, 40).map(({ n }) => n));
    expect(grownBlocks(before, []).blocks).toEqual([]);
  });
});

describe('lines that are looked for', () => {
  const log = [
    line(1),
    line(2, { heading: { turn: 1, seat: 0 } }),
    line(3, { text: { key: 'buys Martell', args: { who: { seat: 0 } }, clauses: [] } }),
    line(4, { text: { key: 'sells', args: { both: { list: [{ seat: 1 }, 3] } }, clauses: [] } }),
    line(5, { heading: { turn: 2, seat: 1 } }),
  ];
  const found = (seat: number | null, words: string): readonly number[] =>
    numbers(foundBlocks(log, answering({ seat, words }, ({ text }) => text.key) ?? (() => true)));

  it('name a player, also inside a list, or have a word; each stands under the heading of its turn', () => {
    expect(found(0, '')).toEqual([2, 3]);
    expect(found(1, '')).toEqual([2, 4]);
    expect(found(null, 'MARTELL ')).toEqual([2, 3]);
    expect(found(1, 'martell')).toEqual([]);
  });

  it('no filter is no question', () => {
    expect(answering({ seat: null, words: ' ' }, () => '')).toBeNull();
  });
});
