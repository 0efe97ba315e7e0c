import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const page = join(import.meta.dirname, '..', 'dist', 'web');
const manifestFile = join(page, '.vite', 'manifest.json');

/** What the build says of one file (vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
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

/** The entry and everything it imports statically, each file once. */
const filesOfEntry = (manifest: Readonly<Record<string, Chunk>>): readonly string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) visit(name);
  return [...files];
};

/** Scripts and styles that the document itself names. */
const filesOfDocument = (document: string): readonly string[] =>
  [...document.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);

/** Fonts that a page in French or English fetches: faces without a range, or whose range has the basic Latin letters. */
const fontsOf = (style: string): readonly string[] =>
  [...style.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const range = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? 'U+0000';
    if (!/U\+0{1,4}(-|,|$)|U\+0000/i.test(range.trim())) return [];
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    return file === undefined ? [] : [file];
  });

/** The gzipped size of what the home page needs before anything is opened: HTML, styles, the entry and its static imports. */
export const measureFirstLoad = (): FirstLoad => {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const document = readFileSync(join(page, 'index.html'), 'utf8');
  const files = ['index.html', ...new Set([...filesOfDocument(document), ...filesOfEntry(manifest)])];
  const contents = files.map((file) => readFileSync(join(page, file)));
  const fonts = new Set(files.flatMap((file, index) => (file.endsWith('.css') ? fontsOf(String(contents[index])) : [])));
  const fontBytes = [...fonts].map((font) => statSync(join(page, font.startsWith('/') ? font : join('assets', font))).size);
  return {
    firstLoadKb: kilobytes(contents.reduce((total, content) => total + gzipSync(content).length, 0)),
    firstLoadFontsKb: kilobytes(fontBytes.reduce((total, bytes) => total + bytes, 0)),
  };
};
