import { findBox } from '#catalogue';
import type { Lang } from '#kernel/words.ts';
import { type ExperimentDocument, readDocument } from '#lab/document.ts';
import { inLanguage } from '#lab/questions.ts';
import { byGame } from '../../browser/by-game.ts';

/** Questions that lie ready in the folder of each game. */
const QUESTIONS = byGame(import.meta.glob<unknown>('../../../../games/*/questions.json', { import: 'default' }));

/** A question about how unequal the seats are is worth a curve. */
const withLorenz = (document: ExperimentDocument): ExperimentDocument => {
  const [of] = document.measures.flatMap((word) => /^(?:gini|half):(.+)$/.exec(word)?.[1] ?? []);
  return of === undefined || document.factors !== undefined ? document : { ...document, lorenz: { of, turns: [] } };
};

export const startersOf = async (game: string, lang: Lang): Promise<readonly ExperimentDocument[]> => {
  const found = await QUESTIONS[game]?.();
  if (!Array.isArray(found) || findBox(game) === undefined) return [];
  return found.flatMap((question: unknown) => {
    const read = readDocument(inLanguage(question, lang));
    return read.ok ? [withLorenz(read.document)] : [];
  });
};
