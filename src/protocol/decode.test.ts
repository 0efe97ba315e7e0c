import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable, decodeClientMessage, playNow, requestId } from './decode.ts';

const plan = {
  game: 'bourse',
  options: { startCash: 200_000 },
  seats: [{ kind: 'here', name: 'Ana' }, { kind: 'bot', level: 'weak' }, { kind: 'open' }],
  secondsPerDecision: null,
  watching: 'link',
  referee: 'auto',
  start: false,
  lang: 'fr',
};

describe('client messages', () => {
  it('come through as they are', () => {
    for (const message of [
      { t: 'hello', v: 1, table: 'x', lang: 'fr' },
      { t: 'hello', v: 1, table: 'x', token: 'y', owner: 'z', logAfter: 3.000001, lang: 'en' },
      { t: 'move', id: 'a', decision: 4, move: { type: 'roll' } },
      { t: 'take', id: 'a', seat: 0, name: 'Ana' },
      { t: 'propose', id: 'a', options: { x: 1 } },
      { t: 'past', id: 'a', step: 0 },
      { t: 'rename', id: 'a', name: 'Ana' },
      { t: 'rename', id: 'a', name: 'Ana', seat: 3 },
      { t: 'say', id: 'a', text: 'x' },
      { t: 'say', id: 'a', text: 'x', to: [0, 3, 'referee'] },
      { t: 'extend', id: 'a', seconds: 5 },
      { t: 'extend', id: 'a', seconds: 3600 },
    ]) {
      expect(decodeClientMessage(message)).toEqual(message);
    }
  });

  it('lose what they should not carry', () => {
    expect(decodeClientMessage({ t: 'undo', id: 'a', seat: 3 })).toEqual({ t: 'undo', id: 'a' });
    expect(decodeClientMessage({ t: 'move', id: 'a', decision: 4, move: null, by: 3 })).toEqual({ t: 'move', id: 'a', decision: 4, move: null });
  });

  it('of another shape are null, whatever they hold', () => {
    for (const message of [
      { t: 'hello', v: 1, table: 'x', lang: 'de' },
      { t: 'move', id: '', decision: 1, move: {} },
      { t: 'move', id: 'x'.repeat(65), decision: 1, move: {} },
      { t: 'move', id: 'a', decision: 1.5, move: {} },
      { t: 'take', id: 'a', seat: 1.5, name: 'x' },
      { t: 'log', id: 'a', before: -1 },
      { t: 'bot', id: 'a', seat: 0, level: 'godlike' },
      { t: 'say', id: 'a', text: 'x', to: [] },
      { t: 'say', id: 'a', text: 'x', to: 3 },
      { t: 'say', id: 'a', text: 'x', to: [-1] },
      { t: 'say', id: 'a', text: 'x', to: [1.5] },
      { t: 'say', id: 'a', text: 'x', to: ['1'] },
      { t: 'say', id: 'a', text: 'x', to: ['public'] },
      { t: 'say', id: 'a', text: 'x', to: [null] },
      { t: 'say', id: 'a', text: 'x', to: Array.from({ length: 200 }, () => 1) },
      { t: 'extend', id: 'a', seconds: 4 },
      { t: 'extend', id: 'a', seconds: 1_209_601 },
      { t: 'extend', id: 'a', seconds: 30.5 },
    ]) {
      expect(decodeClientMessage(message)).toBeNull();
    }
    assert(property(jsonValue(), (value) => decodeClientMessage(value) === null));
    assert(property(jsonValue(), (move) => decodeClientMessage({ t: 'move', id: 'a', decision: 1, move }) !== null));
  });

  it('keep their id for the refusal', () => {
    expect(requestId({ t: 'dance', id: 'a' })).toBe('a');
    expect(requestId({ id: 3 })).toBeNull();
    expect(requestId('a')).toBeNull();
  });
});

it('bodies come through, or name the field that is wrong', () => {
  const faultOf = (schema: typeof createTable | typeof playNow, sent: unknown): string | undefined => schema.safeParse(sent).error?.issues[0]?.path.join('.');
  expect(createTable.parse(plan)).toEqual(plan);
  expect(faultOf(createTable, { ...plan, seats: [{ kind: 'throne' }] })).toBe('seats.0.kind');
  expect(faultOf(createTable, { ...plan, seats: [] })).toBe('seats');
  expect(faultOf(createTable, { ...plan, secondsPerDecision: 0.5 })).toBe('secondsPerDecision');
  expect(faultOf(createTable, null)).toBe('');
  expect(playNow.parse({ game: 'bourse', lang: 'en' })).toEqual({ game: 'bourse', lang: 'en' });
  expect(faultOf(playNow, { game: 'bourse', lang: 'en', name: 3 })).toBe('name');
});
