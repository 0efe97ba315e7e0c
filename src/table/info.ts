import type { Outcome, Seat } from '#kernel/game.ts';
import { checkInput } from '#kernel/match.ts';
import type { Asking, SeatInfo, TableInfo } from '#protocol';
import { commitmentOf } from './prepare.ts';
import type { TableState } from './state.ts';
import type { SeatRecord, TableRecord } from './journal.ts';
import { unsettledAt } from './settings.ts';
import { waitsForHuman } from './waiting.ts';

/** Who is there: the chairs with a page open and where it came in, how many only look, and who of them asks for a chair. */
export interface Presence {
  readonly seats: ReadonlyMap<Seat, string | null>;
  readonly spectators: number;
  readonly asking: readonly Asking[];
}

export const NOBODY: Presence = { seats: new Map(), spectators: 0, asking: [] };

type Base = Omit<TableInfo, 'options' | 'turn' | 'step' | 'outcome' | 'newSeat'>;

/** The slow part of a table's facts, made again only when a record, a chair or somebody's presence has changed. */
export class InfoMaker {
  #record: TableRecord | null = null;
  #seats: readonly SeatRecord[] = [];
  #presence: Presence = NOBODY;
  #base: Base | null = null;
  #state: TableState | null = null;
  #info: TableInfo | null = null;

  /** The same object as long as nothing has changed. */
  info(state: TableState, presence: Presence): TableInfo {
    if (this.#info !== null && state === this.#state && presence === this.#presence) return this.#info;
    const { record, seats, match, game, mark } = state;
    if (this.#base === null || record !== this.#record || seats !== this.#seats || presence !== this.#presence) {
      this.#base = baseOf(record, seats, presence);
      this.#record = record;
      this.#seats = seats;
      this.#presence = presence;
    }
    const now = match?.now.state;
    const outcome: Outcome | null = match === null ? null : game.module.outcome(now);
    this.#state = state;
    const amended = match?.now.amended;
    const options = amended === undefined ? record.options : { ...record.options, ...amended };
    this.#info = { ...this.#base, options, newSeat: hasRoom(state), turn: match === null ? 0 : game.module.turn(now), step: mark.shown, outcome };
    return this.#info;
  }
}

/** Would the rules seat a newcomer after the last chair? */
const hasRoom = ({ game, match, record, seats }: TableState): boolean =>
  match !== null &&
  record.status === 'playing' &&
  seats.length < game.module.seats.max &&
  checkInput(match, { by: 'table', event: 'joined', seat: seats.length }) === null;

/** Of use to whoever invites; once the game runs it is nobody's business. */
const cameBy = ({ status }: TableRecord, address: string | null | undefined): Pick<SeatInfo, 'cameBy'> =>
  status !== 'lobby' || address === null || address === undefined ? {} : { cameBy: address };

const NONE: readonly number[] = [];

const baseOf = (record: TableRecord, seats: readonly SeatRecord[], presence: Presence): Base => ({
  table: record.id,
  code: record.code,
  game: record.game,
  rulesVersion: record.rulesVersion,
  status: record.status,
  paused: record.paused,
  ...(record.closed ? { closed: true } : {}),
  seats: seats.map(
    ({ seat, name, holder, level, awayUntil, mark, named }): SeatInfo => ({
      seat,
      name,
      holder,
      level,
      mark,
      connected: holder === 'person' && presence.seats.has(seat),
      awayUntil: holder === 'person' ? awayUntil : null,
      ...cameBy(record, presence.seats.get(seat)),
      ...(named ? { named } : {}),
    }),
  ),
  watching: record.watching,
  spectators: presence.spectators,
  joining: record.joining,
  asking: presence.asking,
  takebacks: record.takebacks,
  pace: record.pace,
  advised: record.advised,
  unsettled: record.status === 'lobby' ? unsettledAt({ record, seats }) : NONE,
  guarded: record.guarded,
  rematch: record.rematch,
  series: record.series,
  fork: record.fork,
  forking: record.forking,
  inRoom: record.inRoom,
  ...(record.challenge ? { challenge: record.challenge } : {}),
  waits: waitsForHuman({ record, seats }),
  secondsPerDecision: record.secondsPerDecision,
  graceHours: record.graceHours,
  rhythm: record.rhythm,
  referee: record.referee,
  createdAt: record.createdAt,
  draws: record.draws,
  commitment: commitmentOf(record),
  // Of a challenge it says what comes for those who have not played yet: the challenge itself tells it once it is over.
  seed: record.status === 'finished' && !record.challenge ? record.seed : null,
});
