import type { ComponentChildren } from 'preact';
import type { EconomicPhase, View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { Die } from '#web/kit/svg/die.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { nextRoller, seatsFromRoller } from '../facts.ts';
import { phaseAfter, ROMAN, useDrawing, useScene } from '../scene.ts';

interface SignProps {
  readonly label: string;
  readonly class: string;
  readonly pressed?: boolean;
  readonly explains?: string;
  readonly mark?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button of the drawing that is a sign: its name is read aloud, and shown where the pointer rests. */
const Sign = ({ label, class: kind, pressed, explains, mark, onClick, children }: SignProps) => (
  <button type="button" class={kind} aria-label={label} title={label} aria-pressed={pressed} data-explain={explains} data-mark={mark} onClick={onClick}>
    {children}
  </button>
);

/** A control of the board, and one that is a sign. */
export const CONTROL = 'bo-control row t2 w600 nowrap round-1';
const iconLook = (wide: boolean): string => `${CONTROL} bo-control-icon firm justify-center${wide ? '' : ' bo-control-phone'}`;

/** BO-13.3: the other three phases on demand. */
export const PhasePager = () => {
  const { view, words } = useScene();
  const { shown, show } = useDrawing();
  const { phase } = view.table;
  const now = shown.phase ?? phase;
  const turn = (steps: number): void => {
    const next = phaseAfter(now, steps);
    show({ phase: next === phase ? null : next });
  };
  return (
    <div class="bo-pager gap-1 row">
      <h3 class="bo-pager-title nowrap">{words('variations', { phase: words(`phases.${now}`) })}</h3>
      <Sign class="bo-turn centred round-1 text-ink" label={words('previousPhase')} onClick={() => turn(-1)}>
        <Icon name="back" size={11} filled />
      </Sign>
      <Sign class="bo-turn centred round-1 text-ink" label={words('nextPhase')} onClick={() => turn(1)}>
        <Icon name="forward" size={11} filled />
      </Sign>
      <span class="push nowrap text-ink-2 bo-pager-unit">{words('thousands')}</span>
    </div>
  );
};

/** Longer names leave no room for the whole sentence. */
const LONG_NAME = 12;

/** BO-13.4: the next roller's die in one press; once open, any other pawn's. */
export const Forecaster = () => {
  const { view, words, name } = useScene();
  const { shown, show } = useDrawing();
  const next = nextRoller(view);
  if (view.table.point.kind === 'gameOver') return null;
  const labelOf = (seat: Seat): string => words('forecastOf', { name: name(seat) });
  if (shown.forecast === null) {
    return (
      <button type="button" class={CONTROL} data-explain="forecast" aria-label={labelOf(next)} aria-pressed="false" onClick={() => show({ forecast: next })}>
        <SeatMark seat={next} size={13} />
        {name(next).length > LONG_NAME ? words('forecastShort') : labelOf(next)}
      </button>
    );
  }
  return (
    <div class={`${CONTROL} bo-forecasting gap-0`} data-explain="forecast" role="group" aria-label={words('forecastOn')}>
      <span>{words('forecastOn')}</span>
      {view.table.players.map(({ active }, seat) =>
        active ? (
          // A seat is its number.
          <Sign key={seat} class="bo-pawn centred" pressed={seat === shown.forecast} label={labelOf(seat)} onClick={() => show({ forecast: seat })}>
            <SeatMark seat={seat} size={13} />
          </Sign>
        ) : null,
      )}
      <Sign class="bo-pawn centred" label={words('stopForecast')} onClick={() => show({ forecast: null })}>
        <Icon name="close" size={12} />
      </Sign>
    </div>
  );
};

export const TableSwitch = () => {
  const { words } = useScene();
  const { layout, show } = useDrawing();
  return (
    <Sign class={iconLook(layout.wide)} label={words('asTable')} onClick={() => show({ asTable: true })}>
      <Icon name="table" size={14} />
    </Sign>
  );
};

/** The phone has room for two signs: the forecast, pressed again for the next pawn and closed after the last, and the table. */
export const PhoneControls = () => {
  const { view, words, name } = useScene();
  const { shown, show } = useDrawing();
  const { forecast } = shown;
  const next = nextRoller(view);
  const order = [next, ...seatsFromRoller(view).filter((seat) => seat !== next)];
  const following = forecast === null ? next : order[order.indexOf(forecast) + 1];
  const label = following === undefined ? words('stopForecast') : words('forecastOf', { name: name(following) });
  return (
    <div class="tight stack">
      <Sign
        class={iconLook(false)}
        explains="forecast"
        mark="rule"
        pressed={forecast !== null}
        label={label}
        onClick={() => show({ forecast: following ?? null })}
      >
        {forecast === null ? <Icon name="eye" size={15} /> : <SeatMark seat={forecast} size={14} />}
      </Sign>
      <TableSwitch />
    </div>
  );
};

/** BO-13.3: the cell that the last throw used, while it still matters. */
const usedCell = ({ table, data }: View, phase: EconomicPhase): { readonly row: number; readonly column: number } | null => {
  const { visit } = table;
  if (visit === null || phase !== table.phase) return null;
  return { row: data.securities[visit.security].coefficient - 1, column: visit.die - 1 };
};

const HEAD = 24;
const MARGIN = 30;
const ROWS = [1, 2, 3, 4] as const;

/** The variation table as a slide-rule: the brass frame stands on the die's column, the cell used is filled. */
export const SlideRule = ({ box }: { readonly box: Box }) => {
  const { view, thousands } = useScene();
  const phase = useDrawing().shown.phase ?? view.table.phase;
  const used = usedCell(view, phase);
  const cell = { width: (box.width - MARGIN) / 6, height: (box.height - HEAD) / 4 };
  const x = (column: number): number => MARGIN + cell.width * (column + 0.5);
  const top = (row: number): number => HEAD + cell.height * row;
  return (
    <g transform={`translate(${box.x} ${box.y})`} aria-hidden="true" data-explain="rule">
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.1" />
      {[0, 1, 2, 3, 4, 5].map((column) => (
        <Die key={column} face={column + 1} size={16} x={x(column) - 8} y={4} chosen={column === used?.column} />
      ))}
      {ROWS.map((risk, row) => (
        <g key={risk}>
          <path d={`M0 ${top(row)}H${box.width}`} stroke="var(--rule)" />
          <text class="bes t3 w700" x={MARGIN / 2} y={top(row) + cell.height / 2 + 4.5} text-anchor="middle">
            {ROMAN[risk]}
          </text>
          {at(view.data.variations[phase], row).map((change, column) => (
            <text
              key={x(column)}
              class={change < 0 ? 'bo-variation t3 w700 fill-loss' : 'bo-variation t3 w700'}
              x={x(column)}
              y={top(row) + cell.height / 2 + 4.4}
              text-anchor="middle"
            >
              {thousands(change)}
            </text>
          ))}
        </g>
      ))}
      {used !== null && (
        <Slider
          box={{ x: MARGIN + cell.width * used.column, y: -4, width: cell.width, height: box.height + 8 }}
          cellTop={top(used.row)}
          cellHeight={cell.height}
          text={thousands(at(at(view.data.variations[phase], used.row), used.column))}
        />
      )}
    </g>
  );
};

interface SliderProps {
  readonly box: Box;
  readonly cellTop: number;
  readonly cellHeight: number;
  readonly text: string;
}

const Slider = ({ box, cellTop, cellHeight, text }: SliderProps) => {
  const frame = { x: box.x + 1, y: box.y, width: box.width - 2, height: box.height, rx: 3, fill: 'none' };
  return (
    <>
      <rect {...frame} stroke={useBrass().cast} stroke-width="3.4" />
      <rect {...frame} stroke="#6B4E16" stroke-width=".7" />
      <rect x={box.x + 4} y={cellTop + 2.5} width={box.width - 8} height={cellHeight - 5} rx="2.5" fill="var(--hot-bg)" />
      <text class="bo-used t3 w700" x={box.x + box.width / 2} y={cellTop + cellHeight / 2 + 4.6} text-anchor="middle">
        {text}
      </text>
    </>
  );
};
