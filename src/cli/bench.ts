import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Complaint, strangerComplaint, type Terminal, wholeNumber, WRONG_USAGE } from './terminal.ts';

export interface BenchOptions {
  readonly only?: string;
  readonly seconds: string;
  readonly json?: boolean;
  readonly root?: string;
}

const script = fileURLToPath(new URL('../../bench/main.ts', import.meta.url));
/** The exit code by which the benchmarks say that they know no such part, and list their parts. */
const UNKNOWN_PART = 3;
const LONGEST_SECONDS = 600;

/** Runs the benchmarks in a process of their own, so that nothing loaded here weighs on them. */
const measure = (args: readonly string[], { texts, note, watched }: Terminal): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const known = /^[A-Za-z]+(\.[a-z-]+)?$/;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!known.test(line)) note(line);
      else if (watched) note(texts('bench.measuring', { part: line }));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

const flatten = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const unknownPart = (typed: string, output: string, terminal: Terminal): Complaint => {
  const parts: readonly string[] = JSON.parse(output);
  return strangerComplaint(terminal.texts('bench.unknownPart', { typed, known: parts.join(', ') }), typed, parts, terminal);
};

/** `comptoir bench`: how fast the games, the server and the page are on this machine. */
export const bench = async (typed: BenchOptions, terminal: Terminal): Promise<number> => {
  const seconds = wholeNumber('--seconds', typed.seconds, { min: 1, max: LONGEST_SECONDS }, terminal);
  const { only, root } = typed;
  if (!existsSync(script)) throw new Complaint(terminal.texts('bench.onlyInCheckout'));
  if (root !== undefined && !existsSync(join(root, 'dist/web/index.html'))) throw new Complaint(terminal.texts('bench.noPage', { folder: root }), WRONG_USAGE);
  const args = [`--seconds=${seconds}`, ...(only === undefined ? [] : [`--only=${only}`]), ...(root === undefined ? [] : [`--root=${root}`])];
  const { code, output } = await measure(args, terminal);
  if (code === UNKNOWN_PART) throw unknownPart(typed.only ?? '', output, terminal);
  if (code !== 0) throw new Complaint(terminal.texts('bench.failed'));
  if (typed.json === true) terminal.print(output.trimEnd());
  else for (const [name, figure] of flatten(JSON.parse(output))) terminal.print(`${name.padEnd(36)} ${figure}`);
  return 0;
};
