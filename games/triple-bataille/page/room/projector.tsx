import { useMemo } from 'preact/hooks';
import { isAttending, isBanker } from '#games/triple-bataille/rules/facts.ts';
import { circulating } from '#games/triple-bataille/rules/holdings.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { ProjectorProps } from '#web/interface/room-parts.ts';
import type { BoardScene } from '../board/scene.ts';
import { VerdictSheet } from '../board/verdict-sheet.tsx';
import { speechOf } from '../speech.ts';
import { MoneyBoard } from './money-board.tsx';
import { isStaged } from './phase-track.ts';
import { PotBar } from './pot-bar.tsx';
import { GapCard, WallLesson } from './wall-lesson.tsx';
import { useReveal, WallReveal } from './wall-reveal.tsx';
import { WallStakes } from './wall-stakes.tsx';
import '../board/board.css';
import '../board/sheets.css';
import './projector.css';

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
