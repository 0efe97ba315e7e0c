/**
 * What the house keeps of whoever wants to be told. `house`: its own keys. `channels`: ways to reach somebody, opened by a secret
 * of which only the hash is here. `wishes`: which seat wants what by which of them, as long as its link is the same. `outbox`: what
 * is to be told and what was, each once; it names no address, only its hash, so that it can outlive a channel.
 */
export const NOTICES = `
create table house (
  name text not null primary key,
  value text not null
) strict, without rowid;

create table channels (
  id text not null primary key,
  secret_hash text not null,
  kind text not null,
  address text not null,
  keys text,
  lang text not null,
  zone text not null,
  quiet_from integer,
  quiet_to integer,
  confirmed integer not null,
  letter text not null unique,
  created_at integer not null
) strict, without rowid;
create index channels_address on channels (kind, address);

create table wishes (
  table_id text not null,
  seat integer not null,
  channel text not null,
  holder text not null,
  events text not null,
  primary key (table_id, seat, channel)
) strict, without rowid;
create index wishes_channel on wishes (channel);

create table outbox (
  id integer primary key,
  table_id text not null,
  seat integer not null,
  event text not null,
  moment text not null,
  address text not null,
  channel text not null,
  body text not null,
  due integer,
  tries integer not null,
  made_at integer not null,
  unique (table_id, seat, event, moment, address)
) strict;
create index outbox_due on outbox (due) where due is not null;
create index outbox_channel on outbox (channel, made_at);
`;
