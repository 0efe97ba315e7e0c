import type { Offer } from '#kernel/game.ts';
import { Die } from '#web/svg/die.tsx';
import { Press } from '#web/svg/press.tsx';
import type { Spot } from '#web/svg/box.ts';
import type { Moment } from '#web/shell/motion.ts';
import type { BoardScene } from './scene.ts';

interface RollDieProps {
  readonly scene: BoardScene;
  readonly spot: Spot;
  readonly size: number;
  readonly motion: Moment | null;
  /** The offer to roll, when it is yours. */
  readonly roll: Offer<unknown> | undefined;
  readonly take: (offer: Offer<unknown>) => void;
}

/** The die as it lies; a brass ring and a button when it is yours to throw. */
export const RollDie = ({ scene, spot, size, motion, roll, take }: RollDieProps) => {
  const { lastRoll, turn } = scene.view.table;
  const face = lastRoll?.die ?? 6;
  const thrown = lastRoll === null ? 'none' : `${turn} ${lastRoll.seat} ${lastRoll.from} ${lastRoll.to}`;
  const box = { ...spot, width: size, height: size };
  const die = (
    <g
      key={thrown}
      class={motion === null ? '' : 'bo-thrown'}
      style={{ transformOrigin: `${spot.x + size / 2}px ${spot.y + size / 2}px`, animationDuration: `${motion?.duration ?? 0}ms` }}
    >
      <ellipse cx={spot.x + size / 2 + 1} cy={spot.y + size + 0.5} rx={size * 0.5} ry="3" opacity=".24" />
      <Die face={face} size={size} x={spot.x} y={spot.y} />
    </g>
  );
  if (roll === undefined)
    return (
      <g aria-hidden="true" data-explain="die">
        {die}
      </g>
    );
  return (
    <Press label={scene.speech.words('roll')} box={box} explains="die" class="bo-target" onPress={() => take(roll)}>
      {die}
      <rect x={spot.x - 3} y={spot.y - 3} width={size + 6} height={size + 6} rx="7" fill="none" stroke="#1F1913" stroke-width="6" />
      <rect x={spot.x - 3} y={spot.y - 3} width={size + 6} height={size + 6} rx="7" fill="none" stroke="var(--brass-hi)" stroke-width="3.4" />
    </Press>
  );
};
