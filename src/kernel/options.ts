import { unreachable } from './collections.ts';
import type { Clause, Message } from './messages.ts';
import { houseClauses, tableMessage, type TableKey } from './table-messages.ts';
import type { Arg } from './words.ts';

interface Common<T> {
  /** What holds when nobody says otherwise; may depend on the other options chosen. */
  readonly default: T | ((chosen: Readonly<Record<string, unknown>>) => T);
  /** May a motion or the referee change it in a running game? */
  readonly amendable: boolean;
  /** The heading under which the page shows it: the message key `group.<group>`. */
  readonly group: string;
  readonly clauses: readonly Clause[];
  /** Does it matter, with all the options as they are? Absent: always. Pages show what matters; every value is checked all the same. */
  readonly when?: ((options: Readonly<Record<string, unknown>>) => boolean) | undefined;
  /** Not asked among the options: the table's own question settles it, by the first value without a person and the second with one. */
  readonly settledBy?: 'referee';
}

/**
 * One house rule. Its texts are messages of the game: `option.<name>`, `….help`, and for choices, and values apart from the scale (`also`), `….<value>`.
 */
export type OptionSpec<T> =
  | (T extends number
      ? Common<T> & {
          readonly kind: 'int';
          readonly min: number;
          readonly max: number;
          readonly step: number;
          readonly money: boolean;
          readonly also?: readonly number[];
        }
      : never)
  | ([T] extends [string] ? Common<T> & { readonly kind: 'choice'; readonly values: readonly T[] } : never)
  | (T extends string ? Common<T> & { readonly kind: 'name'; readonly maxLength: number } : never)
  | ([T] extends [boolean] ? Common<boolean> & { readonly kind: 'flag' } : never)
  | (T extends readonly (infer U extends string)[] ? Common<T> & { readonly kind: 'set'; readonly values: readonly U[] } : never);

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K]> };

/** A named choice of options; texts: `preset.<id>` and `….help`. */
export interface Preset<O> {
  readonly id: string;
  readonly options: Partial<O>;
  /** One press on « Jouer » begins with it. None: the usual options. */
  readonly atOnce?: true;
}

/** An option spec as the generic code sees it. */
export type AnySpec =
  | (Common<number> & { kind: 'int'; min: number; max: number; step: number; money: boolean; also?: readonly number[] })
  | (Common<string> & { kind: 'choice'; values: readonly string[] })
  | (Common<string> & { kind: 'name'; maxLength: number })
  | (Common<boolean> & { kind: 'flag' })
  | (Common<readonly string[]> & { kind: 'set'; values: readonly string[] });

type ValueOf<S> = S extends { readonly kind: 'int' }
  ? number
  : S extends { readonly kind: 'flag' }
    ? boolean
    : S extends { readonly kind: 'set'; readonly values: readonly (infer T)[] }
      ? readonly T[]
      : S extends { readonly kind: 'choice'; readonly values: readonly (infer T)[] }
        ? T
        : string;

/** The options that a table of specs describes. */
export type OptionsOf<S extends Readonly<Record<string, AnySpec>>> = { readonly [K in keyof S]: ValueOf<S[K]> };

type Standard<T> = Common<NoInfer<T>>['default'];

const FIXED: { readonly amendable: boolean } = { amendable: false };

/** How games write their options, one line each: whole numbers without a unit, fixed before the game, unless a spread says otherwise. */
export const option = {
  choice: <const T extends string>(values: readonly T[], standard: Standard<T>, group: string, clauses: readonly Clause[]) =>
    ({ kind: 'choice', values, default: standard, ...FIXED, group, clauses }) as const,
  set: <const T extends string>(values: readonly T[], standard: readonly NoInfer<T>[], group: string, clauses: readonly Clause[]) =>
    ({ kind: 'set', values, default: standard, ...FIXED, group, clauses }) as const,
  flag: (standard: boolean, group: string, clauses: readonly Clause[]) => ({ kind: 'flag', default: standard, ...FIXED, group, clauses }) as const,
  int: (min: number, max: number, standard: Standard<number>, group: string, clauses: readonly Clause[]) =>
    ({ kind: 'int', min, max, step: 1, money: false, default: standard, ...FIXED, group, clauses }) as const,
};

const refuse = (key: TableKey, name: string, clauses: readonly Clause[]): Message => ({
  key,
  args: { option: { term: name } },
  clauses: clauses.length === 0 ? houseClauses(key) : clauses,
});

const fits = (spec: AnySpec, value: unknown): boolean => {
  switch (spec.kind) {
    case 'int':
      if (typeof value !== 'number' || !Number.isInteger(value)) return false;
      return (value >= spec.min && value <= spec.max && (value - spec.min) % spec.step === 0) || (spec.also ?? []).includes(value);
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'name':
      return typeof value === 'string' && value.length >= 1 && value.length <= spec.maxLength;
    case 'flag':
      return typeof value === 'boolean';
    case 'set':
      return Array.isArray(value) && new Set(value).size === value.length && value.every((item) => typeof item === 'string' && spec.values.includes(item));
    default:
      return unreachable(spec);
  }
};

