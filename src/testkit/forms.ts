import { type Chance, type Field, type Offer, unreachable } from '#kernel';
import { same } from './difference.ts';
import { pickOne } from './random-player.ts';

type Form = Extract<Offer<unknown>, { kind: 'form' }>;
type Filling = 'least' | 'most' | 'start' | Chance;

const TEXTS: readonly string[] = ['', 'a', 'é’ «\u00a0»', '<b>&amp;', '💰', '0', '\n', 'null'];

type IntField = Extract<Field, { kind: 'int' }>;

const countSteps = (field: IntField): number => Math.floor((field.max - field.min) / field.step);

const pickItems = (field: Extract<Field, { kind: 'pick' }>, filling: Filling): readonly string[] => {
  const most = Math.min(field.max, field.from.length);
  if (filling === 'start' && field.start !== undefined) return field.start;
  if (filling === 'least' || filling === 'start') return field.from.slice(0, field.min);
  if (filling === 'most') return field.from.slice(0, most);
  return filling.shuffle(field.from).slice(0, field.min + filling.int(most - field.min + 1));
};

const fillField = (field: Field, filling: Filling): unknown => {
  switch (field.kind) {
    case 'int': {
      if (filling === 'start') return field.start ?? field.min;
      const steps = countSteps(field);
      return field.min + field.step * (filling === 'least' ? 0 : filling === 'most' ? steps : filling.int(steps + 1));
    }
    case 'pick': {
      const items = pickItems(field, filling);
      return field.max === 1 ? items[0] : items;
    }
    case 'text':
      if (filling === 'least' || filling === 'start') return 'x'.repeat(field.minLength ?? 0);
      if (filling === 'most') return 'x'.repeat(field.maxLength);
      return pickOne(TEXTS, filling)
        .slice(0, field.maxLength)
        .padEnd(field.minLength ?? 0, 'x');
    default:
      return unreachable(field);
  }
};

/** What the numbers of a filled form cost. */
const costOf = ({ costs = {} }: Form, values: Readonly<Record<string, unknown>>): number => {
  let cost = 0;
  for (const [name, unit] of Object.entries(costs)) cost += unit * (typeof values[name] === 'number' ? values[name] : 0);
  return cost;
};

const fitsPurse = (form: Form, values: Readonly<Record<string, unknown>>): boolean => form.purse === undefined || costOf(form, values) <= form.purse;

/** Where a filling costs more than the purse holds: first more of what brings in, then less of what is spent. */
const afford = (form: Form, values: Record<string, unknown>): void => {
  const ints = form.fields.filter((field): field is IntField => field.kind === 'int');
  const unit = ({ name }: IntField): number => form.costs?.[name] ?? 0;
  const nudge = (field: IntField, step: number, end: number): void => {
    while (!fitsPurse(form, values) && values[field.name] !== end) values[field.name] = Number(values[field.name]) + step;
  };
  for (const field of ints) if (unit(field) < 0) nudge(field, field.step, field.min + field.step * countSteps(field));
  for (const field of ints) if (unit(field) > 0) nudge(field, -field.step, field.min);
};

/** The move that a filled form stands for, as it goes over the wire. */
const fillForm = (form: Form, filling: Filling): Readonly<Record<string, unknown>> => {
  const raw: Record<string, unknown> = { type: form.type };
  for (const field of form.fields) {
    const value = fillField(field, filling);
    if (value !== undefined) raw[field.name] = value;
  }
  if (filling !== 'start') afford(form, raw);
  return raw;
};

const hasStart = ({ fields }: Form): boolean => fields.some((field) => field.kind !== 'text' && field.start !== undefined);

/** Null, or why the form cannot open as its blanks say. */
const startFault = (form: Form): string | null => {
  if (!hasStart(form)) return null;
  const opening = fillForm(form, 'start');
  for (const field of form.fields) {
    const value = opening[field.name];
    if (!fitsField(field, value)) return `field ${field.name} starts with ${JSON.stringify(value)}, which may not be filled in`;
  }
  return fitsPurse(form, opening) ? null : 'what it starts with is more than its purse holds';
};

