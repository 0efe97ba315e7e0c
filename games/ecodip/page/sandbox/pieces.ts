import type { Unit } from '#diplomacy/types.ts';
import { type World, worldOf } from '#games/ecodip/data/world.ts';
import { type Missile, type State, type Tag, TAGS } from '#games/ecodip/types.ts';
import { sum } from '#kernel/collections.ts';

/* Positions of one's own: pieces put down and taken up by hand. */

/** What may stand in a province: an army on land, a fleet at sea and on each coast there is. */
export type Stance = 'A' | 'F' | `F/${string}`;

export const stancesAt = (world: World, id: string): readonly Stance[] => {
  const province = world.find(id);
  if (province === undefined) return [];
  const { kind, coasts } = province;
  const fleets: readonly Stance[] = kind === 'land' ? [] : coasts.length === 0 ? ['F'] : coasts.map((coast): Stance => `F/${coast}`);
  return kind === 'sea' ? fleets : ['A', ...fleets];
};

export const stanceOf = ({ type, coast }: Unit): Stance => (type === 'army' ? 'A' : coast === undefined ? 'F' : `F/${coast}`);

export interface Piece {
  readonly power: string;
  readonly stance: Stance;
  readonly force: number;
}

const unitOf = (loc: string, { power, stance, force }: Piece): Unit => {
  const [, coast] = stance.split('/');
  return { power, type: stance === 'A' ? 'army' : 'fleet', loc, ...(coast === undefined ? {} : { coast }), force };
};

/** The position with this piece in a province, in the place of what stood there; null takes that up. */
export const withPiece = (base: State, loc: string, piece: Piece | null): State => {
  if (piece !== null && !stancesAt(worldOf(base.options), loc).includes(piece.stance)) return base;
  const others = base.table.units.filter((unit) => unit.loc !== loc);
  return { ...base, table: { ...base.table, units: piece === null ? others : [...others, unitOf(loc, piece)] } };
};

/* The accounts that an attempt changes: secrets too, for everything is open in a sandbox. */

const COLUMNS = ['gold', 'TB', 'MP', 'BT', 'ICBM', 'ABM'] as const;
type Column = (typeof COLUMNS)[number];
type Account = Readonly<Record<Column, number>>;

interface ChangedAccount {
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
