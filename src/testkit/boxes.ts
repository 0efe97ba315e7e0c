import { readFileSync } from 'node:fs';

/** The boxes that are looked at: all of them, or the one that `npm run game -- <id>` is about. */
export const boxesOf = <Box extends { readonly id: string }>(shelf: readonly Box[]): readonly Box[] => {
  const only = process.env.COMPTOIR_GAME;
  return only === undefined ? shelf : shelf.filter(({ id }) => id === only);
};

/** Clauses of a booklet, and the sections they stand in. */
export const clausesIn = (file: URL): ReadonlySet<string> => {
  const rules = readFileSync(file, 'utf8');
  const [, prefix] = /\*\*([A-Z]{2})-\d/.exec(rules) ?? [];
  if (prefix === undefined) throw new Error(`${file.pathname} has no clause`);
  const sections = [...rules.matchAll(/^#{2,4} (\d+(?:\.\d+)*)/gm)].map(([, section]) => `${prefix}-${section}`);
  return new Set([...(rules.match(new RegExp(`\\b${prefix}-\\d+(?:\\.[A-Z]?\\d+)*[a-z]?`, 'g')) ?? []), ...sections]);
};
