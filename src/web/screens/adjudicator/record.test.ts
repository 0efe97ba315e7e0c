import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { recordAdjudicator } from '#diplomacy/wire/answer.ts';
import { readRecord } from '#diplomacy/wire/record.ts';
import { describe, expect, it } from 'vitest';
import { recordsOf } from './record.ts';
import { SAMPLES, staged } from './samples.ts';
import { verdictOf } from './verdict.ts';

const board = standardBoard();
const answer = recordAdjudicator(board, DEFAULT_RULES);

const judged = (line: string) => {
  const reading = readRecord(board, JSON.parse(line));
  if (!reading.ok) throw new Error(reading.error.key);
  return answer(reading.record);
};

describe('the scenario as a record', () => {
  it.each(SAMPLES)('$name means the same to the command as to the page', (sample) => {
    const scenario = { ...staged(sample), stage: 'result' } as const;
    const verdict = verdictOf(scenario);
    const [line = '', ...others] = recordsOf(scenario, verdict).trimEnd().split('\n');
    expect(others).toEqual([]);
    expect(judged(line).units).toEqual(verdict.movement.units);
  });

  it('carries the retreats on a second line', () => {
    const sample = SAMPLES.find(({ name }) => name === 'sample.retreats');
    if (sample === undefined) throw new Error('no such sample');
    const scenario = {
      ...staged(sample),
      stage: 'retreated',
      retreats: [
        { k: 'retreat', at: 'tri', to: 'adr' },
        { k: 'disband', at: 'gre' },
      ],
    } as const;
    const verdict = verdictOf(scenario);
    const [, line = ''] = recordsOf(scenario, verdict).split('\n');
    expect(judged(line)).toMatchObject({ moves: { tri: 'succeeds' }, destroyed: [{ loc: 'gre' }] });
    expect(verdict.retreats?.results.map(({ status }) => status)).toEqual(['retreats', 'disbands']);
  });
});
