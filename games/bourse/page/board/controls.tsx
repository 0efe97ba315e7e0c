import type { EconomicPhase } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Icon } from '#web/svg/icon.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { nextRoller } from '../forecast.ts';
import { phaseAfter } from '../speech.ts';
import { seatsFromRoller } from '../visit-order.ts';
import type { BoardScene } from './scene.ts';
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
