import { describe, expect, it } from 'vitest';
import { sceneWith } from '../../store/testing/scene.ts';
import { arrange, barState, isSlip } from './bar-state.ts';
import type { FormOffer } from '#kernel/forms.ts';
import type { Offer, Place } from '#kernel/game.ts';

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
    const past = { step: 4, turn: 2, view: {} };
    expect(barState(open, null, question)).toEqual({ kind: 'takeback', takeback, asked: true });
    expect(barState(open, past, question).kind).toBe('takeback');
    expect(barState(open, null, { ...question, you: 2 })).toMatchObject({ kind: 'takeback', asked: false });
    expect(barState(open, past, { ...question, you: 2 }).kind).toBe('past');
    expect(barState({ kind: 'lost', retryAt: 5 }, null, question).kind).toBe('lost');
  });

  it('lets a lost line hide the past, the past hide the end, the end hide a pause', () => {
    const outcome = { reason: 'target', text: prompt, standings: [] };
    const ended = { ...scene, outcome, info: { ...scene.info, paused: true } };
    const past = { step: 4, turn: 2, view: {} };
    expect(barState({ kind: 'lost', retryAt: 5 }, past, ended)).toEqual({ kind: 'lost', retryAt: 5 });
    expect(barState({ kind: 'connecting' }, past, ended)).toEqual({ kind: 'lost', retryAt: null });
    expect(barState(open, past, ended)).toEqual({ kind: 'past', step: 4, turn: 2 });
    expect(barState(open, null, ended).kind).toBe('over');
    expect(barState(open, null, { ...ended, outcome: null }).kind).toBe('paused');
  });
});

const label = { key: 'k', clauses: [] };
const move = (type: string, more: Place = {}): Offer<unknown> => ({ kind: 'move', label, move: { type }, ...more });
const pass = move('pass', { rank: 'passive' });
const types = (groups: readonly { readonly type: string }[]) => groups.map(({ type }) => type.replace('move ', ''));

describe('offers in the bar', () => {
  it('keeps the order of the game, puts passive moves last and instructions apart', () => {
    const { usual, passive, others, instructions } = arrange([
      pass,
      move('buy'),
      move('tell', { rank: 'instruction' }),
      move('hide', { rank: 'unshown' }),
      move('sell'),
    ]);
    expect(types(usual)).toEqual(['buy', 'sell']);
    expect(types(passive)).toEqual(['pass']);
    expect(others).toEqual([]);
    expect(types(instructions)).toEqual(['tell']);
  });

  it('makes one button of one thing to do in several ways', () => {
    const { usual } = arrange([move('option'), move('buy'), move('option')]);
    expect(types(usual)).toEqual(['option', 'buy']);
    expect(usual[0]?.offers).toHaveLength(2);
  });

  it('goes by the game’s own grouping where it has one', () => {
    const option = (group: string): Offer<unknown> => move('option', { group });
    const { usual } = arrange([option('1'), move('buy'), option('2'), option('1')]);
    expect(usual.map(({ offers }) => offers.length)).toEqual([2, 1, 1]);
  });

  it('shows five things at most, the rest behind a button, the passive one always in sight', () => {
    const { usual, others, passive } = arrange([...['a', 'b', 'c', 'd', 'e', 'f'].map((type) => move(type)), pass]);
    expect(types(usual)).toEqual(['a', 'b', 'c']);
    expect(types(passive)).toEqual(['pass']);
    expect(types(others)).toEqual(['d', 'e', 'f']);
  });
});

describe('a form of one number', () => {
  it('fits into the bar, whatever else of it is settled already', () => {
    const number = { kind: 'int', name: 'n', min: 1, max: 4, step: 1 } as const;
    const target = (...from: readonly string[]) => ({ kind: 'pick', name: 'security', from, min: 1, max: 1 }) as const;
    const form = (...fields: FormOffer['fields']): FormOffer => ({ kind: 'form', label, type: 'buy', fields });
    expect([form(number), form(target('MAR'), number), form(target('MAR', 'POL'), number), form(number, { ...number, name: 'm' })].map(isSlip)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
