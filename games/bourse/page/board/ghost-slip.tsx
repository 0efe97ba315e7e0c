import { Die } from '#web/kit/svg/die.tsx';
import type { Ghost } from '../forecast.ts';
import type { Box } from '#web/kit/svg/box.ts';

const LIMIT = { ceiling: 'bo-ghost bo-ghost-ceiling', floor: 'bo-ghost bo-ghost-floor' } as const;

/** On a square within reach of the die: the face that leads here and the quotation it would give. */
export const GhostSlip = ({ ghost, box, wide }: { readonly ghost: Ghost; readonly box: Box; readonly wide: boolean }) => {
  const thousands = Math.round(ghost.raw / 1000);
  const text = `${thousands < 0 ? '−' : ''}${Math.abs(thousands)}`;
  const tall = box.height > box.width * 0.95;
  const className = ghost.limit === null ? 'bo-ghost' : LIMIT[ghost.limit];
  if (!wide) {
    return (
      <g data-consequence transform={`translate(${box.x + box.width - (ghost.security === null ? 15 : 37)} ${box.y + 1})`}>
        <rect class={className} width={ghost.security === null ? 14 : 36} height="13" rx="2" />
        <Die face={ghost.die} size={9} x={2.5} y={2} />
        {ghost.security !== null && (
          <text class="bo-ghost-figure bo-small" x="33" y="10.4" text-anchor="end">
            {text}
          </text>
        )}
      </g>
    );
  }
  // On a corner it stands above the words, on a security beside the price, where the last change was.
  const width = ghost.security === null ? 20 : 46;
  const y = ghost.security === null ? box.y + 9 : box.y + box.height - (tall ? 42 : 47);
  return (
    <g data-consequence transform={`translate(${box.x + box.width - width - (ghost.security === null ? 9 : 6)} ${y})`}>
      <rect class={className} width={width} height="18" rx="2" />
      <Die face={ghost.die} size={13} x={3.5} y={2.5} />
      {ghost.security !== null && (
        <text class="bo-ghost-figure" x={width - 5} y="13.6" text-anchor="end">
          {text}
        </text>
      )}
    </g>
  );
};
