import type { AnyGame } from '#kernel/game.ts';
import { play, playChecked } from '#kernel/match.ts';
import { decodeInput, resume } from '#kernel/recording.ts';
import { isSame } from '#protocol';
import { type Mark, movedAfter, moversAfter, type TableInput, type TableMatch, type TableState } from './state.ts';
import type { Entry, Journal, Since, StoredSnapshot, StoredTable, TableRecord } from './journal.ts';

/** A table whose journal cannot be played: other rules, or damage. Its message speaks to whoever runs the server. */
export class DamagedTable extends Error {}

const readInput = (game: AnyGame, entry: Entry): TableInput => {
  const input = decodeInput(game.module, entry.input);
  if (input === null) throw new DamagedTable(`entry ${entry.seq} does not hold an input of ${game.module.id}`);
  return input;
};

/** The inputs that still stand: each undo takes back the last one before it. */
const standing = (entries: readonly Entry[]): readonly Entry[] => {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'input') kept.push(entry);
    if (entry.kind === 'undo' && kept.pop() === undefined) throw new DamagedTable(`entry ${entry.seq} takes back what is not there`);
  }
  return kept;
};

/** A match as it was at a snapshot. `seats` at set-up is only in the `start` entry; nothing but a recording asks for it. */
export const resumeAt = (game: AnyGame, record: TableRecord, seats: number, stored: StoredSnapshot): TableMatch => {
  if (record.seed === null) throw new DamagedTable('a match was started without a seed');
  return resume(game.module, { options: record.options, seats, seed: record.seed, draws: record.draws }, stored.moment);
};

export const playEntry = (game: AnyGame, match: TableMatch, entry: Entry): TableMatch => playChecked(match, readInput(game, entry));

/** The rules that made an entry judge it again: what they refuse now is damage. */
const playAgain = (game: AnyGame, match: TableMatch, entry: Entry): TableMatch => {
  const played = play(match, readInput(game, entry));
  if (!played.ok) throw new DamagedTable(`the rules refuse entry ${entry.seq}: ${played.refusal.key}`);
  return played.match;
};

/**
 * The snapshot to go on from: one step back where there is one, so that the last step can still be undone; the very last when
 * the rules have changed since, for then nothing may be replayed that need not be.
 */
const chooseSnapshot = async (journal: Journal, game: AnyGame, { record, last }: StoredTable, from: number): Promise<StoredSnapshot> => {
  const same = record.rulesVersion === game.module.rulesVersion;
  const earlier = same && last !== null && last.shown > 0 ? await journal.snapshot(record.id, Math.max(0, Math.min(last.shown - 1, from)), last.seq) : null;
  const chosen = earlier?.rulesVersion === game.module.rulesVersion ? earlier : await journal.snapshot(record.id, undefined, last?.seq);
  if (chosen === null) throw new DamagedTable('the match has no snapshot');
  return chosen;
};

/** A table read back from journal: its last snapshot and what was played since. `reach`: a shown step whose moments are wanted too. */
export const loadState = async (journal: Journal, game: AnyGame, stored: StoredTable, reach = Number.POSITIVE_INFINITY): Promise<TableState> => {
  const { record, seats, last, talk } = stored;
  const base = { game, record, seats, seq: last?.seq ?? 0, talk, lines: last?.lines ?? 0, moved: 0 };
  if (record.status === 'lobby') return { ...base, match: null, mark: { seq: 0, shown: 0, movers: [], previous: null } };
  // A move that is asked back must be within reach.
  const from = await chooseSnapshot(journal, game, stored, Math.min(reach, record.takeback?.step ?? reach));
  let match = resumeAt(game, record, seats.length, from);
  let mark: Mark = { seq: from.seq, shown: from.shown, movers: from.shown === 0 ? [] : null, previous: null };
  const entries = await journal.entries(record.id, { after: from.seq, upTo: base.seq });
  for (const entry of standing(entries)) {
    match = (record.rulesVersion === game.module.rulesVersion ? playAgain : playEntry)(game, match, entry);
    mark = { seq: entry.seq, shown: entry.shown, movers: moversAfter(mark, match.now.input, entry.shown), previous: mark };
  }
  return { ...base, moved: movedAfter(0, entries), match, mark };
};

/** A table after what another server has written to it: played on where that is enough, else read back. */
export const advance = async (journal: Journal, before: TableState, since: Since): Promise<TableState> => {
  const { game } = before;
  const { record, seats, last, talk, entries } = since;
  const isPlain = record.rulesVersion === before.record.rulesVersion && entries.every(({ kind }) => kind === 'input' || kind === 'chairs');
  if (!isPlain) return loadState(journal, game, since);
  let { match, mark } = before;
  for (const entry of entries) {
    if (entry.kind !== 'input' || match === null) continue;
    match = playEntry(game, match, entry);
    mark = { seq: entry.seq, shown: entry.shown, movers: moversAfter(mark, match.now.input, entry.shown), previous: mark };
  }
  return {
    game,
    // What did not change stays what it was: whoever compares sees it at a glance.
    record: isSame(before.record, record) ? before.record : record,
    seats: isSame(before.seats, seats) ? before.seats : seats,
    seq: last?.seq ?? 0,
    talk,
    lines: last?.lines ?? 0,
    moved: movedAfter(before.moved, entries),
    match,
    mark,
  };
};
