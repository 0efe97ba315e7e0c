import type { AnyFace } from '#kernel/game.ts';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import type { Lang, Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import { nameFor } from '#table/player-name.ts';
import { otherwise } from '../i18n/room-wording.ts';

/** How a game's messages are read aloud at a table: its sentences and the table's own, its unit, the names. */
export const voiceOf = ({ words, unit }: AnyFace, lang: Lang, seats: readonly SeatInfo[] = []): Voice => ({
  lang,
  catalogue: { ...TABLE_WORDS, ...words, ...otherwise.value },
  unit,
  seatName: (seat) => {
    const name = seats.find((info) => info.seat === seat)?.name ?? '';
    return name === '' ? String(seat + 1) : nameFor(name, lang);
  },
});
