import { isActive, player } from '#games/mull-money/rules/facts.ts';
import type { Seat } from '#kernel/game.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { type BalanceLayout, cellBox, EMPLOYEE_ROWS, factorySpot, GROWTH_COLUMNS } from '../geometry.ts';
import { timed } from '#web/shell/motion.ts';
import { FactoryPawn, Hatches, Lettering, People, useHatches } from '../pieces/pieces.tsx';
import { Target, useCloth, useScene } from '../scene.tsx';

/** Mean width of a letter of the title. */
const TITLE_LETTER = 11.2;

interface PartProps {
  readonly layout: BalanceLayout;
}

/** The ground warms to the right; the end column is hatched brass, and nothing beyond it can be reached. */
const Cells = ({ layout }: PartProps) => {
  const hatches = useHatches();
  const { endColumn } = useScene().view.options;
  const { grid } = layout;
  const columns = GROWTH_COLUMNS.slice(1).map((growth) => `M${cellBox(layout, growth, 1).x} ${grid.y}v${grid.height}`);
  const rows = EMPLOYEE_ROWS.slice(1).map((employees) => `M${grid.x} ${cellBox(layout, GROWTH_COLUMNS[0] ?? 14, employees).y}h${grid.width}`);
  return (
    <>
      {GROWTH_COLUMNS.map((growth, column) => {
        const top = cellBox(layout, growth, EMPLOYEE_ROWS[0] ?? 5);
        const box = { x: top.x, y: top.y, width: top.width, height: grid.height };
        const ended = growth >= endColumn;
        const ground = `color-mix(in srgb, var(--mm-grow-tint) ${column * 9}%, var(--sheet))`;
        return (
          <g key={growth}>
            <rect {...box} fill={growth === endColumn ? 'var(--end-col)' : ended ? 'var(--board-2)' : ground} />
            {ended && <rect {...box} fill={hatches.end} />}
          </g>
        );
      })}
      <path fill="none" stroke="var(--board-line)" d={[...columns, ...rows].join('')} />
      <rect {...grid} fill="none" stroke="var(--board-line)" stroke-width="2" />
    </>
  );
};

/** Under each column what a production brings, and what the column counts at the end. */
const ColumnFeet = ({ layout }: PartProps) => {
  const { view, words } = useScene();
  const { wide, grid } = layout;
  return (
    <>
      {GROWTH_COLUMNS.map((growth) => {
        const { x, width } = cellBox(layout, growth, 1);
        const ended = growth === view.options.endColumn;
        return (
          <g key={growth} data-explain={`growth ${growth}`} text-anchor="middle" transform={`translate(${x + width / 2} ${grid.y + grid.height})`}>
            <rect x={3 - width / 2} y="3" width={width - 6} height={wide ? 37 : 20} fill="transparent" />
            <Lettering size={wide ? 6 : 3} bold ink={ended ? 'wax' : undefined} y={wide ? 20 : 17}>
              {growth}
              <tspan class={wide ? 't3' : 't1'} fill="var(--ink-2)" font-weight="580" dx="2">
                M
              </tspan>
            </Lettering>
            {wide && (
              <Lettering
                size={3}
                bold={ended}
                stretch={90}
                ink={ended ? 'wax' : 'quiet'}
                y="35"
                words={ended ? words('end') : words('pts', { count: growth })}
              />
            )}
          </g>
        );
      })}
    </>
  );
};

/** Beside each row the employees and their wages. */
const RowHeads = ({ layout }: PartProps) => {
  const { words, money } = useScene();
  return (
    <>
      {EMPLOYEE_ROWS.map((employees) => {
        const { y, height } = cellBox(layout, 14, employees);
        const middle = y + height / 2;
        return (
          <g key={employees} data-explain={`wages ${employees}`}>
            <g transform={layout.wide ? `translate(13 ${middle - 7})` : `translate(12 ${middle - 1})`}>
              <People count={layout.wide ? employees : 1} />
            </g>
            {layout.wide ? (
              <Lettering size={3} stretch={80} ink="quiet" x="9" y={middle + 14} words={words('wages', { sum: money(employees) })} />
            ) : (
              <Lettering size={2} weight={580} stretch={90} x={layout.grid.x - 4} y={middle + 5} text-anchor="end" words={`${employees}00`} />
            )}
          </g>
        );
      })}
    </>
  );
};

/** Whoever is to act stands before the others. */
const Factories = ({ layout }: PartProps) => {
  const { view, name, pointed } = useScene();
  const { motion } = useCloth();
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
        const lit = pointed.value?.kind === 'seat' && pointed.value.seat === seat;
        return (
          <g key={seat} class="mm-moving" style={{ transform: `translate(${x}px, ${y}px)`, ...timed(motion.factories) }}>
            {lit && <ellipse fill="var(--brass-hi)" stroke="var(--bar-ink)" stroke-width="1.2" cx="0" cy="0" rx={24 * scale} ry={7 * scale} />}
            <FactoryPawn seat={seat} name={name(seat)} scale={scale} />
          </g>
        );
      })}
    </g>
  );
};

/** MM-2.2, MM-13.1: growth to the right, employees upwards. */
export const Balance = ({ layout }: PartProps) => {
  const { view, words, name, offersAny } = useScene();
  const factories = view.table.players
    .flatMap(({ growth, employees, retired }, seat) => (retired ? [] : [words('factoryAt', { name: name(seat), growth, employees: 100 * employees })]))
    .join(' ; ');
  const { frame, width, height, wide } = layout;
  return (
    <svg
      class={wide ? 'mm-drawing spill unselectable spans' : 'mm-drawing spill unselectable mm-inset'}
      data-explain="balance"
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      role={offersAny('cell') ? 'group' : 'img'}
      aria-label={words('balanceLabel', { factories })}
    >
      <Brass>
        <Hatches>
          <BoardFrame width={width} height={height} margin={frame} corner={0}>
            <Weave width={width} height={height} />
            {wide && (
              <>
                <Lettering size={6} bold besley x="12" y="23" words={words('balance')} />
                <Lettering
                  size={3}
                  stretch={90}
                  ink="quiet"
                  x={Math.max(layout.grid.x, 16 + words('balance').length * TITLE_LETTER)}
                  y="23"
                  words={words('balanceLead')}
                />
              </>
            )}
            <Cells layout={layout} />
            <RowHeads layout={layout} />
            <ColumnFeet layout={layout} />
            {GROWTH_COLUMNS.flatMap((growth) =>
              EMPLOYEE_ROWS.map((employees) => (
                <Target
                  key={`${growth} ${employees}`}
                  about={`cell ${growth} ${employees}`}
                  where={words('moveTo', { growth, employees: 100 * employees })}
                  box={cellBox(layout, growth, employees)}
                  inset={2}
                />
              )),
            )}
            <Factories layout={layout} />
          </BoardFrame>
        </Hatches>
      </Brass>
    </svg>
  );
};
