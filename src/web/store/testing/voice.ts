import type { AnyGame } from '#kernel/game.ts';
import type { Lang, Voice } from '#kernel/words.ts';

/** A game among people of these names, in French unless said otherwise. */
export const voiceOf =
  ({ words, unit }: AnyGame, names: readonly string[]) =>
  (lang: Lang = 'fr'): Voice => ({ lang, catalogue: words, unit, seatName: (seat) => names[seat] ?? `${seat}` });
