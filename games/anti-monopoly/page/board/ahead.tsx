import type { Seat } from '#kernel/game.ts';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { CITY_COLOUR, cityOf, holdingOf, livingSeats, playerOf, priceOf, squareKind, stopCost } from '../facts.ts';
import { SQUARES } from '../geometry.ts';
import { squareLabel } from '../square-label.ts';
import { tagOf } from '../titles.ts';
import type { BoardScene } from './scene.ts';

/** Ways of 36 to throw each sum. */
const ways = (sum: number): number => 6 - Math.abs(sum - 7);

const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

const Cost = ({ scene, square }: { readonly scene: BoardScene; readonly square: number }) => {
  const { view, speech, you } = scene;
  const { title, type } = squareKind(square);
  if (title === null) return <small class="row">{speech.words(`shortSquares.${type}`)}</small>;
  const { owner } = holdingOf(view, title);
  if (owner === null) return <small class="row">{speech.money(priceOf(title))}</small>;
  const cost = stopCost(view, title);
  const words =
    cost.kind === 'sum' ? speech.money(cost.sum) : cost.kind === 'dice' ? speech.words('times', { factor: cost.factor }) : speech.words('mortgagedShort');
  return (
    <b class="row tight">
      <SeatMark seat={owner} size={13} />
      {owner === you ? speech.words('yours') : words}
    </b>
  );
};

/** Whose way is shown: the reader's own, else that of whoever plays. */
const walkerOf = ({ view, you }: BoardScene): Seat => (you !== null && livingSeats(view).includes(you) ? you : view.table.active);

/** Under the phone's board: what each throw would lead to, readable at last. A tap lays the title in the middle. */
export const Ahead = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech } = scene;
  const walker = walkerOf(scene);
  const from = playerOf(view, walker).pos;
  const name = speech.name(walker);
  return (
    <section class="am-ahead sheet" aria-label={speech.words('aheadList', { name })}>
      <h3>{speech.words('ahead', { name })}</h3>
      <ol class="row tight" tabIndex={0}>
        {SUMS.map((sum) => {
          const square = (from + sum) % SQUARES;
          const { title } = squareKind(square);
          const city = title === null ? null : cityOf(title);
          return (
            <li key={sum} data-explain={`ahead ${sum}`}>
              <button type="button" class="column edged" onClick={() => scene.show(square)}>
                <span class="am-ahead-band" style={{ background: city === null ? 'var(--board-2)' : CITY_COLOUR[city] }}>
                  {sum}
                </span>
                <span>{title === null ? '' : tagOf(view, title, speech)}</span>
                <Cost scene={scene} square={square} />
                <em class="hidden-words">{`${speech.words('withSum', { sum, chance: `${ways(sum)}/36` })}\u00a0: ${squareLabel(view, square, speech, false)}`}</em>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
