import type { Seat } from '#kernel/game.ts';
import type { GameSeries, Rematch } from '#protocol';
import { STAND_IN } from './bots-at-table.ts';
import { openSeat } from './chairs.ts';
import { type Opened, start, store } from './create-table.ts';
import type { SeatRecord, Stamp, TableRecord } from './journal.ts';
import { prepareChairs } from './prepare.ts';
import { isRefusal, refuse, type Result } from './refusal.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';
import type { TablePorts } from './ports.ts';
import { newCode, newTableId } from './tokens.ts';

/*
 * The same people play the same again (HO-10): at a new table with new sealed dice, the seats turned on by one. A chair of the new table
 * is opened by the token of the old one, so nobody is handed anything.
 */

const saidOf = ({ said }: Rematch, seat: Seat): boolean | null => said.find((answer) => answer.seat === seat)?.yes ?? null;

/** The people who have not said whether they play again. */
export const silentAt = ({ record: { rematch }, seats }: TableState): readonly Seat[] =>
  rematch === null ? [] : seats.filter(({ holder, seat }) => holder === 'person' && saidOf(rematch, seat) === null).map(({ seat }) => seat);

/** Everybody has answered, somebody plays again, and there is no next table yet. */
export const isSettled = (state: TableState): boolean => {
  const { rematch } = state.record;
  return rematch !== null && rematch.next === null && silentAt(state).length === 0 && rematch.said.some(({ yes }) => yes);
};

export const hasAgreed = ({ record: { rematch } }: TableState, seat: Seat): boolean => rematch !== null && saidOf(rematch, seat) === true;

/** Says whether one plays again. The first yes is the proposal; players who change their mind say so before the next table is there. */
export const prepareRematch = (state: TableState, seat: Seat, yes: boolean, request: Stamp): Prepared => {
  const { record } = state;
  if (record.status !== 'finished') return refuse('notFinished');
  if (seatOf(state, seat)?.holder !== 'person') return refuse('notYourSeat');
  const { rematch } = record;
  if (rematch === null && !yes) return refuse('noRematch');
  if (rematch !== null && rematch.next !== null) return refuse('rematchMade');
  if (rematch !== null && saidOf(rematch, seat) === yes) return prepareChairs(state, {}, request);
  const before: Rematch = rematch ?? { by: seat, at: request.at, said: [], toldAt: request.at, next: null };
  const said = [...before.said.filter((answer) => answer.seat !== seat), { seat, yes, at: request.at }];
  const key = rematch === null ? 'table.rematchAsked' : yes ? 'table.rematchYes' : 'table.rematchNo';
  return prepareChairs(state, { record: { ...record, rematch: { ...before, said } }, notes: [{ key, args: { who: { seat } } }] }, request);
};

/** Those who were not there are told again. */
export const prepareTold = (state: TableState, request: Stamp): Prepared => {
  const { record } = state;
  if (record.rematch === null || record.rematch.next !== null) return refuse('noRematch');
  return prepareChairs(state, { record: { ...record, rematch: { ...record.rematch, toldAt: request.at } } }, request);
};

export const prepareNext = (state: TableState, next: NonNullable<Rematch['next']>, request: Stamp): Prepared => {
  const { record } = state;
  if (record.rematch === null) return refuse('noRematch');
  const { code } = next;
  const notes = [{ key: 'table.rematchMade', args: { code: { text: { fr: code, en: code } } } }] as const;
  return prepareChairs(state, { record: { ...record, rematch: { ...record.rematch, next } }, notes }, request);
};

/** The chair that takes the place of an old one: its person, a bot who keeps it warm for whoever did not answer, or an open one. */
const chairAfter = (rematch: Rematch, held: SeatRecord, seat: Seat): SeatRecord => {
  const kept: SeatRecord = {
    ...openSeat(seat, held.mark),
    name: held.name,
    holder: held.holder,
    level: held.level,
    tokenHash: held.tokenHash,
    ring: held.ring,
    muted: held.muted,
    owner: held.owner,
    named: held.named,
  };
  if (held.holder === 'bot') return { ...kept, tokenHash: null, ring: null, owner: false };
  if (held.holder === 'open' || saidOf(rematch, held.seat) === false) return openSeat(seat, held.mark);
  return saidOf(rematch, held.seat) === true ? kept : { ...kept, holder: 'bot', level: STAND_IN };
};

/** Turned on by one: who sat second sits first. */
const turned = <T>(items: readonly T[]): readonly T[] => [...items.slice(1), ...items.slice(0, 1)];

const seriesAfter = ({ record, game, match, seats }: TableState, rematch: Rematch): GameSeries => {
  const standings = match === null ? [] : (game.module.outcome(match.now.state)?.standings ?? []);
  const results = seats.map(({ seat }) => {
    const standing = standings.find((each) => each.seat === seat);
    return standing === undefined ? null : { rank: standing.rank, score: standing.score };
  });
  // HO-13.7: whoever reads the seed of a fork with the same dice knows what comes.
  const games = [...(record.series?.games ?? []), ...(record.fork?.sameDice ? [] : [{ table: record.id, results }])];
  // Whoever takes the place of somebody who does not play again begins at nothing.
  const stays = (seat: number): boolean => seats[seat]?.holder !== 'open' && saidOf(rematch, seat) !== false;
  return {
    previous: record.id,
    games: games.map(({ table, results: by }) => ({ table, results: turned(seats.map(({ seat }) => (stays(seat) ? (by[seat] ?? null) : null))) })),
  };
};

/** Makes the next table: begun where no chair is open, else a lobby. */
export const createRematch = async (state: TableState, ports: TablePorts): Promise<Result<NonNullable<Rematch['next']>>> => {
  const { record, game, seats: before } = state;
  if (record.rematch === null) return refuse('noRematch');
  const { rematch } = record;
  const seats = turned(before).map((held, seat) => chairAfter(rematch, held, seat));
  const lobby: TableRecord = {
    ...record,
    id: newTableId(ports.secrets),
    code: newCode(ports.secrets),
    rulesVersion: game.module.rulesVersion,
    status: 'lobby',
    paused: false,
    takeback: null,
    rematch: null,
    series: seriesAfter(state, rematch),
    fork: null,
    forking: null,
    inRoom: null,
    advised: [],
    unsettled: [],
    guarded: false,
    seed: null,
    draws: 'named',
    challenge: null,
    createdAt: ports.time.now(),
  };
  const opened: Result<Opened> = seats.some(({ holder }) => holder === 'open') ? { record: lobby } : start(game, lobby, seats, ports);
  if (isRefusal(opened)) return opened;
  const code = await store(opened, seats, ports);
  return typeof code === 'string' ? { table: lobby.id, code } : code;
};
