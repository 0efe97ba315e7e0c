import { type CampId, campFill, campInk } from './camp.tsx';

/** A face-down pile of a camp's cards, 76 × 108; the origin is its middle. */
const Deck = ({ camp, tilt }: { readonly camp: CampId; readonly tilt: number }) => (
  <g transform={`rotate(${tilt})`}>
    {[4, 3, 2, 1, 0].map((depth) => (
      <rect
        key={depth}
        x={-38 + depth * 1.2}
        y={-54 + depth * 1.8}
        width="76"
        height="108"
        rx="6"
        fill={campFill(camp)}
        stroke={camp === 'C' ? '#1F1913' : 'var(--seat-edge)'}
        stroke-width="1.6"
      />
    ))}
    <rect x="-31" y="-47" width="62" height="94" rx="3" fill="none" stroke={campInk(camp)} stroke-width="1" />
    <path d={HATCH} fill="none" stroke={campInk(camp)} stroke-width=".6" opacity=".55" />
    <circle r="21" fill={campFill(camp)} stroke={campInk(camp)} stroke-width="1.4" />
    <text y="10.500" text-anchor="middle" style={{ fill: campInk(camp), fontFamily: 'var(--besley)', fontWeight: 700, fontSize: '30px' }}>
      {camp}
    </text>
  </g>
);

/** Crossed threads inside the card's inner rule. */
const HATCH = [-1, 1].flatMap((way) => Array.from({ length: 15 }, (_, index) => crossing(-77 + index * 11, way))).join('');

function crossing(offset: number, way: number): string {
  // A line of slope 1 through the rectangle 62 × 94, cut at its edges.
  const low = Math.max(-31, offset - 47);
  const high = Math.min(31, offset + 47);
  return low < high ? `M${low * way} ${low - offset}L${high * way} ${high - offset}` : '';
}

/** The same as an image of its own. */
export const DeckPicture = ({ camp, width }: { readonly camp: CampId; readonly width: number }) => (
  <svg width={width} height={(width * 126) / 96} viewBox="-48 -61 96 126" aria-hidden="true">
    <Deck camp={camp} tilt={camp === 'C' ? -5 : 4} />
  </svg>
);
