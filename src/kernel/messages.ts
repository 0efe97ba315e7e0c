import type { Seat } from './game.ts';
import { type Arg, type Blank, fill, type Filling, type Part, textOf, type Tongue, type Voice, wordOf, type Words } from './words.ts';

/** A numbered clause of a rules booklet, such as `BO-4.3.6`: the prefix of its game, and its number there. */
export type Clause<Prefix extends string = string> = `${Prefix}-${string}`;

/** Rules never speak: they name a sentence, give its figures, and cite. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
  readonly clauses: readonly Clause[];
}

/** One line of the log and who may read it. A heading opens a new turn (or round, or battle). */
export interface LogEntry {
  readonly to: 'all' | readonly (Seat | 'referee')[];
  readonly text: Message;
  readonly heading?: { readonly turn: number; readonly seat?: Seat };
}

// By way of a conditional type, each key and each way is looked up alone: few labels have all their kin.
type KinKey<K extends string> = `${K}.${'short' | 'detail' | 'help'}`;
type Kin<W extends Words, Key extends string> = Key extends keyof W ? W[Key][0] : never;

/**
 * Every blank of the sentence is filled, and of its kin, which say an offer shortly: `x.do.buy.short`, `.detail` and `.help`. What else
 * is given serves whoever reads the message.
 */
type ArgsOf<W extends Words, K extends keyof W & string> = Filling<Known<W[K][0]> | Kin<W, KinKey<K>>, Arg> & Readonly<Record<string, Arg>>;

/** Of a catalogue that is not `as const` no blank is known: a blank of this name says what to do. */
type Known<S extends string> = string extends S ? '{write `as const` behind the catalogue}' : S;

// An interface, for its name: written out where a game exports its speaker, this type would have no end.
export interface Refuse<W extends Words, Prefix extends string> {
  <K extends keyof W & string>(
    key: K,
    clauses: readonly Clause<Prefix>[],
    ...args: [Blank<W[K][0]>] extends [never] ? [args?: ArgsOf<W, K>] : [args: ArgsOf<W, K>]
  ): Message;
}

/**
 * The sentence-makers of a game, knowing its catalogue: a key that is not there, a blank left empty or a clause of another booklet does
 * not compile.
 */
export interface Speaker<W extends Words, Prefix extends string = string> {
  readonly say: <K extends keyof W & string>(key: K, args: ArgsOf<W, K>, clauses: readonly Clause<Prefix>[]) => Message;
  /** A line that everybody may read. */
  readonly tell: <K extends keyof W & string>(key: K, args: ArgsOf<W, K>, clauses: readonly Clause<Prefix>[]) => LogEntry;
  /** Why not: the sentence and the clauses it rests on. */
  readonly refuse: Refuse<W, Prefix>;
}

export const speaker = <W extends Words, Prefix extends string = string>(): Speaker<W, Prefix> => ({
  say: (key, args, clauses) => ({ key, args, clauses }),
  tell: (key, args, clauses) => ({ to: 'all', text: { key, args, clauses } }),
  refuse: (key, clauses, ...[args = {}]) => ({ key, args, clauses }),
});

/** The sentence in the reader's language; an unknown key shows itself rather than nothing. */
export const render = ({ key, args = {} }: Message, voice: Voice<Tongue>): readonly Part[] => fill(wordOf(voice, key), args, voice);

export const renderText = (message: Message, voice: Voice<Tongue>): string => textOf(render(message, voice));
