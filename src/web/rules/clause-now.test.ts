import type { Clause } from '#kernel/messages.ts';
import { describe, expect, it } from 'vitest';
import { clauseNow } from './clause-now.ts';

const message = (...clauses: readonly Clause[]) => ({ key: 'x', clauses });
const line = (...clauses: readonly Clause[]) => ({ text: message(...clauses) });

describe('the clause at which the rules open', () => {
  it('is that of the question to the reader', () => {
    expect(clauseNow({ asked: message('MM-4.5.1', 'MM-4.5.2'), log: [line('MM-4.4.1')] })).toBe('MM-4.5.1');
  });

  it('is that of what happened last where nothing is asked of him', () => {
    expect(clauseNow({ asked: null, log: [line('MM-4.3.1'), line('MM-4.4.1'), line()] })).toBe('MM-4.4.1');
    expect(clauseNow({ asked: message(), log: [line('BO-4.3')] })).toBe('BO-4.3');
  });

  it('is the beginning before anything has happened', () => {
    expect(clauseNow({ asked: null, log: [] })).toBe('');
  });
});
