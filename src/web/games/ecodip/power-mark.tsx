import type { Tag } from '#games/ecodip/types.ts';
import { seatLook } from '../../svg/seats.ts';
import { lettersOf } from './map/powers.ts';
import { coloursOf } from './view.ts';

/** The counter of a power: colour and shape of its place in the table of powers, and its two letters. A name stands beside it. */
export const PowerMark = ({ tag, size = 28 }: { readonly tag: Tag; readonly size?: number }) => {
  const { colour, shape } = seatLook(coloursOf(tag));
  return (
    <svg class="token" width={size} height={size} viewBox="-1.5 -1.5 35 35" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={shape.path} fill={colour.fill} stroke="var(--seat-edge)" stroke-width="1.7" stroke-linejoin="round" />
      <text
        x={shape.label.x}
        y={shape.label.y}
        font-size={shape.label.size}
        font-weight="750"
        text-anchor="middle"
        style={{ fill: colour.ink, fontStretch: '84%' }}
      >
        {lettersOf(tag)}
      </text>
    </svg>
  );
};
