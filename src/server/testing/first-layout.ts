import { stepsFrom } from '../sql/layout.ts';

/* Databases as earlier versions left them. */

/** The first layout, as it was. */
const FIRST = `
create table tables (
  key integer primary key, id text not null unique, code text not null unique, game text not null, rules_version integer not null, options text not null,
  status text not null, paused integer not null, watching text not null, seconds_per_decision integer, referee text not null, referee_plays integer not null,
  owner_hash text not null, referee_hash text, seed text, created_at integer not null
) strict;
create index tables_public on tables (watching, created_at);
create table seats (
  table_key integer not null references tables (key), seat integer not null, name text not null, holder text not null, level text, token_hash text,
  owner integer not null, primary key (table_key, seat)
) strict, without rowid;
create table entries (
  table_key integer not null references tables (key), seq integer not null, kind text not null, writer text not null, client text, input text not null,
  step integer not null, shown integer not null, lines_before integer not null, lines integer not null, log text not null, undoes integer, at integer not null,
  unique (table_key, seq)
) strict;
create unique index entries_client on entries (table_key, writer, client) where client is not null;
create index entries_undone on entries (table_key, undoes) where undoes is not null;
create table snapshots (
  table_key integer not null references tables (key), step integer not null, shown integer not null, seq integer not null, rules_version integer not null,
  moment text not null, unique (table_key, step)
) strict;
create table talk (
  table_key integer not null references tables (key), n integer not null, at integer not null, writer text not null, client text, name text not null,
  text text not null, unique (table_key, n)
) strict;
create unique index talk_client on talk (table_key, writer, client) where client is not null;
`;

/** What somebody had played and said by then. */
const ROWS = `
insert into tables (key, id, code, game, rules_version, options, status, paused, watching, referee, referee_plays, owner_hash, created_at)
  values (1, 't1', 'CODE', 'tontine', 1, '{}', 'lobby', 0, 'link', 'auto', 0, 'o', 9);
insert into seats (table_key, seat, name, holder, token_hash, owner) values (1, 0, 'Ana', 'person', 'h', 1), (1, 1, '', 'open', null, 0);
insert into talk (table_key, n, at, writer, client, name, text) values (1, 1, 5, '0', 'c', 'Ana', 'Bonjour');
`;

/** Makes a database of this layout with a table in it that was begun under the first. */
export const databaseOf = (layout: number): string => `${FIRST}${ROWS}${stepsFrom(1, layout)}`;
