import type { Seat } from '#kernel/game.ts';
import { type LogEntry, type Message, type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { ProvinceId } from '#diplomacy/types.ts';
import type { manifest } from './manifest.ts';
import type { words } from './words.ts';
import type { Tag } from './types/powers.ts';

export type MessageKey = keyof typeof words;
type Prefix = (typeof manifest)['prefix'];

type Speech = Speaker<typeof words, Prefix>;

// Each by its name: taken apart in one go, they would be written out with the whole catalogue for whoever reads our declarations.
const speech: Speech = speaker();
export const say: Speech['say'] = speech.say;
export const tell: Speech['tell'] = speech.tell;
export const refuse: Speech['refuse'] = speech.refuse;

/** A line for some seats and the referee. */
export const whisper = (to: readonly Seat[], text: Message): LogEntry => ({ to: [...to, 'referee'], text });

export const who = (seat: Seat): Arg => ({ seat });
export const money = (amount: number): Arg => ({ money: amount });
/** Ids of provinces and tags of powers are words of the catalogue. */
export const land = (id: ProvinceId): Arg => ({ term: id });
export const power = (tag: Tag | 'UN'): Arg => ({ term: tag });
export const word = (key: string): Arg => ({ term: key });
/** Text of a player, the same in every language. */
export const quote = (text: string): Arg => ({ text: { fr: text, en: text } });
/** A reason in the quotation marks of each language; nothing where there is none. */
export const cite = (text: string): Arg => (text === '' ? quote('') : { text: { fr: `«\u00a0${text}\u00a0»`, en: `“${text}”` } });
export const listOf = (items: readonly Arg[]): Arg => ({ list: items });
