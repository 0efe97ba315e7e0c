import { levelsOf, nearestLevel } from '#bots/levels.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { CreateTable, RoomGame, RoomTable, SeatPlan, StepGame, TableRoom } from '#protocol';
import {
  isRefusal,
  prepareChairs,
  type Prepared,
  prepareLeave,
  prepareReissue,
  prepareRemove,
  prepareRenameOther,
  prepareTake,
  refuse,
  type Result,
  type Stamp,
  type TableState,
} from '#table';
import type { Visit } from '../route.ts';
import type { Tables } from '../tables.ts';
import type { LiveRoom } from './live-room.ts';
import type { PersonRecord, RoomRecord } from './room-rows.ts';

/* The games of a room: each is an ordinary table, or several side by side, whose chairs are opened by the tokens of the room's people. */

/** As even as can be: nobody plays at a table of two beside one of six. */
export const shared = <T>(people: readonly T[], perTable: number): readonly (readonly T[])[] => {
  const tables = Math.max(1, Math.ceil(people.length / perTable));
  const least = Math.floor(people.length / tables);
  const larger = people.length % tables;
  return Array.from({ length: tables }, (_, table) => {
    const from = table * least + Math.min(table, larger);
    return people.slice(from, from + least + (table < larger ? 1 : 0));
  });
};

const optionsOf = (game: AnyGame, { preset, options }: StepGame): Readonly<Record<string, unknown>> => ({
  ...game.module.presets.find(({ id }) => id === preset)?.options,
  ...options,
});

/** Bots fill a table up to the fewest that the game is played by. */
const planOf = (record: RoomRecord, game: AnyGame, step: StepGame, people: readonly number[]): CreateTable => {
  const missing = Math.max(0, game.module.seats.min - people.length);
  const bots: readonly SeatPlan[] =
    levelsOf(game).length === 0 ? [] : Array.from({ length: missing }, () => ({ kind: 'bot', level: nearestLevel(game, 'decent') }));
  const options = optionsOf(game, step);
  return {
    game: step.game,
    options,
    seats: [...people.map((person): SeatPlan => ({ kind: 'here', name: record.people[person]?.name ?? '' })), ...bots],
    secondsPerDecision: step.seconds ?? null,
    watching: 'link',
    // The room knows who sits where: its door is the only way to a chair.
    joining: 'closed',
    takebacks: 'none',
    referee: game.module.needsReferee?.({ ...options }) === false ? 'auto' : 'someone',
    start: true,
    lang: record.lang,
  };
};

const heldBy = (record: RoomRecord, people: readonly number[]) => ({
  owner: record.animatorHash,
  people: people.map((person) => ({ tokenHash: record.people[person]?.tokenHash ?? null, mark: record.people[person]?.mark ?? person })),
});

interface Beginning {
  readonly now: number;
  /** How long a second of telling lasts on a wall that is open; 0: none is. */
  readonly second: number;
  /** All tables are paid for before any is made. */
  readonly charge: Visit['charge'];
}

/** Makes the tables of a step and begins them. They are stored before the room says so. */
export const beginGame = async (tables: Tables, record: RoomRecord, index: number, { now, second, charge }: Beginning): Promise<Result<RoomGame>> => {
  const step = record.steps[index];
  if (step === undefined) return refuse('noSuchStep');
  if (step.game === undefined) return refuse('noStepGame');
  const game = await tables.game(step.game.game);
  if (isRefusal(game)) return game;
  const here = [...record.people.keys()].filter((person) => record.people[person]?.gone === false);
  if (here.length === 0) return refuse('roomNobody');
  const made: RoomTable[] = [];
  const groups = shared(here, Math.min(step.game.perTable ?? game.module.seats.max, game.module.seats.max));
  const spent = charge('tables', groups.length);
  if (spent !== null) return spent;
  for (const [group, people] of groups.entries()) {
    const plan = planOf(record, game, step.game, people);
    const alone = groups.length === 1;
    // Of several tables the wall shows all, and tells none of them.
    const inRoom: TableRoom = {
      number: alone ? null : group + 1,
      talk: record.talk === true,
      motions: step.game.motions === true,
      second: alone ? second : 0,
      telling: null,
    };
    const created = await tables.create(plan, { ...heldBy(record, people), inRoom });
    if (isRefusal(created)) {
      await tables.remove(made.map(({ table }) => table));
      return created;
    }
    made.push({ table: created.table, code: created.code, people: plan.seats.map((_, seat) => people[seat] ?? null) });
    await tellOfPaper(tables, created.table, record, people);
  }
  return { step: index, title: step.title, game: step.game.game, at: now, tables: made };
};

