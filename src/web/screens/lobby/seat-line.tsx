import type { Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../kit/svg/icon.tsx';
import { SeatToken } from '../../shell/at-table.tsx';

interface SeatLineProps {
  /** Whose mark it bears; null: nobody sits there. */
  readonly seat: Seat | null;
  readonly size: number;
  readonly name: string;
  /** Of the name. */
  readonly nameClass: string;
  readonly words: ComponentChildren;
  readonly wordsClass?: string;
  readonly class: string;
  /** What may be done with it. */
  readonly acts: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A chair on a list, in the lobby or on the console. */
export const SeatLine = ({ seat, size, name, nameClass, words, wordsClass, class: kind, acts, children }: SeatLineProps) => (
  <li class={`${kind} blue-under across`}>
    {seat === null ? (
      <span class="empty-seat centred">
        <Icon name="link" size={Math.round(size * 0.43)} />
      </span>
    ) : (
      <SeatToken seat={seat} size={size} />
    )}
    <span>
      <b class={`${nameClass} break-words`}>{name}</b>
      <small class={wordsClass}>{words}</small>
    </span>
    {acts}
    {children}
  </li>
);
