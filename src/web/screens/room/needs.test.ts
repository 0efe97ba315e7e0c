import { describe, expect, it } from 'vitest';
import type { RoomPerson, RoomView } from '#protocol';
import { needsIn, noteAwaited, type Since, type TableNow } from './needs.ts';
import { ROOM } from './testing/room.ts';

const SECOND = 1000;

const someone = (person: number, more: Partial<RoomPerson> = {}): RoomPerson => ({
  person,
  name: `P${person}`,
  heads: 1,
  mark: person,
  paper: false,
  gone: false,
  connected: true,
  lostAt: null,
  ...more,
});
const room = (...people: readonly RoomPerson[]): RoomView => ({
  ...ROOM,
  step: 1,
  people,
  games: [{ step: 1, title: 'Un', game: 'nim', at: 0, tables: [{ table: 't', code: 'C', people: people.map(({ person }) => person) }] }],
});
const table = (more: Partial<TableNow> = {}): TableNow => ({ table: 't', goesOn: true, awaited: [], window: 'un', holders: [], ...more });
const told = (view: RoomView, tables: readonly TableNow[], since: Since, now: number, broke: ReadonlyMap<string, string> = new Map()) =>
  needsIn(view, tables, since, broke, now).map((need) => {
    const { person } = need.person;
    return 'ms' in need ? [person, need.why, need.ms / SECOND] : [person, need.why];
  });

describe('whom the animator may want to help', () => {
  it('are those whose answer is awaited for long: in this window, and not while they had no line', () => {
    const since: Since = new Map();
    const view = room(someone(0));
    const at = (seconds: number, window: string, seen = view) => {
      const tables = [table({ awaited: [0], window })];
      noteAwaited(seen, tables, since, seconds * SECOND);
      return told(seen, tables, since, seconds * SECOND);
    };
    expect([at(0, 'préparation'), at(30, 'préparation')]).toEqual([[], [[0, 'slow', 30]]]);
    // The next window asks anew.
    expect([at(31, 'mises'), at(52, 'mises')]).toEqual([[], [[0, 'slow', 21]]]);
    // A line that was lost is told as such; who has it again has just been asked.
    const lost = room(someone(0, { connected: false, lostAt: 53 * SECOND }));
    expect([at(80, 'mises', lost), at(81, 'mises'), at(91, 'mises')]).toEqual([[[0, 'lost', 27]], [], []]);
  });

  it('are those on paper, also while a bot stands in for them: no touch of theirs would end that', () => {
    const view = room(someone(0, { paper: true, connected: false }), someone(1, { connected: false, lostAt: 0 }));
    const tables = [table({ awaited: [0], holders: ['person', 'bot'] })];
    const since: Since = new Map();
    noteAwaited(view, tables, since, 0);
    expect(told(view, tables, since, 60 * SECOND)).toEqual([[0, 'paperAsked']]);
    expect(told(view, [table({ holders: ['bot', 'bot'] })], new Map(), 60 * SECOND)).toEqual([[0, 'paperStood']]);
  });

  it('are those who have nothing left, unless something can be done about them', () => {
    const view = room(someone(0), someone(1, { connected: false, lostAt: 0 }), someone(2));
    const broke = new Map(['P0', 'P1', 'P2'].map((name) => [name, '−1']));
    expect(told(view, [table()], new Map(), 60 * SECOND, broke)).toEqual([
      [0, 'broke'],
      [2, 'broke'],
      [1, 'lost', 60],
    ]);
  });
});