/** That the animator plays for somebody is read by all. */
const tellOfPaper = async (tables: Tables, id: string, record: RoomRecord, people: readonly number[]): Promise<void> => {
  const seats = [...people.keys()].filter((seat) => record.people[people[seat] ?? -1]?.paper === true);
  const table = await tables.open(id);
  if (seats.length === 0 || isRefusal(table)) return;
  const notes = seats.map((seat) => ({ key: 'table.onPaper', args: { who: { seat } } }) as const);
  await table.clerk.attempt('table', null, (state, stamp) => prepareChairs(state, { notes }, stamp));
};

export const tablesNow = ({ games }: RoomRecord): readonly RoomTable[] => games.at(-1)?.tables ?? [];

/** A person's chair in the present game. */
const chairOf = (record: RoomRecord, person: number): { readonly table: string; readonly seat: number } | null => {
  for (const { table, people } of tablesNow(record)) if (people.includes(person)) return { table, seat: people.indexOf(person) };
  return null;
};

type Prepare = (state: TableState, stamp: Stamp) => Prepared;

const atTable = async (tables: Tables, id: string, prepare: Prepare): Promise<boolean> => {
  const table = await tables.open(id);
  if (isRefusal(table) || table.state.record.status !== 'playing') return false;
  return !isRefusal(await table.clerk.attempt('owner', null, prepare));
};

const seatedAt = (table: RoomTable, seat: number, person: number): RoomTable => ({
  ...table,
  people: Array.from({ length: Math.max(table.people.length, seat + 1) }, (_, at) => (at === seat ? person : (table.people[at] ?? null))),
});

const withSeat = (record: RoomRecord, id: string, seat: number, person: number): RoomRecord => {
  const [last] = record.games.slice(-1);
  if (last === undefined) return record;
  const tables = last.tables.map((table) => (table.table === id ? seatedAt(table, seat, person) : table));
  return { ...record, games: [...record.games.slice(0, -1), { ...last, tables }] };
};

/** Chairs a latecomer may have: of bots that keep nobody's place, and one more after the last, as the rules say. */
const chairsFor = ({ seats }: TableState): readonly number[] => [
  ...seats.filter(({ holder, tokenHash }) => holder === 'bot' && tokenHash === null).map(({ seat }) => seat),
  seats.length,
];

const take = async (tables: Tables, id: string, { name, tokenHash }: PersonRecord, seat: number, returning: boolean): Promise<boolean> =>
  tokenHash !== null && (await atTable(tables, id, (state, stamp) => prepareTake(state, { seat, name, tokenHash, returning, owner: false }, stamp)));

/** A person who comes back has their chair again: before the room says so, since their phone goes there at once. */
export const returnPerson = async (tables: Tables, record: RoomRecord, person: number, tokenHash: string): Promise<void> => {
  const chair = chairOf(record, person);
  const who = record.people[person];
  if (chair !== null && who !== undefined) await take(tables, chair.table, { ...who, tokenHash }, chair.seat, true);
};

