import { describe, expect, it } from 'vitest';
import { citingTestsIn, mentionsIn } from './citations.ts';

// The sources below are spelt so that this file itself cites nothing.
const BO = 'BO-';

const cited = (source: string): readonly string[] => citingTestsIn(source.replaceAll('BO~', BO)).flatMap(({ clauses }) => clauses);

describe('citingTestsIn', () => {
  it('finds the clauses at the head of a title, one or several', () => {
    expect(cited(`it('[BO~4.3.1] moves', () => {});`)).toEqual([`${BO}4.3.1`]);
    expect(cited(`test("[BO~4.3.1] [BO~8.R1] moves", () => {});`)).toEqual([`${BO}4.3.1`, `${BO}8.R1`]);
    expect(cited('it(`[BO~4.3.1, BO~4.3.2] moves ${name}`, () => {});')).toEqual([`${BO}4.3.1`, `${BO}4.3.2`]);
  });

  it('keeps the title, with its quotation marks', () => {
    expect(citingTestsIn(`it('[${BO}5.2] it\\'s won', run)`)).toEqual([{ title: `[${BO}5.2] it's won`, clauses: [`${BO}5.2`] }]);
  });

  it('finds the title behind the table of it.each', () => {
    expect(cited(`it.each([\n  ['recession', f(1)],\n])('[BO~2.4] means of %s', () => {});`)).toEqual([`${BO}2.4`]);
  });

  it('does not count what proves nothing', () => {
    expect(cited(`describe('[BO~4.3] a visit', () => { it('ends', () => {}); });`)).toEqual([]);
    expect(cited(`it.skip('[BO~4.3.1] moves', () => {});`)).toEqual([]);
    expect(cited(`it.todo('[BO~4.3.1] moves');`)).toEqual([]);
    expect(cited(`it('moves as BO~4.3.1 says', () => {});`)).toEqual([]);
  });

  it('is not confused by other calls named test', () => {
    expect(cited(`describe('[BO~4.3] x', () => { pattern.test(y); });\nconst title = '[BO~4.3.1]';`)).toEqual([]);
  });
});

describe('mentionsIn', () => {
  it('finds every clause with its line', () => {
    expect(mentionsIn(`// ${BO}4.3.6: why\n\nrefuse('x', ['${BO}4.5.2', '${BO}99'])`)).toEqual([
      { clause: `${BO}4.3.6`, line: 1 },
      { clause: `${BO}4.5.2`, line: 3 },
      { clause: `${BO}99`, line: 3 },
    ]);
  });
});
