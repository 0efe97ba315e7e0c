import type { Recording } from '#kernel/recording.ts';
import type { SeatInfo } from '#protocol';
import { signal } from '@preact/signals';
import { ts } from '../../i18n/rules-and-replay.ts';
import { seatsNamed } from '../../kit/parts/sentence.tsx';

/** The recording opened on this device, to be played again; it is not sent anywhere. */
export const openedRecording = signal<Recording | null>(null);

/** Who sat at a recorded game: by name, or by number where the file has none. */
export const seatsIn = ({ seats, names }: Pick<Recording, 'seats' | 'names'>): readonly SeatInfo[] =>
  seatsNamed(Array.from({ length: Math.max(seats, names?.length ?? 0) }, (_, seat) => names?.[seat] || ts('recorded.player', { number: seat + 1 })));
