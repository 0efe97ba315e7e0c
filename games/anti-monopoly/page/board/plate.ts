import type { Table } from '#games/anti-monopoly/types.ts';
import { shared } from '#web/kit/interface/scene.tsx';
import { inTurn } from '#web/shell/motion.ts';
import { type Layout, SQUARES } from '../geometry.ts';

const DICE = 420;
const PER_SQUARE = 90;
const LONGEST_WALK = 540;

const sameDice = ({ lastDice: before }: Table, { lastDice: after }: Table): boolean => after === null || JSON.stringify(before) === JSON.stringify(after);

/** What moved between two positions, and when each thing may start: the dice, then the pawn. */
export const planMotion = (before: Table, after: Table) => {
  const steps = after.players.map(({ pos }, seat) => (pos - (before.players[seat]?.pos ?? pos) + SQUARES) % SQUARES);
  const farthest = Math.max(0, ...steps);
  // The same faces may fall again: a pawn that walked tells that they were thrown.
  const thrown = !sameDice(before, after) || (farthest > 0 && after.lastDice?.purpose === 'move');
  return inTurn({ dice: thrown ? DICE : 0, pawn: Math.min(LONGEST_WALK, PER_SQUARE * farthest) });
};

/** What the parts of the drawn board share beside the position. */
interface Plate {
  readonly layout: Layout;
  /** Squares of 60 px and more are drawn in full, smaller ones with less and larger, those of a phone with signs only. */
  readonly density: 'full' | 'short' | 'phone';
  /** Streets carry their names; otherwise a city's letters and a number. */
  readonly named: boolean;
  /** The square whose title lies in the middle; null when nothing is asked for. */
  readonly shown: number | null;
  readonly show: (square: number | null) => void;
  /** Squares that offers are about. */
  readonly targets: ReadonlySet<number>;
  readonly motion: ReturnType<typeof planMotion>;
  /** The paint of a mortgaged title. */
  readonly hatch: string;
}

export const [PlateProvider, usePlate] = shared<Plate>('the board');
