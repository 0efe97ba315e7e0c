import { POINTS_PER_CREDIT } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { knownPoints, scoreNow, wagesDue, wasteOutlook } from '../count.ts';
import type { Box } from '#web/kit/svg/box.ts';
import type { ComponentChildren } from 'preact';
import { SERVICES } from '#games/mull-money/types.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { Brass } from '#web/kit/svg/brass.tsx';
import type { BuildingLayout } from '../geometry.ts';
import { Cube, Hatches, Lettering } from '../pieces/pieces.tsx';
import { type Speech, useCloth, useScene } from '../scene.tsx';
import { Building } from './building.tsx';
import { Dump } from './dump.tsx';

interface SlipLine {
  readonly label: string;
  readonly figure: string;
  readonly explains: string;
}

/** MM-13.8: own money, what is due, what one would count now. Others' treasuries stay under lock. */
const linesOf = ({ view, words, money }: Speech, shown: Seat) => {
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  const { credits } = player(view, shown);
  const line = (thing: string, label: string, figure: string): SlipLine => ({ label, figure, explains: `${thing} ${shown}` });
  return {
    treasury: line('treasury', words('treasury'), cash === null ? words('secret') : money(cash)),
    due: [
      ...(view.table.point.kind === 'gameOver' ? [] : [line('wagesDue', words('wagesDue'), money(-wagesDue(view, shown)))]),
      line('credits', credits === 0 ? words('noCredit') : words('credits', { count: credits }), words('pts', { count: -POINTS_PER_CREDIT * credits })),
    ],
    points: line('points', words(score === null ? 'withoutTreasury' : 'ifItEnded'), words('points', { count: score?.total ?? knownPoints(view, shown) })),
  };
};

const TreasurySlip = ({ box }: { readonly box: Box }) => {
  const speech = useScene();
  const { view, words, you } = speech;
  const { shown } = useCloth();
  const { treasury, due, points } = linesOf(speech, shown);
  const locked = (view.cash[shown] ?? null) === null;
  const secret = shown === you && view.cash.includes(null);
  const right = box.width - 12;
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-explain={treasury.explains}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      <Lettering size={3} ink="quiet" x="12" y="23" words={secret ? words('treasurySecret') : treasury.label} />
      {locked ? (
        <g transform="translate(12 32)">
          <path fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-linejoin="round" d="M4.5 9H15.5V17H4.5ZM7 9V6.5A3 3 0 0 1 13 6.5V9" />
          <Lettering size={3} ink="quiet" x="26" y="16" words={treasury.figure} />
        </g>
      ) : (
        <Lettering size={8} bold x="12" y="49" words={treasury.figure} />
      )}
      <path d={`M12 60H${right}`} stroke="var(--rule)" />
      {due.map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(0 ${79 + 20 * index})`}>
          <Lettering size={3} ink="quiet" x="12" words={label} />
          <Lettering size={3} bold x={right} text-anchor="end" words={figure} />
        </g>
      ))}
      <path d={`M12 110H${right}`} stroke="var(--ink)" stroke-width="1.3" />
      <g data-explain={points.explains}>
        <rect x="6" y="113" width={box.width - 12} height="45" fill="transparent" />
        <Lettering size={3} ink="quiet" x="12" y="130" words={points.label} />
        <Lettering size={6} bold x="12" y="152" words={points.figure} />
      </g>
    </g>
  );
};

/** The same in one row, for the foot of a narrower mat. */
const TreasuryStrip = ({ box }: { readonly box: Box }) => {
  const { treasury, due, points } = linesOf(useScene(), useCloth().shown);
  const cells = [treasury, ...due, points];
  const width = box.width / cells.length;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      {cells.map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(${index * width} 0)`}>
          {index > 0 && <path d={`M0 8V${box.height - 8}`} stroke="var(--rule)" />}
          <Lettering size={2} stretch={80} ink="quiet" x="9" y="18" words={label} />
          <Lettering size={5} bold x="9" y={box.height - 11} words={figure} />
        </g>
      ))}
    </g>
  );
};

const ROW = 20;
/** The figure and its caption take this much over the pieces. */
const FIGURE = 62;

/** MM-2.5: pieces in twos; missing ones as ghosts, with the number needed for the next production. */
const Silo = ({ box }: { readonly box: Box }) => {
  const { view, words } = useScene();
  const { shown, wide } = useCloth();
  const { silo, materials } = player(view, shown);
  const { x, y, width, height } = box;
  const rows = Math.max(1, Math.floor((height - FIGURE) / ROW));
  const places = 2 * rows;
  const ticks = range(Math.max(0, Math.floor((height - 20) / ROW))).map((index) => y + height - (index + 1) * ROW);
  const middle = x + width / 2;
  const shownRows = Math.min(rows, Math.ceil(Math.max(silo, materials) / 2));
  const figure = y + height - shownRows * ROW - (wide ? 22 : 20);
  return (
    <g data-explain={`silo ${shown}`}>
      <Lettering size={wide ? 4 : 3} bold besley x={middle} y={y - (wide ? 16 : 22)} text-anchor="middle" words={words('silo')} />
      <path d={`M${x} ${y + 14}L${middle} ${y - 6}L${x + width} ${y + 14}Z`} fill="var(--roof)" stroke="var(--board-line)" stroke-width="1.3" />
      <rect x={x} y={y + 14} width={width} height={height - 14} fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.5" />
      <path d={ticks.map((tick) => `M${x} ${tick}h7M${x + width} ${tick}h-7`).join('')} stroke="var(--board-line)" />
      {range(Math.min(places, Math.max(silo, materials))).map((place) => (
        <Cube key={place} x={x + (width * ((place % 2) + 0.5)) / 2} y={y + height - 12 - Math.floor(place / 2) * ROW} ghost={place >= silo} />
      ))}
      <Lettering size={wide ? 8 : 7} bold x={middle} y={figure} text-anchor="middle" words={silo} />
      <Lettering
        size={wide ? 3 : 2}
        weight={silo < materials ? 740 : 580}
        stretch={90}
        ink={silo < materials ? 'loss' : 'quiet'}
        x={middle}
        y={figure + 14}
        text-anchor="middle"
        words={words(wide ? 'needed' : 'atLeast', { count: materials })}
      />
    </g>
  );
};

