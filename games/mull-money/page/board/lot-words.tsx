import type { View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { cardWords } from '../card-words.ts';
import type { CardSet } from '../sets.ts';
import type { Speech } from '../speech.ts';
import { stateWord } from './card-strip.tsx';
import type { BoardScene } from './scene.ts';

/** Whose factory a set is weighed for: its owner's; while it is free, the reader's, or the one that is shown. */
const weighedFor = ({ you, shown }: BoardScene, { owner }: CardSet): Seat => owner ?? you ?? shown;

interface CardLinesProps {
  readonly view: View;
  readonly speech: Speech;
  readonly seat: Seat;
  readonly set: CardSet;
}

/** MM-13.3: a line for each card of a set, with figures of this very position and the clause. */
export const CardLines = ({ view, speech, seat, set }: CardLinesProps) => (
  <dl class="mm-lot-words">
    {set.cards.map(({ card, state }, index) => {
      const { text, clauses } = cardWords(view, seat, card, speech);
      const word = stateWord(state, speech);
      return (
        // A set may hold the same card twice; its cards keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>
            {speech.card(view, card)} {word !== '' && <small>{word}</small>}
          </dt>
          <dd>
            {text}{' '}
            {clauses.map((clause) => (
              <ClauseMark key={clause} game="mull-money" clause={clause} />
            ))}
          </dd>
        </div>
      );
    })}
  </dl>
);

export const LotWords = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const { view, speech, you } = scene;
  const seat = weighedFor(scene, set);
  return (
    <>
      <p class="hint">{seat === you ? speech.words('forYou') : speech.words('forOther', { name: speech.name(seat) })}</p>
      <CardLines view={view} speech={speech} seat={seat} set={set} />
    </>
  );
};
