import { insertInto, INTEGER, oneWord, Part, rowsOf, setAll, TEXT, text } from './rows.ts';
import { get } from './work.ts';

/* What lasts for minutes: kept where every server finds it, so that any of them ends what another began. `storage-contract.ts` holds the tests. */

/** Words that carry a key ring, what an authenticator is asked to sign, how the test of a channel went, what an answer to a letter answers. */
const KINDS = ['words', 'challenge', 'test', 'reply'] as const;
type Kind = (typeof KINDS)[number];

/** Nothing secret stands here in the clear: of secrets only hashes. */
export interface Ephemeral {
  readonly kind: Kind;
  readonly key: string;
  readonly data: string;
  /** How often it may be tried. */
  readonly tries: number;
  readonly until: number;
}

export interface EphemeralStore {
  /** In the place of what was kept under this key. */
  put(row: Ephemeral): Promise<void>;
  find(kind: Kind, key: string, now: number): Promise<string | null>;
  /** What was kept, which is gone now: of several who take it, one gets it. */
  take(kind: Kind, key: string, now: number): Promise<string | null>;
  /** What holds one of these marks; null: nothing does, or it was tried too often. It is tried once more by this, unless it begins with what is `right`. */
  attempt(kind: Kind, right: string, marks: readonly string[], now: number): Promise<Ephemeral | null>;
  /** Forgets what is over. */
  clear(now: number): Promise<void>;
}

export const EPHEMERAL = `
create table ephemeral (
  kind text not null,
  key text not null,
  data text not null,
  tries integer not null,
  until integer not null,
  primary key (kind, key)
) strict, without rowid;
`;

const ROW = rowsOf<Ephemeral>({ kind: oneWord(...KINDS), key: TEXT, data: TEXT, tries: INTEGER, until: INTEGER });

const SQL = {
  put: `${insertInto('ephemeral', ROW.columns)} on conflict (kind, key) ${setAll(['data', 'tries', 'until'])}`,
  find: 'select data from ephemeral where kind = ? and key = ? and until > ?',
  take: 'delete from ephemeral where kind = ? and key = ? and until > ? returning data',
  attempt: (
    marks: number,
  ): string => `update ephemeral set tries = tries - case when instr(data, ?) = 1 then 0 else 1 end where kind = ? and until > ? and tries > 0
    and (${Array.from({ length: marks }, () => 'instr(data, ?) > 0').join(' or ')}) returning *`,
  clear: 'delete from ephemeral where until <= ?',
} as const;

export class EphemeralRows extends Part implements EphemeralStore {
  put(row: Ephemeral): Promise<void> {
    return this.run(SQL.put, ...ROW.write(row));
  }

  async find(kind: Kind, key: string, now: number): Promise<string | null> {
    const row = await this.row(SQL.find, kind, key, now);
    return row === undefined ? null : text(row, 'data');
  }

  async take(kind: Kind, key: string, now: number): Promise<string | null> {
    const row = await this.engine.write(() => get(SQL.take, kind, key, now));
    return row === undefined ? null : text(row, 'data');
  }

  async attempt(kind: Kind, right: string, marks: readonly string[], now: number): Promise<Ephemeral | null> {
    return ROW.found(await this.engine.write(() => get(SQL.attempt(marks.length), right, kind, now, ...marks)));
  }

  clear(now: number): Promise<void> {
    return this.run(SQL.clear, now);
  }
}
