import { sum } from '#kernel/collections.ts';
import { type Missile, type State, type Tag, TAGS } from '#games/ecodip/types.ts';

/* The accounts that an attempt changes: secrets too, for everything is open in a sandbox. */

export const COLUMNS = ['gold', 'TB', 'MP', 'BT', 'ICBM', 'ABM'] as const;
export type Column = (typeof COLUMNS)[number];
type Account = Readonly<Record<Column, number>>;

export interface ChangedAccount {
  readonly who: Tag | 'UN';
  readonly before: Account;
  readonly after: Account;
}

const accountOf = ({ table, secrets }: State, who: Tag | 'UN'): Account => {
  if (who === 'UN') return table.un;
  const { gold, stock, sites } = secrets[who];
  const missiles = (kind: Missile): number => stock[kind] + sum(Object.values(sites).map((arms) => arms[kind]));
  return { ...table.stocks[who], gold, ICBM: missiles('ICBM'), ABM: missiles('ABM') };
};

export const changedAccounts = (before: State, after: State): readonly ChangedAccount[] =>
  [...TAGS, 'UN' as const]
    .map((who) => ({ who, before: accountOf(before, who), after: accountOf(after, who) }))
    .filter((account) => COLUMNS.some((column) => account.before[column] !== account.after[column]));

/** The columns in which something changes. */
export const changedColumns = (accounts: readonly ChangedAccount[]): readonly Column[] =>
  COLUMNS.filter((column) => accounts.some(({ before, after }) => before[column] !== after[column]));
