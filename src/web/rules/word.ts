import type { Clause } from '#kernel/messages.ts';
import type { Lang, Localized } from '#kernel/words.ts';

/** A word of a booklet in one sentence, with the clause that says all of it. */
export interface Word {
  /** As it is written in each language, the usual form first. */
  readonly forms: Readonly<Record<Lang, readonly string[]>>;
  readonly says: Localized;
  readonly clause: Clause;
}

export const word = (clause: Clause, fr: readonly string[], en: readonly string[], says: Localized): Word => ({ forms: { fr, en }, says, clause });
