import { globSync, readFileSync } from 'node:fs';

/** A sentence as it stands in a catalogue of the sources. */
interface Written {
  readonly file: string;
  readonly key: string;
  readonly fr: string;
  readonly en: string;
}

const TEXT = String.raw`'((?:[^'\\\n]|\\.)*)'`;
const PAIR = new RegExp(String.raw`(?:'([^'\n]+)': |([\w$]+): |\()\[\s*${TEXT},\s*${TEXT},?\s*\]`, 'g');

const read = (text: string): string =>
  text.replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? (sign === 'n' ? '\n' : sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Where sentences are written; only one game’s own where it alone is looked at. */
const ONLY = process.env.COMPTOIR_GAME;
export const SOURCES = [ONLY === undefined ? '{src,games,templates}/**/*.{ts,tsx}' : `games/${ONLY}/**/*.{ts,tsx}`];

/** Every sentence of rules, page, server and command line, in both languages, where it is written. */
export const SENTENCES: readonly Written[] = globSync(SOURCES, { exclude: (name) => name.endsWith('.test.ts') })
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /satisfies (?:Words|Manifest)\)?;|: Words = \{|TableKey, Sentence>|thingsOf<|figuresOf\(/.test(text))
  .flatMap(({ file, text }) =>
    [...text.matchAll(PAIR)].map(([, quoted, plain, fr = '', en = '']) => ({ file, key: quoted ?? plain ?? '', fr: read(fr), en: read(en) })),
  );
