import type { World } from '../data/world.ts';
import { worldOf } from '../data/world.ts';
import { isAlive } from '../rules/facts.ts';
import type { Options, Order, Secrets, State, Table, Tag, View } from '../types.ts';

/** Where the sheet of one power is judged: all that the power knows itself, so that page, bots and rules ask the same judge. */
export interface Office {
  readonly world: World;
  readonly options: Options;
  readonly table: Table;
  readonly power: Tag;
  readonly secrets: Secrets;
}

export const officeOf = ({ options, table, secrets }: Pick<State, 'options' | 'table' | 'secrets'>, power: Tag): Office => ({
  world: worldOf(options),
  options,
  table,
  power,
  secrets: secrets[power],
});

/** The office of the seat whose view this is; null for spectators. */
export const officeOfView = ({ options, table, own }: View): Office | null =>
  own === null ? null : { world: worldOf(options), options, table, power: own.power, secrets: own };

/** What the lines before have used up (EC-4.2.7), and what the whole sheet may bring. */
export interface Ledger {
  /** Every order of the sheet that could be read. */
  readonly written: readonly Order[];
  /** Orders accepted so far. */
  readonly accepted: Order[];
}

/** The orders of one kind accepted so far. */
export const accepted = <K extends Order['k']>(ledger: Ledger, ...kinds: readonly K[]): readonly Extract<Order, { readonly k: K }>[] =>
  pick(ledger.accepted, kinds);
export const written = <K extends Order['k']>(ledger: Ledger, ...kinds: readonly K[]): readonly Extract<Order, { readonly k: K }>[] =>
  pick(ledger.written, kinds);

/** The orders of some kinds, in the order written. */
export const pick = <K extends Order['k']>(orders: readonly Order[], kinds: readonly K[]): readonly Extract<Order, { readonly k: K }>[] =>
  orders.filter((order): order is Extract<Order, { readonly k: K }> => kinds.some((kind) => kind === order.k));

export const isPartner = ({ table }: Office, tag: Tag): boolean => isAlive(table, tag);
