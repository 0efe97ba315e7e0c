import { at } from './collections.ts';
import { isRecord } from './options.ts';

/*
 * A move is described once: the name of each of its fields, and a reader that takes what came off the wire. The type of the moves
 * and their decoding follow. The shape only: whether a move is legal, `check` says.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** What a field holds, or undefined where it does not fit. `whole` is the move it came in: a form is flat where a move may be nested. */
export type Reader<T> = (raw: unknown, whole: Fields) => T | undefined;

/** A field that may stay out of the move. */
export interface Optional<T> {
  readonly optional: Reader<T>;
}

type Shape = Readonly<Record<string, Reader<unknown> | Optional<unknown>>>;

/** By the type of the move. One that comes in several shapes has the list of them, and takes the first that fits. */
export type Shapes = Readonly<Record<string, Shape | readonly Shape[]>>;

type Held<R> = R extends Reader<infer T> ? Exclude<T, undefined> : never;
type Needed<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Held<F[K]> };
type Allowed<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never };

type Shaped<K, F> = F extends readonly (infer S)[]
  ? Shaped<K, S>
  : { readonly type: K } & Needed<F> & Allowed<F> extends infer M
    ? { [N in keyof M]: M[N] }
    : never;

/** The moves that are described, as a union by `type`. */
export type MoveOf<D> = { [K in keyof D]: Shaped<K, D[K]> }[keyof D];

/* ---------- readers ---------- */

export const int: Reader<number> = (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : undefined);

export const bool: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const text =
  (maxLength = Number.MAX_SAFE_INTEGER): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= maxLength ? raw : undefined;

/** One of a few words or numbers. */
export const oneOf = <T extends string | number>(...values: readonly T[]): Reader<T> => {
  const known = new Map<unknown, T>(values.map((value) => [value, value]));
  return (raw) => known.get(raw);
};

/** A list, at most so long; one item alone may come bare, as a pick of one does. */
export const listOf =
  <T>(item: Reader<T>, most: number): Reader<readonly T[]> =>
  (raw, whole) => {
    const items: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    if (items.length > most) return undefined;
    const read: T[] = [];
    for (const one of items) {
      const value = item(one, whole);
      if (value === undefined) return undefined;
      read.push(value);
    }
    return read;
  };

/** What is meant when the field is left out. */
export const or =
  <T>(reader: Reader<T>, absent: T): Reader<T> =>
  (raw, whole) =>
    raw === undefined ? absent : reader(raw, whole);

export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader });

/* ---------- decoding ---------- */

type Maker = (raw: Fields) => Fields | null;

const isOptional = (described: Shape[string]): described is Optional<unknown> => typeof described !== 'function';

/** Are these the fields of the object, in this order, and no other? */
const isExactly = (raw: Fields, names: readonly string[]): boolean => {
  let index = 0;
  for (const name in raw) if (name !== names[index++]) return false;
  return index === names.length;
};

const makerOf = (type: string, shape: Shape): Maker => {
  const bare: Fields = { type };
  const names = ['type', ...Object.keys(shape)];
  const fields = Object.entries(shape).map(([name, described]) =>
    isOptional(described) ? { name, read: described.optional, needed: false } : { name, read: described, needed: true },
  );
  if (fields.length === 0) return () => bare;
  return (raw) => {
    // Every check asks for the shape, mostly of what has it to the letter: that is handed back as it came.
    let move: Record<string, unknown> | null = isExactly(raw, names) ? null : { type };
    for (let index = 0; index < fields.length; index++) {
      const { name, read, needed } = at(fields, index);
      const given = raw[name];
      if (given === undefined && !needed) continue;
      const value = read(given, raw);
      if (value === undefined) return null;
      if (value !== given) move ??= { ...raw };
      if (move !== null) move[name] = value;
    }
    return move ?? raw;
  };
};

const isList = (shapes: Shapes[string]): shapes is readonly Shape[] => Array.isArray(shapes);

const makerOfAny = (type: string, shapes: Shapes[string]): Maker => {
  if (!isList(shapes)) return makerOf(type, shapes);
  const makers = shapes.map((shape) => makerOf(type, shape));
  return (raw) => {
    for (const make of makers) {
      const move = make(raw);
      if (move !== null) return move;
    }
    return null;
  };
};

/** A move off the wire, or null when it has not the shape of one; what does not belong to it is dropped. */
export function decoder<const D extends Shapes>(shapes: D): (raw: unknown) => MoveOf<D> | null;
// That what is read field by field is the union derived from the same fields is beyond the compiler: hence a second signature.
export function decoder(shapes: Shapes): (raw: unknown) => Fields | null {
  const makers = new Map<unknown, Maker>(Object.entries(shapes).map(([type, shape]) => [type, makerOfAny(type, shape)]));
  return (raw) => (isRecord(raw) ? (makers.get(raw.type)?.(raw) ?? null) : null);
}
