/**
 * The command as plain JavaScript in lib/, for the package: Node runs TypeScript from a checkout, but not from node_modules.
 * Types are taken out file by file, so that threads, tables and texts lie where the sources look for them.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Elsewhere only to try it. */
const LIB = process.argv[2] ?? join(ROOT, 'lib');
/** Folders of sources, and where they lie in lib/. */
const PLACES = { src: '', games: 'games/' } as const;
/** The page is built apart; tests and what serves them stay at home, and so does what was played. */
const LEFT_OUT =
  /^(?:web|worker|testkit)\/|^games\/[^/]+\/(?:page|recordings|claims|map-source)\/|booklet\.|untestable|measured\.json$|\.jpg$|\.test\.ts$|test-support|\/testing\/|tsconfig|fixtures/;

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Where a specifier of the house leads, from lib. */
const target = (specifier: string): string => {
  for (const [name, path] of Object.entries(imports)) {
    const [head = '', tail] = name.split('*');
    const from = path.replace(/^\.\/(?:src\/)?/, '');
    if (tail === undefined ? specifier === name : specifier.startsWith(head)) return from.replace('*', specifier.slice(head.length));
  }
  throw new Error(`${specifier} leads nowhere`);
};

const plain = (file: string, source: string): string => {
  const here = posix.dirname(file);
  return stripTypeScriptTypes(readFileSync(source, 'utf8'))
    .replaceAll(/(?<=\bfrom |\bimport\(|\bimport )'(#[^']+)'/g, (_, specifier: string) => {
      const path = posix.relative(here, target(specifier));
      return `'${path.startsWith('.') ? path : `./${path}`}'`;
    })
    .replaceAll(/(?<=\bfrom |\bimport\(|\bimport |new URL\()'(\.{1,2}\/[^']+)\.ts'/g, `'$1.js'`);
};

rmSync(LIB, { recursive: true, force: true });
for (const [folder, place] of Object.entries(PLACES)) {
  for (const path of globSync('**/*.*', { cwd: join(ROOT, folder) })) {
    const file = `${place}${path.replaceAll(sep, '/')}`;
    if (LEFT_OUT.test(file)) continue;
    const source = join(ROOT, folder, path);
    const made = join(LIB, file);
    mkdirSync(dirname(made), { recursive: true });
    if (file.endsWith('.ts')) writeFileSync(made.replace(/\.ts$/, '.js'), plain(file, source));
    else cpSync(source, made);
  }
}
