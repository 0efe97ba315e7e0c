import { isActive, player } from '#games/mull-money/rules/facts.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { Press } from '#web/kit/svg/press.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import type { Box } from '#web/kit/svg/box.ts';
import { type BalanceLayout, cellBox, EMPLOYEE_ROWS, factorySpot, GROWTH_COLUMNS } from '../geometry.ts';
import { timed } from '#web/shell/motion.ts';
import { FactoryPawn, Hatches, People, useHatches } from '../pieces/pieces.tsx';
import { cellKey } from '../targets.ts';
import { type BoardScene, TargetRing } from './scene.tsx';
import './drawings.css';

/** Mean width of a letter of the title. */
const TITLE_LETTER = 11.2;

interface PartProps {
  readonly scene: BoardScene;
  readonly layout: BalanceLayout;
}

/** The ground warms to the right; the end column is hatched brass, and nothing beyond it can be reached. */
const Cells = ({ scene, layout }: PartProps) => {
  const hatches = useHatches();
  const { endColumn } = scene.view.options;
  return (
    <>
      {GROWTH_COLUMNS.map((growth, column) => {
        const top = cellBox(layout, growth, EMPLOYEE_ROWS[0] ?? 5);
        const box = { x: top.x, y: top.y, width: top.width, height: layout.grid.height };
        const ended = growth >= endColumn;
        const ground = `color-mix(in srgb, var(--mm-grow-tint) ${column * 9}%, var(--sheet))`;
        return (
          <g key={growth}>
            <rect {...box} fill={growth === endColumn ? 'var(--end-col)' : ended ? 'var(--board-2)' : ground} />
            {ended && <rect {...box} fill={hatches.end} />}
          </g>
        );
      })}
      <path class="mm-grid" d={gridLines(layout)} />
      <rect {...layout.grid} fill="none" stroke="var(--board-line)" stroke-width="2" />
    </>
  );
};

const gridLines = (layout: BalanceLayout): string => {
  const { grid } = layout;
  const columns = GROWTH_COLUMNS.slice(1).map((growth) => `M${cellBox(layout, growth, 1).x} ${grid.y}v${grid.height}`);
  const rows = EMPLOYEE_ROWS.slice(1).map((employees) => `M${grid.x} ${cellBox(layout, GROWTH_COLUMNS[0] ?? 14, employees).y}h${grid.width}`);
  return [...columns, ...rows].join('');
};

