import type { Actor, BotLevel } from '#kernel';
import { type Entry, type SeatRecord, StorageError, type StoredSnapshot, type StoredTalk, type TableRecord, type Writer } from '#table/journal.ts';
import { unpack } from './packing.ts';
import type { Row } from './work.ts';

/* Rows of the database, turned into records. A row that does not fit is damage: an exception. */

const damaged = (column: string): StorageError => new StorageError('damaged', `the database row has a damaged column ${column}`);

export const text = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw damaged(column);
  return value;
};

export const integer = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw damaged(column);
  return value;
};

export const json = (row: Row, column: string) => {
  try {
    return JSON.parse(unpack(text(row, column)));
  } catch {
    throw damaged(column);
  }
};

export const textOrNull = (row: Row, column: string): string | null => (row[column] === null ? null : text(row, column));
export const integerOrNull = (row: Row, column: string): number | null => (row[column] === null ? null : integer(row, column));

export const oneOf = <T extends string>(row: Row, column: string, values: readonly T[]): T => {
  const value = row[column];
  const found = values.find((known) => known === value);
  if (found === undefined) throw damaged(column);
  return found;
};

const LEVELS: readonly BotLevel[] = ['weak', 'decent', 'strong'];

export const readTable = (row: Row): TableRecord => ({
  id: text(row, 'id'),
  code: text(row, 'code'),
  game: text(row, 'game'),
  rulesVersion: integer(row, 'rules_version'),
  options: json(row, 'options'),
  status: oneOf(row, 'status', ['lobby', 'playing', 'finished']),
  paused: integer(row, 'paused') === 1,
  closed: integer(row, 'closed') === 1,
  watching: oneOf(row, 'watching', ['nobody', 'link', 'everyone']),
  secondsPerDecision: integerOrNull(row, 'seconds_per_decision'),
  referee: oneOf(row, 'referee', ['auto', 'person']),
  refereePlays: integer(row, 'referee_plays') === 1,
  ownerHash: text(row, 'owner_hash'),
  refereeHash: textOrNull(row, 'referee_hash'),
  ownerRing: textOrNull(row, 'owner_ring'),
  refereeRing: textOrNull(row, 'referee_ring'),
  seed: textOrNull(row, 'seed'),
  createdAt: integer(row, 'created_at'),
  graceHours: integer(row, 'grace_hours'),
  joining: oneOf(row, 'joining', ['free', 'people', 'host', 'closed']),
  takebacks: oneOf(row, 'takebacks', ['none', 'two', 'free']),
  pace: oneOf(row, 'pace', ['atOnce', 'calm', 'step']),
  advised: json(row, 'advised'),
  takeback: json(row, 'takeback'),
  rematch: json(row, 'rematch'),
  series: json(row, 'series'),
  fork: json(row, 'fork'),
  forking: json(row, 'forking'),
  rhythm: row.rhythm === null ? null : json(row, 'rhythm'),
});

export const readSeat = (row: Row): SeatRecord => ({
  seat: integer(row, 'seat'),
  name: text(row, 'name'),
  holder: oneOf(row, 'holder', ['open', 'person', 'bot']),
  level: row.level === null ? null : oneOf(row, 'level', LEVELS),
  tokenHash: textOrNull(row, 'token_hash'),
  owner: integer(row, 'owner') === 1,
  talkSince: integer(row, 'talk_since'),
  awayUntil: integerOrNull(row, 'away_until'),
  ring: textOrNull(row, 'ring'),
  mark: integer(row, 'mark'),
  takebacks: integer(row, 'takebacks'),
  muted: integer(row, 'muted') === 1,
  named: integer(row, 'named') === 1,
});

const readWriter = (row: Row): Writer => {
  const writer = text(row, 'writer');
  if (writer === 'referee' || writer === 'table' || writer === 'owner' || writer === 'visitor') return writer;
  const seat = Number(writer);
  if (!Number.isInteger(seat)) throw damaged('writer');
  return seat;
};

export const readEntry = (row: Row): Entry => ({
  seq: integer(row, 'seq'),
  kind: oneOf(row, 'kind', ['start', 'input', 'undo', 'chairs']),
  writer: readWriter(row),
  client: textOrNull(row, 'client'),
  input: json(row, 'input'),
  step: integer(row, 'step'),
  shown: integer(row, 'shown'),
  linesBefore: integer(row, 'lines_before'),
  lines: integer(row, 'lines'),
  log: json(row, 'log'),
  undoes: integerOrNull(row, 'undoes'),
  at: integer(row, 'at'),
});

export const readSnapshot = (row: Row): StoredSnapshot => ({
  step: integer(row, 'step'),
  shown: integer(row, 'shown'),
  seq: integer(row, 'seq'),
  rulesVersion: integer(row, 'rules_version'),
  moment: json(row, 'moment'),
});

const readRecipient = (name: string): Actor => {
  if (name === 'referee') return name;
  if (!/^\d+$/.test(name)) throw damaged('recipients');
  return Number(name);
};

const readRecipients = (row: Row): StoredTalk['to'] => {
  const named = textOrNull(row, 'recipients');
  return named === null ? 'all' : named.slice(1, -1).split(',').map(readRecipient);
};

export const readTalk = (row: Row): StoredTalk => ({
  n: integer(row, 'n'),
  at: integer(row, 'at'),
  writer: readWriter(row),
  client: textOrNull(row, 'client'),
  name: text(row, 'name'),
  text: text(row, 'text'),
  to: readRecipients(row),
});
