import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of one file of the page (vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The part of the page that the house opens with. */
export const HOME = 'home';

/** The screens of a table, by the last piece of their address, and the part of the page that each one is. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['', 'table'],
  ['console', 'console-page'],
  ['projector', 'projector-page'],
]);

/** The table that an address of the page shows, and the part of the page that shows it. */
export const tableInPath = (path: string): { readonly table: string; readonly screen: string } | null => {
  const [, table, piece = ''] = /^\/t\/([\w-]+)(?:\/(\w+))?\/?$/.exec(path) ?? [];
  const screen = SCREENS.get(piece);
  return table === undefined || screen === undefined ? null : { table, screen };
};

/** These parts of the page with everything they import, each file once. */
export const filesOf = (manifest: Manifest, names: readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
  };
  for (const name of names) for (const [key, chunk] of Object.entries(manifest)) if (chunk.name === name) visit(key);
  return [...files];
};

const linkTo = (file: string, priority: 'high' | 'low'): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" fetchpriority="${priority}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="${priority}" />`;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** Documents that name all the files their screen needs, those of the table's game too: a browser asks for them at once, not one after the other. */
export class Documents {
  readonly #plain: string;
  readonly #manifest: Manifest;
  readonly #ready = new Map<string, string>();

  constructor(page: string) {
    this.#plain = readFileSync(join(page, 'index.html'), 'utf8');
    const manifest = join(page, '.vite', 'manifest.json');
    this.#manifest = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  }

  /** Games are few: each document is made once. `head`: what a table puts in place of the house's title and description. */
  of(screen: string, game: string | null, head: string | null = null): string {
    const key = `${screen} ${game ?? ''}`;
    const ready = this.#ready.get(key) ?? this.#make(screen, game);
    this.#ready.set(key, ready);
    return head === null
      ? ready
      : ready
          .replace(TITLE, '')
          .replace(DESCRIPTION, '')
          .replace('</head>', () => `${head}</head>`);
  }

  #make(screen: string, game: string | null): string {
    // The table greets the server while the game is still on its way: so the table comes first.
    const first = filesOf(this.#manifest, [screen]).filter((file) => !this.#plain.includes(file));
    const then = filesOf(this.#manifest, game === null ? [] : [`rules-${game}`, `page-${game}`]).filter(
      (file) => !this.#plain.includes(file) && !first.includes(file),
    );
    const links = [...first.map((file) => linkTo(file, 'high')), ...then.map((file) => linkTo(file, 'low'))];
    return this.#plain.replace('</head>', () => `${links.join('')}</head>`);
  }
}
