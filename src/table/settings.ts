import { resolveOptions } from '#kernel/options.ts';
import type { TableChange } from '#kernel/motions.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import type { ClientRequest } from '#protocol';
import { markOfNewChair, openSeat } from './chairs.ts';
import type { Stamp, TableRecord } from './journal.ts';
import { prepareChairs } from './prepare.ts';
import { isRefusal, refuse, refuseByRule, type Result } from './refusal.ts';
import type { Seat } from '#kernel/game.ts';
import { saidSetting, saidTime } from './setting-words.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';

type Wished = NonNullable<Extract<ClientRequest, { readonly t: 'propose' }>['table']>;

/** HO-6.1: what a motion would change of the table itself. What it leaves out, or as it is, it does not change. */
export const tableChanges = ({ record }: TableState, wished: Wished): readonly TableChange[] => {
  const changes: TableChange[] = [];
  const { secondsPerDecision, watching, takebacks } = wished;
  if (secondsPerDecision !== undefined && secondsPerDecision !== record.secondsPerDecision) {
    const before = record.secondsPerDecision;
    const said = { option: saidSetting('secondsPerDecision'), before: saidTime(before), after: saidTime(secondsPerDecision) };
    changes.push({ name: 'secondsPerDecision', before, after: secondsPerDecision, said });
  }
  if (watching !== undefined && watching !== record.watching) {
    const before = record.watching;
    changes.push({
      name: 'watching',
      before,
      after: watching,
      said: { option: saidSetting('watching'), before: saidSetting(before), after: saidSetting(watching) },
    });
  }
  if (takebacks !== undefined && takebacks !== record.takebacks) {
    const before = record.takebacks;
    changes.push({
      name: 'takebacks',
      before,
      after: takebacks,
      said: { option: saidSetting('takebacks'), before: saidSetting(before), after: saidSetting(takebacks) },
    });
  }
  return changes;
};

/* HO-1.6: until the game begins the settings stay open. Whoever sat down under others agrees again before it does. */

type Asked = Extract<ClientRequest, { readonly t: 'settings' }>;

const sized = ({ seats, game }: TableState, count: number): Result<TableState['seats']> => {
  const { min, max } = game.module.seats;
  if (count < min || count > max) return refuseByRule(tableMessage('table.badSeatCount', { min, max }));
  if (seats.slice(count).some(({ holder }) => holder !== 'open')) return refuse('lastSeatTaken');
  const chairs = seats.slice(0, count);
  while (chairs.length < count) chairs.push(openSeat(chairs.length, markOfNewChair(chairs)));
  return chairs;
};

/** By whoever runs the table; what they leave out stays as it is. */
export const prepareSettings = (state: TableState, asked: Asked, request: Stamp): Prepared => {
  const { record, game } = state;
  if (record.status !== 'lobby') return refuse('alreadyStarted');
  if (record.fork !== null) return refuse('settingsOfFork');
  const seats = sized(state, asked.seats ?? state.seats.length);
  if (isRefusal(seats)) return seats;
  const resolved = resolveOptions(game.module.options, asked.options ?? record.options);
  if (!resolved.ok) return refuseByRule(resolved.refusal);
  const conflict = game.module.checkOptions(resolved.options, seats.length);
  if (conflict !== null) return refuseByRule(conflict);
  const wanted = game.module.needsReferee?.(resolved.options);
  if (wanted !== undefined && wanted !== (record.referee === 'person')) return refuse(wanted ? 'needsReferee' : 'refereeIdle');
  const { secondsPerDecision, rhythm, graceHours, watching, takebacks } = { ...record, ...asked };
  const unsettled = seats.filter(({ holder, owner }) => holder === 'person' && !owner).map(({ seat }) => seat);
  const changed: TableRecord = { ...record, options: resolved.options, secondsPerDecision, rhythm, graceHours, watching, takebacks, unsettled };
  const prepared = prepareChairs(state, { seats, record: changed, notes: [{ key: 'table.settingsChanged', inLobby: true }] }, request);
  if (isRefusal(prepared) || prepared.change.kind !== 'entry') return prepared;
  return { ...prepared, change: { ...prepared.change, seatCount: seats.length } };
};

/** Whoever sat there before the settings were changed agrees to them. */
export const prepareSettle = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const { record } = state;
  if (seatOf(state, seat)?.holder !== 'person') return refuse('notYourSeat');
  return prepareChairs(state, { record: { ...record, unsettled: record.unsettled.filter((other) => other !== seat) } }, request);
};

/** Those who still sit where they have not agreed. */
export const unsettledAt = ({ record, seats }: Pick<TableState, 'record' | 'seats'>): readonly Seat[] =>
  record.unsettled.filter((seat) => seats[seat]?.holder === 'person');
