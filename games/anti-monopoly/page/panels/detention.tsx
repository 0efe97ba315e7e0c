import type { Seat } from '#kernel/game.ts';
import type { BoardScene } from '../board/scene.ts';
import { playerOf } from '../facts.ts';
import { Panel } from './parts.tsx';

/** AM-13.5: detained before the throw: pay 500 or try a double, turn 1 or 2 of 2. */
export const DetentionPanel = ({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }) => {
  const { words } = scene.speech;
  const { role, detainedTurns } = playerOf(scene.view, seat);
  const arrived = scene.view.table.throwNo === 2;
  return (
    <Panel explains={role === 'M' ? 'panel prison' : 'panel war'} title={role === 'M' ? words('detention.prison') : words('detention.war')}>
      <p>{arrived ? words('detention.arrival') : words('detention.turn', { turn: detainedTurns + 1 })}</p>
      <p>{role === 'M' ? words('detention.prisonIncome') : words('detention.warIncome')}</p>
    </Panel>
  );
};
