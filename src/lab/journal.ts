import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Chunk, chunksOf, type ReadyExperiment, type Row } from './experiment.ts';
import { Rows } from './findings.ts';
import { fingerprintOf } from './fingerprint.ts';

interface Line {
  readonly of: string;
  readonly chunk: Chunk;
  readonly rows: readonly Row[];
}

/** A line that was cut short when the process was killed says nothing; the chunk is played again. */
const readLine = (text: string): Line | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Chunks played so far, one line each in a file beside the results, so that an interrupted experiment goes on where it stood. Lines of
 * another document are not read: they lie there until this one is done.
 */
export class ExperimentJournal {
  readonly #file: string;
  readonly #of: string;
  readonly rows: Rows;

  constructor(file: string, ready: ReadyExperiment) {
    this.#file = file;
    // More games of the same experiment go on from those that are there.
    this.#of = fingerprintOf({ document: { ...ready.document, games: 1 } });
    this.rows = new Rows(ready.arms.length);
    if (!existsSync(file)) return;
    const wanted = new Set(chunksOf(ready).map(({ arm, from, count }) => `${arm} ${from} ${count}`));
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const line = readLine(text);
      if (line === null || line.of !== this.#of) continue;
      const { arm, from, count } = line.chunk;
      if (wanted.has(`${arm} ${from} ${count}`) && line.rows.length === count && !this.rows.has(line.chunk)) this.rows.put(line.chunk, line.rows);
    }
    // What was cut short must not run into the next line.
    appendFileSync(file, '\n');
  }

  write(chunk: Chunk, rows: readonly Row[]): void {
    const line: Line = { of: this.#of, chunk, rows };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
