import { circulating, isAttending, isBanker, player } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel/game.ts';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import type { BoardScene } from '../board/own-cloth.tsx';
import { PotBar } from './money-card.tsx';
import type { View } from '#games/triple-bataille/types.ts';
import type { ProjectorProps } from '#web/kit/interface/room-parts.ts';
import { VerdictSheet } from '../board/verdict-sheet.tsx';
import { speechOf } from '../speech.ts';
import { MoneyBoard } from './money-board.tsx';
import { isStaged } from './rows.ts';
import { GapCard, WallLesson } from './wall-lesson.tsx';
import { useReveal, WallReveal } from './wall-reveal.tsx';
import './battle.css';
import '../board/board.css';
import '../board/sheets.css';
import './projector.css';

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

/** Before a battle: the steps with their pawn, the money that circulated when the last battle closed, and the pot of this one. */
const WallBoard = ({ view, speech }: BoardScene) => {
  const { words, number } = speech;
  const last = view.indicators.at(-1);
  return (
    <div class="tb-wall-board">
      <MoneyBoard view={view} speech={speech} wall />
      <div class="wall-card tb-wall-money">
        {last !== undefined && (
          <p>
            <b>{number(circulating(last.holdings))}</b> {words('circulating')}
          </p>
        )}
        <PotBar view={view} speech={speech} />
      </div>
    </div>
  );
};

/** TB-6.6.8: what is put to the vote, and how many have answered; who said what is shown afterwards, to everybody. */
const WallVote = ({ view, speech }: BoardScene) => {
  const { words, name, term } = speech;
  const { motions, point, players } = view.table;
  const voters = [...players.keys()].filter((seat) => isAttending(view, seat) || isBanker(view, seat)).length;
  const voted = point.kind === 'vote' ? point.voted.length : 0;
  return (
    <section class="wall-card tb-wall-vote stack">
      <h2>{words('voteTitle')}</h2>
      <ul class="besley">
        {motions.map(({ motion, by }) => (
          <li key={motion}>{words('motionTabled', { name: name(by), motion: term(motion) })}</li>
        ))}
      </ul>
      <p class="help">{words('votesIn', { voted, of: voters })}</p>
    </section>
  );
};

const Stage = (scene: BoardScene & Pick<ProjectorProps, 'side'>) => {
  const { view, side } = scene;
  const { point, battle } = view.table;
  const beat = useReveal(battle, isStaged(view));
  if (point.kind === 'stake' || beat === 'stakes') return <WallStakes {...scene} turning={point.kind !== 'stake'} />;
  if (point.kind === 'pick') return <WallReveal {...scene} beat="cards" />;
  if (point.kind === 'market') return beat === null ? <WallLesson {...scene} /> : <WallReveal {...scene} beat={beat} />;
  if (point.kind === 'gameOver') {
    return (
      <div class="wall tb-end">
        <VerdictSheet {...scene} wall />
        {side(<GapCard {...scene} />)}
      </div>
    );
  }
  return (
    <div class="wall">
      {point.kind === 'vote' ? <WallVote {...scene} /> : <WallBoard {...scene} />}
      {side(<GapCard {...scene} />)}
    </div>
  );
};

/** TB-13.4: one view at a time, each as large as the wall: the board, the stakes, the battle, its lesson, the vote, the end. */
export const Projector = ({ view, voice, side }: ProjectorProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  return (
    <div class="tb-projector">
      <Stage view={view} speech={speech} you={null} offers={[]} take={() => undefined} side={side} />
    </div>
  );
};
