import type { View } from '#games/anti-monopoly/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import type { FormValues, Pointed } from '#web/kit/interface/game-page.ts';
import { type Layout, SQUARES } from '../geometry.ts';
import type { MotionPlan } from '../motion.ts';
import type { Speech } from '../targets.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { holdingOf, pawnsOn, priceOf, squareKind } from '../facts.ts';
import { builtWords, shortCost, squareNameOf } from '../names.ts';

/** Squares of 60 px and more are drawn in full, smaller ones with less and larger, those of a phone with signs only. */
export type Density = 'full' | 'short' | 'phone';

/** What every part of the drawn board is given. */
export interface BoardScene {
  readonly view: View;
  readonly layout: Layout;
  readonly density: Density;
  /** Streets carry their names; otherwise a city's letters and a number. */
  readonly named: boolean;
  readonly speech: Speech;
  readonly you: Seat | null;
  /** The square whose title lies in the middle; null when nothing is asked for. */
  readonly shown: number | null;
  readonly show: (square: number | null) => void;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  /** Squares that something may be done with now. */
  readonly targets: ReadonlySet<number>;
  readonly motion: MotionPlan;
  readonly point: (what: Pointed | null) => void;
  /** The paint of a mortgaged title. */
  readonly hatch: string;
}

/* Things that a press on the board opens above it. */
export const HELP_ID = 'am-help';
export const BANK_ID = 'am-bank';
export const TRADE_ID = 'am-trade';
export const COUNT_ID = 'am-count';
export const ROLES_ID = 'am-roles';

const COLUMNS = ['square', 'name', 'price', 'owner', 'state', 'rent', 'pawns'] as const;

const Row = ({ scene, square, onPress }: { readonly scene: BoardScene; readonly square: number; readonly onPress: (square: number) => void }) => {
  const { view, speech, targets } = scene;
  const { title } = squareKind(square);
  const owner = title === null ? null : holdingOf(view, title).owner;
  const name = squareNameOf(view, square, speech);
  const pawns = pawnsOn(view, square).map((seat) => speech.name(seat));
  return (
    <tr class={targets.has(square) ? 'am-row-target' : ''}>
      <td>{square}</td>
      <th scope="row">
        {title === null ? name : <Button class="text-btn" words={name} onClick={() => onPress(square)} />}
        {pawns.length > 0 && <small class="am-table-pawns">{speech.words('pawnsHere', { names: pawns })}</small>}
      </th>
      <td>{title === null ? '' : speech.money(priceOf(title))}</td>
      <td>
        {owner !== null && (
          <span class="row tight">
            <SeatMark seat={owner} size={13} /> {speech.name(owner)}
          </span>
        )}
      </td>
      <td>{title === null ? '' : builtWords(view, title, speech)}</td>
      <td>{title === null || owner === null ? '' : shortCost(view, title, speech)}</td>
      <td>{pawns.join(', ')}</td>
    </tr>
  );
};

/** The same board as a table: for those who read rather than look. */
export const BoardTable = ({
  scene,
  onPress,
  onClose,
}: {
  readonly scene: BoardScene;
  readonly onPress: (square: number) => void;
  readonly onClose: () => void;
}) => {
  const { words } = scene.speech;
  return (
    <div class="am-table full sheet" tabIndex={0} role="group" aria-label={words('board')}>
      <header class="row ends">
        <h2>{words('board')}</h2>
        <Button class="btn small" icon="board" size={15} words={words('asBoard')} onClick={onClose} />
      </header>
      <table>
        <Heads of={COLUMNS.map((column) => words(`columns.${column}`))} />
        <tbody>
          {Array.from({ length: SQUARES }, (_, square) => (
            <Row key={square} scene={scene} square={square} onPress={onPress} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
