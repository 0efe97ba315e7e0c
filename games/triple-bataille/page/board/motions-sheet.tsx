import { enterpriseName } from '#games/triple-bataille/content/history.ts';
import type { VoteResult } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardScene } from './scene.ts';

/** Votes stay to be read for this many battles. */
const REMEMBERED = 2;

const Votes = ({ vote, scene }: { readonly vote: VoteResult; readonly scene: BoardScene }) => {
  const { words, name, term } = scene.speech;
  const list = (seats: readonly Seat[]): string => (seats.length === 0 ? '–' : seats.map(name).join(', '));
  return (
    <li>
      <b>{words(vote.passed ? 'votePassed' : 'voteRejected', { motion: term(vote.motion), yes: vote.yes.length, no: vote.no.length })}</b>
      <small>
        {words('voteYes', { names: list(vote.yes) })} {words('voteNo', { names: list(vote.no) })}
      </small>
    </li>
  );
};

/** TB-13.5: measures of the state, what is for sale, motions tabled, and how votes went, with names (TB-7). */
export const MotionsSheet = (scene: BoardScene) => {
  const { view, speech, you } = scene;
  const { words, name, term, lang, cards } = speech;
  const { measures, motions, votes, state, battle } = view.table;
  const recent = votes.filter((vote) => vote.battle >= battle - REMEMBERED);
  const ownBid = you === null ? undefined : view.sealed.bids[you];
  const named = view.sealed.measures.find(({ seat }) => seat === you);
  const lines = [
    ...measures.map((measure) => words('measureTaken', { measure: term(measure) })),
    ...(state.onSale === null ? [] : [words('onSale', { enterprise: enterpriseName(state.onSale)[lang] })]),
    ...(ownBid === undefined ? [] : [words('ownBid', { cards: cards(ownBid.cards) })]),
    ...(named === undefined ? [] : [words('ownMeasure', { measure: term(named.measure) })]),
    ...motions.map(({ motion, by }) => words('motionTabled', { name: name(by), motion: term(motion) })),
  ];
  if (lines.length === 0 && recent.length === 0) return null;
  return (
    <section class="sheet tb-motions" data-explain="motions">
      <h3>{words('publicLife')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {recent.toReversed().map((vote) => (
          <Votes key={`${vote.battle} ${vote.motion}`} vote={vote} scene={scene} />
        ))}
      </ul>
    </section>
  );
};
