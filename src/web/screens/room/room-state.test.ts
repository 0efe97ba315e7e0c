import { describe, expect, it } from 'vitest';
import type { RoomPoll } from '#protocol';
import { ANNOUNCED_MS, announcedAt, chairIn, delayOf, gameNow, nextGame, planFrom, shownOn } from './room-state.ts';
import { ROOM as VIEW } from './testing/room.ts';

const MINUTE = 60_000;

const played = (step: number, at: number) => ({ step, title: 'Un', game: 'nim', at, tables: [{ table: 't', code: 'C', people: [3, null, 5] }] });
const poll = (at: number, open: boolean): RoomPoll => ({ n: 0, text: '?', choices: [], games: 0, at, open, answered: 0, result: open ? null : [] });

it('an announcement is for the moment: two minutes by the clock of the server', () => {
  const view = { ...VIEW, announcement: { at: 1000, text: 'On regarde le mur' } };
  expect(announcedAt(view, 1000 + ANNOUNCED_MS - 1)?.text).toBe('On regarde le mur');
  expect([announcedAt(view, 1000 + ANNOUNCED_MS), announcedAt(VIEW, 1000)]).toEqual([null, null]);
});

describe('the wall of a room', () => {
  it('shows the way in, then the game, then what comes, then the debrief', () => {
    expect(shownOn(VIEW)).toBe('lobby');
    expect(shownOn({ ...VIEW, step: 1, games: [played(1, 5)] })).toBe('game');
    expect(shownOn({ ...VIEW, step: 2, games: [played(1, 5)] })).toBe('between');
    expect(shownOn({ ...VIEW, step: 3, games: [played(1, 5), played(2, 9)] })).toBe('debrief');
  });

  it('shows a question, open or answered, until the room goes on', () => {
    expect(shownOn({ ...VIEW, polls: [poll(2, true)] })).toBe('question');
    expect(shownOn({ ...VIEW, polls: [poll(2, false)] })).toBe('question');
    expect(shownOn({ ...VIEW, step: 1, stepAt: 3, polls: [poll(2, false)], games: [played(1, 3)] })).toBe('game');
  });

  it('shows what the animator holds on to', () => {
    expect(shownOn({ ...VIEW, wall: 'black', polls: [poll(2, true)] })).toBe('black');
    expect(shownOn({ ...VIEW, wall: 'question' })).toBe('lobby');
  });
});

describe('the course of a room', () => {
  it('finds a person’s chair in the game of the present step', () => {
    expect(chairIn(gameNow({ ...VIEW, step: 1, games: [played(1, 5)] }), 5)).toMatchObject({ seat: 2 });
    expect(chairIn(gameNow({ ...VIEW, step: 2, games: [played(1, 5)] }), 5)).toBeNull();
    expect(chairIn(gameNow({ ...VIEW, step: 1, games: [played(1, 5)] }), 9)).toBeNull();
  });

  it('knows the next game, the present one as long as it has not begun', () => {
    expect(nextGame({ ...VIEW, step: 1 })?.index).toBe(1);
    expect(nextGame({ ...VIEW, step: 1, games: [played(1, 5)] })?.index).toBe(2);
    expect(nextGame({ ...VIEW, step: 3, games: [played(2, 5)] })).toBeNull();
  });

  it('moves the rest of the programme when a step takes longer', () => {
    expect(planFrom(VIEW, MINUTE).map(({ at }) => at / MINUTE)).toEqual([0, 10, 30, 50]);
    expect(planFrom(VIEW, 15 * MINUTE).map(({ at }) => at / MINUTE)).toEqual([0, 15, 35, 55]);
    expect(delayOf(VIEW, 5 * MINUTE)).toBe(0);
    expect(delayOf(VIEW, 15 * MINUTE)).toBe(5);
    expect(delayOf({ ...VIEW, step: 1 }, 6 * MINUTE)).toBe(-4);
  });
});
