/**
 * A game to start from, playable at once: `npm run new-game -- <id> <PREFIX>`.
 *
 * Copies the auction of templates/encan into the folder of a new game under its own names, puts its line into the catalogue
 * and records a first few games. Nothing else of the house needs to know.
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import { HOUSE } from '#kernel/house.ts';

const ROOT = join(import.meta.dirname, '..');
const CATALOGUE = join(ROOT, 'src/catalogue/index.ts');
const TEMPLATE = 'encan';

const complain = (sentence: string): never => {
  console.error(`new-game: ${sentence}`);
  process.exit(2);
};

const { positionals } = parseArgs({ allowPositionals: true });
const [id = '', prefix = ''] = positionals;
const USAGE = 'Usage: npm run new-game -- <id> <PREFIX>, such as: npm run new-game -- encan EN';
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) complain(`“${id}” cannot be the name of a folder: small letters, digits and dashes. ${USAGE}`);
if (!/^[A-Z]{2}$/.test(prefix)) complain(`“${prefix}” cannot open the number of a clause: two capitals. ${USAGE}`);
const taken = BOXES.find((box) => box.id === id || box.prefix === prefix);
if (id === HOUSE.id || prefix === HOUSE.prefix) complain('the house itself has that name or prefix.');
if (taken !== undefined) complain(`${taken.title} has the name ${taken.id} and the prefix ${taken.prefix} already.`);

const folder = join(ROOT, 'games', id);
if (existsSync(folder)) complain(`${folder} exists already; nothing was changed.`);

const camel = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const title = id.charAt(0).toUpperCase() + id.slice(1);
/** Names of the code first, since a name may hold a dash and a variable may not. */
const own = (text: string): string =>
  text
    .replaceAll(/(?<=export const |import \{ |contract\(|= )encan(?=[,; ])/g, camel)
    .replaceAll(TEMPLATE, id)
    .replaceAll('Encan', title)
    .replaceAll(/\bEN(?=-|')/g, prefix);

cpSync(join(ROOT, 'templates', TEMPLATE), folder, { recursive: true });
for (const file of globSync('**/*.{ts,tsx,css,md,json}', { cwd: folder }).map((name) => join(folder, name))) {
  writeFileSync(file, own(readFileSync(file, 'utf8')));
}

const catalogue = readFileSync(CATALOGUE, 'utf8')
  .replace(/(?=\n\/\*\* A box on the shelf)/, `import { manifest as ${camel} } from '#games/${id}/manifest.ts';\n`)
  .replace(/\n\];/, `\n  { ...${camel}, load: async () => (await import('#games/${id}/index.ts')).${camel} },\n];`);
writeFileSync(CATALOGUE, catalogue);
console.log(`${title} stands on the shelf: everything of it is in games/${id}. npm start shows it; docs/add-a-game.md says what to change first.`);
