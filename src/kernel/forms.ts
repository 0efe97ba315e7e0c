import type { Draws } from './chance.ts';
import { collect, unreachable } from './collections.ts';
import type { Field, Offer, Way } from './game.ts';

/* The one law for forms: what fits a blank, what a filling costs, how a form opens and is filled, and the move it becomes. */

export type FormOffer = Extract<Offer<unknown>, { readonly kind: 'form' }>;
type Form = Extract<Way<unknown>, { readonly kind: 'form' }>;

/** What the blanks of a form hold. A single pick of nothing is left out, here and in the move. */
export type FormValues = Readonly<Record<string, number | string | readonly string[]>>;

/** The move of a filled form, as it goes over the wire. */
export type FilledForm = Readonly<Record<string, unknown>>;

type Value = FormValues[string] | undefined;
type IntField = Extract<Field, { readonly kind: 'int' }>;
type PickField = Extract<Field, { readonly kind: 'pick' }>;

/** The whole numbers that a blank may hold: from `min` to `max` by steps. */
type Numbers = Pick<IntField, 'min' | 'max' | 'step'>;

const countSteps = ({ min, max, step }: Numbers): number => Math.floor((max - min) / step);

/** The number of a blank nearest to the one wanted, where that one may lie beside it: what its form opens with. */
export const startOn = (numbers: Numbers, wanted: number): number =>
  numbers.min + numbers.step * Math.max(0, Math.min(Math.round((wanted - numbers.min) / numbers.step), countSteps(numbers)));

/* ---------- what fits, and what it costs ---------- */

const fitsPick = ({ from, min, max }: PickField, value: unknown): boolean => {
  if (max === 1) return value === undefined ? min === 0 : typeof value === 'string' && from.includes(value);
  if (!Array.isArray(value) || value.length < min || value.length > max || new Set(value).size < value.length) return false;
  return value.every((name) => typeof name === 'string' && from.includes(name));
};

export const fitsField = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'int':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max && (value - field.min) % field.step === 0;
    case 'pick':
      return fitsPick(field, value);
    case 'text':
      return typeof value === 'string' && value.length >= (field.minLength ?? 0) && value.length <= field.maxLength;
    default:
      return unreachable(field);
  }
};

const priceOf = ({ costs, totals }: Form, { name, min, step }: IntField, value: number): number =>
  value * (costs?.[name] ?? 0) + (totals?.[name]?.[(value - min) / step] ?? 0);

/** What the form costs as filled (negative: brings in), or null when the game does not say. */
export const costOf = (form: Form, values: FilledForm): number | null => {
  if (form.costs === undefined && form.totals === undefined) return null;
  let cost = 0;
  for (const field of form.fields) {
    const value = values[field.name];
    if (field.kind === 'int' && typeof value === 'number') cost += priceOf(form, field, value);
  }
  return cost;
};

export const fitsPurse = (form: Form, values: FilledForm): boolean => form.purse === undefined || (costOf(form, values) ?? 0) <= form.purse;

/** Are these the blanks of the form, each filled with what fits, and paid for? */
const fits = (form: Form, values: FilledForm): boolean => form.fields.every((field) => fitsField(field, values[field.name])) && fitsPurse(form, values);

/** Is this move a filling of the form? */
export const fitsForm = (form: Form, move: unknown): boolean => {
  if (typeof move !== 'object' || move === null) return false;
  const { type, ...values }: FilledForm = { ...move };
  return type === form.type && Object.keys(values).every((name) => form.fields.some((field) => field.name === name)) && fits(form, values);
};

const filled = ({ type, fields }: Form, values: FilledForm): FilledForm => {
  const move: Record<string, unknown> = { type };
  for (const { name } of fields) if (values[name] !== undefined) move[name] = values[name];
  return move;
};

/** The move of a filled form, or null while a blank is missing or out of range. */
export const moveOf = (form: Form, values: FormValues): FilledForm | null => (fits(form, values) ? filled(form, values) : null);

/* ---------- how a form opens ---------- */

const picked = ({ max }: PickField, names: readonly string[]): Value => (max === 1 ? names[0] : names);

const startOf = (field: Field): Value => {
  switch (field.kind) {
    case 'int':
      return field.start ?? field.min;
    case 'pick':
      return picked(field, field.start ?? field.from.slice(0, field.min));
    case 'text':
      return '';
    default:
      return unreachable(field);
  }
};

