import type { Seat } from '#kernel/game.ts';
import { Pawn, Walker } from '#web/kit/svg/circuit.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { campOf, cityColour, cityOf, holdingOf, livingSeats, pawnsOn, playerOf, priceOf, squareKind, stopCost } from '../facts.ts';
import { CORNER_TEN, pawnSpot, squareBox, SQUARES, type Stay } from '../geometry.ts';
import { squareLabel, tagOf } from '../names.ts';
import { type Told, useScene } from '../scene.ts';
import { Bars } from './corner-square.tsx';
import { usePlate } from './plate.ts';

const stayOf = ({ view }: Told, seat: Seat): Stay => {
  if (!playerOf(view, seat).detained) return 'free';
  return campOf(view, seat) === 'M' ? 'prison' : 'war';
};

const PlayerPawn = ({ seat }: { readonly seat: Seat }) => {
  const scene = useScene();
  const { view, name } = scene;
  const { layout, motion } = usePlate();
  const { pos: square } = playerOf(view, seat);
  const stay = stayOf(scene, seat);
  const company = pawnsOn(view, square).filter((other) => stayOf(scene, other) === stay);
  // AM-2.1.5: small for competitors, large for monopolists.
  const height = layout.pawn[campOf(view, seat) ?? 'C'] * (company.length > 3 ? 0.8 : 1) * (stay === 'free' ? 1 : 0.9);
  return (
    <Walker
      square={square}
      squares={SQUARES}
      spot={pawnSpot(layout, square, stay, height, company.indexOf(seat), company.length)}
      passing={(passed) => pawnSpot(layout, passed, 'free', height, 0, 1)}
      // AM-4.5.5: being sent to square 10 is no walk.
      motion={stay === 'free' ? motion.pawn : null}
    >
      <Pawn seat={seat} height={height} name={layout.wide ? name(seat) : undefined} />
    </Walker>
  );
};

/** The active pawn stands before the others; the bars of the prison before its inmates. */
export const Pawns = () => {
  const { view } = useScene();
  const { layout } = usePlate();
  const { active } = view.table;
  const seats = livingSeats(view).toSorted((a, b) => Number(a === active) - Number(b === active) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <PlayerPawn key={seat} seat={seat} />
      ))}
      <Bars box={squareBox(layout, CORNER_TEN)} wide={layout.wide} />
    </g>
  );
};

/** Ways of 36 to throw each sum. */
const ways = (sum: number): number => 6 - Math.abs(sum - 7);

const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

/** What stopping there costs a walker, where others own it; else what the square is, or its price. */
const Cost = ({ square }: { readonly square: number }) => {
  const { view, you, words, money } = useScene();
  const { title, type } = squareKind(square);
  const owner = title === null ? null : holdingOf(view, title).owner;
  if (title === null || owner === null) {
    return (
      <small class="leading-2 flex-1 justify-center p-0-2 narrow-type row">{title === null ? words(`shortSquares.${type}`) : money(priceOf(title))}</small>
    );
  }
  const cost = stopCost(view, title);
  const due = cost.kind === 'sum' ? money(cost.sum) : cost.kind === 'dice' ? words('times', { factor: cost.factor }) : words('mortgagedShort');
  return (
    <b class="leading-2 flex-1 justify-center p-0-2 narrow-type row tight">
      <SeatMark seat={owner} size={13} />
      {owner === you ? words('yours') : due}
    </b>
  );
};

/** Under the phone's board: what each throw would lead to, readable at last. A tap lays the title in the middle. */
export const Ahead = () => {
  const scene = useScene();
  const { view, words, you } = scene;
  const { show } = usePlate();
  // The way of the reader's own pawn, else of that of whoever plays.
  const walker = you !== null && livingSeats(view).includes(you) ? you : view.table.active;
  const from = playerOf(view, walker).pos;
  const name = scene.name(walker);
  return (
    <section class="am-ahead sheet" aria-label={words('aheadList', { name })}>
      <h3 class="p-3-4">{words('ahead', { name })}</h3>
      <ol class="am-ahead-list row tight" tabIndex={0}>
        {SUMS.map((sum) => {
          const square = (from + sum) % SQUARES;
          const { title } = squareKind(square);
          const isStreet = title !== null && cityOf(title) !== null;
          return (
            <li key={sum} data-explain={`ahead ${sum}`}>
              <button type="button" class="am-ahead-square column edged w700 t3 clip" onClick={() => show(square)}>
                <span
                  class={isStreet ? 'am-ahead-band text-bar-ink' : 'am-ahead-band text-ink'}
                  style={{ background: isStreet ? cityColour(title) : 'var(--board-2)' }}
                >
                  {sum}
                </span>
                <span>{title === null ? '' : tagOf(scene, title)}</span>
                <Cost square={square} />
                <em class="hidden-words">{`${words('withSum', { sum, chance: `${ways(sum)}/36` })}\u00a0: ${squareLabel(scene, square, false)}`}</em>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
