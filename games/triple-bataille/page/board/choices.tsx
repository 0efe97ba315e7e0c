import type { Offer } from '#kernel/game.ts';
import { Button } from '#web/parts/button.tsx';
import { typeOf } from '#web/parts/offers.ts';
import { rankOf } from '../offer-rank.ts';
import type { BoardScene } from './scene.ts';

/** What other sheets of the board tell with their own buttons. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['acceptJob', 'acceptLoan', 'buy', 'setBank', 'castVote', 'pick', 'done']);

/** More than these unfold. */
const MOST_SHOWN = 5;

const Line = ({ offer, scene }: { readonly offer: Offer<unknown>; readonly scene: BoardScene }) => (
  <li>
    <Button class="btn wide" words={scene.speech.sentence(offer.label)} onClick={() => scene.take(offer)} />
  </li>
);

/** While jobs, credits and purchases are open: each with its price and its effect in a sentence. Stakes have a ledger of their own. */
export const Choices = (scene: BoardScene) => {
  const { view, speech, offers } = scene;
  const { words } = speech;
  const { kind } = view.table.point;
  const open = offers.filter((offer) => rankOf(offer, offers) === 'usual' && !TOLD_ELSEWHERE.has(typeOf(offer)));
  const lines = (some: readonly Offer<unknown>[]) => some.map((offer) => <Line key={speech.sentence(offer.label)} offer={offer} scene={scene} />);
  if (open.length === 0 || (kind !== 'plan' && kind !== 'market')) return null;
  return (
    <section class="sheet tb-choices" data-explain="choices">
      <h3>{words('choices')}</h3>
      <ul class="stack">{lines(open.slice(0, MOST_SHOWN))}</ul>
      {open.length > MOST_SHOWN && (
        <details>
          <summary>{words('moreOffers', { count: open.length - MOST_SHOWN })}</summary>
          <ul class="stack">{lines(open.slice(MOST_SHOWN))}</ul>
        </details>
      )}
    </section>
  );
};
