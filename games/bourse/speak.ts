import type { Seat } from '#kernel/game.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { manifest } from './manifest.ts';
import type { words } from './words.ts';
import { type Dataset, type Lot, SECURITIES, type SecurityId } from './types.ts';

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
/** Names of securities come with the data, since the owner of a box may replace it. */
export const named = (data: Dataset, security: SecurityId): Arg => ({ text: data.securities[security].name });
/** How many of each: « 2 Darty et 1 Ford ». */
export const counted = (data: Dataset, titles: Lot['titles']): Arg => ({
  list: SECURITIES.flatMap((security): readonly Arg[] => {
    const n = titles[security];
    if (n === undefined) return [];
    const { fr, en } = data.securities[security].name;
    return [{ text: { fr: `${n} ${fr}`, en: `${n} ${en}` } }];
  }),
});
