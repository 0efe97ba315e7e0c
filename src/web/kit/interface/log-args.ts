import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';

/* What the figures of a line are, for whoever counts over a log. */

type Args = NonNullable<Message['args']>;

const hasSeat = (arg: Arg | undefined): arg is { readonly seat: Seat } => typeof arg === 'object' && 'seat' in arg;

export const seatIn = (args: Args, name: string): Seat | null => {
  const arg = args[name];
  return hasSeat(arg) ? arg.seat : null;
};

/** A number or a sum; 0 where there is none. */
export const numberIn = (args: Args, name: string): number => {
  const arg = args[name];
  if (typeof arg === 'number') return arg;
  if (typeof arg !== 'object') return 0;
  return 'money' in arg ? arg.money : 'change' in arg ? arg.change : 0;
};

const termsOf = (arg: Arg | undefined): readonly string[] => {
  if (typeof arg !== 'object') return [];
  if ('list' in arg) return arg.list.flatMap(termsOf);
  return 'term' in arg ? [arg.term] : [];
};

/** The words of the game that are named: one, or those of a list. */
export const termsIn = (args: Args, name: string): readonly string[] => termsOf(args[name]);

const sumsOf = (arg: Arg | undefined): readonly number[] => {
  if (typeof arg !== 'object') return [];
  if ('list' in arg) return arg.list.flatMap(sumsOf);
  return 'money' in arg ? [arg.money] : [];
};

/** The sums that are named. */
export const sumsIn = (args: Args, name: string): readonly number[] => sumsOf(args[name]);
