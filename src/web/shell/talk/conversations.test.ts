import { bourse } from '#games/bourse/index.ts';
import type { Talk } from '#kernel/game.ts';
import type { Scene, SeatInfo, TalkLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { sceneWith } from '../../store/testing/scene.ts';
import { conversationsIn, keyOf, mayWriteTo, partnersAmong, silenceIn, talkRule } from './conversations.ts';

const line = (n: number, seat: TalkLine['seat'], to?: TalkLine['to']): TalkLine => ({
  n,
  at: n,
  seat,
  name: '',
  text: `${n}`,
  ...(to === undefined ? {} : { to }),
});

const chair = (seat: number, holder: SeatInfo['holder']): SeatInfo => ({ seat, name: '', holder, level: null, mark: seat, connected: false, awayUntil: null });

const SEATS = [chair(0, 'person'), chair(1, 'person'), chair(2, 'bot'), chair(3, 'open')];
const scene = (more: Partial<Scene> = {}, info: Partial<Scene['info']> = {}): Scene => sceneWith(more, { seats: SEATS, ...info });

describe('conversations', () => {
  it('have the same partners whoever speaks, and the table comes first', () => {
    const lines = [line(1, 0, [2, 1]), line(2, 1, [0]), line(3, 2, [1, 0]), line(4, 1), line(5, 'referee', [0]), line(6, 0, [1])];
    expect(conversationsIn(lines, 0, {}).map(({ key, lines: said }) => [key, said.map(({ n }) => n)])).toEqual([
      ['', [4]],
      ['1,2', [1, 3]],
      ['1', [2, 6]],
      ['referee', [5]],
    ]);
  });

  it('count what others said since they were last read', () => {
    const lines = [line(1, 0, [1]), line(2, 1, [0]), line(3, 1, [0]), line(4, 2), line(5, null), line(6, 0)];
    expect(conversationsIn(lines, 0, { '1': 2 }).map(({ unread }) => unread)).toEqual([2, 1]);
    expect(conversationsIn(lines, 0, { '1': 3, '': 6 }).map(({ unread }) => unread)).toEqual([0, 0]);
    // A spectator wrote none of it.
    expect(conversationsIn([line(1, null), line(2, 0)], null, {})[0]?.unread).toBe(2);
  });

  it('are named by seats in order, the referee last, without oneself', () => {
    expect(keyOf(partnersAmong(['referee', 10, 2, 0, 2, null], 0))).toBe('2,10,referee');
  });
});

describe('whom one may write to', () => {
  const to = (rule: Talk, more: Partial<Scene> = {}, info: Partial<Scene['info']> = {}) => mayWriteTo(rule, scene(more, info));

  it('is everybody else who sits there, and the referee where there is one', () => {
    expect(to('all')).toEqual([1, 2]);
    expect(to('all', {}, { referee: 'person' })).toEqual([1, 2, 'referee']);
    expect(to('all', { you: 'referee' }, { referee: 'person' })).toEqual([0, 1, 2]);
  });

  it('is the referee alone where players do not whisper, and nobody in a lobby or without a chair', () => {
    expect(to('public')).toEqual([]);
    expect(to('none', {}, { referee: 'person' })).toEqual(['referee']);
    expect(to('none', { you: 'referee' }, { referee: 'person' })).toEqual([0, 1, 2]);
    expect(to('all', {}, { status: 'lobby' })).toEqual([]);
    expect(to('all', { you: null, owner: true })).toEqual([]);
  });

  it('is no player of a room, whatever its game lets them say elsewhere', () => {
    const inRoom = (talk: boolean): Scene => scene({}, { inRoom: { number: null, talk, motions: false, second: 0, telling: null } });
    expect([scene(), inRoom(true), inRoom(false)].map((each) => talkRule(bourse, each))).toEqual(['all', 'public', 'none']);
  });

  it('is told when it is nobody', () => {
    expect(silenceIn([], 'all', scene({ you: null }))).toBe('spectator');
    expect(silenceIn([], 'none', scene({ you: null, owner: true }))).toBeNull();
    expect(silenceIn([], 'none', scene())).toBe('closed');
    expect(silenceIn([], 'public', scene())).toBeNull();
    expect(silenceIn([1], 'all', scene())).toBeNull();
    expect(silenceIn([1, 3], 'all', scene())).toBe('gone');
  });
});
