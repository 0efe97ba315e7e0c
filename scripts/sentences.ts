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

/** Every sentence of rules, page, server and command line, in both languages, where it is written. */
export const SENTENCES: readonly Written[] = globSync(['{src,games}/**/*.{ts,tsx}', 'templates/**/*.ts'], { exclude: (name) => name.endsWith('.test.ts') })
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /satisfies Words;|: Words = \{|TableKey, Sentence>|thingsOf</.test(text))
  .flatMap(({ file, text }) =>
    [...text.matchAll(PAIR)].map(([, quoted, plain, fr = '', en = '']) => ({ file, key: quoted ?? plain ?? '', fr: read(fr), en: read(en) })),
  );
