import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BOXES } from '#catalogue';
import { boxesOf } from '#testkit/boxes.ts';
import { readDocument } from './document.ts';
import { playChunk, prepareExperiment } from './experiment.ts';
import { findingsOf } from './findings.ts';
import { inLanguage } from './questions.ts';
import { problemText } from './words.ts';

const questionsOf = (game: string): readonly unknown[] => JSON.parse(readFileSync(join(import.meta.dirname, `../../games/${game}/questions.json`), 'utf8'));

const documentsOf = (game: string) =>
  questionsOf(game).map((question) => {
    const read = readDocument(inLanguage(question, 'en'));
    if (!read.ok) throw new Error(`${game}: see ${read.field}`);
    return read.document;
  });

describe.each(boxesOf(BOXES).map(({ id }) => ({ id })))('the questions of $id', ({ id }) => {
  it.each(documentsOf(id).map((document) => ({ document, title: document.question })))('“$title” can be played', async ({ document }) => {
    const preparation = await prepareExperiment({ ...document, games: 1 });
    if (!preparation.ok) expect.fail(problemText(preparation, id, 'en'));
    else {
      const { ready } = preparation;
      const short = ready.arms.length > 4 ? ready.arms.slice(0, 4) : ready.arms;
      const played = { ...ready, arms: short };
      const { arms } = findingsOf(
        played,
        short.map((_, arm) => playChunk(played, { arm, from: 0, count: 1 })),
      );
      for (const { errors } of arms) expect(errors).toEqual([]);
      // A power that was eliminated in the one game of a long arm has no figures there: each measure is read in some arm.
      // So is what few tables have at half-time.
      const missing = document.measures.filter((word, measure) => !word.startsWith('lead:') && arms.every(({ measures }) => measures[measure] === null));
      expect(missing).toEqual([]);
    }
  });
});

describe('what a question tests', () => {
  it.each(BOXES.map(({ id }) => ({ id })))('in $id is a sentence of the rulebook with its clause, or a question of players', ({ id }) => {
    const folder = join(import.meta.dirname, `../../games/${id}`);
    const booklet = ['booklet.fr.md', 'content/booklet.fr.md'].map((file) => join(folder, file)).find((file) => existsSync(file)) ?? '';
    const clauses = readFileSync(booklet, 'utf8');
    for (const question of questionsOf(id)) {
      const { claim } = z
        .object({ claim: z.strictObject({ quote: z.string().min(20), clause: z.string(), en: z.string().min(20) }).optional() })
        .parse(question);
      if (claim !== undefined) expect(clauses).toContain(claim.clause);
    }
  });
});
