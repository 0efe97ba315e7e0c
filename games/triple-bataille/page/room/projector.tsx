import { circulating, isAttending, isBanker, player } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel/game.ts';
import { SceneProvider } from '#web/kit/interface/scene.tsx';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { PotBar } from './money-card.tsx';
import { PARTS, tells } from '#games/triple-bataille/tells.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { ProjectorProps } from '#web/kit/interface/room-parts.ts';
import { VerdictSheet } from '../board/verdict-sheet.tsx';
import { useScene } from '../speech.ts';
import { MoneyBoard } from './money-board.tsx';
import { GapCard, WallLesson } from './wall-lesson.tsx';
import { useReveal, WallReveal } from './wall-reveal.tsx';
import '../board/board.css';
import './wall.css';

/** Cells that come with one frame. */
const PORTION = 12;
/** With more the cells are small. */
const MANY = 42;

const columnsFor = (players: number): number => (players <= 8 ? 4 : players <= 30 ? 6 : players <= MANY ? 7 : 10);

interface CellProps {
  readonly seat: Seat;
  readonly name: string;
  /** The bundles announced; true: laid face down; false: not yet. */
  readonly stake: number | boolean;
  readonly size: string;
}

/** Sixty stand here, and one of them answers: only that cell is drawn again. */
const Cell = ({ seat, name, stake, size }: CellProps) =>
  useMemo(
    () => (
      <li class={`tb-stake across round-2 ${size} ${size === 'many' ? 't1' : 't5'} ${stake === false ? '' : 'in bg-sheet text-ink w650'}`}>
        <SeatMark seat={seat} size={40} />
        <span class="max-w-full cut min-w-0">{name}</span>
        {typeof stake === 'number' && <b class={size === 'many' ? 'tb-bundles-small t5 leading-1' : 't9'}>{stake}</b>}
      </li>
    ),
    [seat, name, stake, size],
  );

/** Who has staked, and how much where stakes are open; below, the pot they play for. */
export const WallStakes = ({ turning }: { readonly turning: boolean }) => {
  const { view, table, words, name } = useScene();
  const stakeOf = (seat: Seat): number | boolean => {
    const { stake, done } = player(view, seat);
    return stake ?? table.battleReport.entries.find(({ operator }) => operator === seat)?.b ?? done;
  };
  const seats = [...table.players.keys()].filter((seat) => isAttending(view, seat));
  const drawn = useGrowing(seats.length, PORTION);
  const staked = seats.filter((seat) => stakeOf(seat) !== false).length;
  const size = seats.length > MANY ? 'many' : '';
  return (
    <div class="tb-stage grid h-full text-on-baize">
      <p class="tb-say w600 leading-3" aria-live="polite">
        {turning ? words('reveal.stakes') : words('stakes.in', { staked, of: seats.length })}
      </p>
      <ul class={`tb-stakes grid content-start ${size}`} style={{ '--columns': columnsFor(seats.length) }}>
        {seats.slice(0, drawn).map((seat) => (
          <Cell key={seat} seat={seat} name={name(seat)} stake={stakeOf(seat)} size={size} />
        ))}
      </ul>
      <div class="wall-card">
        <PotBar wall />
      </div>
    </div>
  );
};

/** Before a battle: the steps with their pawn, the money that circulated when the last battle closed, and the pot of this one. */
const WallBoard = () => {
  const { indicators, words, number } = useScene();
  const last = indicators.at(-1);
  return (
    <div class="tb-wall-board grid min-h-0">
      <MoneyBoard wall />
      <div class="wall-card tb-wall-money flex items-center">
        {last !== undefined && (
          <p>
            <b class="t10 block leading-1">{number(circulating(last.holdings))}</b> {words('circulating')}
          </p>
        )}
        <PotBar wall />
      </div>
    </div>
  );
};

/** TB-6.6.8: what is put to the vote, and how many have answered; who said what is shown afterwards, to everybody. */
const WallVote = () => {
  const { view, table, words, name, term } = useScene();
  const { motions, point, players } = table;
  const voters = [...players.keys()].filter((seat) => isAttending(view, seat) || isBanker(view, seat)).length;
  const voted = point.kind === 'vote' ? point.voted.length : 0;
  return (
    <section class="wall-card tb-wall-vote stack">
      <h2 class="wall-h2 leading-2">{words('voteTitle')}</h2>
      <ul class="t9 besley w600 leading-3 self-center">
        {motions.map(({ motion, by }) => (
          <li key={motion}>{words('motionTabled', { name: name(by), motion: term(motion) })}</li>
        ))}
      </ul>
      <p class="wall-help text-ink-2">{words('votesIn', { voted, of: voters })}</p>
    </section>
  );
};

const Stage = ({ side, told, lesson }: Pick<ProjectorProps, 'side' | 'told' | 'lesson'>) => {
  const { view, table } = useScene();
  const { point, battle } = table;
  const staged = tells(view) !== null;
  const own = useReveal(battle, staged && told === undefined);
  const part = told === undefined || !staged ? own : told === null ? null : (PARTS[told] ?? null);
  const beat = part === 'lesson' ? null : part;
  if (lesson) return <WallLesson />;
  if (point.kind === 'stake' || beat === 'stakes') return <WallStakes turning={point.kind !== 'stake'} />;
  if (point.kind === 'pick') return <WallReveal beat="cards" />;
  if (point.kind === 'market') return beat === null ? <WallLesson /> : <WallReveal beat={beat} />;
  const isEnd = point.kind === 'gameOver';
  return (
    <div class={isEnd ? 'wall tb-end-wall' : 'wall'}>
      {isEnd ? <VerdictSheet on="wall" /> : point.kind === 'vote' ? <WallVote /> : <WallBoard />}
      {side(<GapCard over />)}
    </div>
  );
};

/** TB-13.4: one view at a time, each as large as the wall: the board, the stakes, the battle, its lesson, the vote, the end. */
export const Projector = ({ side, told, lesson, ...shown }: ProjectorProps<View>) => (
  <SceneProvider of={{ ...shown, you: null }}>
    <div class="tb-projector h-full">
      <Stage side={side} told={told} lesson={lesson} />
    </div>
  </SceneProvider>
);
