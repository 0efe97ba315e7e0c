import type { Seat } from '#kernel/game.ts';
import { Pawn, Walker } from '#web/kit/svg/circuit.tsx';
import { campOf, CITY_COLOUR, cityOf, holdingOf, livingSeats, pawnsOn, playerOf, priceOf, squareKind, stopCost } from '../facts.ts';
import { CORNER_TEN, pawnSpot, squareBox, SQUARES, type Stay } from '../geometry.ts';
import type { Moment } from '#web/shell/motion.ts';
import { Bars } from './corner-square.tsx';
import type { BoardScene } from './scene.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { squareLabel, tagOf } from '../names.ts';

const stayOf = (scene: BoardScene, seat: Seat): Stay => {
  const { detained } = playerOf(scene.view, seat);
  if (!detained) return 'free';
  return campOf(scene.view, seat) === 'M' ? 'prison' : 'war';
};

/** AM-2.1.5: small for competitors, large for monopolists. */
const heightOf = ({ layout, view }: BoardScene, seat: Seat, company: number): number => {
  const whole = layout.pawn[campOf(view, seat) ?? 'C'];
  return company > 3 ? whole * 0.8 : whole;
};

const PlayerPawn = ({ scene, seat, motion }: { readonly scene: BoardScene; readonly seat: Seat; readonly motion: Moment | null }) => {
  const { layout, speech, view } = scene;
  const { pos: square } = playerOf(view, seat);
  const stay = stayOf(scene, seat);
  const company = pawnsOn(view, square).filter((other) => stayOf(scene, other) === stay);
  const height = heightOf(scene, seat, company.length) * (stay === 'free' ? 1 : 0.9);
  return (
    <Walker
      square={square}
      squares={SQUARES}
      spot={pawnSpot(layout, square, stay, height, company.indexOf(seat), company.length)}
      passing={(passed) => pawnSpot(layout, passed, 'free', height, 0, 1)}
      // AM-4.5.5: being sent to square 10 is no walk.
      motion={stay === 'free' ? motion : null}
    >
      <Pawn seat={seat} height={height} name={layout.wide ? speech.name(seat) : undefined} />
    </Walker>
  );
};

/** The active pawn stands before the others; the bars of the prison before its inmates. */
export const Pawns = ({ scene }: { readonly scene: BoardScene }) => {
  const { active } = scene.view.table;
  const seats = livingSeats(scene.view).toSorted((a, b) => Number(a === active) - Number(b === active) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <PlayerPawn key={seat} scene={scene} seat={seat} motion={scene.motion.pawn} />
      ))}
      <Bars box={squareBox(scene.layout, CORNER_TEN)} wide={scene.layout.wide} />
    </g>
  );
};

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
