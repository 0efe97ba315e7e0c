import { startOn } from './forms.ts';
import type { Field, Offer, Place, Seat, Way } from './game.ts';
import type { Message } from './messages.ts';

/** An offer that is put into words only where somebody reads it: most are made for players who do not. */
export type Draft<M> = Way<M> & { readonly label: () => Message };

type Form = Extract<Draft<never>, { readonly kind: 'form' }>;
type Blank<K> = Extract<Field, { readonly kind: K }>;

/** Worked out for whoever reads, from what the offer says and where the game stands. */
export type PlaceOf<S, M> = (offer: Offer<M>, state: S, seat: Seat) => Place;

/** Where offers stand, by the type of their move; a type that is not listed stands where the house puts it. */
export type Places<S, M extends { readonly type: string }> = { readonly [T in M['type']]?: Place | PlaceOf<S, M> };

export const typeOfWay = (way: Way<unknown>): string => {
  if (way.kind === 'form') return way.type;
  const { move } = way;
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' ? move.type : '';
};

export const inWords = <M>(drafts: readonly Draft<M>[], placeOf?: (offer: Offer<M>) => Place): readonly Offer<M>[] =>
  drafts.map((draft) => {
    // Blanks that are made later are no property of their own.
    const offer: Offer<M> = draft.kind === 'form' ? { ...draft, fields: draft.fields, label: draft.label() } : { ...draft, label: draft.label() };
    return placeOf === undefined ? offer : { ...offer, ...placeOf(offer) };
  });

/* Made by the million where bots imagine games: what is left out is not spread. */

/** One move, and what its button says. */
export const offerMove = <const M>(move: M, label: () => Message, more?: Pick<Way<M>, 'weighty'>): Draft<M> =>
  more === undefined ? { kind: 'move', label, move } : { kind: 'move', label, move, ...more };

/** Moves of a type, by their blanks. */
export const offerForm = (type: string, label: () => Message, fields: readonly Field[], more?: Omit<Form, 'kind' | 'label' | 'type' | 'fields'>): Form =>
  more === undefined ? { kind: 'form', label, type, fields } : { kind: 'form', label, type, fields, ...more };

/** A form whose blanks are made when somebody looks at them: most trades are offered to players who choose something else. */
class LaterForm implements Form {
  readonly kind = 'form';
  readonly type: string;
  readonly label: () => Message;
  readonly costs: Form['costs'];
  readonly judged: Form['judged'];
  readonly #blanks: () => readonly Field[];

  constructor(type: string, label: () => Message, blanks: () => readonly Field[], { costs, judged }: Pick<Form, 'costs' | 'judged'>) {
    this.type = type;
    this.label = label;
    this.costs = costs;
    this.judged = judged;
    this.#blanks = blanks;
  }

  get fields(): readonly Field[] {
    return this.#blanks();
  }
}

export const offerFormLater = (type: string, label: () => Message, blanks: () => readonly Field[], more: Pick<Form, 'costs' | 'judged'>): Form =>
  new LaterForm(type, label, blanks, more);

/** Of a number: what it opens with, or the number that this should be nearest to. */
interface Opening {
  readonly step?: number;
  readonly start?: number;
  readonly near?: number;
}

/** The blanks of a form. A number goes by steps of one, and of names one is picked, unless it is said otherwise. */
export const blank = {
  int: (name: string, min: number, max: number, opening?: Opening): Blank<'int'> => {
    if (opening === undefined) return { kind: 'int', name, min, max, step: 1 };
    const { near, ...more } = opening;
    const numbers = { min, max, step: 1, ...more };
    return { kind: 'int', name, ...numbers, ...(near === undefined ? {} : { start: startOn(numbers, near) }) };
  },
  pick: (name: string, from: readonly string[], more?: Partial<Pick<Blank<'pick'>, 'min' | 'max' | 'start'>>): Blank<'pick'> =>
    more === undefined ? { kind: 'pick', name, from, min: 1, max: 1 } : { kind: 'pick', name, from, min: 1, max: 1, ...more },
  /** A vote opens with nothing chosen: whoever confirms it unread has said nothing. */
  ballot: (name: string, answers: readonly string[]): Blank<'pick'> => blank.pick(name, answers, { start: [] }),
};
