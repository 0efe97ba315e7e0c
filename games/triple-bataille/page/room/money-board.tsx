import { followsHistory } from '#games/triple-bataille/rules/facts.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { DiscoveryBoard, LibreBoard, TimeLine } from './battle-boards.tsx';
import { DebtBoard } from './debt-board.tsx';
import { type BoardProps, HAND, LEFT, WALL } from './money-card.tsx';
import './money-board.css';

/* TB-13.2: the board on which money comes into being, with its pawn. */

/** What the pawn stands on, whatever the money. */
export const MoneyBoard = ({ view, speech, wall = false }: BoardProps & { readonly wall?: boolean }) => {
  const { system } = view.table;
  const Board = system === 'dette' ? DebtBoard : system === 'libre' ? LibreBoard : DiscoveryBoard;
  const card = wall ? WALL : HAND;
  return (
    <div class={wall ? 'tb-money-board stack on-wall' : 'tb-money-board stack'}>
      <svg data-explain="money" viewBox={`-12 -12 ${card.width + 24} ${card.height + 24}`} role="img" aria-label={speech.words('moneyBoard')}>
        <BoardFrame width={card.width} height={card.height}>
          <Board view={view} speech={speech} card={card} />
          <path stroke="var(--board-line)" stroke-width="2" d={`M${LEFT - 6} ${card.floor}H${card.width - LEFT + 6}`} />
        </BoardFrame>
      </svg>
      {followsHistory(view) && <TimeLine view={view} speech={speech} wall={wall} />}
    </div>
  );
};
