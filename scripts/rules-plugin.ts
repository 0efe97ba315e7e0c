import type { Plugin } from 'vite';
import { type Lang, LANGS } from '#kernel/words.ts';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BOXES } from '#catalogue';
import { BOOKLETS, rulesFile } from './clauses.ts';
import { parseRules } from './rules-markdown.ts';

/** A guide for those who lead a workshop is written like a booklet and lies beside that of its game: `virtual:rules/guide/<game>.fr`. */
const GUIDE = 'guide/';
const guideFile = (lang: Lang, game: string): string => join(dirname(rulesFile(lang, game)), `guide.${lang}.md`);

const idsOf = (named: readonly { readonly id: string }[]): readonly string[] => named.map(({ id }) => id);

/** For each of some games its texts by language, each a function that fetches it. */
const shelfOf = (ids: readonly string[], kind: string): string => {
  const textsOf = (id: string): string => LANGS.map((lang) => `${lang}: () => import('virtual:rules/${kind}${id}.${lang}')`).join(', ');
  return `export default { ${ids.map((id) => `'${id}': { ${textsOf(id)} }`).join(', ')} };`;
};

/**
 * The rules of a game as data for the page, from games/<game>/booklet.<lang>.md or games/<game>/content/booklet.<lang>.md:
 *
 *     // vite.config.ts
 *     plugins: [preact(), rulesPlugin()]
 *
 *     // src/web (types in rules.d.ts; each file is a chunk of its own, loaded when somebody opens the rules)
 *     const { default: sections } = await import('virtual:rules/<game>.fr');
 *
 * `virtual:rules/shelf` is the booklets of the whole shelf, and of the house, by name and language, each a function that fetches it.
 * `virtual:rules/guides` is the same of the guides there are. A section has a number, a title, blocks before its first clause, and clauses {id, title, blocks}; a block is a
 * paragraph, a list or a table of lines; a line is a list of spans {kind: text | bold | italic | code | clause, text}.
 * A span of kind `clause` names a clause or a section (`BO-4.4`: the section whose number is 4.4). Text only, never HTML.
 */
export const rulesPlugin = (): Plugin => ({
  name: 'comptoir-rules',
  resolveId: (id) => (id.startsWith('virtual:rules/') ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:rules/shelf') return shelfOf(idsOf(BOOKLETS), '');
    if (id === '\0virtual:rules/guides') return shelfOf(idsOf(BOXES.filter(({ guide }) => guide !== undefined)), GUIDE);
    const [, kind, game, language] = /^\0virtual:rules\/(guide\/)?([a-z0-9-]+)\.(\w+)$/.exec(id) ?? [];
    const lang = LANGS.find((known) => known === language);
    if (game === undefined || lang === undefined) return null;
    const file = kind === GUIDE ? guideFile(lang, game) : rulesFile(lang, game);
    // So that `npm run dev` shows an edited rule at once.
    this.addWatchFile(file);
    return `export default ${JSON.stringify(parseRules(readFileSync(file, 'utf8')))};`;
  },
});
