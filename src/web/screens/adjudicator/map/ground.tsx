import { borderKind, CentreSign } from '../../../kit/svg/map/piece.tsx';
import { type Border, drawing } from '../drawing.ts';
import { board, homeOf, kindOf, seatOf } from '../powers.ts';

/** What the ground is: the colour of a seat, or one of the words for what nobody owns. */
export const landOf = (id: string): string => {
  if (id === 'none') return 'land-nobody';
  const home = homeOf(id);
  return kindOf(id) === 'sea' ? 'land-sea' : home === null ? 'land-neutral' : `land-${seatOf(home)}`;
};

const isWater = (land: string): boolean => land === 'land-sea';

const borderClass = ({ sides: [left, right] }: Border): string =>
  left === 'frame' || right === 'frame' ? '' : borderKind(landOf(left), landOf(right), isWater);

const linesOf = (kind: string): string =>
  drawing.borders
    .filter((border) => borderClass(border) === kind)
    .map(({ path }) => path)
    .join('');

const KINDS = ['line-sea', 'line-inner', 'line-coast', 'line-frontier'] as const;

/** What never changes: the land of nobody, straits, lines. */
export const Lines = () => (
  <g class="lines" aria-hidden="true">
    <path d={drawing.desert} class="ground land-nobody" fill-rule="evenodd" />
    <path d={drawing.straits} class="ground land-sea strait" />
    {KINDS.map((kind) => (
      <path key={kind} d={linesOf(kind)} class={kind} />
    ))}
  </g>
);

interface LabelsProps {
  readonly targets: ReadonlySet<string>;
  /** How large signs are drawn. */
  readonly pen: number;
}

const labelGround = (id: string, isTarget: boolean): string => {
  if (isTarget) return 'land-target';
  return drawing.afloat.has(id) ? 'land-sea' : landOf(id);
};

export const Labels = ({ targets, pen }: LabelsProps) => (
  <g class="names" aria-hidden="true">
    {board.provinces.map(({ id, kind, centre }) => {
      const [x, y] = drawing.labelSpots.get(id) ?? [0, 0];
      return (
        <g key={id} class={labelGround(id, targets.has(id))}>
          <text x={centre === true ? x - 6 * pen : x} y={y} class={kind === 'sea' ? 'of-sea' : centre === true ? 'of-centre' : ''}>
            {kind === 'sea' ? id.toUpperCase() : id}
          </text>
          {centre === true && (
            <g transform={`translate(${x + 11 * pen} ${y - 3.6 * pen}) scale(${pen})`}>
              <CentreSign />
            </g>
          )}
        </g>
      );
    })}
  </g>
);
