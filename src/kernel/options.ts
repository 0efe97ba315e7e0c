import type { Clause, Message } from './messages.ts';

interface Common<T> {
  /** What holds when nobody says otherwise; may depend on the other options chosen. */
  readonly default: T | ((chosen: Readonly<Record<string, unknown>>) => T);
  /** May a motion or the referee change it in a running game? */
  readonly amendable: boolean;
  /** The heading under which the page shows it: the message key `<game>.group.<group>`. */
  readonly group: string;
  readonly clauses: readonly Clause[];
}

/**
 * One house rule. Its texts are messages of the game: `<game>.option.<name>`, `….help`, and for choices `….<value>`.
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
  | (T extends string ? Common<T> & { readonly kind: 'choice'; readonly values: readonly T[] } : never)
  | (T extends string ? Common<T> & { readonly kind: 'name'; readonly maxLength: number } : never)
  | ([T] extends [boolean] ? Common<boolean> & { readonly kind: 'flag' } : never)
  | (T extends readonly (infer U extends string)[] ? Common<T> & { readonly kind: 'set'; readonly values: readonly U[] } : never);

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K]> };

/** A named choice of options; texts: `<game>.preset.<id>` and `….help`. */
export interface Preset<O> {
  readonly id: string;
  readonly options: Partial<O>;
}

/** An option spec as the generic code sees it. */
type AnySpec =
  | (Common<number> & { kind: 'int'; min: number; max: number; step: number; money: boolean; also?: readonly number[] })
  | (Common<string> & { kind: 'choice'; values: readonly string[] })
  | (Common<string> & { kind: 'name'; maxLength: number })
  | (Common<boolean> & { kind: 'flag' })
  | (Common<readonly string[]> & { kind: 'set'; values: readonly string[] });

const refuse = (key: string, name: string, clauses: readonly Clause[]): Message => ({ key, args: { option: { term: name } }, clauses });

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
  }
};

export type Resolved<O> = { readonly ok: true; readonly options: O } | { readonly ok: false; readonly refusal: Message };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options off the wire or a file, completed by defaults, or the sentence that names the wrong one. */
export const resolveOptions = <O>(specs: OptionSpecs<O>, raw: unknown): Resolved<O> => {
  if (!isRecord(raw)) return { ok: false, refusal: { key: 'table.optionsNotAnObject', clauses: [] } };
  const table: Readonly<Record<string, AnySpec>> = specs as never;
  const resolved: Record<string, unknown> = {};
  for (const name of Object.keys(raw)) if (!Object.hasOwn(table, name)) return { ok: false, refusal: refuse('table.unknownOption', name, []) };
  for (const [name, spec] of Object.entries(table)) {
    const given = raw[name];
    if (given === undefined) {
      resolved[name] = typeof spec.default === 'function' ? spec.default(raw) : spec.default;
      continue;
    }
    if (!fits(spec, given)) return { ok: false, refusal: refuse('table.badOption', name, spec.clauses) };
    resolved[name] = given;
  }
  return { ok: true, options: resolved as O };
};

/** May these options be changed in a running game? Null, or why not. */
export const checkAmendment = <O>(specs: OptionSpecs<O>, amendment: Partial<O>): Message | null => {
  const table: Readonly<Record<string, AnySpec>> = specs as never;
  const entries: readonly [string, unknown][] = Object.entries(amendment);
  if (entries.length === 0) return { key: 'table.emptyAmendment', clauses: [] };
  for (const [name, value] of entries) {
    const spec = table[name];
    if (spec === undefined || !Object.hasOwn(table, name)) return refuse('table.unknownOption', name, []);
    if (!spec.amendable) return refuse('table.fixedOption', name, spec.clauses);
    if (!fits(spec, value)) return refuse('table.badOption', name, spec.clauses);
  }
  return null;
};
