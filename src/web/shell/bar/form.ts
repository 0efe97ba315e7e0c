import { type Field, type Offer, unreachable } from '#kernel';
import type { FormValues } from '../game-page.ts';

export type FormOffer = Extract<Offer<unknown>, { readonly kind: 'form' }>;

const firstValue = (field: Field): number | string | readonly string[] => {
  switch (field.kind) {
    case 'int':
      return field.start ?? field.min;
    case 'pick': {
      const picked = field.start ?? field.from.slice(0, field.min);
      return field.max === 1 ? (picked[0] ?? '') : picked;
    }
    case 'text':
      return '';
    default:
      return unreachable(field);
  }
};

const fits = (field: Field, value: number | string | readonly string[] | undefined): boolean => {
  switch (field.kind) {
    case 'int':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max && (value - field.min) % field.step === 0;
    case 'pick': {
      const picked = typeof value === 'string' ? (value === '' ? [] : [value]) : Array.isArray(value) ? value : null;
      if (picked === null || (field.max === 1) !== (typeof value === 'string')) return false;
      const distinct = new Set(picked).size === picked.length;
      return distinct && picked.length >= field.min && picked.length <= field.max && picked.every((name) => field.from.includes(name));
    }
    case 'text':
      return typeof value === 'string' && value.length >= (field.minLength ?? 0) && value.length <= field.maxLength;
    default:
      return unreachable(field);
  }
};

/** The form as it opens: what was given where it fits; where it does not, what the game thinks likeliest, or the least. */
export const openingValues = ({ fields }: FormOffer, given: FormValues = {}): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = given[field.name];
      return [field.name, value !== undefined && fits(field, value) ? value : firstValue(field)];
    }),
  );

/** The move of a filled form, or null while a blank is missing or out of range. */
export const moveOf = (form: FormOffer, values: FormValues): Readonly<Record<string, unknown>> | null => {
  const { type, fields, purse } = form;
  if (!fields.every((field) => fits(field, values[field.name]))) return null;
  if (purse !== undefined && (costOf(form, values) ?? 0) > purse) return null;
  return { type, ...Object.fromEntries(fields.map(({ name }) => [name, values[name]])) };
};

/** What the form costs as filled (negative: brings in), or null when the game does not say. */
export const costOf = ({ fields, costs, totals }: FormOffer, values: FormValues): number | null => {
  if (costs === undefined && totals === undefined) return null;
  return fields.reduce((sum, field) => {
    const value = values[field.name];
    if (field.kind !== 'int' || typeof value !== 'number') return sum;
    return sum + value * (costs?.[field.name] ?? 0) + (totals?.[field.name]?.[(value - field.min) / field.step] ?? 0);
  }, 0);
};

/** The blanks that leave a choice: a pick with one possible answer is filled already, and of some things there are none. */
export const openFields = ({ fields }: FormOffer): readonly Field[] =>
  fields.filter((field) => {
    if (field.kind === 'pick') return field.min !== 1 || field.from.length !== 1;
    return field.kind !== 'int' || field.min !== 0 || field.max !== 0;
  });

/** One number and nothing else: it fits into the bar itself. */
export const isSlip = (offer: FormOffer): boolean => {
  const [field, ...more] = openFields(offer);
  return field?.kind === 'int' && more.length === 0;
};
