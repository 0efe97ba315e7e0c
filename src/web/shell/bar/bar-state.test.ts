import { describe, expect, it } from 'vitest';
import { sceneWith } from '../../store/testing/scene.ts';
import { barState } from './bar-state.ts';

const prompt = { key: 'k', clauses: [] };
const scene = sceneWith({ step: 9, view: {}, decision: { seat: 0, duty: 'must', prompt }, decisionNumber: 1, awaited: [0] }, { turn: 3, step: 9 });
const open = { kind: 'open' } as const;

describe('the state of the bar', () => {
  it('is brass when one must act, and not when one has answered or only may', () => {
    expect(barState(open, null, scene).kind).toBe('act');
    expect(barState(open, null, { ...scene, decision: { seat: 0, duty: 'must', prompt, answered: true }, awaited: [1] })).toMatchObject({
      kind: 'answered',
      awaited: [1],
    });
    expect(barState(open, null, { ...scene, decision: { seat: 0, duty: 'may', prompt }, awaited: [1] })).toMatchObject({ kind: 'wait', awaited: [1] });
    expect(barState(open, null, { ...scene, decision: null })).toMatchObject({ kind: 'wait', beside: null });
  });

  it('asks for a takeback over everything but the end and a lost line; those who are not asked may look at the past', () => {
    const takeback = { by: 1, asked: [0, 2], yes: [2], since: [], reveals: false, step: 8, upTo: 20, deadline: 0, number: 1 };
    const question = { ...scene, takeback };
    const past = { step: 4, view: {} };
    expect(barState(open, null, question)).toEqual({ kind: 'takeback', takeback, asked: true });
    expect(barState(open, past, question).kind).toBe('takeback');
    expect(barState(open, null, { ...question, you: 2 })).toMatchObject({ kind: 'takeback', asked: false });
    expect(barState(open, past, { ...question, you: 2 }).kind).toBe('past');
    expect(barState({ kind: 'lost', retryAt: 5 }, null, question).kind).toBe('lost');
  });

  it('lets a lost line hide the past, the past hide the end, the end hide a pause', () => {
    const outcome = { reason: 'target', text: prompt, standings: [] };
    const ended = { ...scene, outcome, info: { ...scene.info, paused: true } };
    const past = { step: 4, view: {} };
    expect(barState({ kind: 'lost', retryAt: 5 }, past, ended)).toEqual({ kind: 'lost', retryAt: 5 });
    expect(barState({ kind: 'connecting' }, past, ended)).toEqual({ kind: 'lost', retryAt: null });
    expect(barState(open, past, ended)).toEqual({ kind: 'past', step: 4 });
    expect(barState(open, null, ended).kind).toBe('over');
    expect(barState(open, null, { ...ended, outcome: null }).kind).toBe('paused');
  });
});
