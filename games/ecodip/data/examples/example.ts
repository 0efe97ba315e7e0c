import type { Clause } from '#kernel/messages.ts';
import type { Localized } from '#kernel/words.ts';
import type { Each } from '../../rules/by-power.ts';
import type { Facts } from '../../rules/staging.ts';

/** A worked example: a position, what everybody writes, and the sheets of the phases after it where it goes on. */
export interface Example {
  /** The number of its clause, with a letter where the clause tells several cases: `X8`, `X8b`. */
  readonly id: string;
  readonly clause: Clause;
  readonly title: Localized;
  readonly facts: Facts;
  readonly sheets: Each<string>;
  readonly later?: readonly Each<string>[];
}

/** `X8b` is a case of clause EC-8.X8. */
const clauseOf = (id: string): Clause => `EC-8.${id.replace(/[a-z]$/, '')}`;

/** An example of chapter 8. */
export const example = (id: string, fr: string, en: string, told: Omit<Example, 'id' | 'clause' | 'title'>): Example => ({
  id,
  clause: clauseOf(id),
  title: { fr, en },
  ...told,
});
