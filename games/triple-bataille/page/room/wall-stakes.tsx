import { isAttending, player } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel/game.ts';
import { useGrowing } from '#web/parts/hooks.ts';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import type { BoardScene } from '../board/scene.ts';
import { PotBar } from './pot-bar.tsx';
import './battle.css';

/** Cells that come with one frame. */
const PORTION = 12;

const columnsFor = (players: number): number => (players <= 8 ? 4 : players <= 30 ? 6 : players <= 42 ? 7 : 10);

interface CellProps {
  readonly seat: Seat;
  readonly name: string;
  /** The bundles announced; true: laid face down; false: not yet. */
  readonly stake: number | boolean;
}

/** Sixty stand here, and one of them answers: only his cell is drawn again. */
const Cell = ({ seat, name, stake }: CellProps) =>
  useMemo(
    () => (
      <li class={stake === false ? undefined : 'in'}>
        <SeatMark seat={seat} size={40} />
        <span class="name">{name}</span>
        {typeof stake === 'number' && <b>{stake}</b>}
      </li>
    ),
    [seat, name, stake],
  );

const stakeOf = ({ view }: BoardScene, seat: Seat): number | boolean => {
  const { stake, done } = player(view, seat);
  const entry = view.table.battleReport.entries.find(({ operator }) => operator === seat);
  return stake ?? entry?.b ?? done;
};

/** Who has staked, and how much where stakes are open; below, the pot they play for. */
export const WallStakes = (scene: BoardScene & { readonly turning: boolean }) => {
  const { view, speech, turning } = scene;
  const { words, name } = speech;
  const seats = [...view.table.players.keys()].filter((seat) => isAttending(view, seat));
  const drawn = useGrowing(seats.length, PORTION);
  const staked = seats.filter((seat) => stakeOf(scene, seat) !== false).length;
  return (
    <div class="tb-stage tb-stakes">
      <p class="tb-say" aria-live="polite">
        {turning ? words('reveal.stakes') : words('stakes.in', { staked, of: seats.length })}
      </p>
      <ul style={{ '--columns': columnsFor(seats.length) }} class={seats.length > 42 ? 'many' : undefined}>
        {seats.slice(0, drawn).map((seat) => (
          <Cell key={seat} seat={seat} name={name(seat)} stake={stakeOf(scene, seat)} />
        ))}
      </ul>
      <div class="wall-card">
        <PotBar view={view} speech={speech} />
      </div>
    </div>
  );
};
