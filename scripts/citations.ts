import { CLAUSE_ID } from './rules-markdown.ts';

/** A test whose title opens with the clauses it proves: `it('[BO-4.4.2] …')`. */
export interface CitingTest {
  readonly title: string;
  readonly clauses: readonly string[];
}

/** A clause named anywhere in a source: in a message, a title or a comment. */
export interface Mention {
  readonly clause: string;
  readonly line: number;
}

const everyClause = (): RegExp => new RegExp(CLAUSE_ID, 'g');

/** A call of `it`, `test` or `describe` with its modifiers, or a quoted title that opens with a clause. */
const CALL_OR_TITLE =
  /(?<![.\w])(?<call>it|test|describe)(?<modifiers>(?:\.\w+)*)(?=\()|(?<quote>['"`])(?<title>\[[A-Z]{2}-\d(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;

const runs = (modifiers: string): boolean => !/\.(?:skip|todo)\b/.test(modifiers);

/**
 * The tests of a source that cite clauses. A title belongs to the last call before it, since the table of `it.each` may
 * stand between them. Titles of `describe` and tests that are skipped prove nothing.
 */
export const citingTestsIn = (source: string): readonly CitingTest[] => {
  const tests: CitingTest[] = [];
  let counts = false;
  for (const { groups } of source.matchAll(CALL_OR_TITLE)) {
    const { call, modifiers = '', title } = groups ?? {};
    if (call !== undefined) counts = call !== 'describe' && runs(modifiers);
    else if (title !== undefined && counts) {
      const opening = /^(?:\s*\[[^\]]*\])+/.exec(title)?.[0] ?? '';
      tests.push({ title: title.replaceAll(/\\(.)/g, '$1'), clauses: [...opening.matchAll(everyClause())].map(([clause]) => clause) });
    }
  }
  return tests;
};

export const mentionsIn = (source: string): readonly Mention[] =>
  source.split('\n').flatMap((text, index) => [...text.matchAll(everyClause())].map(([clause]) => ({ clause, line: index + 1 })));