/** Null, or what makes a form impossible to fill. */
export const formFault = (form: Form): string | null => {
  for (const field of form.fields) {
    if (field.kind === 'int' && !(field.step > 0 && field.max >= field.min))
      return `field ${field.name} goes from ${field.min} to ${field.max} by ${field.step}`;
    if (field.kind === 'pick' && (field.from.length < Math.max(1, field.min) || field.max < Math.max(1, field.min)))
      return `field ${field.name} asks for ${field.min} to ${field.max} of ${field.from.length} things`;
    if (field.kind === 'pick' && new Set(field.from).size < field.from.length) return `field ${field.name} lists a thing twice`;
  }
  if (!fitsPurse(form, fillForm(form, 'least'))) return 'no filling fits its purse';
  return startFault(form);
};

const fitsField = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max && (Number(value) - field.min) % field.step === 0;
    case 'pick': {
      if (field.max === 1) return value === undefined ? field.min === 0 : typeof value === 'string' && field.from.includes(value);
      if (!Array.isArray(value) || value.length < field.min || value.length > field.max || new Set(value).size < value.length) return false;
      return value.every((item) => typeof item === 'string' && field.from.includes(item));
    }
    case 'text':
      return typeof value === 'string' && value.length >= (field.minLength ?? 0) && value.length <= field.maxLength;
    default:
      return unreachable(field);
  }
};

const fitsForm = (form: Form, filled: unknown): boolean => {
  if (typeof filled !== 'object' || filled === null) return false;
  const values = new Map<string, unknown>(Object.entries(filled));
  if (values.get('type') !== form.type) return false;
  const names = new Set(form.fields.map((field) => field.name));
  for (const name of values.keys()) if (name !== 'type' && !names.has(name)) return false;
  return form.fields.every((field) => fitsField(field, values.get(field.name))) && fitsPurse(form, Object.fromEntries(values));
};

/** Is the move one of the offers, or a filling of one? `asForm` lays a move out as the form it comes from, where they differ. */
export const isOffered = (offers: readonly Offer<unknown>[], move: unknown, asForm: (move: unknown) => unknown): boolean => {
  const filled = asForm(move);
  return offers.some((offer) => (offer.kind === 'move' ? same(offer.move, move) : fitsForm(offer, filled)));
};

/** A form at its least, its most, anything between, and as it opens where that is something else. */
export const fillings = (form: Form, chance: Chance): readonly Readonly<Record<string, unknown>>[] => [
  fillForm(form, 'least'),
  fillForm(form, 'most'),
  fillForm(form, chance),
  ...(hasStart(form) ? [fillForm(form, 'start')] : []),
];

/** The first form of this type, filled as it opens. */
export const openingOf = (offers: readonly Offer<unknown>[], type: string): Readonly<Record<string, unknown>> => {
  const form = offers.find((offer): offer is Form => offer.kind === 'form' && offer.type === type);
  if (form === undefined) throw new Error(`no form ${type} is offered`);
  return fillForm(form, 'start');
};

/** Every offer as moves off the wire. */
export const offeredMoves = (offers: readonly Offer<unknown>[], chance: Chance): readonly unknown[] =>
  offers.flatMap<unknown>((offer) => (offer.kind === 'move' ? [offer.move] : fillings(offer, chance)));

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

/** Null, or the blank that was filled in and comes back changed. Lists may come back in another order. */
export const lostBlank = (raw: Readonly<Record<string, unknown>>, filled: unknown): string | null => {
  const values = new Map<string, unknown>(typeof filled === 'object' && filled !== null ? Object.entries(filled) : []);
  return Object.keys(raw).find((name) => !same(sorted(raw[name]), sorted(values.get(name)))) ?? null;
};
