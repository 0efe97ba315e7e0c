import { gather, replaceAt, unreachable } from '#kernel/collections.ts';
import { blank } from '#kernel/drafts.ts';
import type { Field } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { LAW_PARAMETERS, OPEN_IN_RULEBOOK, type Parameter, RULEBOOK_LAWS, STANDARD_LAWS } from '../data/laws.ts';
import { type MessageKey, money, refuse, tell } from '../speak.ts';
import { LAW_TYPES, type Law, type LawEntry, type LawType, type LawsInForce, type Options, type State } from '../types.ts';
import type { Work } from './work.ts';

/* The law book (MM-6.4.7) and what may be proposed (MM-6.3.3, MM-6.5.1). */

/** MM-6.2.8: what was agreed before the start; repeal belongs to every list. */
export const agreedLaws = ({ agreedLaws: agreed, lawList, freeTextLaws }: Options): readonly LawType[] => {
  const listed =
    agreed === 'list'
      ? LAW_TYPES.filter((type) => type === 'repeal' || lawList.includes(type))
      : { rulebook: RULEBOOK_LAWS, standard: STANDARD_LAWS, full: LAW_TYPES }[agreed];
  return freeTextLaws ? [...listed, 'freeText'] : listed;
};

/** MM-6.5.1: in the rulebook's own examples the figures are fixed. */
const isFixed = (options: Options, name: string): boolean => options.agreedLaws === 'rulebook' && !OPEN_IN_RULEBOOK.includes(name);

type LawBook = Pick<State, 'options' | 'table'>;

export const activeEntries = ({ table }: Pick<State, 'table'>): readonly LawEntry[] => table.laws.filter(({ status }) => status === 'active');

/** The parameters of a law, by name. */
const values = (law: Law): ReadonlyMap<string, string | number> => new Map(Object.entries<string | number>(law));

const isSame = (a: Law, b: Law): boolean => {
  const other = values(b);
  return [...values(a)].every(([name, value]) => other.get(name) === value);
};

const isInDomain = (state: LawBook, parameter: Parameter, value: string | number | undefined): boolean => {
  switch (parameter.kind) {
    case 'int':
      if (isFixed(state.options, parameter.name)) return value === parameter.default;
      return typeof value === 'number' && value >= parameter.min && value <= parameter.max;
    case 'shift':
      return typeof value === 'number' && value !== 0 && Math.abs(value) <= parameter.most;
    case 'choice':
      if (isFixed(state.options, parameter.name)) return value === parameter.default;
      return typeof value === 'string' && parameter.values.includes(value);
    case 'lawId':
      return activeEntries(state).some(({ id }) => id === value);
    case 'text':
      return typeof value === 'string' && value.length >= 1 && value.length <= parameter.maxLength;
    default:
      return unreachable(parameter);
  }
};

/** MM-6.3.3: null, or why this may not be proposed now. */
export const checkProposal = (state: LawBook, law: Law): Message | null => {
  if (!agreedLaws(state.options).includes(law.type)) return refuse('no.lawNotAgreed', ['MM-6.3.3', 'MM-6.2.8'], { law: lawName(law.type) });
  if (law.type === 'repeal' && activeEntries(state).length === 0) return refuse('no.nothingToRepeal', ['MM-6.3.3']);
  const given = values(law);
  const wrong = LAW_PARAMETERS[law.type].find((parameter) => !isInDomain(state, parameter, given.get(parameter.name)));
  if (wrong !== undefined) {
    return refuse('no.lawParameter', ['MM-6.3.3', 'MM-6.5'], { law: lawName(law.type), parameter: { term: `field.${wrong.name}` } });
  }
  const present = state.table.inForce[law.type];
  return present !== undefined && isSame(present, law) ? refuse('no.lawInForce', ['MM-6.3.3'], { law: lawName(law.type) }) : null;
};

/* ---------- words ---------- */

export const lawName = (type: LawType): Arg => ({ term: type });

/** The amounts of money among the parameters, and the words that a sentence needs (MM-6.5.10). */
const argOf = (type: LawType, parameter: Parameter, value: string | number): Arg => {
  if (parameter.kind === 'choice') return { term: `value.${type}.${value}` };
  if (typeof value === 'string') return { text: { fr: value, en: value } };
  return parameter.kind === 'int' && parameter.money ? money(value) : value;
};

const lawKey = (law: Law): MessageKey => (law.type === 'alertFines' && law.final === 'included' ? 'law.alertFines.final' : `law.${law.type}`);

/** MM-6.5.7: the law in a sentence. */
export const lawSentence = (law: Law): Message => {
  const given = values(law);
  const args: Record<string, Arg> = {};
  for (const parameter of LAW_PARAMETERS[law.type]) {
    const value = given.get(parameter.name);
    if (value !== undefined) args[parameter.name] = argOf(law.type, parameter, value);
  }
  // Which blanks a law has is known by its parameters, not by the compiler.
  return { key: lawKey(law), args, clauses: ['MM-6.5', 'MM-6.5.7'] };
};

