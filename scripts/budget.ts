/**
 * How many lines each room has, and how many rules of its sheets hang on the structure of the page: `npm run budget` prints it, and lowers
 * what is written in `budget.json` where a room has become lighter. `npm run check` fails where one has become heavier (`budget.test.ts`).
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(import.meta.dirname, 'budget.json');
const SOURCES = '{src,games,templates,scripts,bench,e2e}/**/*.{ts,tsx,mts,mjs,css}';
/** The shelf grows with every game. */
const OPEN = new Set([join('src', 'catalogue')]);
/** A line wider than this counts as two: folding and unfolding lines changes nothing. */
const WIDTH = 120;

const KINDS = ['code', 'words', 'styles', 'structure', 'tests'] as const;
type Kind = (typeof KINDS)[number];
export type Lines = Readonly<Record<Kind, number>>;
export type Budget = Readonly<Record<string, Lines>>;

const NONE: Lines = { code: 0, words: 0, styles: 0, structure: 0, tests: 0 };

/** A room of the page or a game is one of its own; everything else is counted by the folder it lies in. */
export const roomOf = (file: string): string => {
  const [top = '', second = '', third = '', fourth] = file.split('/');
  if (top === 'src' && second === 'web') return fourth === undefined ? 'src/web' : `src/web/${third}`;
  if (top === 'src' || (top === 'games' && third !== '')) return `${top}/${second}`;
  return top;
};

export const kindOf = (file: string, text: string): Kind => {
  if (file.endsWith('.css')) return 'styles';
  if (/\.test\.tsx?$|\.test-support\.ts$|\/testing\//.test(file) || /^(?:e2e|bench)\//.test(file)) return 'tests';
  return /\bas const satisfies Words;|: Words = \{/.test(text) ? 'words' : 'code';
};

export const linesOf = (text: string): number => text.split('\n').reduce((sum, line) => sum + (line.length > WIDTH ? 2 : 1), text.endsWith('\n') ? -1 : 0);

/** An element inside, beside or after another: by a space, `>`, `+` or `~`, also in `:has()`. A state such as `:has(:checked)` is none. */
const hangsOnStructure = (selector: string): boolean =>
  /[\s>+~]/.test(
    selector
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/:nth-[a-z-]+\([^)]*\)/g, '')
      .replaceAll(/\s*([(,])\s*|\s+(?=\))/g, '$1'),
  );

/** Rules of a sheet that hold by where an element stands: in the kit they have their place. */
export const structureOf = (file: string, text: string): number =>
  !file.endsWith('.css') || /^src\/web\/(?:kit|styles)\//.test(file)
    ? 0
    : [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
        .map(([, selector = '']) => selector.trim())
        .filter((selector) => !selector.startsWith('@') && hangsOnStructure(selector)).length;

const plus = (lines: Lines, kind: Kind, more: number): Lines => ({ ...lines, [kind]: lines[kind] + more });

export const countRooms = (): Budget => {
  const rooms: Record<string, Lines> = {};
  for (const found of globSync(SOURCES, { cwd: ROOT, exclude: (name) => name.includes('node_modules') || OPEN.has(name) }).toSorted()) {
    const file = found.replaceAll('\\', '/');
    const text = readFileSync(join(ROOT, file), 'utf8');
    const lines = plus(rooms[roomOf(file)] ?? NONE, kindOf(file, text), linesOf(text));
    rooms[roomOf(file)] = plus(lines, 'structure', structureOf(file, text));
  }
  return rooms;
};

export const readBudget = (): Budget => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const least = (now: Lines, before: Partial<Lines>): Lines => {
  const pairs = KINDS.map((kind) => [kind, Math.min(now[kind], before[kind] ?? now[kind])] as const);
  return { ...NONE, ...Object.fromEntries(pairs) };
};

if (import.meta.main) {
  const [now, before] = [countRooms(), readBudget()];
  const lowered = Object.fromEntries(Object.entries(now).map(([room, lines]) => [room, least(lines, before[room] ?? lines)]));
  writeFileSync(FILE, `${JSON.stringify(lowered, null, 2)}\n`);
  const total = Object.values(now).reduce((sum, lines) => KINDS.reduce((all, kind) => plus(all, kind, lines[kind]), sum), NONE);
  console.table({ ...now, total });
}
