import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useBrass } from './brass.tsx';
import { arcPath, onDial, sectorPath } from './ornaments.tsx';

/** One of the four quarters: what it is called, its ground, its weather. */
export interface Weather {
  readonly id: string;
  readonly name: string;
  readonly fill: string;
  readonly sign: WeatherSign;
}

type WeatherSign = 'sun' | 'cloud' | 'rain' | 'dawn';

const SIGNS: Readonly<Record<WeatherSign, ComponentChildren>> = {
  sun: (
    <>
      <circle r="4" fill="var(--brass)" />
      <path d="M0-8V-6M0 6V8M-8 0H-6M6 0H8M-5.6-5.6L-4.3-4.3M5.6 5.6L4.3 4.3M5.6-5.6L4.3-4.3M-5.6 5.6L-4.3 4.3" />
    </>
  ),
  cloud: <path d="M-6 3A3 3 0 0 1-5-2A4 4 0 0 1 3-3A3.2 3.2 0 0 1 5.5 3Z" />,
  rain: <path d="M-6 0A3 3 0 0 1-5-5A4 4 0 0 1 3-6A3.2 3.2 0 0 1 5.5 0ZM-4 3L-5 7M0 3L-1 7M4 3L3 7" />,
  dawn: <path d="M-8 3H8M-5 3A5 5 0 0 1 5 3M0-4V-6M-6-2L-7.4-3.4M6-2L7.4-3.4M-5 6.5H5" />,
};

interface BarometerProps {
  /** Four, clockwise from the top. */
  readonly quarters: readonly Weather[];
  /** Index of the quarter in force; the dotted arrow on the bezel announces the one after it. */
  readonly now: number;
  readonly radius: number;
}

/** A brass barometer around the origin. Under a radius of 60 its words leave and must stand beside it. */
export const Barometer = ({ quarters, now, radius }: BarometerProps) => {
  const brass = useBrass();
  const unit = radius / 82;
  const small = radius < 60;
  const outer = radius - 9 * unit;
  const inner = radius * (small ? 0.46 : 0.58);
  return (
    <g>
      <circle cy="2.5" r={radius + 1} opacity=".22" />
      <circle r={radius} fill={brass.cast} stroke="#6B4E16" stroke-width="1.2" />
      <circle r={radius - 7 * unit} fill="var(--sheet)" stroke="#6B4E16" stroke-width="1.2" />
      {quarters.map((quarter, index) => (
        <path
          key={quarter.id}
          d={sectorPath(90 * index - 45, 90 * index + 45, inner, outer)}
          fill={quarter.fill}
          opacity={index === now ? 1 : 0.55}
          stroke="var(--board-line)"
          stroke-width=".8"
        />
      ))}
      {!small && <Names quarters={quarters} now={now} inner={inner} outer={outer} size={radius * 0.142} />}
      <Ticks radius={inner - 1} unit={unit} />
      {quarters.map((quarter, index) => (
        <g
          key={quarter.id}
          transform={`translate(${onDial(90 * index, small ? (inner + outer) / 2 : radius * 0.37).join(' ')}) scale(${small ? 0.86 : unit})`}
          fill="none"
          stroke={small ? 'var(--ink)' : 'var(--ink-2)'}
          stroke-width="1.5"
          stroke-linecap="round"
        >
          {SIGNS[quarter.sign]}
        </g>
      ))}
      <Needle angle={90 * now} length={small ? inner : radius * 0.6} radius={radius} />
      <circle r={radius * 0.085} fill={brass.cast} stroke="#6B4E16" />
      <Announcement angle={90 * now} radius={radius - 3.6 * unit} unit={unit} />
    </g>
  );
};

interface NamesProps {
  readonly quarters: readonly Weather[];
  readonly now: number;
  readonly inner: number;
  readonly outer: number;
  readonly size: number;
}

/** Names bent along the ring; the lowest one runs the other way, so that it stays upright. */
const Names = ({ quarters, now, inner, outer, size }: NamesProps) => {
  const id = useId();
  const middle = (inner + outer) / 2;
  return (
    <>
      {quarters.map((quarter, index) => {
        const angle = 90 * index;
        const line = index === 2 ? arcPath(angle + 44, angle - 44, middle + size * 0.32) : arcPath(angle - 44, angle + 44, middle - size * 0.32);
        const style = { fill: index === now ? 'var(--ink)' : 'var(--ink-2)', fontStretch: '88%' };
        return (
          <g key={quarter.id}>
            <path id={`${id}-${index}`} d={line} fill="none" />
            <text font-size={size} font-weight={index === now ? 800 : 560} style={style}>
              <textPath href={`#${id}-${index}`} startOffset="50%" text-anchor="middle">
                {quarter.name}
              </textPath>
            </text>
          </g>
        );
      })}
    </>
  );
};

const Ticks = ({ radius, unit }: { readonly radius: number; readonly unit: number }) => {
  const ticks = Array.from({ length: 32 }, (_, index) => 11.25 * index);
  const line = (angle: number): string => `M${onDial(angle, radius).join(' ')}L${onDial(angle, radius - (angle % 45 === 0 ? 6 : 3) * unit).join(' ')}`;
  return (
    <g stroke="var(--board-line)">
      <path
        d={ticks
          .filter((angle) => angle % 45 !== 0)
          .map(line)
          .join('')}
        stroke-width=".7"
      />
      <path
        d={ticks
          .filter((angle) => angle % 45 === 0)
          .map(line)
          .join('')}
        stroke-width="1.1"
      />
    </g>
  );
};

/** The same direction, written so that the needle turns the short way. */
const nearestAngle = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;

const Needle = ({ angle, length, radius }: { readonly angle: number; readonly length: number; readonly radius: number }) => {
  const shown = useRef(angle);
  shown.current = nearestAngle(shown.current, angle);
  return (
    <path
      class="barometer-needle"
      d={`M0 ${-length}L${radius * 0.05} ${-radius * 0.02}L${radius * 0.025} ${radius * 0.22}H${-radius * 0.025}L${-radius * 0.05} ${-radius * 0.02}Z`}
      style={{ transform: `rotate(${shown.current}deg)` }}
      fill="var(--wax)"
      stroke="var(--sheet)"
    />
  );
};

/** A dotted arrow on the bezel, from the quarter in force to the next. */
const Announcement = ({ angle, radius, unit }: { readonly angle: number; readonly radius: number; readonly unit: number }) => (
  <g transform={`rotate(${angle})`}>
    <path d={arcPath(14, 76, radius)} fill="none" stroke="#3A2A0A" stroke-width="1.3" stroke-dasharray="2.5 2.5" />
    <path d="M-3.4-3.6L0 3.2L3.4-3.6Z" transform={`translate(${onDial(84, radius).join(' ')}) rotate(-6) scale(${unit})`} fill="#3A2A0A" />
  </g>
);
