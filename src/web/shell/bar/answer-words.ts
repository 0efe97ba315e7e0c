import { typeOfWay } from '#kernel/drafts.ts';
import { fitsForm, type FormOffer, type FormValues } from '#kernel/forms.ts';
import type { AnyFace, Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { type Arg, formatMoney, formatNumber, type Voice } from '#kernel/words.ts';
import { isSame, type Reason } from '#protocol';
import type { GamePage } from '../../kit/interface/game-page.ts';
import { fieldLabel, isMoney, valueText } from './field-words.ts';

/* An answer that nobody has given yet, in words: that of the offer it takes, with what was filled in. */

interface Told {
  readonly offers: readonly Offer<unknown>[];
  readonly voice: Voice;
  readonly view: unknown;
  readonly page: Pick<GamePage, 'advisedWords'> | null;
}

const typeOfMove = (move: unknown): string => typeOfWay({ kind: 'move', move });

/** What is left out of a form is nothing, such as no loan: a move that takes none fits the form that has no blank for it. */
const withoutNothing = (form: FormOffer, move: unknown): unknown =>
  typeof move !== 'object' || move === null
    ? move
    : Object.fromEntries(Object.entries(move).filter(([name, value]) => value !== 0 || form.fields.some((field) => field.name === name)));

const countBlanks = (offer: Offer<unknown>): number => (offer.kind === 'form' ? offer.fields.length : 0);

/** The offer that it takes, that with the fewest blanks; of a form that is judged as a whole, one of its kind. */
export const offerOf = (offers: readonly Offer<unknown>[], move: unknown): Offer<unknown> | undefined =>
  offers
    .toSorted((a, b) => countBlanks(a) - countBlanks(b))
    .find((offer) => (offer.kind === 'move' ? isSame(offer.move, move) : fitsForm(offer, withoutNothing(offer, move)))) ??
  offers.find((offer) => offer.kind === 'form' && offer.judged === true && offer.type === typeOfMove(move));

const isValue = (value: unknown): value is FormValues[string] =>
  typeof value === 'number' || typeof value === 'string' || (Array.isArray(value) && value.every((name) => typeof name === 'string'));

export const valuesOf = (move: unknown): FormValues => {
  const values: Record<string, FormValues[string]> = {};
  if (typeof move === 'object' && move !== null) for (const [name, value] of Object.entries(move)) if (name !== 'type' && isValue(value)) values[name] = value;
  return values;
};

/** The sentence of the game for a form filled so (`x.do.buy.filled`), or the label with each blank that was filled. */
const filledWords = (offer: Extract<Offer<unknown>, { readonly kind: 'form' }>, values: FormValues, voice: Voice): string => {
  const { label } = offer;
  const args: Record<string, Arg> = { ...label.args };
  for (const field of offer.fields) {
    const value = values[field.name];
    if (typeof value === 'number') args[field.name] = isMoney(field, offer.costs) ? { money: value } : value;
    else args[field.name] = { text: { fr: valueText(field, false, value, voice), en: valueText(field, false, value, voice) } };
  }
  const key = `${label.key}.filled`;
  if (Object.hasOwn(voice.catalogue, key)) return renderText({ ...label, key, args }, voice);
  const colon = voice.lang === 'fr' ? '\u00a0:' : ':';
  const blanks = offer.fields.map((field) => `${fieldLabel(field, voice)}${colon} ${valueText(field, isMoney(field, offer.costs), values[field.name], voice)}`);
  return `${renderText(label, voice)} (${blanks.join(', ')})`;
};

/** Never without words: an answer that no offer has words for is at least called by its kind. */
export const answerWords = ({ offers, voice, view, page }: Told, move: unknown): string => {
  const own = page?.advisedWords?.(move, view, voice) ?? null;
  if (own !== null) return own;
  const offer = offerOf(offers, move);
  if (offer === undefined) return typeOfMove(move);
  return offer.kind === 'move' ? renderText(offer.label, voice) : filledWords(offer, valuesOf(move), voice);
};

/** What a figure of a seat is called, and how it is written. */
export const figuresIn = ({ figures }: AnyFace, view: unknown, voice: Voice) => {
  const columns = view === null ? [] : (figures?.columns(view, voice) ?? []);
  return ({ metric }: { readonly metric: string }) => {
    const column = columns.find((each) => each.metric.startsWith(`${metric}/`));
    const text = (value: number): string =>
      column?.money === true ? formatMoney(Math.round(value / 100) * 100, voice.lang, voice.unit) : formatNumber(Math.round(10 * value) / 10, voice.lang);
    return { name: voice.catalogue[metric] === undefined ? metric : renderText({ key: metric, clauses: [] }, voice), text };
  };
};

/** Two answers surely differ in it. A difference that is written as nothing tells nothing. */
export const differs = (reason: Reason, figures: ReturnType<typeof figuresIn>): boolean =>
  reason.sure && figures(reason).text(Math.abs(reason.more)) !== figures(reason).text(0);

/** The figures in which two answers surely differ, and their clauses beside that of the first. */
export const differences = (first: Reason, others: readonly Reason[], figures: ReturnType<typeof figuresIn>) => {
  const told = others.filter((reason) => differs(reason, figures));
  return { told, clauses: [...new Set(told.map(({ clause }) => clause))].filter((clause) => clause !== first.clause) };
};

export const changeText = (value: number, text: (value: number) => string): string => `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;
