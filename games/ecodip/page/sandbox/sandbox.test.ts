import { describe, expect, it } from 'vitest';
import { renderText } from '#kernel/messages.ts';
import { EXAMPLES, findExample } from '#games/ecodip/data/examples/index.ts';
import { codeOf, judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { type Trial, tryOut } from '#games/ecodip/orders/sandbox.ts';
import { TAGS } from '#games/ecodip/types.ts';
import { voice } from '../testing/position.ts';
import { changedAccounts, changedColumns } from './pieces.ts';
import { followed, isChanged, linesOf, opened, unitsOf } from './attempt.ts';

const trialOf = (id: string): Trial => {
  const { base, sheets } = opened(findExample(id), 'fr');
  return tryOut(base, sheets);
};

/** `A rou: HELD DISLODGED`: every unit of a trial with its codes. */
const codesOf = (trial: Trial): Readonly<Record<string, string>> =>
  Object.fromEntries(unitsOf(trial).map(({ report, codes }) => [report.unit.loc, codes.join(' ')]));

describe('an example in the sandbox', () => {
  it('[EC-13.13] tells each unit its codes, its clauses and the sums', () => {
    const trial = trialOf('X5');
    expect(codesOf(trial)).toEqual({ ode: 'MOVED', kie: 'SUPPORT_REDUCED', rou: 'HELD DISLODGED', pol: 'BOUNCED' });
    const ode = unitsOf(trial).find(({ report }) => report.unit.loc === 'ode');
    expect(ode?.clauses).toContain('EC-4.6.5.9');
    // EC-8.X5: attack 2 against 1.
    expect(ode?.why.map((message) => renderText(message, voice()))).toContain('A Odessa – Roumanie\u00a0: succès, 2 contre 1.');
  });

  it('[EC-13.13] [EC-4.18.6] circles, paradoxes and annihilation have codes of their own', () => {
    expect(Object.values(codesOf(trialOf('X25')))).toEqual(['CIRCULAR', 'CIRCULAR', 'CIRCULAR']);
    expect(codesOf(trialOf('X27'))).toMatchObject({ kie: 'PARADOX_SUPPORT', rou: 'PARADOX_SUPPORT' });
    expect(codesOf(trialOf('X29')).MOC).toBe('PARADOX_CONVOY DISLODGED');
    expect(codesOf(trialOf('X40'))).toMatchObject({ MJP: 'ANNIHILATED', hir: 'NO_PATH DISLODGED', MCO: 'MOVED' });
  });

  it('[EC-13.13] shows what only some would read, and to whom', () => {
    const refused = linesOf(trialOf('E4')).filter(({ code }) => code?.startsWith('DEAL_') === true);
    expect(refused.map(({ code, readers, section }) => [code, readers, section])).toEqual([
      ['DEAL_REFUSED', ['JAP'], 'deals'],
      ['DEAL_REFUSED_GOLD', ['IND'], 'deals'],
    ]);
    expect(linesOf(trialOf('E9')).some(({ text, readers }) => text.key === 'log.missileDeal' && readers?.join(' ') === 'JAP IND')).toBe(true);
  });

  it('[EC-13.13] units that were not ordered are passed over, and winter has no units to tell', () => {
    expect(codesOf(trialOf('E9'))).toEqual({ tib: 'ANNIHILATED' });
    expect(unitsOf(trialOf('E3'))).toEqual([]);
    expect(unitsOf(trialOf('E33'))).toEqual([]);
    expect(linesOf(trialOf('E33')).map(({ code }) => code)).toContain('REINFORCED');
  });

  it('[EC-13.13] accounts before and after, where they change', () => {
    const trial = trialOf('E17');
    const accounts = changedAccounts(trial.before, trial.after);
    // EC-8.E17: 400 − 150 + 19; the treasury gets 17, and the stock falls from 10 to 9.
    expect(accounts.find(({ who }) => who === 'USA')).toMatchObject({ before: { gold: 400 }, after: { gold: 269 } });
    expect(accounts.find(({ who }) => who === 'UN')).toMatchObject({ before: { gold: 0, ABM: 10 }, after: { gold: 17, ABM: 9 } });
    expect(accounts.map(({ who }) => who)).toEqual([...TAGS.slice(0, 7), 'UN']);
    expect(changedColumns(accounts)).toEqual(['gold', 'ABM']);
  });

  it('[EC-13.13] reads the same in English, refused lines too', () => {
    for (const example of EXAMPLES) {
      const [fr, en] = [opened(example, 'fr'), opened(example, 'en')];
      const judged = ({ base, sheets }: typeof fr) =>
        TAGS.map((tag) =>
          judgeSheet(officeOf(base, tag), sheets[tag] ?? '').lines.map(({ order, refusal }) => [order?.k, refusal === null ? null : codeOf(refusal)]),
        );
      expect([example.id, judged(en)]).toEqual([example.id, judged(fr)]);
      expect(tryOut(en.base, en.sheets).after.table).toEqual(tryOut(fr.base, fr.sheets).after.table);
    }
    expect(opened(findExample('E33'), 'en').sheets).toEqual({ RUS: 'BUILD A mos\nSTARVE mos\nREINFORCE mos 1' });
    expect(opened(findExample('P1'), 'en').sheets.EOC).toContain('f ESP CE - aco');
  });

  it('[EC-13.13] goes on with the sheets of the example, and starts anew without one', () => {
    const first = trialOf('E1');
    const second = followed(first.after, findExample('E1'), 0, 'fr');
    expect(second.base.table.phase).toBe('WINTER_ORDERS');
    expect(second.sheets.USA).toContain('PRODUIT caf');
    expect(followed(first.after, undefined, 0, 'fr').sheets).toEqual({});
    expect(opened(undefined, 'fr').base.table.units).toHaveLength(51);
    expect([isChanged({ RUS: 'A' }, { RUS: 'A', USA: '' }), isChanged({ RUS: 'A' }, {})]).toEqual([false, true]);
  });
});
