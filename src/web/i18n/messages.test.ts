import { describe, expect, it } from 'vitest';
import * as houseEn from './house.en.ts';
import * as houseFr from './house.fr.ts';
import * as makingEn from './making.en.ts';
import * as makingFr from './making.fr.ts';
import * as roomEn from './room.en.ts';
import * as roomFr from './room.fr.ts';
import * as studyEn from './study.en.ts';
import * as studyFr from './study.fr.ts';
import * as tableEn from './table.en.ts';
import * as tableFr from './table.fr.ts';

const ROOMS: Readonly<Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>> = {
  house: [houseFr.fr, houseEn.en],
  making: [makingFr.fr, makingEn.en],
  room: [roomFr.fr, roomEn.en],
  table: [tableFr.fr, tableEn.en],
  study: [studyFr.fr, studyEn.en],
};

const blanks = (sentence: string): readonly string[] => [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();

describe.each(Object.entries(ROOMS))('the sentences of %s', (_room, [fr, en]) => {
  it('has the same sentences in both languages, with the same blanks', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const [key, sentence] of Object.entries(fr)) expect([key, blanks(en[key] ?? '')]).toEqual([key, blanks(sentence)]);
  });

  it('keeps the rules of French typography', () => {
    for (const [key, sentence] of Object.entries(fr)) {
      expect([key, /(?<!\u00a0)[:;!?»]/.test(sentence.replace(/\{[^}]*\}/g, ''))]).toEqual([key, false]);
      expect([key, /«(?!\u00a0)/.test(sentence)]).toEqual([key, false]);
      expect([key, sentence.includes("'")]).toEqual([key, false]);
    }
  });
});