/** Latecomers play in the running game where its rules let them in, else in the next one. */
export const seatPerson = async (tables: Tables, room: LiveRoom, person: number): Promise<void> => {
  const { record } = room;
  const who = record.people[person];
  if (who === undefined || who.gone || chairOf(record, person) !== null) return;
  const byNeed = tablesNow(record).toSorted((a, b) => a.people.length - b.people.length);
  for (const { table: id } of byNeed) {
    const table = await tables.open(id);
    if (isRefusal(table)) continue;
    for (const seat of chairsFor(table.state)) {
      if (!(await take(tables, id, who, seat, false))) continue;
      const isThere = ({ people }: RoomRecord): boolean => people[person]?.tokenHash === who.tokenHash && !people[person]?.gone;
      const changed = await room.change((now) => ({ record: isThere(now) ? withSeat(now, id, seat, person) : now }));
      // Gone again in the same moment: nobody waits for an answer from there.
      if (isRefusal(changed) || !isThere(changed.record)) {
        await atTable(tables, id, (state, stamp) => prepareRemove(state, seat, stamp));
        return;
      }
      if (who.paper)
        await tellOfPaper(
          tables,
          id,
          record,
          Array.from({ length: seat + 1 }, (_, at) => (at === seat ? person : -1)),
        );
      return;
    }
  }
};

/** A bot plays on for a person who goes. Sent away, their link is dead; gone by themselves, they may come back. */
export const unseatPerson = async (tables: Tables, record: RoomRecord, person: number, sent: boolean): Promise<void> => {
  const chair = chairOf(record, person);
  if (chair !== null) await atTable(tables, chair.table, (state, stamp) => (sent ? prepareRemove : prepareLeave)(state, chair.seat, stamp));
};

/** Whoever went while the tables were being made: nobody waits for an answer from their chairs. */
export const emptyChairs = async (tables: Tables, record: RoomRecord, made: RoomGame): Promise<void> => {
  for (const { table, people } of made.tables) {
    const now = tablesNow(record).find((known) => known.table === table)?.people ?? [];
    for (const [seat, person] of people.entries()) {
      if (person === null || (now[seat] === person && record.people[person]?.gone === false)) continue;
      const isForgotten = now[seat] !== person;
      await atTable(tables, table, (state, stamp) => (isForgotten ? prepareRemove : prepareLeave)(state, seat, stamp));
    }
  }
};

/** The person’s chair is opened by another phone from now on: everybody at the table reads so. */
export const movePerson = async (tables: Tables, record: RoomRecord, person: number, tokenHash: string): Promise<void> => {
  const chair = chairOf(record, person);
  if (chair !== null) await atTable(tables, chair.table, (state, stamp) => prepareReissue(state, { seat: chair.seat, tokenHash, own: false }, stamp));
};

/** Something at the chair that a person has in the present game. */
export const atChairOf = async (tables: Tables, record: RoomRecord, person: number, prepare: (seat: number) => Prepare): Promise<void> => {
  const chair = chairOf(record, person);
  if (chair !== null) await atTable(tables, chair.table, prepare(chair.seat));
};

/** What they are called at their table is what they are called in the room. */
export const renamePerson = async (tables: Tables, record: RoomRecord, person: number): Promise<void> => {
  const name = record.people[person]?.name;
  if (name !== undefined) await atChairOf(tables, record, person, (seat) => (state, stamp) => prepareRenameOther(state, seat, name, stamp));
};

/** Has everybody at the tables of the present game played to the end? */
export const isPlayed = async (tables: Tables, record: RoomRecord): Promise<boolean> => {
  const opened = await Promise.all(tablesNow(record).map(({ table }) => tables.open(table)));
  return opened.every((table) => isRefusal(table) || table.state.record.status === 'finished');
};

/** The same at all tables of the present game. */
export const atAllTables = async (tables: Tables, record: RoomRecord, prepare: Prepare): Promise<void> => {
  for (const { table } of tablesNow(record)) await atTable(tables, table, prepare);
};
