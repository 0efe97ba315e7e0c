import { describe, expect, it } from 'vitest';
import { A } from '#testkit/position.ts';
import { open, plain } from './position.test-support.ts';
import type { Options } from './types.ts';

describe('amending a running game', () => {
  it('[BO-6.8] takes effect from the next turn', () => {
    const amended = open([{ square: 3 }, {}], { options: {} }).amend({ visitPricing: 'separate' });
    expect([amended.state.options.visitPricing, amended.state.coming]).toEqual(['running', { visitPricing: 'separate' }]);
    const next = amended.roll(2).does(A, { type: 'pass' });
    expect([next.state.options.visitPricing, next.state.coming]).toEqual(['separate', {}]);
    expect(next.keys()).toContain('log.amended');
  });

  it('[BO-6.8] the win check of the present turn keeps the old target', () => {
    const rich = { titles: { DAR: 5, LOC: 5, CIF: 5 } };
    const lowered = open([{ square: 3 }, rich]).amend({ winTarget: 300_000 });
    const next = lowered.roll(2).does(A, { type: 'pass' });
    expect([next.state.table.point.kind, next.state.options.winTarget]).toEqual(['awaitRoll', 300_000]);
  });

  it('[BO-6.8] several amendments add up, the last word on one option holds', () => {
    const twice = open(plain(2)).amend({ events: false, reborrow: false }).amend({ events: true });
    expect(twice.state.coming).toEqual({ events: true, reborrow: false });
  });

  const AMENDABLE: readonly (keyof Options)[] = [
    'visitOrders',
    'standingOrders',
    'answers',
    'auctionBids',
    'winTarget',
    'winCondition',
    'loanDeduction',
    'visitPricing',
    'ceilingChoice',
    'optionForgetting',
    'insolvency',
    'reborrow',
    'events',
    'cashVisibility',
    'turnLimit',
    'onLeave',
    'lateJoin',
  ];
  const FIXED: readonly (keyof Options)[] = ['startPhase', 'startCash', 'optionCards', 'eventDeck', 'dataset'];

  it('[BO-6.8] some options may be changed, the others are fixed at set-up', () => {
    const start = open(plain(2));
    for (const name of AMENDABLE) expect(start.amend({ [name]: start.state.options[name] }).state.coming).toHaveProperty(name);
    for (const name of FIXED) expect(() => start.amend({ [name]: start.state.options[name] })).toThrow('table.fixedOption');
    expect([...AMENDABLE, ...FIXED].toSorted()).toEqual(Object.keys(start.state.options).toSorted());
  });

  it('[BO-5.2] a target that does not exceed the initial capital is refused', () => {
    expect(open(plain(2)).refusal({ by: 'table', event: 'amend', options: { winTarget: 200_000 } })).toEqual(['BO-5.2']);
    expect(open(plain(2)).refusal({ by: 'table', event: 'amend', options: {} })).toEqual(['HO-6.4']);
  });
});
