import type { Seat } from '#kernel/game.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { manifest } from './manifest.ts';
import type { words } from './words.ts';

export type MessageKey = keyof typeof words;
type Prefix = (typeof manifest)['prefix'];

type Speech = Speaker<typeof words, Prefix>;

// Each by its name: taken apart in one go, they would be written out with the whole catalogue for whoever reads our declarations.
const speech: Speech = speaker();
export const say: Speech['say'] = speech.say;
export const tell: Speech['tell'] = speech.tell;
export const refuse: Speech['refuse'] = speech.refuse;

export const money = (amount: number): Arg => ({ money: amount });
export const who = (seat: Seat): Arg => ({ seat });
