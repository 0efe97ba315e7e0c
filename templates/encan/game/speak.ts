import { type Arg, type Clause, type Message, type Seat, speaker } from '#kernel';
import type { manifest } from './manifest.ts';
import type { fr } from './messages.fr.ts';

export type MessageKey = keyof typeof fr;
type Prefix = (typeof manifest)['prefix'];

export const { say, tell } = speaker<MessageKey, Prefix>();

/** A refusal: the sentence and the clauses it rests on. */
export const refuse = (key: MessageKey, clauses: readonly Clause<Prefix>[], args: Readonly<Record<string, Arg>> = {}): Message => say(key, args, clauses);

export const money = (amount: number): Arg => ({ money: amount });
export const who = (seat: Seat): Arg => ({ seat });
