import type { Lang } from '#kernel/words.ts';

/** What whoever runs the server says of their house. Empty, or null: nothing of their own, and everything is as it comes. */
export interface HouseSign {
  readonly name: string;
  /** An address of mail or of the web, or any other way to reach them. */
  readonly contact: string;
  /** For all who come in. */
  readonly notice: string;
  /** The address of the legal notice. */
  readonly legal: string;
  /** The games that tables are opened for; null: all. */
  readonly games: readonly string[] | null;
  /** In which the page opens for whoever has chosen none. */
  readonly lang: Lang | null;
  /** Whoever opens a table, a room or a challenge is asked for a word. */
  readonly word: boolean;
}

export const NO_SIGN: HouseSign = { name: '', contact: '', notice: '', legal: '', games: null, lang: null, word: false };

/** So long may they be. */
export const SIGN_LENGTHS = { name: 40, contact: 120, notice: 300, legal: 300, word: 60 } as const;

/** What goes along with whatever opens something, percent-encoded. */
export const WORD_HEADER = 'comptoir-word';

/** PUT /api/host/house. `word`: absent, it stays as it is; empty, none is asked. */
export interface SetHouse extends Omit<HouseSign, 'word'> {
  readonly word?: string | undefined;
}
