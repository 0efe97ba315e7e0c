import type { Plugin } from 'vite';
import { LANGS } from '#kernel/words.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKLETS, readRules, rulesFile } from './clauses.ts';
import { parseRules } from './rules-markdown.ts';

const bookletsOf = ({ id }: { readonly id: string }): string => {
  const languages = LANGS.map((lang) => `${lang}: () => import('virtual:rules/${id}.${lang}')`);
  return `'${id}': { ${languages.join(', ')} }`;
};

/** The animator's guide, which is written like a booklet: `virtual:rules/guide.fr`. */
const GUIDE = 'guide';
const guideFile = (lang: string): string => join(import.meta.dirname, '../games/triple-bataille/content', `${GUIDE}.${lang}.md`);

/**
 * The rules of a game as data for the page, from games/<game>/booklet.<lang>.md or games/<game>/content/booklet.<lang>.md:
 *
 *     // vite.config.ts
 *     plugins: [preact(), rulesPlugin()]
 *
 *     // src/web (types in rules.d.ts; each file is a chunk of its own, loaded when somebody opens the rules)
 *     const { default: sections } = await import('virtual:rules/bourse.fr');
 *
 * `virtual:rules/shelf` is the booklets of the whole shelf, and of the house, by name and language, each a function that fetches it.
 * A section has a number, a title, blocks before its first clause, and clauses {id, title, blocks}; a block is a
 * paragraph, a list or a table of lines; a line is a list of spans {kind: text | bold | italic | code | clause, text}.
 * A span of kind `clause` names a clause or a section (`BO-4.4`: the section whose number is 4.4). Text only, never HTML.
 */
export const rulesPlugin = (): Plugin => ({
  name: 'comptoir-rules',
  resolveId: (id) => (id.startsWith('virtual:rules/') ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:rules/shelf') return `export default { ${BOOKLETS.map(bookletsOf).join(', ')} };`;
    const [, game, language] = /^\0virtual:rules\/([a-z-]+)\.(\w+)$/.exec(id) ?? [];
    const lang = LANGS.find((known) => known === language);
    if (game === undefined || lang === undefined) return null;
    const isGuide = game === GUIDE;
    // So that `npm run dev` shows an edited rule at once.
    this.addWatchFile(isGuide ? guideFile(lang) : rulesFile(lang, game));
    return `export default ${JSON.stringify(isGuide ? parseRules(readFileSync(guideFile(lang), 'utf8')) : readRules(lang, game))};`;
  },
});
