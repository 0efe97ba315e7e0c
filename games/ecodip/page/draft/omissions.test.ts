import { describe, expect, it } from 'vitest';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { tryOut } from '#games/ecodip/orders/sandbox.ts';
import { position } from '#games/ecodip/rules/staging.ts';
import type { State, Tag } from '#games/ecodip/types.ts';
import { type Omission, omissionsOf } from './omissions.ts';

const left = (state: State, tag: Tag, text: string): readonly Omission[] => omissionsOf(officeOf(state, tag), judgeSheet(officeOf(state, tag), text), 'fr');

describe('what the seal tells', () => {
  it('[EC-4.6.2.1] units without an order hold', () => {
    const state = position({ units: ['EOC A par', 'EOC A ham'] });
    expect(left(state, 'EOC', 'A par - bel')).toEqual([{ key: 'seal.idle', args: { count: 1, units: ['A ham'] } }]);
    expect(left(state, 'EOC', 'A par - bel\nA ham T')).toEqual([]);
  });

  it('[EC-4.6.9.2] dislodged units without an order are disbanded, and do not hold', () => {
    const attacked = position({ units: ['EOC A ham', 'EOC A ruh', 'EOR A ber'] });
    const { after } = tryOut(attacked, { EOC: 'A ham - ber\nA ruh S A ham - ber' });
    expect(left(after, 'EOR', '')).toEqual([{ key: 'seal.disbanded', args: { count: 1, units: ['A ber'] } }]);
    expect(left(after, 'EOR', 'A ber - pol')).toEqual([]);
  });

  it('[EC-3.5] missiles that are not placed go to the home centres in their order', () => {
    const start = position({ phase: 'PLACEMENT' });
    expect(left(start, 'USA', 'PLACE 3 ICBM EN tex\nPLACE 4 ABM EN nyo')).toEqual([
      { key: 'seal.placed', args: { count: 1, kind: 'ICBM', sites: ['Alaska'] } },
    ]);
  });

  it('[EC-4.11.4] [EC-4.10.5] in winter units starve, by lot where nobody is named, and the rule removes', () => {
    const winter = position({ turn: 1, phase: 'WINTER_ORDERS', stocks: { EOC: { TB: 3 } } });
    const starving: Omission = { key: 'seal.starving', args: { count: 2 } };
    expect(left(winter, 'EOC', '')).toEqual([starving, { key: 'seal.lot', args: { count: 2 } }]);
    expect(left(winter, 'EOC', 'AFFAME A par\nAFFAME A ham')).toEqual([starving]);
    const shrunk = position({ turn: 1, phase: 'WINTER_ORDERS', stocks: { EOC: { TB: 9 } }, owners: { par: 'EOR' } });
    expect(left(shrunk, 'EOC', '')).toEqual([{ key: 'seal.removals', args: { count: 1 } }]);
  });
});
