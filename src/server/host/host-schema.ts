/**
 * What the host's room keeps. `reports` name a line or a chair and copy nothing: what is erased there is gone here. `measures` remember how
 * large a table was when it was last looked at, so that a list of thousands need not read them all.
 */
export const HOST = `
create table reports (
  id integer primary key,
  table_key integer not null references tables (key),
  talk integer not null,
  seat integer not null,
  reasons text not null,
  reporters text not null,
  at integer not null,
  settled integer not null default 0,
  unique (table_key, talk, seat)
) strict;

create table measures (
  table_key integer primary key references tables (key),
  seq integer not null,
  talk integer not null,
  bytes integer not null
) strict;
`;
