import { describe, expect, it } from 'vitest';
import { coverageOf, coverageTable, problemsOf } from './coverage.ts';
import { parseRules } from './rules-markdown.ts';

const fr = parseRules('## 1. But\n\n**XX-1.1** a\n\n**XX-1.2** b\n\n**XX-1.3** c\n'.replaceAll('XX', 'MM'));
const en = parseRules('## 1. Goal\n\n**XX-1.1** a\n\n**XX-1.2** b\n\n**XX-1.4** d\n'.replaceAll('XX', 'MM'));
const MM = 'MM-';
const ZZ = 'ZZ-';

const coverage = coverageOf({
  rulebooks: [{ prefix: 'MM', fr, en }],
  tests: [{ file: 'src/a.test.ts', text: `it('[${MM}1.1] works', () => {});\nit('[${MM}1.3] works', () => {});` }],
  sources: [{ file: 'src/a.ts', text: `x('${MM}1.1');\n// ${MM}1 as a whole, ${MM}7.7 and ${ZZ}1.1` }],
  untestable: { [`${MM}1.3`]: 'Advice.', [`${MM}5.5`]: 'Gone.' },
});

describe('coverageOf', () => {
  it('lists the clauses of both languages with their tests and reasons', () => {
    expect(coverage.clauses).toEqual([
      { id: `${MM}1.1`, heading: '1 Goal', tests: [`src/a.test.ts: [${MM}1.1] works`], untestable: null },
      { id: `${MM}1.2`, heading: '1 Goal', tests: [], untestable: null },
      { id: `${MM}1.3`, heading: '1 But', tests: [`src/a.test.ts: [${MM}1.3] works`], untestable: 'Advice.' },
      { id: `${MM}1.4`, heading: '1 Goal', tests: [], untestable: null },
    ]);
  });

  it('finds citations of clauses that are not written, those of a booklet that nobody knows among them', () => {
    expect(coverage.unknown.map(({ clause }) => clause)).toEqual([`${MM}7.7`, `${ZZ}1.1`]);
  });
});

describe('problemsOf', () => {
  it('says what must be put right', () => {
    expect(problemsOf(coverage)).toEqual([
      `${MM}1.2 (1 Goal) is cited by no test.`,
      `${MM}1.4 (1 Goal) is cited by no test.`,
      `${MM}1.3 is listed as untestable, but a test cites it.`,
      `${MM}5.5 is listed as untestable, but no such clause is written.`,
      `${MM}1.3 is missing in the English rules.`,
      `${MM}1.4 is missing in the French rules.`,
      `src/a.ts:2 cites ${MM}7.7, which is written nowhere.`,
      `src/a.ts:2 cites ${ZZ}1.1, which is written nowhere.`,
    ]);
  });
});

describe('coverageTable', () => {
  // Five booklets have a chapter "What is always true": one row for all of them tells nothing about any game.
  it('has a line per section of each booklet, also where two booklets give a section the same title', () => {
    const goal = (prefix: string) => ({ prefix, fr: parseRules(`## 1. But\n\n**${prefix}-1.1** a\n`), en: parseRules(`## 1. Goal\n\n**${prefix}-1.1** a\n`) });
    const tests = [{ file: 'src/a.test.ts', text: `it('[${MM}1.1] works', () => {});` }];
    const both = coverageOf({ rulebooks: [goal('MM'), goal('ZZ')], tests, sources: [], untestable: { [`${ZZ}1.1`]: 'Advice.' } });
    expect(coverageTable(both)).toEqual(['MM 1 Goal: 1 of 1 tested', `ZZ 1 Goal: 0 of 1 tested; not testable: ${ZZ}1.1`]);
  });
});
