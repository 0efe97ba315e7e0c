import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const page = join(import.meta.dirname, '..', 'dist', 'web');
const manifestFile = join(page, '.vite', 'manifest.json');

/** What the build says of one file (vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that its code names: fonts, pictures. */
  readonly assets?: readonly string[];
}

export interface FirstLoad {
  readonly firstLoadKb: number;
  readonly firstLoadFontsKb: number;
}

export const isPageBuilt = (): boolean => existsSync(manifestFile);

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The entry, what the home screen adds to it, and everything they import statically, each file once; and the fonts they name. */
const filesOfHome = (manifest: Readonly<Record<string, Chunk>>): { readonly files: readonly string[]; readonly fonts: readonly string[] } => {
  const files = new Set<string>();
  const fonts = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (name === 'index.html' || chunk.name === 'home') visit(name);
  return { files: [...files], fonts: [...fonts] };
};

/** Scripts and styles that the document itself names. */
const filesOfDocument = (document: string): readonly string[] =>
  [...document.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);

/** The gzipped size of what the home page needs before anything is opened: HTML, styles, the entry, the home screen and their static imports. */
export const measureFirstLoad = (): FirstLoad => {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const document = readFileSync(join(page, 'index.html'), 'utf8');
  const home = filesOfHome(manifest);
  const files = ['index.html', ...new Set([...filesOfDocument(document), ...home.files])];
  const bytes = files.map((file) => gzipSync(readFileSync(join(page, file))).length);
  const fontBytes = home.fonts.map((font) => statSync(join(page, font)).size);
  return {
    firstLoadKb: kilobytes(bytes.reduce((total, size) => total + size, 0)),
    firstLoadFontsKb: kilobytes(fontBytes.reduce((total, size) => total + size, 0)),
  };
};
