import { describe, expect, it } from 'vitest';
import { BOXES, type GameBox } from '#catalogue';
import type { Lesson } from '#kernel/lesson.ts';
import { lessonComplaints } from '#testkit';
import { boxesOf } from '#testkit/boxes.ts';
import { readClauses } from './clauses.ts';

const TAUGHT = boxesOf(BOXES).filter(({ lesson }) => lesson !== undefined);

const open = async ({ id, load, lesson: fetched }: GameBox) => {
  const [game, lesson] = await Promise.all([load(), fetched?.()]);
  if (lesson === undefined) throw new Error(`${id} has no lesson`);
  const complaints = (changed: Lesson): readonly string[] => lessonComplaints(game, changed, new Set(readClauses('fr', id).keys()));
  return { lesson, complaints };
};

describe.each(TAUGHT)('the first game of $id', (box) => {
  it('can be played through, literally and by somebody who does everything wrong first', async () => {
    const { lesson, complaints } = await open(box);
    expect(complaints(lesson)).toEqual([]);
  });

  it('has about ten steps, most of which let the learner act', async () => {
    const { lesson } = await open(box);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(13);
    expect(lesson.steps.filter(({ act }) => act !== undefined).length).toBeGreaterThan(lesson.steps.length / 2);
  });

  it('would be noticed if the rules, the words or the steps went another way', async () => {
    const { lesson, complaints } = await open(box);
    const { steps, words } = lesson;
    const without = (input: number) =>
      steps.map((step) => (step.story === undefined ? step : { ...step, story: { ...step.story, inputs: step.story.inputs.toSpliced(input, 1) } }));
    // What the rules no longer allow stops the story: here a move that something else rests on.
    expect(complaints({ ...lesson, steps: without(1) })).not.toEqual([]);
    const upToLastAct = steps.slice(0, steps.findLastIndex(({ act }) => act !== undefined) + 1);
    expect(complaints({ ...lesson, steps: upToLastAct }).some((text) => text.endsWith('is not the end of its story'))).toBe(true);
    expect(
      complaints({ ...lesson, words: Object.fromEntries(Object.entries(words).map(([key, [fr]]) => [key, [fr, '']])) }).some((text) =>
        text.includes('is missing in en'),
      ),
    ).toBe(true);
    const [first, ...others] = steps;
    if (first === undefined) throw new Error('no step');
    expect(complaints({ ...lesson, steps: [{ ...first, why: () => first.title }, ...others] }).some((text) => text.includes('rests on no clause'))).toBe(true);
  });
});
