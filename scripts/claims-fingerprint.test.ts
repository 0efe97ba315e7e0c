import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { LANGS } from '#kernel/words.ts';
import { claimsFingerprint, fingerprintIn, markOf } from './claims-fingerprint.ts';

const folderOf = (id: string): string => join(import.meta.dirname, '../games', id);

const QUESTION = {
  comptoir: 'experiment',
  game: 'bourse',
  rulesVersion: 2,
  players: 2,
  games: 100,
  measures: ['turns', 'mean:worth'],
  arms: [{ name: 'A' }, { name: 'B', options: { events: false } }],
};

describe('a page of claims', () => {
  it.each(BOXES.map(({ id }) => ({ id })))('of $id was made from these documents, rules and bots; else it wants “npm run claims -- $id”', async ({ id }) => {
    const questions: readonly unknown[] = JSON.parse(readFileSync(join(folderOf(id), 'questions.json'), 'utf8'));
    const made = await claimsFingerprint(questions);
    for (const lang of LANGS) expect(fingerprintIn(readFileSync(join(folderOf(id), `claims/claims.${lang}.md`), 'utf8'))).toBe(made);
  });

  it.each(BOXES.map(({ id }) => ({ id })))('of $id asks each question of games of its own: a seed that comes twice looks like a confirmation', ({ id }) => {
    const questions: readonly { readonly seed: number }[] = JSON.parse(readFileSync(join(folderOf(id), 'questions.json'), 'utf8'));
    expect(new Set(questions.map(({ seed }) => seed)).size).toBe(questions.length);
  });
});

describe('the fingerprint of claims', () => {
  it('changes with a document and with how its games go, not with the order of fields or with what only the page says', async () => {
    const { game, ...rest } = QUESTION;
    const made = await claimsFingerprint([QUESTION]);
    expect(await claimsFingerprint([{ ...rest, game, caution: { fr: 'x', en: 'x' } }])).toBe(made);
    expect(await claimsFingerprint([{ ...QUESTION, games: 101 }])).not.toBe(made);
    expect(await claimsFingerprint([{ ...QUESTION, bots: ['weak'] }])).not.toBe(made);
    expect(fingerprintIn(`before ${markOf(made)} after`)).toBe(made);
    expect(fingerprintIn('before and after')).toBeNull();
  });
});
