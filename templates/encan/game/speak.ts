import { type Arg, type Seat, type Speaker, speaker } from '#kernel';
import type { manifest } from './manifest.ts';
import type { fr } from './messages.fr.ts';

export type MessageKey = keyof typeof fr;
type Prefix = (typeof manifest)['prefix'];

export const { say, tell, refuse }: Speaker<typeof fr, Prefix> = speaker();

export const money = (amount: number): Arg => ({ money: amount });
export const who = (seat: Seat): Arg => ({ seat });
