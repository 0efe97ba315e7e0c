import { HOST } from '../host/host-rows.ts';
import { DAILY_WISHES, NOTICES } from '../notices/notice-rows.ts';
import { ROOMS } from '../rooms/room-rows.ts';
import { CHALLENGES } from '../challenges/challenge-rows.ts';
import { EPHEMERAL } from './ephemeral.ts';
import { MUTED } from './muted.ts';

/**
 * Rows of all tables follow each other, and refer to their table by a short number: a commit that serves many
 * tables then touches few pages. Every index more would cost each of them a page.
 */
const SCHEMA = `
create table tables (
  key integer primary key,
  id text not null unique,
  code text not null unique,
  game text not null,
  rules_version integer not null,
  options text not null,
  status text not null,
  paused integer not null,
  watching text not null,
  seconds_per_decision integer,
  referee text not null,
  referee_plays integer not null,
  owner_hash text not null,
  referee_hash text,
  seed text,
  created_at integer not null,
  grace_hours integer not null default 0,
  joining text not null default 'people',
  takebacks text not null default 'two',
  takeback text not null default 'null',
  rematch text not null default 'null',
  series text not null default 'null',
  rhythm text,
  owner_ring text,
  referee_ring text
) strict;
create index tables_public on tables (watching, created_at);

create table seats (
  table_key integer not null references tables (key),
  seat integer not null,
  name text not null,
  holder text not null,
  level text,
  token_hash text,
  owner integer not null,
  talk_since integer not null default 0,
  away_until integer,
  mark integer not null default 0,
  takebacks integer not null default 0,
  ring text,
  primary key (table_key, seat)
) strict, without rowid;

create table entries (
  table_key integer not null references tables (key),
  seq integer not null,
  kind text not null,
  writer text not null,
  client text,
  input text not null,
  step integer not null,
  shown integer not null,
  lines_before integer not null,
  lines integer not null,
  log text not null,
  undoes integer,
  at integer not null,
  unique (table_key, seq)
) strict;
create unique index entries_client on entries (table_key, writer, client) where client is not null;
create index entries_undone on entries (table_key, undoes) where undoes is not null;

create table snapshots (
  table_key integer not null references tables (key),
  step integer not null,
  shown integer not null,
  seq integer not null,
  rules_version integer not null,
  moment text not null,
  unique (table_key, step)
) strict;

create table talk (
  table_key integer not null references tables (key),
  n integer not null,
  at integer not null,
  writer text not null,
  client text,
  name text not null,
  text text not null,
  recipients text,
  unique (table_key, n)
) strict;
create unique index talk_client on talk (table_key, writer, client) where client is not null;
`;

/** Key rings. A ring is its devices and passkeys, and the chairs that name it: it has no row of its own. */
const RINGS = `
create table devices (
  id text not null primary key,
  ring text not null,
  token_hash text not null unique,
  label text not null,
  kind text not null,
  created_at integer not null,
  seen_at integer not null
) strict, without rowid;
create index devices_ring on devices (ring);

create table passkeys (
  id text not null primary key,
  ring text not null,
  public_key text not null,
  counter integer not null,
  transports text not null,
  created_at integer not null
) strict, without rowid;
create index passkeys_ring on passkeys (ring);

create index seats_ring on seats (ring) where ring is not null;
create index tables_owner_ring on tables (owner_ring) where owner_ring is not null;
create index tables_referee_ring on tables (referee_ring) where referee_ring is not null;
`;

/** What a fork keeps of the game it came from. */
const ORIGINS = `
create table origins (
  table_key integer primary key references tables (key),
  origin text not null
) strict;
`;

/**
 * Chairs that left a ring: who sat there, and which lines of talk are theirs. A chair names only the ring it is on, and whoever wants to be
 * forgotten must be found where somebody else sits now. `writer` as in `talk`.
 */
const SAT = `
create table sat (
  table_key integer not null references tables (key),
  ring text not null,
  writer text not null,
  name text not null,
  holder text,
  since integer not null,
  until integer not null
) strict;
create index sat_table on sat (table_key);
create index sat_ring on sat (ring);
`;

/** What brings a database of layout 1 to layout 2, and so on: `SCHEMA` is what they lead to. */
const UPGRADES: readonly string[] = [
  `alter table seats add column talk_since integer not null default 0;
  alter table talk add column recipients text;`,
  `alter table tables add column grace_hours integer not null default 0;
  alter table seats add column away_until integer;`,
  `alter table tables add column joining text not null default 'people';`,
  `alter table seats add column mark integer not null default 0;
  update seats set mark = seat;
  alter table tables add column takebacks text not null default 'two';
  alter table tables add column takeback text not null default 'null';
  alter table tables add column rematch text not null default 'null';
  alter table tables add column series text not null default 'null';
  alter table seats add column takebacks integer not null default 0;
  alter table tables add column rhythm text;
  ${NOTICES}
  alter table tables add column owner_ring text;
  alter table tables add column referee_ring text;
  alter table seats add column ring text;
  ${RINGS}`,
  `alter table wishes add column device text;
  create index wishes_device on wishes (device) where device is not null;`,
  `alter table tables add column closed integer not null default 0;
  alter table seats add column muted integer not null default 0;
  ${HOST}`,
  `alter table tables add column fork text not null default 'null';
  alter table tables add column forking text not null default 'null';
  alter table seats add column named integer not null default 0;
  ${ORIGINS}`,
  ROOMS,
  `alter table tables add column pace text not null default 'calm';
  alter table tables add column advised text not null default '[]';`,
  SAT,
  // From here on a board may be packed, too, which earlier versions do not understand.
  'alter table tables add column wakes_at integer;',
  `alter table passkeys add column devices text not null default '';`,
  `alter table tables add column draws text not null default 'stepped';`,
  EPHEMERAL,
  CHALLENGES,
  `alter table tables add column unsettled text not null default '[]';
  alter table tables add column guarded integer not null default 0;`,
  `alter table tables add column in_room text not null default 'null';`,
  MUTED,
  DAILY_WISHES,
];
/** What came after the texts above: a new database gets them too. */
const SINCE = 4;

/** The version of the layout. A database of a later one is refused, not guessed at. */
export const LAYOUT = 1 + UPGRADES.length;
/** By these a database of ours is known, whatever its layout. */
export const TABLES: readonly string[] = ['tables', 'seats', 'entries', 'snapshots', 'talk'];

/** What leads from a layout (0: nothing) to another, forward only. It is said as SQLite says it; `postgres/dialect.ts` says the same otherwise. */
export const stepsFrom = (found: number, wanted = LAYOUT): string =>
  (found === 0 ? [SCHEMA, NOTICES, RINGS, ...UPGRADES.slice(SINCE)] : UPGRADES.slice(found - 1, wanted - 1)).join('\n');

export const laterLayout = (found: number): string => `it was written by a later version of Comptoir (layout ${found}, known ${LAYOUT})`;