/* ---------- forms ---------- */

/** The blanks for one parameter, several where its domain has a gap or each choice is a thing of its own; none when nothing can be chosen. */
const blanks = (state: LawBook, parameter: Parameter): readonly Field[] => {
  const { name } = parameter;
  switch (parameter.kind) {
    case 'int':
      return isFixed(state.options, name) ? [blank.int(name, parameter.default, parameter.default)] : [blank.int(name, parameter.min, parameter.max)];
    case 'shift':
      return [blank.int(name, -parameter.most, -1), blank.int(name, 1, parameter.most)];
    case 'choice':
      return [blank.pick(name, isFixed(state.options, name) ? [parameter.default] : parameter.values)];
    case 'lawId':
      return activeEntries(state).map(({ id }) => blank.pick(name, [id]));
    case 'text':
      return [{ kind: 'text', name, minLength: 1, maxLength: parameter.maxLength }];
    default:
      return unreachable(parameter);
  }
};

/** The same blank without one value. */
const except = (field: Field, value: string | number | undefined): readonly Field[] => {
  if (field.kind === 'pick') {
    const from = field.from.filter((item) => item !== value);
    return from.length === 0 ? [] : [{ ...field, from }];
  }
  if (field.kind !== 'int' || typeof value !== 'number' || value < field.min || value > field.max) return [field];
  return [blank.int(field.name, field.min, value - 1), blank.int(field.name, value + 1, field.max)].filter(
    (part) => part.kind !== 'int' || part.min <= part.max,
  );
};

const only = (field: Field, value: string | number | undefined): readonly Field[] => {
  if (field.kind === 'pick') return typeof value === 'string' && field.from.includes(value) ? [blank.pick(field.name, [value])] : [];
  if (field.kind !== 'int' || typeof value !== 'number' || value < field.min || value > field.max) return [];
  return [blank.int(field.name, value, value)];
};

type Blanks = readonly (readonly Field[])[];

/** Every way to go on with one more blank. */
const extend = (forms: Blanks, choices: readonly Field[]): Blanks => gather(forms, (fields) => choices.map((field) => [...fields, field]));

/**
 * The blanks of a proposal of this type, laid out flat, once for each way to fill them in. MM-6.3.3: the law in force is left
 * out, so that each further blank is filled with something else than there, or with the same if an earlier one differs.
 */
export const lawForms = (state: LawBook, type: LawType): Blanks => {
  const present = state.table.inForce[type];
  const given = present === undefined ? null : values(present);
  let differing: Blanks = given === null ? [[blank.pick('law', [type])]] : [];
  let same: Blanks = given === null ? [] : [[blank.pick('law', [type])]];
  for (const parameter of LAW_PARAMETERS[type]) {
    const choices = blanks(state, parameter);
    const value = given?.get(parameter.name);
    differing = [
      ...extend(differing, choices),
      ...extend(
        same,
        gather(choices, (field) => except(field, value)),
      ),
    ];
    same = extend(
      same,
      gather(choices, (field) => only(field, value)),
    );
  }
  return differing;
};

/* ---------- the law book ---------- */

const inForce = (laws: readonly LawEntry[]): LawsInForce =>
  Object.fromEntries(laws.filter(({ status, law }) => status === 'active' && law.type !== 'freeText').map(({ law }) => [law.type, law]));

const setStatus = (laws: readonly LawEntry[], index: number, status: LawEntry['status']): readonly LawEntry[] => {
  const entry = laws[index];
  return entry === undefined ? laws : replaceAt(laws, index, { ...entry, status });
};

/** MM-6.4.6, MM-6.4.7: a law enters the book at once; one of the same type is superseded. A repeal takes no number. */
export const enact = (work: Work, law: Law, vote: Omit<LawEntry, 'id' | 'law' | 'status'>): void => {
  const { table } = work;
  if (law.type === 'repeal') {
    const index = table.laws.findIndex(({ id }) => id === law.lawId);
    table.laws = setStatus(table.laws, index, 'repealed');
    work.log?.push(tell('log.repealed', { lawId: { term: law.lawId } }, ['MM-6.5.9']));
  } else {
    const old = law.type === 'freeText' ? -1 : table.laws.findIndex((entry) => entry.status === 'active' && entry.law.type === law.type);
    const id = `V${table.laws.length + 1}`;
    table.laws = [...setStatus(table.laws, old, 'superseded'), { id, law, ...vote, status: 'active' }];
    work.log?.push(tell('log.enacted', { lawId: { term: id }, law: lawName(law.type) }, ['MM-6.4.6', 'MM-6.4.7']));
  }
  table.inForce = inForce(table.laws);
};