/** The form as it opens: what was given where it fits; where it does not, what the game thinks likeliest, or the least. */
export const openingValues = ({ fields }: Form, given: FormValues = {}): FormValues => {
  const values: Record<string, FormValues[string]> = {};
  for (const field of fields) {
    const own = given[field.name];
    const value = own !== undefined && fitsField(field, own) ? own : startOf(field);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
};

/** The blanks that leave a choice: a pick with one possible answer is filled already, and of some things there are none. */
export const openFields = ({ fields }: Form): readonly Field[] =>
  fields.filter((field) => {
    if (field.kind === 'pick') return field.min !== 1 || field.from.length !== 1;
    return field.kind !== 'int' || field.min !== 0 || field.max !== 0;
  });

/* ---------- filling it ---------- */

/** At its least, at its most, or anything between. */
export type Filler = 'least' | 'most' | Draws;

const fillPick = (field: PickField, filling: Filler): Value => {
  const { from, min } = field;
  const most = Math.min(field.max, from.length);
  if (filling === 'least') return picked(field, from.slice(0, min));
  if (filling === 'most') return picked(field, from.slice(0, most));
  if (field.max === 1 && min === 1) return from[filling.int(from.length)];
  return picked(field, filling.shuffle(from).slice(0, min + filling.int(most - min + 1)));
};

const fillText = (
  { minLength = 0, maxLength }: { readonly minLength?: number; readonly maxLength: number },
  filling: Filler,
  texts: readonly string[],
): string => {
  if (filling === 'least') return 'x'.repeat(minLength);
  if (filling === 'most') return 'x'.repeat(maxLength);
  const text = texts.length === 0 ? '' : texts[filling.int(texts.length)];
  return (text ?? '').slice(0, maxLength).padEnd(minLength, 'x');
};

const fillField = (field: Field, filling: Filler, texts: readonly string[]): Value => {
  switch (field.kind) {
    case 'int':
      return field.min + field.step * (filling === 'least' ? 0 : filling === 'most' ? countSteps(field) : filling.int(countSteps(field) + 1));
    case 'pick':
      return fillPick(field, filling);
    case 'text':
      return fillText(field, filling, texts);
    default:
      return unreachable(field);
  }
};

/** Where a filling costs more than the purse holds: first more of what brings in, then less of what is spent. */
const afford = (form: Form, purse: number, values: Record<string, unknown>): void => {
  let cost = costOf(form, values) ?? 0;
  const nudge = (field: IntField, step: number, end: number): void => {
    let value = Number(values[field.name]);
    while (cost > purse && value !== end) {
      const change = priceOf(form, field, value + step) - priceOf(form, field, value);
      // Where every unit costs the same, all that are needed are taken at once.
      const times = form.totals === undefined ? Math.min(Math.ceil((purse - cost) / change), (end - value) / step) : 1;
      cost += times * change;
      value += times * step;
    }
    values[field.name] = value;
  };
  const ends = collect(form.fields, (field) => {
    if (field.kind !== 'int') return null;
    const most = field.min + field.step * countSteps(field);
    return { field, most, rise: priceOf(form, field, most) - priceOf(form, field, field.min) };
  });
  for (const { field, most, rise } of ends) if (rise < 0) nudge(field, field.step, most);
  for (const { field, rise } of ends) if (rise > 0) nudge(field, -field.step, field.min);
};

/** The move of the form filled in this way; `texts` are the words that a text may hold at random. */
export const fillForm = (form: Form, filling: Filler, texts: readonly string[] = []): FilledForm => {
  const move: Record<string, unknown> = { type: form.type };
  for (const field of form.fields) {
    const value = fillField(field, filling, texts);
    if (value !== undefined) move[field.name] = value;
  }
  if (form.purse !== undefined) afford(form, form.purse, move);
  return move;
};

/** Numbers worth trying in a blank: what it opens with, its ends, and the thirds between. */
const fewNumbers = (field: IntField): readonly number[] => {
  const steps = countSteps(field);
  const tried = [0, Math.round(steps / 3), Math.round((2 * steps) / 3), steps].map((count) => field.min + field.step * count);
  return [...new Set(field.start === undefined ? tried : [field.start, ...tried])];
};

const fewValues = (field: Field): readonly Value[] => {
  if (field.kind === 'int') return fewNumbers(field);
  return field.kind === 'pick' && field.max === 1 ? field.from : [fillField(field, 'least', [])];
};

/** The form at a few fillings, for whoever looks ahead: every single pick, some numbers, the least of the rest; at most so many. */
export const fewFillings = (form: Form, most: number): readonly FilledForm[] => {
  let found: FilledForm[] = [{ type: form.type }];
  for (const field of form.fields) {
    const filledIn: FilledForm[] = [];
    for (const before of found) for (const value of fewValues(field)) filledIn.push(value === undefined ? before : { ...before, [field.name]: value });
    found = filledIn.slice(0, most);
  }
  return found.filter((filling) => fitsPurse(form, filling));
};

/** The move of the form as it opens, with the least of what must be written. */
export const openingMove = (form: Form): FilledForm => {
  const written = form.fields.flatMap((field) => (field.kind === 'text' ? [[field.name, fillText(field, 'least', [])]] : []));
  // A vote opens with nothing chosen: the first answer, then.
  return filled(form, { ...fillForm(form, 'least'), ...openingValues(form), ...Object.fromEntries(written) });
};