/** Under each column what a production brings, and what the column counts at the end. */
const ColumnFeet = ({ scene, layout }: PartProps) => {
  const { words } = scene.speech;
  const { wide, grid } = layout;
  const foot = grid.y + grid.height;
  return (
    <>
      {GROWTH_COLUMNS.map((growth) => {
        const { x, width } = cellBox(layout, growth, 1);
        const ended = growth === scene.view.options.endColumn;
        return (
          <g key={growth} data-explain={`growth ${growth}`} text-anchor="middle" transform={`translate(${x + width / 2} ${foot})`}>
            <rect x={3 - width / 2} y="3" width={width - 6} height={wide ? 37 : 20} fill="transparent" />
            <text class={ended ? 'mm-income mm-income-end' : 'mm-income'} y={wide ? 20 : 17}>
              {growth}
              <tspan class="mm-unit" dx="2">
                M
              </tspan>
            </text>
            {wide && (
              <text class={ended ? 'mm-column mm-column-end' : 'mm-column'} y="35">
                {ended ? words('end') : words('pts', { count: growth })}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

/** Beside each row the employees and their wages. */
const RowHeads = ({ scene, layout }: PartProps) => {
  const { words, money } = scene.speech;
  return (
    <>
      {EMPLOYEE_ROWS.map((employees) => {
        const { y, height } = cellBox(layout, 14, employees);
        const middle = y + height / 2;
        return layout.wide ? (
          <g key={employees} data-explain={`wages ${employees}`}>
            <g transform={`translate(13 ${middle - 7})`}>
              <People count={employees} />
            </g>
            <text class="mm-wages" x="9" y={middle + 14}>
              {words('wages', { sum: money(employees) })}
            </text>
          </g>
        ) : (
          <g key={employees} data-explain={`wages ${employees}`}>
            <g transform={`translate(12 ${middle - 1})`}>
              <People count={1} />
            </g>
            <text class="mm-hundreds" x={layout.grid.x - 4} y={middle + 5} text-anchor="end">
              {`${employees}00`}
            </text>
          </g>
        );
      })}
    </>
  );
};

/** Whoever is to act stands before the others. */
const Factories = ({ scene, layout }: PartProps) => {
  const { view, speech, motion, pointed } = scene;
  const active = view.table.players.flatMap((_, seat) => (isActive(view, seat) ? [seat] : []));
  const neighbours = (seat: Seat): readonly Seat[] => {
    const { growth, employees } = player(view, seat);
    return active.filter((other) => player(view, other).growth === growth && player(view, other).employees === employees);
  };
  return (
    <g pointer-events="none" aria-hidden="true">
      {active.map((seat) => {
        const { growth, employees } = player(view, seat);
        const together = neighbours(seat);
        const { x, y, scale } = factorySpot(layout, cellBox(layout, growth, employees), together.indexOf(seat), together.length);
        const lit = pointed?.kind === 'seat' && pointed.seat === seat;
        return (
          <g key={seat} class="mm-moving" style={{ transform: `translate(${x}px, ${y}px)`, ...timed(motion.factories) }}>
            {lit && <ellipse class="mm-lit-foot" cx="0" cy="0" rx={24 * scale} ry={7 * scale} />}
            <FactoryPawn seat={seat} name={speech.name(seat)} scale={scale} />
          </g>
        );
      })}
    </g>
  );
};

const Target = ({
  scene,
  box,
  growth,
  employees,
  offer,
}: {
  readonly scene: BoardScene;
  readonly box: Box;
  readonly growth: number;
  readonly employees: number;
  readonly offer: Offer<unknown>;
}) => {
  const { words, sentence } = scene.speech;
  return (
    <Press
      label={`${sentence(offer.label)}, ${words('moveTo', { growth, employees: 100 * employees })}`}
      box={box}
      class="mm-target"
      onPress={() => scene.take(offer)}
    >
      <TargetRing box={box} />
    </Press>
  );
};

/** MM-2.2, MM-13.1: growth to the right, employees upwards. */
export const Balance = ({ scene, layout }: PartProps) => {
  const { view, speech, targets } = scene;
  const { words, name } = speech;
  const factories = view.table.players
    .flatMap(({ growth, employees, retired }, seat) => (retired ? [] : [words('factoryAt', { name: name(seat), growth, employees: 100 * employees })]))
    .join(' ; ');
  const { frame, width, height } = layout;
  return (
    <svg
      class="mm-balance"
      data-explain="balance"
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      role={targets.cells.size > 0 ? 'group' : 'img'}
      aria-label={words('balanceLabel', { factories })}
    >
      <Brass>
        <Hatches>
          <BoardFrame width={width} height={height} margin={frame} corner={0}>
            <Weave width={width} height={height} />
            {layout.wide && (
              <>
                <text class="bes mm-board-title" x="12" y="23">
                  {words('balance')}
                </text>
                <text class="mm-board-lead" x={Math.max(layout.grid.x, 16 + words('balance').length * TITLE_LETTER)} y="23">
                  {words('balanceLead')}
                </text>
              </>
            )}
            <Cells scene={scene} layout={layout} />
            <RowHeads scene={scene} layout={layout} />
            <ColumnFeet scene={scene} layout={layout} />
            {GROWTH_COLUMNS.flatMap((growth) =>
              EMPLOYEE_ROWS.map((employees) => {
                const offer = targets.cells.get(cellKey(growth, employees));
                const box = cellBox(layout, growth, employees);
                return offer === undefined ? null : (
                  <Target key={cellKey(growth, employees)} scene={scene} box={box} growth={growth} employees={employees} offer={offer} />
                );
              }),
            )}
            <Factories scene={scene} layout={layout} />
          </BoardFrame>
        </Hatches>
      </Brass>
    </svg>
  );
};
