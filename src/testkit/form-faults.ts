import { fillForm, fitsField, fitsPurse, type FormOffer, openingMove } from '#kernel/forms.ts';
import type { Field } from '#kernel/game.ts';

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
export const hasStart = ({ fields }: FormOffer): boolean => fields.some((field) => field.kind !== 'text' && field.start !== undefined);

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
