import { START_MARKER } from '#games/mull-money/data.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { type Service, SERVICES } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { timed } from '#web/shell/motion.ts';
import { useLook } from '#web/kit/svg/seats.tsx';
import { scoreNow } from '../count.ts';
import { type BuildingLayout, floorBox, windowBox } from '../geometry.ts';
import { Lettering, useHatches } from '../pieces/pieces.tsx';
import { shortName, Target, useCloth, useScene } from '../scene.tsx';

/** The wooden marker of a department, around the origin. */
const Cylinder = ({ seat, radius: r }: { readonly seat: Seat; readonly radius: number }) => {
  const { fill } = useLook(seat).colour;
  return (
    <>
      <ellipse cx="1" cy={r * 0.9} rx={r} ry={r * 0.36} opacity=".3" />
      <g fill={fill} stroke="var(--seat-edge)" stroke-width="1.3">
        <path d={`M${-r} ${-r * 0.55}V${r * 0.6}A${r} ${r * 0.4} 0 0 0 ${r} ${r * 0.6}V${-r * 0.55}`} />
        <ellipse cy={-r * 0.55} rx={r} ry={r * 0.44} />
      </g>
      <ellipse cy={-r * 0.6} rx={r * 0.62} ry={r * 0.22} fill="#fff" opacity=".28" />
    </>
  );
};

interface PartProps {
  readonly layout: BuildingLayout;
}

/** From the left: 5, 4, 3, 2, 1. */
const MARKERS = range(START_MARKER).map((index) => START_MARKER - index);

/** Chimney, smoke and the teeth of the roof. */
const Roof = ({ layout }: PartProps) => {
  const { wide, x, y, width, roof } = layout;
  const right = x + width;
  const teeth = wide ? Math.max(3, Math.round((width - 60) / 83)) : 4;
  const tooth = (width - 60) / teeth;
  const top = wide ? -12 : -4;
  return (
    <>
      {wide && (
        <g fill="var(--mm-smoke)" stroke="var(--board-line)">
          <circle cx={right + 4} cy={y - 16} r="9" />
          <circle cx={right - 14} cy={y - 15} r="7" />
          <circle cx={right - 28} cy={y - 13} r="5" />
        </g>
      )}
      <path
        d={`M${right - 46} ${y + roof}L${right - 43} ${y + top}H${right - 25}L${right - 22} ${y + roof}Z`}
        fill="var(--brick)"
        stroke="var(--board-line)"
        stroke-width="1.3"
      />
      <path d={`M${right - 44} ${y + top + (wide ? 8 : 6)}H${right - 24}`} stroke="var(--board-line)" stroke-width="3" />
      {range(teeth).map((index) => {
        const end = x + (index + 1) * tooth - 3;
        return (
          <g key={index}>
            <path d={`M${x + index * tooth} ${y + roof}L${end} ${y + 3}V${y + roof}Z`} fill="var(--roof)" stroke="var(--board-line)" stroke-width="1.2" />
            <path d={`M${end} ${y + 7}V${y + roof - 3}`} stroke="var(--glass)" stroke-width="3" />
          </g>
        );
      })}
    </>
  );
};

/** A brass plate over the roof: whose factory it is; on a phone one's own treasury, which has no other place there. */
const Sign = ({ layout }: PartProps) => {
  const { view, words, name, money, you } = useScene();
  const { shown } = useCloth();
  const { x, y, roof, wide } = layout;
  const { plate } = useBrass();
  const whose = (): string => {
    // Names that do not fit are cut to what does.
    const letters = layout.width > 400 ? 26 : 18;
    const whole = words('factoryOf', { name: name(shown) });
    return whole.length <= letters ? whole : words('factoryOf', { name: shortName(name(shown), letters - 9) });
  };
  const holds = (): string => {
    const cash = view.cash[shown] ?? null;
    const score = scoreNow(view, shown);
    return shown !== you || cash === null || score === null ? shortName(name(shown), 18) : `${money(cash)} · ${words('points', { count: score.total })}`;
  };
  const text = wide ? whose() : holds();
  const width = Math.max(wide ? 120 : 60, wide ? 26 + text.length * 9.2 : 14 + text.length * 6.4);
  const left = x + (wide ? 14 : 6);
  const height = wide ? 25 : 18;
  const top = y - (wide ? 8 : 5);
  return (
    <>
      <path d={`M${left + 16} ${y + roof}V${top + 6}M${left + width - 18} ${y + roof}V${top + 6}`} stroke="var(--board-line)" stroke-width="2" />
      <rect x={left} y={top} width={width} height={height} rx="3" fill={plate} stroke="#4A3510" stroke-width="1.2" />
      <Lettering
        size={4}
        bold
        stretch={wide ? 100 : 90}
        ink="bar"
        besley={wide}
        data-explain={wide ? undefined : `points ${shown}`}
        x={left + width / 2}
        y={top + height * 0.7}
        text-anchor="middle"
        words={text}
      />
    </>
  );
};

