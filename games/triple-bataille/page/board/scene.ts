import type { View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#web/interface/game-page.ts';
import type { Speech } from '../speech.ts';

/** What every part of the board is given. */
export interface BoardScene {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat | null;
  readonly offers: BoardProps['offers'];
  readonly take: BoardProps['take'];
}

/** A part that concerns one player. */
export interface OwnScene extends BoardScene {
  readonly you: Seat;
}
