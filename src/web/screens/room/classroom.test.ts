import { expect, it } from 'vitest';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import type { Words } from '#kernel/words.ts';
import { words as room } from '../../i18n/room-words.ts';
import { words as table } from '../../i18n/table-words.ts';
import { CLASSROOM } from './classroom.ts';

const SAID: Words = { ...TABLE_WORDS, ...table, ...room };
const blanks = (sentence: string): readonly string[] => sentence.match(/\{[^}]*\}/g) ?? [];

it('a classroom says otherwise only what is said, with the same blanks, and nothing of a referee', () => {
  for (const [key, sentence] of Object.entries(CLASSROOM)) {
    const said = SAID[key] ?? ['nothing', 'nothing'];
    expect([key, sentence.map(blanks)]).toEqual([key, [blanks(said[0]), blanks(said[1])]]);
    expect([said[0], said[1]].filter((text) => !/arbitre|referee/i.test(text))).toEqual([]);
    expect(sentence.filter((text) => /arbitre|referee/i.test(text))).toEqual([]);
  }
});
