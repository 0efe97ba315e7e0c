import { BOXES, findBox } from '#catalogue';
import { playExample } from '#kernel/example.ts';
import { LANGS } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { openingOf } from './examples.ts';

const numbersIn = (holds: unknown): readonly number[] =>
  typeof holds === 'number' ? [holds] : typeof holds === 'object' && holds !== null ? Object.values(holds).flatMap(numbersIn) : [];

const WORKED = BOXES.flatMap(({ id, examples }) => (examples === undefined ? [] : [[id, examples] as const]));

describe.each(WORKED)('the worked examples of %s', (id, load) => {
  it('are at least two, each under a clause of its booklet', async () => {
    const examples = await load();
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(new Set(examples.map((example) => example.id)).size).toBe(examples.length);
  });

  it('play by the rules, and come to the figures that their words name', async () => {
    const game = await findBox(id)?.load();
    if (game === undefined) throw new Error(`no game ${id}`);
    for (const example of await load()) {
      for (const { step, state } of playExample(game, example)) {
        expect([example.id, state]).toMatchObject([example.id, step.holds]);
        expect([example.id, numbersIn(step.holds).length > 0]).toEqual([example.id, true]);
        for (const lang of LANGS) expect(step.words[lang].length).toBeGreaterThan(20);
      }
    }
  });
});

it.each(BOXES)('the booklet of $title shows the table as it is laid', async (box) => {
  const laid = openingOf(box.id);
  if (laid === null) throw new Error('no picture');
  expect(playExample(await box.load(), laid)).toHaveLength(1);
});
