import { expect, it } from 'vitest';
import { isEndless } from './endless.ts';

it('a table is said to have no limit only while it is played without one, not before its deadlines run', () => {
  const none = { secondsPerDecision: null, rhythm: null } as const;
  expect(isEndless({ ...none, status: 'playing' })).toBe(true);
  expect(isEndless({ ...none, status: 'lobby' })).toBe(false);
  expect(isEndless({ ...none, status: 'playing', secondsPerDecision: 86_400 })).toBe(false);
  expect(isEndless({ status: 'playing', secondsPerDecision: null, rhythm: { days: [0], minute: 1200, zone: 'UTC' } })).toBe(false);
});
