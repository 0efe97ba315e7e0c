import { isBanker, isAttending } from '#games/triple-bataille/rules/facts.ts';
import type { BoardScene } from '../board/scene.ts';

/** TB-6.6.8: what is put to the vote, and how many have answered; who said what is shown afterwards, to everybody. */
export const WallVote = ({ view, speech }: BoardScene) => {
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
