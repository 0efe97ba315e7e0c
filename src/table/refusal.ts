import type { AnyGame } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import { type Arg, type Blank, fill, type Filling, type Lang, type PlainKey, textOf, type Voice, wordOf } from '#kernel/words.ts';
import { words } from './words.ts';
import { type SeatRecord, StorageError, type StorageFault } from './journal.ts';

export type ErrorCode = keyof typeof words;

/** Why the server says no: an error of its own list, or (`refused`) a message of the rules. */
export class Refusal {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, string | Arg>>;
  readonly rule: Message | undefined;

  /** Of `tooMuch`: when to come back. */
  get seconds(): number | null {
    return typeof this.args.seconds === 'number' ? this.args.seconds : null;
  }

  constructor(code: ErrorCode, args: Refusal['args'] = {}, rule?: Message) {
    this.code = code;
    this.args = args;
    this.rule = rule;
  }
}

/** What was asked for, or why not. */
export type Result<T> = T | Refusal;

/** Asks what the value is, not what it holds: a record may have any fields. */
export const isRefusal = (result: unknown): result is Refusal => result instanceof Refusal;

type French<C extends ErrorCode> = (typeof words)[C][0];

export const refuse = <C extends ErrorCode>(
  code: C,
  ...[args]: [Blank<French<C>>] extends [never] ? [] : [args: Filling<French<C>, string | number>]
): Refusal => new Refusal(code, args);

export const refuseByRule = (rule: Message, code: ErrorCode = 'refused'): Refusal => new Refusal(code, {}, rule);

const FAULTS: Readonly<Record<StorageFault, PlainKey<typeof words>>> = {
  full: 'storageFull',
  readOnly: 'storageReadOnly',
  failed: 'storageFailed',
  gone: 'storageGone',
  damaged: 'tableDamaged',
  foreign: 'storageFailed',
  inUse: 'storageFailed',
};

/** Nothing could be stored, which may mend itself. */
export const isStorageCode = (code: ErrorCode): boolean => code.startsWith('storage');

/** What a client is told of an exception: that nothing was stored and why, or only that it is our fault. */
export const refusalOf = (error: unknown): Refusal => refuse(error instanceof StorageError ? FAULTS[error.fault] : 'internal');

/** Whose words a rule's refusal is rendered in. */
export interface Speaking {
  readonly game: AnyGame | null;
  readonly seats: readonly SeatRecord[];
}

/** The sentence for people, in their language. */
export const sentence = ({ code, args, rule }: Refusal, lang: Lang, speaking?: Speaking): string => {
  const voice: Voice = {
    lang,
    catalogue: { ...TABLE_WORDS, ...speaking?.game?.words },
    unit: speaking?.game?.unit ?? '',
    seatName: (seat) => speaking?.seats[seat]?.name ?? String(seat + 1),
  };
  return rule === undefined ? textOf(fill(wordOf({ lang, catalogue: words }, code), args, voice)) : renderText(rule, voice);
};
