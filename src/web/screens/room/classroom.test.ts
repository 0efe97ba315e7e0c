import { expect, it } from 'vitest';
import { type Catalogue, LANGS, TABLE_CATALOGUES } from '#kernel';
import { en as roomEn } from '../../i18n/room.en.ts';
import { fr as roomFr } from '../../i18n/room.fr.ts';
import { en as tableEn } from '../../i18n/table.en.ts';
import { fr as tableFr } from '../../i18n/table.fr.ts';
import { CLASSROOM } from './classroom.ts';

const SAID: Readonly<Record<(typeof LANGS)[number], Catalogue>> = {
  fr: { ...TABLE_CATALOGUES.fr, ...tableFr, ...roomFr },
  en: { ...TABLE_CATALOGUES.en, ...tableEn, ...roomEn },
};
const blanks = (sentence: string): readonly string[] => sentence.match(/\{[^}]*\}/g) ?? [];

it('a classroom says otherwise only what is said, with the same blanks, and nothing of a referee', () => {
  for (const lang of LANGS) {
    for (const [key, sentence] of Object.entries(CLASSROOM[lang])) {
      expect([key, blanks(sentence)]).toEqual([key, blanks(SAID[lang][key] ?? 'nothing')]);
      expect(SAID[lang][key]).toMatch(/arbitre|referee/i);
      expect(sentence).not.toMatch(/arbitre|referee/i);
    }
  }
});
