import type { Message } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import type { Written } from '#kernel/writing.ts';
import { type Refusal, refuseByRule } from '#table';
import { words } from './words.ts';

/* What stands written by a seat, in a letter to whoever holds it. */

export interface Speaking {
  readonly lang: Lang;
  /** A sentence of the game. */
  readonly say: (why: Refusal) => string;
}

const INDENT = '  ';

/** Each block is a paragraph. */
export const whatIsWritten = ({ lines, left }: Written, { lang, say }: Speaking): readonly string[] => {
  const inWords = words({ lang });
  const told = (message: Message): string => say(refuseByRule(message));
  const taken = lines.flatMap(({ as, warnings }) => (as === null ? [] : [`${INDENT}${as}`, ...warnings.map((why) => `${INDENT}${INDENT}${told(why)}`)]));
  const notTaken = lines.flatMap(({ text, as, refusal, nearest }) => {
    if (as !== null) return [];
    const line = `${INDENT}${inWords('written.line', { line: text, why: refusal === null ? inWords('written.replaced') : told(refusal) })}`;
    return nearest === null ? [line] : [line, `${INDENT}${INDENT}${inWords('written.nearest', { line: nearest })}`];
  });
  return [
    ...(taken.length === 0 ? [] : [[inWords('written.taken'), ...taken].join('\n')]),
    ...(notTaken.length === 0 ? [] : [[inWords('written.notTaken'), ...notTaken].join('\n')]),
    ...(left.length === 0 ? [] : [left.map(told).join('\n')]),
  ];
};

export const howToAnswer = ({ lang }: Speaking): readonly string[] => {
  const inWords = words({ lang });
  return [inWords('written.how'), inWords('written.secret')];
};
