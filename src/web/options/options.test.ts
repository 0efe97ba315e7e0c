import { bourse } from '#games/bourse/index.ts';
import { ecodip } from '#games/ecodip/index.ts';
import { mullMoney } from '#games/mull-money/index.ts';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { AnyGame } from '#kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { voiceOf } from '../store/voice.ts';
import {
  asked,
  checkChosen,
  type FormSpec,
  formSpecs,
  grouped,
  isChanged,
  isPreset,
  seatTermOf,
  textAt,
  valueOf,
  valueText,
  windowsOf,
  withOption,
  withReferee,
} from './options.ts';

const specs = formSpecs(bourse);
const spec = (name: string): FormSpec => {
  const found = specs.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
};
const words = { yes: 'oui', no: 'non' };

describe('the options of a table', () => {
  it('lists every option once, under its group, with a text in both languages', () => {
    expect(grouped(specs).flatMap(({ specs: inGroup }) => inGroup)).toHaveLength(specs.length);
    for (const lang of ['fr', 'en'] as const) {
      const voice = voiceOf(bourse, lang);
      for (const { key, group } of specs) {
        expect([key, textAt(voice, key) !== '', textAt(voice, `${key}.help`) !== '', textAt(voice, group) !== '']).toEqual([key, true, true, true]);
      }
    }
  });

  it('keeps only what differs from the default, and the default may depend on another option', () => {
    const rich = withOption(spec('startCash'), {}, 300_000);
    expect(rich).toEqual({ startCash: 300_000 });
    expect(valueOf(spec('winTarget'), rich)).toBe(600_000);
    expect(withOption(spec('startCash'), rich, 200_000)).toEqual({});
    expect(isChanged(spec('winTarget'), withOption(spec('winTarget'), rich, 400_000))).toBe(true);
    expect(isChanged(spec('winTarget'), withOption(spec('winTarget'), rich, 600_000))).toBe(false);
  });

  it('knows a preset by what it gives, however it was reached', () => {
    const short = bourse.module.presets.find(({ id }) => id === 'short')?.options ?? {};
    expect(isPreset(short, { startPhase: 'recovery', winTarget: 300_000 }, specs)).toBe(true);
    expect(isPreset(short, {}, specs)).toBe(false);
  });

  it('asks the game whether the options go together', () => {
    expect(checkChosen(bourse, {}, 4)).toBeNull();
    expect(checkChosen(bourse, { startCash: 300_000, winTarget: 200_000 }, 4)?.clauses).toContain('BO-5.2');
  });

  it('says values in words and sums with their unit', () => {
    const voice = voiceOf(bourse, 'fr');
    expect(valueText(spec('startCash'), 200_000, voice, words)).toBe('200\u00a0000\u00a0F');
    expect(valueText(spec('reborrow'), true, voice, words)).toBe('oui');
    expect(valueText(spec('startPhase'), 'recovery', voice, words)).toMatch(/reprise/i);
  });

  it('asks only what matters: the options of the mode chosen, and none that a question of the table settles', () => {
    const names = (game: AnyGame, chosen: Record<string, unknown>) => asked(formSpecs(game), chosen).map(({ name }) => name);
    expect(names(tripleBataille, { mode: 'libre' })).not.toContain('interest');
    expect(names(tripleBataille, { mode: 'dette' })).toEqual(expect.arrayContaining(['interest', 'debtSchedule']));
    expect(names(tripleBataille, { mode: 'dette' })).not.toContain('libreStart');
    expect(names(tripleBataille, {})).not.toContain('bankers');
    expect(names(mullMoney, {})).not.toContain('majority');
    expect(names(mullMoney, { mode: 'simulation' })).toContain('majority');
    expect(names(ecodip, {})).not.toContain('referee');
    expect(withReferee(formSpecs(ecodip), {}, true)).toEqual({ referee: 'human' });
    expect(withReferee(formSpecs(ecodip), { referee: 'human' }, false)).toEqual({});
  });

  it('tells the times of the windows, and what a seat plays where it is settled', () => {
    expect(windowsOf(ecodip, {}).map(({ seconds }) => seconds / 3600)).toEqual([72, 24, 48]);
    expect([windowsOf(ecodip, { deadlines: 'table' }), windowsOf(bourse, {})]).toEqual([[], []]);
    expect(windowsOf(tripleBataille, { windowPlan: 0 }).map(({ label }) => label)).toEqual(['window.stake', 'window.market']);
    expect([seatTermOf(ecodip, { seats: 'choose' }, 0), seatTermOf(ecodip, {}, 0)]).toEqual(['USA', null]);
  });
});
