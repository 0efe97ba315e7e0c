import { POINTS_PER_CREDIT } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { knownPoints, scoreNow, wagesDue, wasteOutlook } from '../count.ts';
import type { Box } from '#web/kit/svg/box.ts';
import type { BoardScene } from './scene.tsx';
import type { ComponentChildren } from 'preact';
import { SERVICES } from '#games/mull-money/types.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { range } from '#kernel/collections.ts';
import { Brass } from '#web/kit/svg/brass.tsx';
import type { BuildingLayout } from '../geometry.ts';
import { Cube, Hatches } from '../pieces/pieces.tsx';
import { Building } from './building.tsx';
import { Dump } from './dump.tsx';

interface SlipLine {
  readonly label: string;
  readonly figure: string;
  readonly explains: string;
}

const linesOf = ({ view, speech, shown }: BoardScene): readonly SlipLine[] => {
  const { words, money } = speech;
  const { credits } = player(view, shown);
  const over = view.table.point.kind === 'gameOver';
  return [
    ...(over ? [] : [{ label: words('wagesDue'), figure: money(-wagesDue(view, shown)), explains: `wagesDue ${shown}` }]),
    {
      label: credits === 0 ? words('noCredit') : words('credits', { count: credits }),
      figure: words('pts', { count: -POINTS_PER_CREDIT * credits }),
      explains: `credits ${shown}`,
    },
  ];
};

/** MM-13.8: own money, what is due, what one would count now. Others' treasuries stay under lock. */
const TreasurySlip = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { view, speech, shown, you } = scene;
  const { words, money } = speech;
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  const secret = shown === you && view.cash.includes(null);
  const right = box.width - 12;
  return (
    <g class="mm-slip" transform={`translate(${box.x} ${box.y})`} data-explain={`treasury ${shown}`}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      <text class="mm-slip-label" x="12" y="23">
        {secret ? words('treasurySecret') : words('treasury')}
      </text>
      {cash === null ? (
        <g class="mm-lock" transform="translate(12 32)">
          <path d="M4.5 9H15.5V17H4.5ZM7 9V6.5A3 3 0 0 1 13 6.5V9" />
          <text x="26" y="16">
            {words('secret')}
          </text>
        </g>
      ) : (
        <text class="mm-slip-sum" x="12" y="49">
          {money(cash)}
        </text>
      )}
      <path d={`M12 60H${right}`} stroke="var(--rule)" />
      {linesOf(scene).map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(0 ${79 + 20 * index})`}>
          <text class="mm-slip-label" x="12">
            {label}
          </text>
          <text class="mm-slip-figure" x={right} text-anchor="end">
            {figure}
          </text>
        </g>
      ))}
      <path d={`M12 110H${right}`} stroke="var(--ink)" stroke-width="1.3" />
      <g data-explain={`points ${shown}`}>
        <rect x="6" y="113" width={box.width - 12} height="45" fill="transparent" />
        <text class="mm-slip-label" x="12" y="130">
          {score === null ? words('withoutTreasury') : words('ifItEnded')}
        </text>
        <text class="mm-slip-total" x="12" y="152">
          {words('points', { count: score?.total ?? knownPoints(view, shown) })}
        </text>
      </g>
    </g>
  );
};

/** The same in one row, for the foot of a narrower mat. */
const TreasuryStrip = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { view, speech, shown } = scene;
  const { words, money } = speech;
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  const cells: readonly SlipLine[] = [
    { label: words('treasury'), figure: cash === null ? words('secret') : money(cash), explains: `treasury ${shown}` },
    ...linesOf(scene),
    {
      label: score === null ? words('withoutTreasury') : words('ifItEnded'),
      figure: words('points', { count: score?.total ?? knownPoints(view, shown) }),
      explains: `points ${shown}`,
    },
  ];
  const width = box.width / cells.length;
  return (
    <g class="mm-slip" transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      {cells.map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(${index * width} 0)`}>
          {index > 0 && <path d={`M0 8V${box.height - 8}`} stroke="var(--rule)" />}
          <text class="mm-slip-label mm-slip-small" x="9" y="18">
            {label}
          </text>
          <text class="mm-slip-total mm-slip-small" x="9" y={box.height - 11}>
            {figure}
          </text>
        </g>
      ))}
    </g>
  );
};

const ROW = 20;
/** The figure and its caption take this much over the pieces. */
const FIGURE = 62;