/** One production mat in words, for those who do not see it. */
const matLabel = ({ view, words, name, money, term }: Speech, shown: Seat): string => {
  const cash = view.cash[shown] ?? null;
  const company = player(view, shown);
  const { now, zone } = wasteOutlook(view, shown);
  const parts = [
    ...SERVICES.map((service) =>
      words('serviceAt', {
        service: words(`services.${service}`),
        marker: company[service],
        points: words('points', { count: markerPoints(company[service]) }),
      }),
    ),
    words('siloAt', { pieces: company.silo, needed: company.materials }),
    ...(isSimulation(view) ? [] : [words('dumpAt', { place: now, zone: term(zone) })]),
    ...(cash === null ? [] : [`${words('treasury')} ${money(cash)}`]),
  ];
  return words('factoryLabel', { name: name(shown), figures: parts.join(', ') });
};

interface MatProps {
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  /** Height of the ground under the factory. */
  readonly ground: number;
  readonly children: (floor: number) => ComponentChildren;
}

/** The framed picture: sky, ground, and what stands on it. */
const Mat = ({ width, height, frame, ground, children }: MatProps) => {
  const speech = useScene();
  const { shown, wide } = useCloth();
  const floor = height - ground;
  const inner = { x: frame, width: width - 2 * frame };
  return (
    <svg
      class={wide ? 'mm-drawing spill unselectable spans' : 'mm-drawing spill unselectable mm-inset'}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={matLabel(speech, shown)}
    >
      <rect width={width} height={height} rx="5" fill="var(--board-frame)" />
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="4" fill="none" stroke="var(--brass-lo)" stroke-width="1.1" />
      <rect {...inner} y={frame} height={height - 2 * frame} fill="var(--sky)" />
      <rect {...inner} y={floor} height={ground - frame} fill="var(--board-2)" />
      <path d={`M${frame} ${floor}H${width - frame}`} stroke="var(--board-line)" stroke-width="1.5" />
      <Brass>
        <Hatches>{children(floor)}</Hatches>
      </Brass>
    </svg>
  );
};

const WIDE_BUILDING: BuildingLayout = { wide: true, x: 30, y: 36, width: 474, floor: 48, roof: 30, labels: 118, wall: 11 };
const SIMULATION_BUILDING: BuildingLayout = { wide: true, x: 26, y: 36, width: 356, floor: 48, roof: 30, labels: 108, wall: 9 };
const PHONE_BUILDING: BuildingLayout = { wide: false, x: 14, y: 14, width: 288, floor: 47, roof: 20, labels: 82, wall: 5 };

/** The base game: building, silo, treasury, and the own dump along the foot. */
const WideMat = () => (
  <Mat width={796} height={280} frame={8} ground={72}>
    {(floor) => (
      <>
        <Building layout={WIDE_BUILDING} />
        <Silo box={{ x: 534, y: 60, width: 64, height: floor - 60 }} />
        <TreasurySlip box={{ x: 636, y: 18, width: 148, height: 162 }} />
        <Dump row={{ x: 24, y: floor + 7, width: 748, height: 44 }} />
      </>
    )}
  </Mat>
);

/** The simulation variant: waste is common, so the foot holds the treasury. */
const SimulationMat = () => (
  <Mat width={480} height={280} frame={8} ground={72}>
    {(floor) => (
      <>
        <Building layout={SIMULATION_BUILDING} />
        <Silo box={{ x: 404, y: 60, width: 60, height: floor - 60 }} />
        <TreasuryStrip box={{ x: 16, y: floor + 7, width: 448, height: 50 }} />
      </>
    )}
  </Mat>
);

const PhoneMat = ({ common }: { readonly common: boolean }) => (
  <Mat width={374} height={common ? 192 : 242} frame={5} ground={common ? 12 : 62}>
    {(floor) => (
      <>
        <Building layout={PHONE_BUILDING} />
        <Silo box={{ x: 316, y: 52, width: 48, height: floor - 52 }} />
        {!common && <Dump row={{ x: 12, y: floor + 6, width: 350, height: 38 }} />}
      </>
    )}
  </Mat>
);

/** The factory that is shown, with what belongs to it. */
export const FactoryMat = () => {
  const { view } = useScene();
  const common = isSimulation(view);
  if (!useCloth().wide) return <PhoneMat common={common} />;
  return common ? <SimulationMat /> : <WideMat />;
};
