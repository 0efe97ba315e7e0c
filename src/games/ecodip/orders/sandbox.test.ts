import { describe, expect, it } from 'vitest';
import { ecodip } from '../index.ts';
import { position } from '../position.test-support.ts';
import { codeOf } from './judge.ts';
import { guessMovement } from './sandbox.ts';

describe('the sandbox', () => {
  it('[EC-13.2] resolves a guess at everybody’s orders from a spectator’s view, and changes nothing', () => {
    const state = position({ units: ['RUS A kie', 'RUS A ode', 'EOR A rou'] });
    const view = ecodip.module.view(state, 'public');
    const { result, refused, explanations } = guessMovement(view, {
      RUS: 'A kie - rou\nA ode S A kie - rou\nJE DONNE 5 A USA\nA mos - kie\nBLABLA',
      EOR: 'A rou T',
    });
    expect(result.results.map(({ status }) => status)).toEqual(['moves', 'supports', 'holds']);
    expect(result.dislodged.map(({ unit }) => unit.loc)).toEqual(['rou']);
    expect(refused.map(({ text, refusal }) => [text, codeOf(refusal)])).toEqual([
      ['A mos - kie', 'E-NOUNIT'],
      ['BLABLA', 'E-PROV'],
    ]);
    expect(explanations.kie?.[0]?.key).toBe('diplomacy.movedAgainst');
    expect(ecodip.module.view(state, 'public')).toEqual(view);
  });
});
