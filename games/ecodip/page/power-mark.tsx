import type { Lang } from '#kernel/words.ts';
import type { Tag } from '#games/ecodip/types.ts';
import { Counter } from '#web/svg/token.tsx';
import { lettersOf } from './map/powers.ts';
import { coloursOf, powerName } from './powers.ts';

/** The counter of a power: colour and shape of its place in the table of powers, and its two letters. A name stands beside it. */
export const PowerMark = ({ tag, size = 28 }: { readonly tag: Tag; readonly size?: number }) => (
  <Counter seat={coloursOf(tag)} letters={lettersOf(tag)} size={size} />
);

/** At the head of a row of figures. */
export const PowerHead = ({ tag, lang }: { readonly tag: Tag; readonly lang: Lang }) => (
  <th scope="row">
    <span class="ec-row-head row">
      <PowerMark tag={tag} size={20} />
      {powerName(tag, lang)}
    </span>
  </th>
);
