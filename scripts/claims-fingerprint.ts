import { createHash } from 'node:crypto';
import { canonicalText, playChunk, prepareExperiment, readDocument, inLanguage, problemText } from '#lab';

/** The first game of each arm: enough that hardly a change of rules or bots leaves all of them alike, few enough for every check. */
const FIRST = { from: 0, count: 1 } as const;

/**
 * What a page of claims was made from: its documents, and how their first games go. A digest of the sources would call a page stale for a comment, and
 * would not see a change in the kernel; games that go as they went say that rules and bots are what they were.
 */
export const claimsFingerprint = async (questions: readonly unknown[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const question of questions) {
    const read = readDocument(inLanguage(question, 'en'));
    if (!read.ok) throw new Error(`questions.json: see ${read.field}`);
    const preparation = await prepareExperiment(read.document);
    if (!preparation.ok) throw new Error(problemText(preparation, read.document.game, 'en'));
    const { ready } = preparation;
    hash.update(canonicalText(read.document));
    for (const arm of ready.arms.keys()) hash.update(JSON.stringify(playChunk(ready, { arm, ...FIRST })));
  }
  return hash.digest('hex').slice(0, 16);
};

const MARK = /<!-- made from: ([0-9a-f]+) -->/;

export const markOf = (fingerprint: string): string => `<!-- made from: ${fingerprint} -->`;

/** What a page says that it was made from. */
export const fingerprintIn = (page: string): string | null => MARK.exec(page)?.[1] ?? null;
