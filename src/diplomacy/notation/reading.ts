import type { Message } from '#kernel/messages.ts';
import { at } from '#kernel/collections.ts';
import type { Lexicon, Token } from './lexicon.ts';
import { match, type Pattern, patternOf, type Reach, type Taken } from './pattern.ts';
import { isDenial, isDoubt } from './words.ts';

/** One form of order: how it is written, and the order, why it is refused, or null for none after all. */
export interface Form<O> {
  readonly pattern: Pattern;
  readonly read: (taken: Taken) => O | Refused | null;
}
export interface Refused {
  readonly refused: Message;
}
/** `['UNIT HOLD', ({ places }) => …]` */
export type FormRow<O> = readonly [pattern: string, read: Form<O>['read']];

export const formsOf = <O>(rows: readonly FormRow<O>[]): readonly Form<O>[] => rows.map(([pattern, read]) => ({ pattern: patternOf(pattern), read }));

const isRefused = (read: object): read is Refused => 'refused' in read;

export interface Reading<O> {
  /** What the line may say, the likeliest first; none: it is not understood. */
  readonly orders: readonly O[];
  /** It is understood, and cannot be. */
  readonly refusal: Message | null;
  readonly tokens: readonly Token[];
  readonly reach: Reach;
}

export const readTokens = <O extends object>(forms: readonly Form<O>[], tokens: readonly Token[]): Reading<O> => {
  const reach: Reach = { at: 0, wanted: new Set() };
  const orders = new Map<string, O>();
  let refusal: Message | null = null;
  for (const { pattern, read } of forms) {
    const taken = match(pattern, tokens, reach);
    const found = taken === null ? null : read(taken);
    if (found === null) continue;
    if (!isRefused(found)) orders.set(JSON.stringify(found), found);
    else if (orders.size === 0) refusal ??= found.refused;
  }
  return { orders: [...orders.values()], refusal: orders.size === 0 ? refusal : null, tokens, reach };
};

/** How many words of a line may be unknown for it to be guessed at. */
const MOST_UNKNOWN = 2;

const replaced = (tokens: readonly Token[], index: number, by: readonly Token[]): readonly Token[] => tokens.toSpliced(index, 1, ...by);

/** The line with each unknown word in turn for a known one that is near, or left out. */
const corrected = (lexicon: Lexicon, tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const index = tokens.findIndex(({ senses }) => senses.size === 0);
  if (index === -1) return [tokens];
  const instead = [...lexicon.near(at(tokens, index).text).map((word) => lexicon.tokensOf(word)), []];
  return instead.flatMap((by) => corrected(lexicon, replaced(tokens, index, by)));
};

/** What a line that is not understood probably says, to be asked and never taken by itself; none where it might say the contrary. */
export const nearestOrders = <O extends object>(forms: readonly Form<O>[], lexicon: Lexicon, line: string): readonly O[] => {
  const tokens = lexicon.tokensOf(line);
  if (tokens.some(({ text }) => text.split(' ').some((word) => isDenial(word) || isDoubt(word)))) return [];
  const unknown = tokens.filter(({ senses }) => senses.size === 0).length;
  const guesses = unknown > MOST_UNKNOWN ? [] : corrected(lexicon, tokens);
  // The longest beginning of it that is an order, and whatever it opened with left out.
  const cut = tokens.flatMap((_, length) => (length < 2 ? [] : [tokens.slice(0, -(length - 1))]));
  return [...guesses, ...cut, tokens.slice(1)].flatMap((guess) => readTokens(forms, guess).orders.slice(0, 1));
};
