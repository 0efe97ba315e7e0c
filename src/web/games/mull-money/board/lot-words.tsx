import type { Seat } from '#kernel';
import { ClauseMark } from '../../../rules/clause-mark.tsx';
import { cardWords } from '../card-words.ts';
import type { CardSet } from '../sets.ts';
import { stateWord } from './card-strip.tsx';
import type { BoardScene } from './scene.ts';

/** Whose factory a set is weighed for: its owner's; while it is free, the reader's, or the one that is shown. */
const weighedFor = ({ you, shown }: BoardScene, { owner }: CardSet): Seat => owner ?? you ?? shown;

interface LotWordsProps {
  readonly scene: BoardScene;
  readonly set: CardSet;
}

/** MM-13.3: a line for each card of a set, with figures of this very position and the clause. */
export const LotWords = ({ scene, set }: LotWordsProps) => {
  const { view, speech, you } = scene;
  const { words, name, card: cardName } = speech;
  const seat = weighedFor(scene, set);
  return (
    <>
      <p class="hint">{seat === you ? words('forYou') : words('forOther', { name: name(seat) })}</p>
      <dl class="mm-lot-words">
        {set.cards.map(({ card, state }, index) => {
          const { text, clauses } = cardWords(view, seat, card, speech);
          const word = stateWord(state, speech);
          return (
            // A set may hold the same card twice; its cards keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>
                {cardName(view, card)} {word !== '' && <small>{word}</small>}
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
    </>
  );
};
