import type { Localized } from '#kernel/words.ts';
import { STEP } from '../data.ts';
import { FileMistake, type Json } from './json-lines.ts';

/** Readers of one value each: the value in its type, or a FileMistake that names the place and what was expected. */

const found = (json: Json): string => {
  if (json.kind === 'list') return `a list of ${json.items.length}`;
  if (json.kind === 'object') return json.fields.size === 0 ? 'an empty object' : 'an object';
  return json.kind === 'null' ? 'null' : JSON.stringify(json.value);
};

const nameOf = (json: Json): string => (json.path === '' ? 'The file' : json.path);

export const wrong = (json: Json, expected: string): never => {
  throw new FileMistake(json.line, `${nameOf(json)} must be ${expected}, but is ${found(json)}.`);
};

/** The one field that tells which others an object has. */
export const fieldOf = (json: Json, name: string): Json => {
  const given = json.kind === 'object' ? json.fields : wrong(json, `an object with the field "${name}"`);
  const value = given.get(name);
  if (value === undefined) throw new FileMistake(json.line, `${nameOf(json)} lacks the field "${name}".`);
  return value;
};

/** A field that has no business in this object, most often a slip of the pen. */
export const unexpected = (json: Json, field: { readonly name: string; readonly value: Json }, names: readonly string[]): never => {
  throw new FileMistake(field.value.line, `${nameOf(json)} has a field "${field.name}" that does not belong there; expected: ${names.join(', ')}.`);
};

/** An object with exactly these fields, as a function from the name of a field to its value. */
export const fieldsOf = <Name extends string>(json: Json, names: readonly Name[]): ((name: Name) => Json) => {
  const given = json.kind === 'object' ? json.fields : wrong(json, `an object with ${names.join(', ')}`);
  for (const [name, value] of given) if (!names.some((known) => known === name)) unexpected(json, { name, value }, names);
  for (const name of names) {
    if (!given.has(name)) throw new FileMistake(json.line, `${nameOf(json)} lacks the field "${name}"; expected: ${names.join(', ')}.`);
  }
  return (name) => fieldOf(json, name);
};

export const listOf = <T>(json: Json, count: { readonly min: number; readonly max: number }, read: (item: Json) => T): readonly T[] => {
  const expected = count.min === count.max ? `a list of ${count.min}` : `a list of ${count.min} to ${count.max}`;
  const items = json.kind === 'list' ? json.items : wrong(json, expected);
  if (items.length < count.min || items.length > count.max) wrong(json, expected);
  return items.map(read);
};

const textOf = (json: Json, maxLength: number): string =>
  json.kind === 'text' && json.value.trim() !== '' && json.value.length <= maxLength
    ? json.value
    : wrong(json, `a text in double quotes, not empty, of at most ${maxLength} characters`);

export const identifierOf = (json: Json): string =>
  json.kind === 'text' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(json.value)
    ? json.value
    : wrong(json, 'an identifier of at most 40 letters, digits, hyphens and underscores');

/** Both languages of the house. */
export const localizedOf = (json: Json, maxLength: number): Localized => {
  const field = fieldsOf(json, ['fr', 'en']);
  return { fr: textOf(field('fr'), maxLength), en: textOf(field('en'), maxLength) };
};

export const booleanOf = (json: Json): boolean => (json.kind === 'boolean' ? json.value : wrong(json, 'true or false'));

export const choiceOf = <T extends string>(json: Json, choices: readonly T[]): T =>
  choices.find((choice) => json.kind === 'text' && json.value === choice) ?? wrong(json, `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`);

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const wholeOf = (json: Json, { min, max }: Bounds): number =>
  json.kind === 'number' && Number.isInteger(json.value) && json.value >= min && json.value <= max
    ? json.value
    : wrong(json, `a whole number from ${min} to ${max}`);

/** BO-9.3: the smallest note is 1,000 F, so every sum is a multiple of it. */
export const francsOf = (json: Json, { min, max }: Bounds): number =>
  json.kind === 'number' && json.value % STEP === 0 && json.value >= min && json.value <= max
    ? json.value
    : wrong(json, `a sum in francs, a multiple of ${STEP} from ${min} to ${max}`);

/** A sum that pays or costs something. */
export const changeOf = (json: Json, max: number): number => {
  const change = francsOf(json, { min: -max, max });
  return change === 0 ? wrong(json, 'a sum other than 0') : change;
};
