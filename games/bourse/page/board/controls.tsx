import type { EconomicPhase, View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { nextRoller, seatsFromRoller } from '../forecast.ts';
import { inThousands, phaseAfter, ROMAN, type Speech } from '../speech.ts';
import type { BoardScene } from './pawns.tsx';
import { at } from '#kernel/collections.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { Die } from '#web/kit/svg/die.tsx';
import type { Box } from '#web/kit/svg/box.ts';
import './controls.css';

/** What the reader chose to see on the board; nothing of it changes the game. */
export interface Choices {
  /** Whose next throw is forecast. */
  readonly forecast: Seat | null;
  readonly setForecast: (seat: Seat | null) => void;
  /** The phase whose variations are shown; null: the one in force. */
  readonly phase: EconomicPhase | null;
  readonly setPhase: (phase: EconomicPhase | null) => void;
  readonly showTable: () => void;
}

interface ControlProps {
  readonly scene: BoardScene;
  readonly choices: Choices;
}

/** BO-13.3: the other three phases on demand. */
export const PhasePager = ({ scene: { view, speech }, choices }: ControlProps) => {
  const shown = choices.phase ?? view.table.phase;
  const show = (steps: number): void => {
    const phase = phaseAfter(shown, steps);
    choices.setPhase(phase === view.table.phase ? null : phase);
  };
  return (
    <div class="bo-pager row">
      <h3>{speech.words('variations', { phase: speech.words(`phases.${shown}`) })}</h3>
      <button type="button" aria-label={speech.words('previousPhase')} title={speech.words('previousPhase')} onClick={() => show(-1)}>
        <Icon name="back" size={11} filled />
      </button>
      <button type="button" aria-label={speech.words('nextPhase')} title={speech.words('nextPhase')} onClick={() => show(1)}>
        <Icon name="forward" size={11} filled />
      </button>
      <span>{speech.words('thousands')}</span>
    </div>
  );
};

/** Longer names leave no room for the whole sentence. */
const LONG_NAME = 12;

/** BO-13.4: the next roller's die in one press; once open, any other pawn's. */
export const Forecaster = ({ scene: { view, speech }, choices }: ControlProps) => {
  const { words, name } = speech;
  const next = nextRoller(view);
  if (view.table.point.kind === 'gameOver') return null;
  if (choices.forecast === null) {
    return (
      <button
        type="button"
        class="bo-control row"
        data-explain="forecast"
        aria-label={words('forecastOf', { name: name(next) })}
        aria-pressed="false"
        onClick={() => choices.setForecast(next)}
      >
        <SeatMark seat={next} size={13} />
        {name(next).length > LONG_NAME ? words('forecastShort') : words('forecastOf', { name: name(next) })}
      </button>
    );
  }
  return (
    <div class="bo-control row bo-forecasting" data-explain="forecast" role="group" aria-label={words('forecastOn')}>
      <span>{words('forecastOn')}</span>
      {view.table.players.map(({ active }, seat) =>
        active ? (
          <button
            // A seat is its number.
            key={seat}
            type="button"
            aria-pressed={seat === choices.forecast}
            aria-label={words('forecastOf', { name: name(seat) })}
            title={words('forecastOf', { name: name(seat) })}
            onClick={() => choices.setForecast(seat)}
          >
            <SeatMark seat={seat} size={13} />
          </button>
        ) : null,
      )}
      <button type="button" aria-label={words('stopForecast')} title={words('stopForecast')} onClick={() => choices.setForecast(null)}>
        <Icon name="close" size={12} />
      </button>
    </div>
  );
};

export const TableSwitch = ({ scene: { speech }, choices }: ControlProps) => (
  <button
    type="button"
    class="bo-control row bo-control-icon firm"
    aria-label={speech.words('asTable')}
    title={speech.words('asTable')}
    onClick={choices.showTable}
  >
    <Icon name="table" size={14} />
  </button>
);

/** The phone has room for two signs: the forecast, pressed again for the next pawn and closed after the last, and the table. */
export const PhoneControls = ({ scene, choices }: ControlProps) => {
  const { view, speech } = scene;
  const seats = seatsFromRoller(view);
  const next = nextRoller(view);
  const order = [next, ...seats.filter((seat) => seat !== next)];
  const following = choices.forecast === null ? next : order[order.indexOf(choices.forecast) + 1];
  const label = following === undefined ? speech.words('stopForecast') : speech.words('forecastOf', { name: speech.name(following) });
  return (
    <div class="bo-phone-controls tight stack">
      <button
        type="button"
        class="bo-control row bo-control-icon firm"
        data-explain="forecast"
        data-mark="rule"
        aria-pressed={choices.forecast !== null}
        aria-label={label}
        title={label}
        onClick={() => choices.setForecast(following ?? null)}
      >
        {choices.forecast === null ? <Icon name="eye" size={15} /> : <SeatMark seat={choices.forecast} size={14} />}
      </button>
      <TableSwitch scene={scene} choices={choices} />
    </div>
  );
};

/** BO-13.3: the cell that the last throw used, while it still matters. */
const usedCell = ({ table, data }: View, phase: EconomicPhase): { readonly row: number; readonly column: number } | null => {
  const { visit } = table;
  if (visit === null || phase !== table.phase) return null;
  return { row: data.securities[visit.security].coefficient - 1, column: visit.die - 1 };
};

interface SlideRuleProps {
  readonly view: View;
  readonly speech: Speech;
  readonly phase: EconomicPhase;
  readonly box: Box;
}

const HEAD = 24;
const MARGIN = 30;
const ROWS = [1, 2, 3, 4] as const;

/** The variation table as a slide-rule: the brass frame stands on the die's column, the cell used is filled. */
export const SlideRule = ({ view, speech, phase, box }: SlideRuleProps) => {
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
          <text class="bes bo-rule-risk" x={MARGIN / 2} y={top(row) + cell.height / 2 + 4.5} text-anchor="middle">
            {ROMAN[risk]}
          </text>
          {at(view.data.variations[phase], row).map((change, column) => (
            <text
              key={x(column)}
              class={change < 0 ? 'bo-variation bo-loss' : 'bo-variation'}
              x={x(column)}
              y={top(row) + cell.height / 2 + 4.4}
              text-anchor="middle"
            >
              {inThousands(change, speech.lang)}
            </text>
          ))}
        </g>
      ))}
      {used !== null && (
        <Slider
          box={{ x: MARGIN + cell.width * used.column, y: -4, width: cell.width, height: box.height + 8 }}
          cellTop={top(used.row)}
          cellHeight={cell.height}
          text={inThousands(at(at(view.data.variations[phase], used.row), used.column), speech.lang)}
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
      <text class="bo-used" x={box.x + box.width / 2} y={cellTop + cellHeight / 2 + 4.6} text-anchor="middle">
        {text}
      </text>
    </>
  );
};
