import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '#catalogue';
import { HOUSE } from '#kernel/house.ts';
import type { Lang } from '#kernel/words.ts';
import { parseRules, type RulesSection } from './rules-markdown.ts';

export const RULES_FOLDER = join(import.meta.dirname, '../docs/rules');

export const GAMES_FOLDER = join(import.meta.dirname, '../games');

/** The booklet of a game lies in its folder, with its content where that has a licence of its own; that of the house in docs/rules. */
export const rulesFile = (lang: Lang, game: string): string => {
  if (game === HOUSE.id) return join(RULES_FOLDER, `${game}.${lang}.md`);
  const licensed = join(GAMES_FOLDER, game, 'content', `booklet.${lang}.md`);
  return existsSync(licensed) ? licensed : join(GAMES_FOLDER, game, `booklet.${lang}.md`);
};

/** Why no test can prove a clause, by its number: `untestable.json` beside the booklet. */
export const reasonsOf = (game: string): Readonly<Record<string, string>> => {
  const file = join(game === HOUSE.id ? RULES_FOLDER : join(GAMES_FOLDER, game), 'untestable.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** All booklets: one for each game of the shelf, and that of the house. */
export const BOOKLETS: readonly { readonly id: string; readonly prefix: string }[] = [...BOXES, HOUSE];

export const readRules = (lang: Lang, game: string): readonly RulesSection[] => parseRules(readFileSync(rulesFile(lang, game), 'utf8'));

export interface ClauseEntry {
  readonly id: string;
  readonly title: string | null;
  /** The number and title of the section it stands in, such as `4.3 Visit to a security square`. */
  readonly heading: string;
}

/** Every clause by its id, in the order of the file; a clause written twice is an error. */
export const clausesOf = (sections: readonly RulesSection[]): ReadonlyMap<string, ClauseEntry> => {
  const clauses = new Map<string, ClauseEntry>();
  for (const section of sections) {
    for (const { id, title } of section.clauses) {
      if (clauses.has(id)) throw new Error(`clause ${id} is written twice`);
      clauses.set(id, { id, title, heading: `${section.number} ${section.title}` });
    }
  }
  return clauses;
};

export const readClauses = (lang: Lang, game: string): ReadonlyMap<string, ClauseEntry> => clausesOf(readRules(lang, game));
