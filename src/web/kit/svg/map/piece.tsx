import type { Spot } from './box.ts';
import './piece.css';

const HULL = 'M-12.5-7H12.5L8.5 8.5H-8.5Z';

/** What a unit looks like, whatever the game calls its owner. */
export interface PieceLook {
  readonly type: 'army' | 'fleet';
  readonly fill: string;
  /** Of the letters on the fill. */
  readonly ink: string;
  /** Two, that say whose it is. */
  readonly letters: string;
  /** Shown from two on. */
  readonly force?: number | undefined;
}

interface PieceProps {
  readonly look: PieceLook;
  readonly at: Spot;
  readonly scale: number;
  readonly chosen?: boolean;
  readonly dislodged?: boolean;
}

const placed = ([x, y]: Spot, scale: number): string => `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;

export const ForceDisc = ({ force }: { readonly force: number }) => (
  <>
    <circle r="6.4" class="force" />
    <text y="3.7" class="force-figure">
      {force}
    </text>
  </>
);

/** An army is a block, a fleet a hull with its mast; colour and letters say whose, a brass disc how strong from two on. */
export const Piece = ({ look, at, scale, chosen = false, dislodged = false }: PieceProps) => (
  <g class={dislodged ? 'piece dislodged' : 'piece'} transform={`${placed(at, scale)}${dislodged ? ' rotate(-14)' : ''}`} aria-hidden="true">
    {chosen && (
      <>
        <circle r="17" class="ring-ink" />
        <circle r="17" class="ring-brass" />
      </>
    )}
    <ellipse cx="1" cy="9.5" rx="10" ry="2.6" class="shade" />
    {look.type === 'army' ? (
      <rect x="-10" y="-8.5" width="20" height="17" rx="2.6" fill={look.fill} class="edge" />
    ) : (
      <>
        <path d="M0-7V-11.5" class="mast" />
        <path d={HULL} fill={look.fill} class="edge" />
      </>
    )}
    <text y="4.3" class="letters" style={{ fill: look.ink }}>
      {look.letters}
    </text>
    {look.force !== undefined && look.force > 1 && (
      <g transform="translate(9.5 -8.5)">
        <ForceDisc force={look.force} />
      </g>
    )}
  </g>
);

/** Too small for letters. */
export const SmallPiece = ({ look: { type, fill }, at, scale }: Pick<PieceProps, 'look' | 'at' | 'scale'>) => (
  <path d={type === 'army' ? 'M-3-3H3V3H-3Z' : 'M-4-2H4L2 3H-2Z'} transform={placed(at, scale)} fill={fill} class="small-piece" aria-hidden="true" />
);

/** The same in a line of text. */
export const PieceIcon = ({ look, size = 26 }: { readonly look: PieceLook; readonly size?: number }) => (
  <svg class="piece-icon" width={size} height={size} viewBox="-16 -17 34 32" aria-hidden="true">
    <Piece look={look} at={[0, 0]} scale={1} />
  </svg>
);

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

/** Later ones lie on earlier ones. */
const LINES = ['line-sea', 'line-inner', 'line-coast', 'line-frontier', 'line-barred'] as const;
export type LineKind = (typeof LINES)[number];

interface BordersProps<B> {
  readonly of: readonly B[];
  /** Null: it is not drawn. */
  readonly kind: (border: B) => LineKind | null;
}

/** The lines between provinces, all of one kind in one path. */
export const Borders = <B extends { readonly path: string }>({ of, kind }: BordersProps<B>) => {
  const paths = Map.groupBy(of, kind);
  return LINES.map((each) => {
    const borders = paths.get(each) ?? [];
    return borders.length === 0 ? null : <path key={each} d={borders.map(({ path }) => path).join('')} class={each} />;
  });
};
