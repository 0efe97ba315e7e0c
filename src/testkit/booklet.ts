import { readFileSync } from 'node:fs';

/** Clauses of a booklet, and the sections they stand in. */
export const clausesIn = (file: URL): ReadonlySet<string> => {
  const rules = readFileSync(file, 'utf8');
  const [, prefix] = /\*\*([A-Z]{2})-\d/.exec(rules) ?? [];
  if (prefix === undefined) throw new Error(`${file.pathname} has no clause`);
  const sections = [...rules.matchAll(/^#{2,4} (\d+(?:\.\d+)*)/gm)].map(([, section]) => `${prefix}-${section}`);
  return new Set([...(rules.match(new RegExp(`\\b${prefix}-\\d+(?:\\.[A-Z]?\\d+)*[a-z]?`, 'g')) ?? []), ...sections]);
};
