import { LAW_PARAMETERS } from '#games/mull-money/data/laws.ts';
import { decode } from '#games/mull-money/moves.ts';
import { type Help, LAW_TYPES, type Law, type LawType } from '#games/mull-money/types.ts';
import { type FormOffer, moveOf } from '#kernel/forms.ts';
import type { Field, Offer } from '#kernel/game.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';

/* MM-13.10: the proposal form. The rules offer each law as one or several forms whose blanks together are its domain. */

export type Proposals = ReadonlyMap<LawType, readonly FormOffer[]>;

const TYPES: readonly LawType[] = [...LAW_TYPES, 'freeText'];

const only = (offer: FormOffer, name: string): string | undefined => {
  const field = offer.fields.find((blank) => blank.name === name);
  return field?.kind === 'pick' ? field.from[0] : undefined;
};

/** Laws that may be proposed now, in the order of the catalogue. */
export const proposalsOf = (offers: readonly Offer<unknown>[]): Proposals => {
  const found = new Map<LawType, readonly FormOffer[]>();
  for (const type of TYPES) {
    const forms = offers.filter((offer): offer is FormOffer => offer.kind === 'form' && offer.type === 'negotiate' && only(offer, 'law') === type);
    if (forms.length > 0) found.set(type, forms);
  }
  return found;
};

export const helpsFor = (forms: readonly FormOffer[]): readonly Help[] =>
  (['alone', 'expert'] as const).filter((help) => forms.some((offer) => only(offer, 'help') === help));

/** Is this parameter of a law a sum of money? */
export const isSum = (type: LawType, name: string): boolean =>
  LAW_PARAMETERS[type].some((parameter) => parameter.name === name && parameter.kind === 'int' && parameter.money);

/** What may be put into a blank, over all forms of the law. */
export type Domain =
  | { readonly kind: 'numbers'; readonly name: string; readonly values: readonly number[] }
  | { readonly kind: 'words'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly name: string; readonly maxLength: number };

const numbersOf = (field: Field): readonly number[] =>
  field.kind === 'int' ? Array.from({ length: (field.max - field.min) / field.step + 1 }, (_, index) => field.min + index * field.step) : [];

const domainOf = (forms: readonly FormOffer[], name: string): Domain | null => {
  const fields = forms.flatMap((offer) => offer.fields.filter((field) => field.name === name));
  const [first] = fields;
  if (first === undefined) return null;
  if (first.kind === 'text') return { kind: 'text', name, maxLength: first.maxLength };
  if (first.kind === 'pick') return { kind: 'words', name, values: [...new Set(fields.flatMap((field) => (field.kind === 'pick' ? field.from : [])))] };
  return { kind: 'numbers', name, values: [...new Set(fields.flatMap(numbersOf))].toSorted((a, b) => a - b) };
};

/** The blanks of a law in the order of its sentence; those without a choice are left out. */
export const blanksOf = (type: LawType, forms: readonly FormOffer[]): readonly Domain[] =>
  LAW_PARAMETERS[type].flatMap(({ name }) => {
    const domain = domainOf(forms, name);
    return domain === null || (domain.kind !== 'text' && domain.values.length < 2) ? [] : [domain];
  });

/** Does the clean-up cost more than there is? Only then is there anything to borrow for (MM-13.5). */
const fallsShort = ({ purse, costs }: FormOffer, fields: number): boolean => purse !== undefined && purse < fields * (costs?.['cleanup'] ?? 0);

/** Fields to clean up beside the proposal, and credits where they cannot be paid otherwise. */
export const sideBlanks = (forms: readonly FormOffer[], help: Help): readonly Domain[] => {
  const own = forms.filter((offer) => only(offer, 'help') === help);
  const [cleanup, borrow] = ['cleanup', 'borrow'].map((name) => domainOf(own, name));
  if (cleanup?.kind !== 'numbers' || cleanup.values.length < 2) return [];
  const most = Math.max(...cleanup.values);
  return borrow?.kind === 'numbers' && own.some((offer) => fallsShort(offer, most)) ? [cleanup, borrow] : [cleanup];
};

/** The form as it opens: the usual figures of the law where they may be proposed. */
export const openingValues = (type: LawType, forms: readonly FormOffer[], help: Help): FormValues => {
  const values: Record<string, number | string> = { law: type, help, cleanup: 0, borrow: 0 };
  for (const parameter of LAW_PARAMETERS[type]) {
    const domain = domainOf(forms, parameter.name);
    const usual = 'default' in parameter ? parameter.default : undefined;
    if (domain === null || domain.kind === 'text') values[parameter.name] = '';
    else if (domain.kind === 'numbers') values[parameter.name] = domain.values.find((value) => value === usual) ?? domain.values[0] ?? 0;
    else values[parameter.name] = domain.values.find((value) => value === usual) ?? domain.values[0] ?? '';
  }
  return values;
};

/** The form that takes these values; undefined where none does, as for a law that is in force exactly so (MM-6.3.3). */
export const formFor = (forms: readonly FormOffer[], values: FormValues): FormOffer | undefined => forms.find((offer) => moveOf(offer, values) !== null);

/** The law as filled in, for its sentence. */
export const lawIn = (values: FormValues): Law | null => {
  const move = decode({ type: 'negotiate', ...values });
  return move?.type === 'negotiate' ? move.proposal : null;
};
