import { describe, expect, it } from 'vitest';
import { fitsStep, storyAt } from '#kernel/lesson.ts';
import { type Lang, LANGS } from '#kernel/words.ts';
import { tellStory } from '#testkit';
import { worldOf } from '../data/world.ts';
import { ecodip } from '../index.ts';
import { hasRefusal } from '../orders/judge.ts';
import { printSheet } from '../orders/print.ts';
import { ordersOf, unitAt } from '../rules/facts.ts';
import type { State } from '../types.ts';
import { lesson } from './index.ts';
import { AT, POWER, story } from './story.ts';

const { module } = ecodip;

const at = (inputs: number, lang: Lang = 'fr'): State => {
  const told = tellStory(module, storyAt(lesson, 0, lang), inputs);
  if (!told.ok) throw new Error(`input ${told.at}`);
  return told.match.now.state;
};

describe('the story that is told to a learner', () => {
  it('holds no line that the rules refuse', () => {
    for (let inputs = 0; inputs <= story.inputs.length; inputs++) {
      const { sheets } = at(inputs);
      expect(Object.values(sheets).some(hasRefusal), `after ${inputs} inputs`).toBe(false);
    }
  });

  it('[EC-4.6.5.9] [EC-4.4.4] enters Kenya with a support, and sells a bale', () => {
    const { table } = at(AT.told);
    expect([unitAt(table, 'ken')?.power, unitAt(table, 'tan')?.power]).toEqual(['AFN', 'AFS']);
    expect(table.report.deals).toEqual([{ seller: 'AFN', buyer: 'EOC', n: 1, good: 'MP', price: 50 }]);
  });

  it('[EC-4.5.4] [EC-4.5.5] [EC-4.8.1] lays Tanzania waste, is saved by an anti-missile, and owns Kenya in autumn', () => {
    const { table } = at(AT.build);
    expect(table.report.strikes).toMatchObject([
      { target: 'tan', intercepted: 0, hit: true },
      { target: 'zai', intercepted: 1, hit: false },
    ]);
    expect([table.owners.ken, unitAt(table, 'tan')]).toEqual(['AFN', undefined]);
  });

  it('[EC-4.10.2] [EC-4.11.2] builds in winter, and feeds everybody', () => {
    const { table } = at(AT.end);
    expect([unitAt(table, 'cen')?.power, table.report.starved, table.stocks.AFN.TB]).toEqual(['AFN', [], 1]);
  });
});

it.each(LANGS)('the learner finds his sheet in his own language (%s) whenever a step is laid, and it does the same', (lang) => {
  for (const inputs of Object.values(AT)) {
    const { sheets, table, options } = at(inputs, lang);
    const sheet = sheets[POWER];
    if (sheet !== undefined) expect(sheet.text).toBe(printSheet(ordersOf(sheet), { world: worldOf(options), units: table.units, lang }));
    expect(table).toEqual(at(inputs).table);
  }
});

describe('what the guide takes for the same', () => {
  const march = lesson.steps.findIndex(({ act }) => act !== undefined);
  const view = module.view(at(AT.march), story.seat);
  const staff = 'F dak - ATC\nA nig - tcd\nA coi - nig\nF gab - GGU';
  const fits = (sheet: string, type = 'orders'): boolean => fitsStep(module, lesson, march, { type, sheet }, view);

  it('is a sheet in any order and either language, with or without holds', () => {
    expect(fits(`A cen - ken\n${staff}`)).toBe(true);
    expect(fits(`${staff}\nA zai H\nA cen - ken`)).toBe(true);
    expect(fits(`${staff}\nA zai T\nA cen - ken`)).toBe(true);
    expect(fitsStep(module, lesson, march, { type: 'write', line: 'A cen - ken' }, view)).toBe(true);
  });

  it('is not one with another order, one that is refused, or one that is sealed', () => {
    expect(fits(staff)).toBe(false);
    expect(fits(`${staff}\nA cen - eth`)).toBe(false);
    expect(fits(`${staff}\nA cen - ken\nA zai - zam`)).toBe(false);
    expect(fits(`${staff}\nA cen - ken\nA cen - mos`)).toBe(false);
    expect(fits(`${staff}\nA cen - ken`, 'submit')).toBe(false);
    expect(fitsStep(module, lesson, march, { type: 'autoReady', on: true }, view)).toBe(false);
  });
});
