/* What the reader is doing, drawn over the provinces. */

/** Dots: one may go there. `scale` keeps them the same on the screen. */
export const TargetDots = ({ id, scale = 1 }: { readonly id: string; readonly scale?: number }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale.toFixed(4)})`}>
    <rect width="6" height="6" fill="#F8E7AE" opacity=".62" />
    <circle cx="3" cy="3" r="1" fill="#7A5610" />
  </pattern>
);

interface TargetProps {
  /** The outline of the province. */
  readonly d: string;
  /** The pattern of its dots. */
  readonly dots: string;
  readonly pointed?: boolean;
}

export const TargetMark = ({ d, dots, pointed = false }: TargetProps) => (
  <g>
    <path d={d} fill-rule="evenodd" fill={pointed ? '#F0D488' : `url(#${dots})`} />
    <path d={d} class="target-under" />
    <path d={d} class={pointed ? 'target-line pointed' : 'target-line'} />
  </g>
);

/** A target in a circle: a supply centre, in a box of 10 × 10 round its middle. */
export const CentreSign = () => (
  <>
    <circle r="4.4" fill="#FFFDF7" stroke="#1F1913" stroke-width="1.5" />
    <circle r="2" fill="#1F1913" />
  </>
);

/** Which line runs between two grounds. */
export const borderKind = (one: string, other: string, isWater: (ground: string) => boolean): 'line-sea' | 'line-coast' | 'line-inner' | 'line-frontier' => {
  if (isWater(one) && isWater(other)) return 'line-sea';
  if (isWater(one) || isWater(other)) return 'line-coast';
  return one === other ? 'line-inner' : 'line-frontier';
};
