import { board, homeOf, kindOf } from '../powers.ts';
import { type Border, drawing } from '../drawing.ts';

export const groundOf = (id: string): string => (id === 'none' ? 'none' : kindOf(id) === 'sea' ? 'sea' : (homeOf(id) ?? 'neutral'));

const borderClass = ({ sides: [left, right] }: Border): string => {
  if (left === 'frame' || right === 'frame') return '';
  const [one, other] = [groundOf(left), groundOf(right)];
  if (one === 'sea' && other === 'sea') return 'line-sea';
  if (one === 'sea' || other === 'sea') return 'line-coast';
  return one === other ? 'line-inner' : 'line-frontier';
};

const linesOf = (kind: string): string =>
  drawing.borders
    .filter((border) => borderClass(border) === kind)
    .map(({ path }) => path)
    .join('');

const KINDS = ['line-sea', 'line-inner', 'line-coast', 'line-frontier'] as const;

/** What never changes: the land of nobody, straits, lines. */
export const Lines = () => (
  <g class="lines" aria-hidden="true">
    <path d={drawing.desert} class="ground none" fill-rule="evenodd" />
    <path d={drawing.straits} class="ground sea strait" />
    {KINDS.map((kind) => (
      <path key={kind} d={linesOf(kind)} class={kind} />
    ))}
  </g>
);

/** A target in a circle: a supply centre. */
const Centre = ({ x, y, pen }: { readonly x: number; readonly y: number; readonly pen: number }) => (
  <g transform={`translate(${x} ${y}) scale(${pen})`} class="centre">
    <circle r="4.4" />
    <circle r="2" class="eye" />
  </g>
);

interface LabelsProps {
  readonly targets: ReadonlySet<string>;
  /** How large signs are drawn. */
  readonly pen: number;
}

const labelClass = (id: string, isTarget: boolean): string => {
  if (isTarget) return 'on-target';
  return drawing.afloat.has(id) ? 'on-sea' : `on-${groundOf(id)}`;
};

export const Labels = ({ targets, pen }: LabelsProps) => (
  <g class="labels" aria-hidden="true">
    {board.provinces.map(({ id, kind, centre }) => {
      const [x, y] = drawing.labelSpots.get(id) ?? [0, 0];
      return (
        <g key={id} class={labelClass(id, targets.has(id))}>
          <text x={centre === true ? x - 6 * pen : x} y={y} class={kind === 'sea' ? 'sea-name' : centre === true ? 'name of-centre' : 'name'}>
            {kind === 'sea' ? id.toUpperCase() : id}
          </text>
          {centre === true && <Centre x={x + 11 * pen} y={y - 3.6 * pen} pen={pen} />}
        </g>
      );
    })}
  </g>
);
