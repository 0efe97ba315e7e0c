import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { refuse } from '#table';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { readBody } from './http.ts';

const { recordingBytes: bytes, recordingValues: values, recordingKinds: kinds } = DEFAULT_LIMITS;
const RECORDINGS = join(import.meta.dirname, '../../games');

/** In pieces that end anywhere. */
const read = (text: string, size = 60_000): Promise<string> => {
  const whole = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => whole.subarray(index * size, (index + 1) * size));
  return readBody(Readable.from(pieces), { bytes, values, levels: 26, kinds }, refuse('notRecording'));
};

/** So many objects with so many members, each named as nothing else. */
const named = (objects: number, members: number): string => {
  let number = 0;
  return JSON.stringify(Array.from({ length: objects }, () => Object.fromEntries(Array.from({ length: members }, () => [`k${++number}`, 0]))));
};

describe('a body', () => {
  it.each([
    ['one object of many members', named(1, 180_000)],
    ['objects of a few members, all called otherwise', named(33_000, 5)],
    ['objects of one member, all called otherwise', named(90_000, 1)],
    [
      'few names in ever another order',
      JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ [`a${index % 70}`]: 0, [`b${Math.floor(index / 70)}`]: 0 }))),
    ],
    ['a name that is another for a sign at its end', JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ [`${'x'.repeat(99)}"\\${index}`]: 0 })))],
  ])('that is longer to parse than a move may wait is refused: %s', async (_what, text) => {
    await expect(read(text)).rejects.toMatchObject({ refusal: { code: 'notRecording' } });
    await expect(read(text, 777)).rejects.toMatchObject({ refusal: { code: 'notRecording' } });
  });

  it('of many objects of the same kinds, and of many texts that are no names, is read', async () => {
    const kindred = Array.from({ length: 20_000 }, (_, index) => ({ by: index % 6, move: { type: `"{:,${index}\\`, n: index } }));
    for (const text of [JSON.stringify(kindred), JSON.stringify(Array.from({ length: 180_000 }, (_, index) => `k${index}:`))]) {
      expect(await read(text)).toBe(text);
    }
  });

  it('of every recording here is far within its bounds', async () => {
    const files = globSync('*/recordings/*.json', { cwd: RECORDINGS });
    expect(files.length).toBeGreaterThan(100);
    // The longest game has twelve times as many values as most: none has more kinds of objects for that.
    const most = { bytes, values: values / 10, levels: 26, kinds: kinds / 5 };
    for (const file of files) {
      const text = readFileSync(join(RECORDINGS, file), 'utf8');
      expect([file, await readBody(Readable.from([Buffer.from(text)]), most, refuse('notRecording'))]).toEqual([file, text]);
    }
  });
});