export type Resolved<O> = { readonly ok: true; readonly options: O } | { readonly ok: false; readonly refusal: Message };

type RawOptions = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is RawOptions => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSpec = (value: unknown): value is AnySpec => isRecord(value) && typeof value.kind === 'string';

const specTable = <O>(specs: OptionSpecs<O>): ReadonlyMap<string, AnySpec> => {
  const table = new Map<string, AnySpec>();
  for (const [name, spec] of Object.entries<unknown>(specs)) if (isSpec(spec)) table.set(name, spec);
  return table;
};

/** Why one value is not allowed, or null. */
const fault = (table: ReadonlyMap<string, AnySpec>, name: string, value: unknown): Message | null => {
  const spec = table.get(name);
  if (spec === undefined) return refuse('table.unknownOption', name, []);
  return fits(spec, value) ? null : refuse('table.badOption', name, spec.clauses);
};

const isComplete = <O>(specs: OptionSpecs<O>, options: RawOptions): options is O & RawOptions => {
  const table = specTable(specs);
  return [...table.keys()].every((name) => fault(table, name, options[name]) === null);
};

/** Options off the wire or a file, completed by defaults, or the sentence that names the wrong one. */
export const resolveOptions = <O>(specs: OptionSpecs<O>, raw: unknown): Resolved<O> => {
  if (!isRecord(raw)) return { ok: false, refusal: tableMessage('table.optionsNotAnObject') };
  const table = specTable(specs);
  for (const [name, value] of Object.entries(raw)) {
    const refusal = value === undefined ? null : fault(table, name, value);
    if (refusal !== null) return { ok: false, refusal };
  }
  const resolved: Record<string, unknown> = {};
  for (const [name, spec] of table) {
    resolved[name] = raw[name] ?? (typeof spec.default === 'function' ? spec.default(raw) : spec.default);
    const refusal = fault(table, name, resolved[name]);
    if (refusal !== null) return { ok: false, refusal };
  }
  // What is filled in name by name is kept as a dictionary, slow for the rules that read it at every step; what is read off paper is not.
  const options: unknown = JSON.parse(JSON.stringify(resolved));
  if (!isRecord(options) || !isComplete(specs, options)) throw new Error('options were resolved but do not fit');
  return { ok: true, options };
};

/** The same for options of our own: a refusal is a mistake of the program. */
export const requireOptions = <O>(specs: OptionSpecs<O>, chosen: unknown): O => {
  const resolved = resolveOptions(specs, chosen);
  if (!resolved.ok) throw new Error(resolved.refusal.key);
  return resolved.options;
};

/** May these options be changed in a running game? Null, or why not. */
export const checkAmendment = <O>(specs: OptionSpecs<O>, amendment: object): Message | null => {
  const table = specTable(specs);
  const entries = Object.entries<unknown>({ ...amendment });
  if (entries.length === 0) return tableMessage('table.emptyAmendment');
  for (const [name, value] of entries) {
    const spec = table.get(name);
    if (spec !== undefined && !spec.amendable) return refuse('table.fixedOption', name, spec.clauses);
    const refusal = fault(table, name, value);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** An amendment off the wire that fits the options of the game. */
export const isAmendment = <O>(specs: OptionSpecs<O>, raw: unknown): raw is Partial<O> => isRecord(raw) && checkAmendment(specs, raw) === null;

/** A value of an option as it stands in a sentence. */
const valueArg = (key: string, spec: AnySpec | undefined, value: unknown): Arg => {
  if (typeof value === 'boolean') return { term: value ? 'table.yes' : 'table.no' };
  if (typeof value === 'number') {
    if (spec?.kind !== 'int') return value;
    return spec.also?.includes(value) === true ? { term: `${key}.${value}` } : spec.money ? { money: value } : value;
  }
  if (Array.isArray(value))
    return value.length === 0 ? { term: 'table.nothing' } : { list: value.map((item: unknown) => ({ term: `${key}.${String(item)}` })) };
  const text = String(value);
  return spec?.kind === 'name' ? { text: { fr: text, en: text } } : { term: `${key}.${text}` };
};

/** For each option that an amendment changes: its name, and its value before and after. */
export const changesOf = <O>(
  specs: OptionSpecs<O>,
  before: O,
  amendment: Partial<O>,
): readonly { readonly option: Arg; readonly before: Arg; readonly after: Arg }[] => {
  const table = specTable(specs);
  const known = new Map(Object.entries<unknown>(Object.assign({}, before)));
  return Object.entries<unknown>(Object.assign({}, amendment)).map(([name, value]) => {
    const key = `option.${name}`;
    const spec = table.get(name);
    return { option: { term: key }, before: valueArg(key, spec, known.get(name)), after: valueArg(key, spec, value) };
  });
};
