import { type Arg, type Seat, type Speaker, speaker } from '#kernel';
import type { fr } from './content/messages.fr.ts';
import type { manifest } from './manifest.ts';

export type MessageKey = keyof typeof fr;
type Prefix = (typeof manifest)['prefix'];

export const { say, tell, refuse }: Speaker<typeof fr, Prefix> = speaker();

export const who = (seat: Seat): Arg => ({ seat });
/** A word of the game's own catalogue. */
export const term = (key: MessageKey): Arg => ({ term: key });
/** A card by its face: `face0` … `face53` are words of the catalogue. */
export const faceName = (face: number): Arg => ({ term: `face${face}` });
