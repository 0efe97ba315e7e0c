import type { AnyGame } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import type { Lang, Localized, Voice } from '#kernel/words.ts';

const SEAT: Localized = { fr: 'Siège', en: 'Seat' };

/** A voice that has no names to give: seats are numbered from 1, as people count. */
/** Seats are called by their names where there are any, else by their numbers. */
export const voiceOf = (game: AnyGame, lang: Lang, names: readonly string[] = []): Voice => ({
  lang,
  catalogue: { ...TABLE_WORDS, ...game.words },
  unit: game.unit,
  seatName: (seat) => (names[seat] ?? '') || `${SEAT[lang]} ${seat + 1}`,
});

/** The sentence in both languages. */
export const inWords = (game: AnyGame, message: Message): Localized => ({
  fr: renderText(message, voiceOf(game, 'fr')),
  en: renderText(message, voiceOf(game, 'en')),
});
