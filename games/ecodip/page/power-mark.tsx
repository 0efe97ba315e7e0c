import type { Tag } from '#games/ecodip/types.ts';
import { Counter } from '#web/svg/token.tsx';
import { lettersOf } from './map/powers.ts';
import { coloursOf } from './view.ts';

/** The counter of a power: colour and shape of its place in the table of powers, and its two letters. A name stands beside it. */
export const PowerMark = ({ tag, size = 28 }: { readonly tag: Tag; readonly size?: number }) => (
  <Counter seat={coloursOf(tag)} letters={lettersOf(tag)} size={size} />
);
