import { type FilledForm, fillForm, fitsField, fitsForm, fitsPurse, type FormOffer, openingMove } from '#kernel/forms.ts';
import type { AnyGame, Field, Offer, Way } from '#kernel/game.ts';
import type { Draws } from '#kernel/chance.ts';
import { same } from './difference.ts';
import { unreachable } from '#kernel/collections.ts';
import { pickOne } from './random-player.ts';

/* What makes a form impossible. */

const fieldFault = (field: Field): string | null => {
  const { name } = field;
  if (field.kind === 'int') return field.step > 0 && field.max >= field.min ? null : `field ${name} goes from ${field.min} to ${field.max} by ${field.step}`;
  if (field.kind === 'text')
    return (field.minLength ?? 0) <= field.maxLength ? null : `field ${name} asks for ${field.minLength} of ${field.maxLength} letters`;
  const least = Math.max(1, field.min);
  if (field.from.length < least || field.max < least) return `field ${name} asks for ${field.min} to ${field.max} of ${field.from.length} things`;
  return new Set(field.from).size < field.from.length ? `field ${name} lists a thing twice` : null;
};

/** Does the game say what the form opens with? */
const hasStart = ({ fields }: FormOffer): boolean => fields.some((field) => field.kind !== 'text' && field.start !== undefined);

const startFault = (form: FormOffer): string | null => {
  if (!hasStart(form)) return null;
  const opening = openingMove(form);
  const wrong = form.fields.find((field) => !fitsField(field, opening[field.name]));
  if (wrong !== undefined) return `field ${wrong.name} starts with ${JSON.stringify(opening[wrong.name])}, which may not be filled in`;
  return fitsPurse(form, opening) ? null : 'what it starts with is more than its purse holds';
};

/** Null, or what makes a form impossible to fill, or to open as its blanks say. */
export const formFault = (form: FormOffer): string | null => {
  for (const field of form.fields) {
    const fault = fieldFault(field);
    if (fault !== null) return fault;
  }
  return fitsPurse(form, fillForm(form, 'least')) ? startFault(form) : 'no filling fits its purse';
};

/** What a player might write, whatever he means by it. */
const TEXTS: readonly string[] = ['', 'a', 'é’ «\u00a0»', '<b>&amp;', '💰', '0', '\n', 'null'];

/** Is the move one of the offers, or a filling of one? `asForm` lays a move out as the form it comes from, where they differ. */
export const isOffered = (offers: readonly Offer<unknown>[], move: unknown, asForm: (move: unknown) => unknown): boolean => {
  const filled = asForm(move);
  return offers.some((offer) => (offer.kind === 'move' ? same(offer.move, move) : fitsForm(offer, filled)));
};

/** A form at its least, its most, anything between, and as it opens where that is something else. */
export const fillings = (form: FormOffer, chance: Draws): readonly FilledForm[] => [
  fillForm(form, 'least'),
  fillForm(form, 'most'),
  fillForm(form, chance, TEXTS),
  ...(hasStart(form) ? [openingMove(form)] : []),
];

/** The first form of this type, filled as it opens. */
export const openingOf = (offers: readonly Way<unknown>[], type: string): FilledForm => {
  const form = offers.find((offer) => offer.kind === 'form' && offer.type === type);
  if (form?.kind !== 'form') throw new Error(`no form ${type} is offered`);
  return openingMove(form);
};

/** Every offer as moves off the wire. */
export const offeredMoves = (offers: readonly Offer<unknown>[], chance: Draws): readonly unknown[] =>
  offers.flatMap<unknown>((offer) => (offer.kind === 'move' ? [offer.move] : fillings(offer, chance)));

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

/** Null, or the blank that was filled in and comes back changed. Lists may come back in another order. */
export const lostBlank = (raw: FilledForm, filled: unknown): string | null => {
  const values = new Map<string, unknown>(typeof filled === 'object' && filled !== null ? Object.entries(filled) : []);
  return Object.keys(raw).find((name) => !same(sorted(raw[name]), sorted(values.get(name)))) ?? null;
};

export type Specs = AnyGame['module']['options'];
type Spec = Specs[string];

/** Values worth trying: all where they are few, and of numbers the ends. A name stands for something that exists: none but its default. */
export const endValues = (spec: Spec): readonly unknown[] => {
  switch (spec.kind) {
    case 'int':
      return [...new Set([spec.min, spec.min + spec.step * Math.floor((spec.max - spec.min) / spec.step), ...(spec.also ?? [])])];
    case 'choice':
      return spec.values;
    case 'flag':
      return [true, false];
    case 'set':
      return [[], [...spec.values], ...spec.values.map((value: string) => [value])];
    case 'name':
      return [];
    default:
      return unreachable(spec);
  }
};

/** The same, and some numbers between the ends. */
export const likelyValues = (spec: Spec): readonly unknown[] => {
  if (spec.kind !== 'int') return endValues(spec);
  const steps = Math.floor((spec.max - spec.min) / spec.step);
  return [...new Set([...endValues(spec), ...[0.1, 0.25, 0.5, 0.75].map((part) => spec.min + spec.step * Math.floor(steps * part))])];
};

/** A change of one option to an allowed value; often one that may not be changed in a running game. */
export const amendment = (specs: Specs, chance: Draws): Readonly<Record<string, unknown>> => {
  const [name, spec] = pickOne(Object.entries(specs), chance);
  const values = likelyValues(spec);
  return values.length === 0 ? {} : { [name]: pickOne(values, chance) };
};
