import { LAST_MARKER, START_MARKER } from '#games/mull-money/data.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { type Service, SERVICES } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { Press } from '#web/kit/svg/press.tsx';
import { timed } from '#web/shell/motion.ts';
import { useLook } from '#web/kit/svg/seats.tsx';
import { scoreNow } from '../count.ts';
import { type BuildingLayout, floorBox, windowBox } from '../geometry.ts';
import { shortName } from '../speech.ts';
import { useHatches } from '../pieces/pieces.tsx';
import { windowKey } from '../targets.ts';
import { type BoardScene, TargetRing } from './scene.tsx';

/** The wooden marker of a department, around the origin. */
const Cylinder = ({ seat, radius }: { readonly seat: Seat; readonly radius: number }) => {
  const { fill } = useLook(seat).colour;
  const r = radius;
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
  readonly scene: BoardScene;
  readonly layout: BuildingLayout;
}

/** From the left: 5, 4, 3, 2, 1. */
const MARKERS = range(START_MARKER).map((index) => START_MARKER - index);

/** Chimney, smoke and the teeth of the roof. */
const Roof = ({ layout }: { readonly layout: BuildingLayout }) => {
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
const Sign = ({ scene, layout }: PartProps) => {
  const { x, y, roof, wide } = layout;
  const { plate } = useBrass();
  const text = wide ? wideSign(scene, layout) : phoneSign(scene);
  const width = Math.max(wide ? 120 : 60, wide ? 26 + text.length * 9.2 : 14 + text.length * 6.4);
  const left = x + (wide ? 14 : 6);
  const height = wide ? 25 : 18;
  const top = y - (wide ? 8 : 5);
  return (
    <>
      <path d={`M${left + 16} ${y + roof}V${top + 6}M${left + width - 18} ${y + roof}V${top + 6}`} stroke="var(--board-line)" stroke-width="2" />
      <rect x={left} y={top} width={width} height={height} rx="3" fill={plate} stroke="#4A3510" stroke-width="1.2" />
      <text
        class={wide ? 'bes mm-plate' : 'mm-plate mm-plate-small'}
        data-explain={wide ? undefined : `points ${scene.shown}`}
        x={left + width / 2}
        y={top + height * 0.7}
        text-anchor="middle"
      >
        {text}
      </text>
    </>
  );
};

/** Names that do not fit are cut to what does. */
const wideSign = ({ speech, shown }: BoardScene, { width }: BuildingLayout): string => {
  const { words, name } = speech;
  const letters = width > 400 ? 26 : 18;
  const whole = words('factoryOf', { name: name(shown) });
  return whole.length <= letters ? whole : words('factoryOf', { name: shortName(name(shown), letters - 9) });
};

const phoneSign = ({ view, speech, shown, you }: BoardScene): string => {
  const { words, name, money } = speech;
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  return shown !== you || cash === null || score === null ? shortName(name(shown), 18) : `${money(cash)} · ${words('points', { count: score.total })}`;
};

interface WindowProps extends PartProps {
  readonly service: Service;
  readonly level: number;
  readonly marker: number;
}

/** The number in the window, its points on the sill; lit up to the marker. */
const Window = ({ scene, layout, service, level, marker }: WindowProps) => {
  const { words } = scene.speech;
  const { wide } = layout;
  const box = windowBox(layout, level, marker);
  const now = player(scene.view, scene.shown)[service];
  const here = marker === now;
  const points = markerPoints(marker);
  return (
    <>
      <rect class={marker >= now ? 'mm-window mm-window-lit' : 'mm-window'} {...box} rx="2" />
      <text class={`mm-number${here ? ' mm-here' : marker > now ? ' mm-passed' : ''}`} x={box.x + (wide ? 7 : 5)} y={box.y + box.height / 2 + 5}>
        {marker}
      </text>
      <text class={here ? 'mm-sill mm-here' : 'mm-sill'} x={box.x + box.width / 2} y={box.y + box.height + (wide ? 11.5 : 10.5)} text-anchor="middle">
        {words('pts', { count: points })}
      </text>
    </>
  );
};

/** Windows that an innovation would reach. */
const WindowTarget = ({ scene, layout, service, level, marker }: WindowProps) => {
  const offer = scene.targets.windows.get(windowKey(service, marker));
  if (offer === undefined || scene.shown !== scene.you) return null;
  const box = windowBox(layout, level, marker);
  const { words, sentence } = scene.speech;
  return (
    <Press
      label={`${sentence(offer.label)}, ${words('windowAt', { service: words(`services.${service}`), marker })}`}
      box={box}
      class="mm-target"
      onPress={() => scene.take(offer)}
    >
      <TargetRing box={box} inset={0} />
    </Press>
  );
};

const Floor = ({ scene, layout, service, level }: Omit<WindowProps, 'marker'>) => {
  const { words } = scene.speech;
  const { wide } = layout;
  const box = floorBox(layout, level);
  const now = player(scene.view, scene.shown)[service];
  const at = windowBox(layout, level, now);
  const radius = Math.min(wide ? 12 : 8.5, at.width / 4.3);
  const right = Math.min(at.x + at.width / 2 + (wide ? 8 : 7.5), at.x + at.width - radius - 1.5);
  return (
    <g data-explain={`service ${service} ${scene.shown}`}>
      <rect {...box} fill="var(--floor)" stroke="var(--board-line)" />
      <text class="bes mm-floor" x={box.x + 9} y={box.y + layout.floor / 2 - (wide ? 3 : -3)}>
        {words(`services.${service}`)}
      </text>
      {wide && (
        <text class="mm-need" x={box.x + 9} y={box.y + layout.floor / 2 + 13}>
          {`${words(`needs.${service}`)} `}
          <tspan class="mm-here">{now}</tspan>
        </text>
      )}
      {MARKERS.filter((marker) => marker >= LAST_MARKER).map((marker) => (
        <Window key={marker} scene={scene} layout={layout} service={service} level={level} marker={marker} />
      ))}
      <g class="mm-moving" style={{ transform: `translate(${right}px, ${at.y + at.height / 2 + (wide ? 1 : 0)}px)`, ...timed(scene.motion.markers) }}>
        <Cylinder seat={scene.shown} radius={radius} />
      </g>
      {MARKERS.map((marker) => (
        <WindowTarget key={marker} scene={scene} layout={layout} service={service} level={level} marker={marker} />
      ))}
    </g>
  );
};

/** MM-2.3: a cut-away factory, one floor for each department. */
export const Building = ({ scene, layout }: PartProps) => {
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
          <Floor key={service} scene={scene} layout={layout} service={service} level={level} />
        ))}
      </g>
      <Sign scene={scene} layout={layout} />
    </>
  );
};
