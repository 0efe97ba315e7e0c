import { followsHistory } from '#games/triple-bataille/rules/facts.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { useScene } from '../speech.ts';
import { DiscoveryBoard, LibreBoard, TimeLine } from './battle-boards.tsx';
import { DebtBoard } from './debt-board.tsx';
import { CardProvider, HAND, LEFT, WALL } from './money-card.tsx';

/* TB-13.2: the board on which money comes into being, with its pawn. */

/** What the pawn stands on, whatever the money. */
export const MoneyBoard = ({ wall = false }: { readonly wall?: boolean }) => {
  const { view, table, words } = useScene();
  const { system } = table;
  const Printed = system === 'dette' ? DebtBoard : system === 'libre' ? LibreBoard : DiscoveryBoard;
  const card = wall ? WALL : HAND;
  const { width, height, floor } = card;
  const isTimed = followsHistory(view);
  return (
    <div class={`stack columns-1 min-w-0 ${wall ? 'tb-wall-money-board' : ''} ${isTimed ? 'timed' : ''}`}>
      <svg
        class={wall ? `tb-on-wall w-full min-h-0 ${isTimed ? 'timed' : ''}` : 'spans'}
        data-explain="money"
        viewBox={`-12 -12 ${width + 24} ${height + 24}`}
        role="img"
        aria-label={words('moneyBoard')}
      >
        <CardProvider value={card}>
          <BoardFrame width={width} height={height}>
            <Printed />
            <path stroke="var(--board-line)" stroke-width="2" d={`M${LEFT - 6} ${floor}H${width - LEFT + 6}`} />
          </BoardFrame>
        </CardProvider>
      </svg>
      {isTimed && <TimeLine wall={wall} />}
    </div>
  );
};