interface FloorProps extends PartProps {
  readonly service: Service;
  readonly level: number;
}

/** The number in the window, its points on the sill; lit up to the marker. */
const Window = ({ layout, service, level, marker }: FloorProps & { readonly marker: number }) => {
  const { view, words, past } = useScene();
  const { wide } = layout;
  const box = windowBox(layout, level, marker);
  const now = player(view, useCloth().shown)[service];
  const here = marker === now;
  return (
    <>
      <rect class="mm-window" fill={marker >= now ? 'var(--lit)' : 'var(--glass)'} style={past ? { transition: 'none' } : undefined} {...box} rx="2" />
      <Lettering
        size={wide ? 5 : 3}
        weight={here ? 800 : 580}
        ink={marker > now ? 'quiet' : undefined}
        x={box.x + (wide ? 7 : 5)}
        y={box.y + box.height / 2 + 5}
        words={marker}
      />
      <Lettering
        size={wide ? 3 : 2}
        bold={here}
        stretch={90}
        ink={here ? undefined : 'quiet'}
        x={box.x + box.width / 2}
        y={box.y + box.height + (wide ? 11.5 : 10.5)}
        text-anchor="middle"
        words={words('pts', { count: markerPoints(marker) })}
      />
    </>
  );
};

const Floor = ({ layout, service, level }: FloorProps) => {
  const { view, words, you } = useScene();
  const { shown, motion } = useCloth();
  const { wide } = layout;
  const box = floorBox(layout, level);
  const now = player(view, shown)[service];
  const at = windowBox(layout, level, now);
  const radius = Math.min(wide ? 12 : 8.5, at.width / 4.3);
  const right = Math.min(at.x + at.width / 2 + (wide ? 8 : 7.5), at.x + at.width - radius - 1.5);
  const middle = box.y + layout.floor / 2;
  const name = words(`services.${service}`);
  return (
    <g data-explain={`service ${service} ${shown}`}>
      <rect {...box} fill="var(--floor)" stroke="var(--board-line)" />
      <Lettering size={wide ? 5 : 3} bold besley x={box.x + 9} y={middle - (wide ? 3 : -3)} words={name} />
      {wide && (
        <Lettering size={3} stretch={90} ink="quiet" x={box.x + 9} y={middle + 13}>
          {`${words(`needs.${service}`)} `}
          <tspan fill="var(--ink)" font-weight="740">
            {now}
          </tspan>
        </Lettering>
      )}
      {MARKERS.map((marker) => (
        <Window key={marker} layout={layout} service={service} level={level} marker={marker} />
      ))}
      <g class="mm-moving" style={{ transform: `translate(${right}px, ${at.y + at.height / 2 + (wide ? 1 : 0)}px)`, ...timed(motion.markers) }}>
        <Cylinder seat={shown} radius={radius} />
      </g>
      {shown === you &&
        MARKERS.map((marker) => (
          <Target
            key={marker}
            about={`window ${service} ${marker}`}
            where={words('windowAt', { service: name, marker })}
            box={windowBox(layout, level, marker)}
          />
        ))}
    </g>
  );
};

/** MM-2.3: a cut-away factory, one floor for each department. */
export const Building = ({ layout }: PartProps) => {
  const { bricks } = useHatches();
  const { x, y, width, roof, floor, wall } = layout;
  const body = { x: x - wall, y: y + roof, width: width + 2 * wall, height: SERVICES.length * floor + 5 };
  return (
    <>
      <Roof layout={layout} />
      <rect {...body} fill="var(--brick)" stroke="var(--board-line)" stroke-width="1.6" />
      <rect {...body} fill={bricks} />
      <g data-mark="floors">
        {SERVICES.map((service, level) => (
          <Floor key={service} layout={layout} service={service} level={level} />
        ))}
      </g>
      <Sign layout={layout} />
    </>
  );
};
