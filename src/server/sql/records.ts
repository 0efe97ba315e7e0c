import type { Actor } from '#kernel/game.ts';
import type { Entry, SeatRecord, StoredSnapshot, StoredTalk, TableRecord, Writer } from '#table/journal.ts';
import { damaged, DATA, FLAG, INTEGER, type Kind, type Kinds, oneWord, orNull, rowsOf, TEXT, text, textOrNull } from './rows.ts';

/* The rows of a table; the table's key goes first, or last in an update. */

type Fixed = 'id' | 'code' | 'game' | 'referee' | 'refereePlays' | 'createdAt' | 'fork';

const FIXED: Kinds<Pick<TableRecord, Fixed>> = {
  id: TEXT,
  code: TEXT,
  game: TEXT,
  referee: oneWord('auto', 'person'),
  refereePlays: FLAG,
  createdAt: INTEGER,
  fork: DATA,
};

/** What may change in a table after it was made. */
const CHANGING: Kinds<Omit<TableRecord, Fixed>> = {
  rulesVersion: INTEGER,
  options: DATA,
  status: oneWord('lobby', 'playing', 'finished'),
  paused: FLAG,
  seed: orNull(TEXT),
  draws: oneWord('named', 'stepped'),
  watching: oneWord('nobody', 'link', 'everyone'),
  secondsPerDecision: orNull(INTEGER),
  takebacks: oneWord('none', 'two', 'free'),
  rhythm: orNull<NonNullable<TableRecord['rhythm']>>(DATA),
  unsettled: DATA,
  guarded: FLAG,
  graceHours: INTEGER,
  joining: oneWord('free', 'people', 'host', 'closed'),
  takeback: DATA,
  rematch: DATA,
  series: DATA,
  ownerHash: TEXT,
  refereeHash: orNull(TEXT),
  ownerRing: orNull(TEXT),
  refereeRing: orNull(TEXT),
  closed: FLAG,
  forking: DATA,
  inRoom: DATA,
  pace: oneWord('atOnce', 'calm', 'step'),
  advised: DATA,
  challenge: DATA,
};

export const TABLE = rowsOf<TableRecord>({ ...FIXED, ...CHANGING });
export const TABLE_CHANGES = rowsOf(CHANGING);

export const SEAT = rowsOf<SeatRecord>({
  seat: INTEGER,
  name: TEXT,
  holder: oneWord('open', 'person', 'bot'),
  level: orNull(oneWord('weak', 'decent', 'strong')),
  tokenHash: orNull(TEXT),
  owner: FLAG,
  talkSince: INTEGER,
  awayUntil: orNull(INTEGER),
  mark: INTEGER,
  takebacks: INTEGER,
  ring: orNull(TEXT),
  muted: FLAG,
  named: FLAG,
});

const WRITER: Kind<Writer> = {
  read: (row, column) => {
    const writer = text(row, column);
    if (writer === 'referee' || writer === 'table' || writer === 'owner' || writer === 'visitor') return writer;
    const seat = Number(writer);
    if (!Number.isInteger(seat)) throw damaged(column);
    return seat;
  },
  write: String,
};

export const ENTRY = rowsOf<Entry>({
  seq: INTEGER,
  kind: oneWord('start', 'input', 'undo', 'chairs'),
  writer: WRITER,
  client: orNull(TEXT),
  input: DATA,
  step: INTEGER,
  shown: INTEGER,
  linesBefore: INTEGER,
  lines: INTEGER,
  log: DATA,
  undoes: orNull(INTEGER),
  at: INTEGER,
});

export const SNAPSHOT = rowsOf<StoredSnapshot>({ step: INTEGER, shown: INTEGER, seq: INTEGER, rulesVersion: INTEGER, moment: DATA });

const readRecipient = (name: string): Actor => {
  if (name === 'referee') return name;
  if (!/^\d+$/.test(name)) throw damaged('recipients');
  return Number(name);
};

/** `,1,referee,`: each recipient between commas, so that one is found by their own. */
const RECIPIENTS: Kind<StoredTalk['to']> = {
  column: 'recipients',
  read: (row, column) => textOrNull(row, column)?.slice(1, -1).split(',').map(readRecipient) ?? 'all',
  write: (to) => (to === 'all' ? null : `,${to.join(',')},`),
};

export const TALK = rowsOf<StoredTalk>({ n: INTEGER, at: INTEGER, writer: WRITER, client: orNull(TEXT), name: TEXT, text: TEXT, to: RECIPIENTS });
