/** Where the database is, and in which of its schemas we live. */
export interface Address {
  readonly connectionString: string;
  readonly schema: string;
}

const USUAL_SCHEMA = 'comptoir';

/** Is this the address of a PostgreSQL server, rather than the path of a file? */
export const isAddress = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** `postgres://user:password@host:port/name`, with `?schema=` where two houses share a database; null: it is no such address. */
export const readAddress = (typed: string): Address | null => {
  if (!isAddress(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const schema = url.searchParams.get('schema') ?? USUAL_SCHEMA;
  url.searchParams.delete('schema');
  return /^[a-z_][a-z0-9_]{0,40}$/.test(schema) && !schema.startsWith('pg_') ? { connectionString: url.href, schema } : null;
};

/** The address without what opens it: fit for a sentence. */
export const plainAddress = (typed: string): string => {
  const url = new URL(typed);
  return `${url.protocol}//${url.host}${url.pathname}`;
};