/** MM-2.5: pieces in twos; missing ones as ghosts, with the number needed for the next production. */
const Silo = ({ scene, box, wide }: { readonly scene: BoardScene; readonly box: Box; readonly wide: boolean }) => {
  const { words } = scene.speech;
  const { silo, materials } = player(scene.view, scene.shown);
  const { x, y, width, height } = box;
  const rows = Math.max(1, Math.floor((height - FIGURE) / ROW));
  const places = 2 * rows;
  const missing = Math.max(0, materials - silo);
  const ticks = range(Math.max(0, Math.floor((height - 20) / ROW))).map((index) => y + height - (index + 1) * ROW);
  const middle = x + width / 2;
  const shownRows = Math.min(rows, Math.ceil(Math.max(silo, materials) / 2));
  const figure = y + height - shownRows * ROW - (wide ? 22 : 20);
  return (
    <g data-explain={`silo ${scene.shown}`}>
      <text class="bes mm-silo-name" x={middle} y={y - (wide ? 16 : 22)} text-anchor="middle">
        {words('silo')}
      </text>
      <path d={`M${x} ${y + 14}L${middle} ${y - 6}L${x + width} ${y + 14}Z`} fill="var(--roof)" stroke="var(--board-line)" stroke-width="1.3" />
      <rect x={x} y={y + 14} width={width} height={height - 14} fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.5" />
      <path d={ticks.map((tick) => `M${x} ${tick}h7M${x + width} ${tick}h-7`).join('')} stroke="var(--board-line)" />
      {range(Math.min(places, Math.max(silo, materials))).map((place) => (
        <Cube key={place} x={x + (width * ((place % 2) + 0.5)) / 2} y={y + height - 12 - Math.floor(place / 2) * ROW} ghost={place >= silo} />
      ))}
      <text class="mm-silo-count" x={middle} y={figure} text-anchor="middle">
        {silo}
      </text>
      <text class={missing > 0 ? 'mm-silo-need mm-missing' : 'mm-silo-need'} x={middle} y={figure + 14} text-anchor="middle">
        {words(wide ? 'needed' : 'atLeast', { count: materials })}
      </text>
    </g>
  );
};

/** One production mat in words, for those who do not see it. */
const matLabel = ({ view, speech, shown }: BoardScene): string => {
  const { words, name, money, term } = speech;
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
  readonly scene: BoardScene;
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  /** Height of the ground under the factory. */
  readonly ground: number;
  readonly children: (floor: number) => ComponentChildren;
}

/** The framed picture: sky, ground, and what stands on it. */
const Mat = ({ scene, width, height, frame, ground, children }: MatProps) => {
  const floor = height - ground;
  const inner = { x: frame, width: width - 2 * frame };
  return (
    <svg class="mm-mat" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={matLabel(scene)}>
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
export const WideMat = ({ scene }: { readonly scene: BoardScene }) => (
  <Mat scene={scene} width={796} height={280} frame={8} ground={72}>
    {(floor) => (
      <>
        <Building scene={scene} layout={WIDE_BUILDING} />
        <Silo scene={scene} box={{ x: 534, y: 60, width: 64, height: floor - 60 }} wide />
        <TreasurySlip scene={scene} box={{ x: 636, y: 18, width: 148, height: 162 }} />
        <Dump scene={scene} row={{ x: 24, y: floor + 7, width: 748, height: 44 }} wide />
      </>
    )}
  </Mat>
);

/** The simulation variant: waste is common, so the foot holds the treasury. */
export const SimulationMat = ({ scene }: { readonly scene: BoardScene }) => (
  <Mat scene={scene} width={480} height={280} frame={8} ground={72}>
    {(floor) => (
      <>
        <Building scene={scene} layout={SIMULATION_BUILDING} />
        <Silo scene={scene} box={{ x: 404, y: 60, width: 60, height: floor - 60 }} wide />
        <TreasuryStrip scene={scene} box={{ x: 16, y: floor + 7, width: 448, height: 50 }} />
      </>
    )}
  </Mat>
);

export const PhoneMat = ({ scene }: { readonly scene: BoardScene }) => {
  const common = isSimulation(scene.view);
  return (
    <Mat scene={scene} width={374} height={common ? 192 : 242} frame={5} ground={common ? 12 : 62}>
      {(floor) => (
        <>
          <Building scene={scene} layout={PHONE_BUILDING} />
          <Silo scene={scene} box={{ x: 316, y: 52, width: 48, height: floor - 52 }} wide={false} />
          {!common && <Dump scene={scene} row={{ x: 12, y: floor + 6, width: 350, height: 38 }} wide={false} />}
        </>
      )}
    </Mat>
  );
};
