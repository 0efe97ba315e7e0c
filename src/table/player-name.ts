import type { Lang, Localized } from '#kernel/words.ts';

const PLAYER: Localized = { fr: 'Joueur', en: 'Player' };
export const defaultName = (lang: Lang): string => PLAYER[lang];

/** A name that nobody chose, as it is stored: in one language, so that it stays the same whoever erased it. */
export const numberedName = (number: number): string => `${PLAYER.fr} ${number}`;

/** Such a name as this reader says it; any other as it was written. */
export const nameFor = (name: string, lang: Lang): string => name.replace(/^Joueur(?=$| \d+$)/, PLAYER[lang]);
