import type { LogLine, TalkLine } from '#protocol';
import { type LineCount, linesOf, readLog } from './log-lines.ts';
import type { Identity } from './scene.ts';
import type { TableState } from './state.ts';
import type { Change, Journal } from './journal.ts';
import { isFor, readerOf, talkLine } from './talk.ts';

/* What somebody who comes in is given to read: the newest lines of the log and of the talk, and no more. Older ones are asked for. */

const WELCOME_LINES = 200;
const WELCOME_TALK = 100;
/** Of long lines of talk fewer are sent. */
const WELCOME_LETTERS = 8000;

export interface Newest {
  readonly log: readonly LogLine[];
  readonly count: LineCount;
  /** Line numbers by the `seq` of their entry, for a later undo. */
  readonly bySeq: ReadonlyMap<number, readonly number[]>;
  readonly talk: readonly TalkLine[];
  /** How many lines of talk this reader has in all. */
  readonly heard: number;
}

const lastOf = (lines: readonly TalkLine[]): readonly TalkLine[] => {
  let letters = 0;
  const first = lines.findLastIndex(({ text }) => (letters += text.length) > WELCOME_LETTERS);
  return lines.slice(first + 1);
};

export const readNewest = async (journal: Journal, identity: Identity, state: TableState): Promise<Newest> => {
  const { record, seq, lines, talk } = state;
  const page = await readLog(journal, record.id, identity.viewer, { after: 0, limit: WELCOME_LINES, upTo: seq, lines });
  const said = await journal.talk(record.id, { reader: readerOf(identity, state), limit: WELCOME_TALK, upTo: talk });
  const first = said.count - said.lines.length + 1;
  return {
    log: page.lines,
    count: page.count,
    bySeq: page.bySeq,
    talk: lastOf(said.lines.map((line, index) => talkLine(line, first + index))),
    heard: said.count,
  };
};

/** The same with what was stored while it was being read. */
export const continued = (newest: Newest, { you, viewer }: Identity, changes: readonly Change[]): Newest => {
  let { count, heard } = newest;
  const log = [...newest.log];
  const talk = [...newest.talk];
  const bySeq = new Map(newest.bySeq);
  const undone = new Set<number>();
  for (const change of changes) {
    if (change.kind === 'talk') {
      if (isFor(change.talk, you)) talk.push(talkLine(change.talk, ++heard));
      continue;
    }
    const { entry } = change;
    for (const n of entry.undoes === null ? [] : (bySeq.get(entry.undoes) ?? [])) undone.add(n);
    const read = linesOf(entry, viewer, count);
    count = read.count;
    log.push(...read.lines);
    bySeq.set(
      entry.seq,
      read.lines.map(({ n }) => n),
    );
  }
  for (const [index, line] of log.entries()) if (undone.has(line.n)) log[index] = { ...line, undone: true };
  return { log, count, bySeq, talk, heard };
};
