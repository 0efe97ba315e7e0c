import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { mullMoney } from '../index.ts';
import { type Company, position, SIMULATION } from '../position.test-support.ts';
import { likelyCash } from './treasury.ts';
import type { Law, View } from '../types.ts';

const seen = (company: Company, mission: number): View => mullMoney.module.view(position([{}, company], { ...SIMULATION, mission }), 0);

/** Companies that have produced eight times by the sixth mission, four of them under a law. */
const under = (law: Law | null): View => {
  const view = seen({ g: 20 }, 6);
  const players = view.table.players.map((company) => ({ ...company, productions: 8 }));
  if (law === null) return { ...view, table: { ...view.table, players } };
  const entry = { id: 'V1', law, proposer: 0, mission: 2, voicesYes: 3, voicesNo: 2, ballots: {}, status: 'active' } as const;
  return { ...view, table: { ...view.table, players, laws: [entry], inForce: { [law.type]: law } } };
};

describe('what a hidden treasury should hold', () => {
  it('[MM-7.1] is known at the start, and reckoned from what is public afterwards, whatever it holds', () => {
    expect(likelyCash(seen({ c: 15 }, 1), 1)).toBe(15);
    for (const c of [0, 7, 60]) expect(likelyCash(seen({ c }, 3), 1)).toBe(7);
  });

  it('[MM-4.0.3] falls with every step of innovation and every mission, and rises with every credit', () => {
    const usual = likelyCash(seen({}, 2), 1);
    expect(likelyCash(seen({ W: 4 }, 2), 1)).toBeLessThan(usual);
    expect(likelyCash(seen({}, 3), 1)).toBeLessThan(usual);
    expect(likelyCash(seen({ cr: 1 }, 3), 1)).toBeGreaterThan(likelyCash(seen({}, 3), 1));
  });

  it('[MM-6.5.2] counts what laws have taken since they were passed', () => {
    const free = likelyCash(under(null), 1);
    const taxed = likelyCash(under({ type: 'wealthTax', threshold: 10, amount: 10 }), 1);
    const contributing = likelyCash(under({ type: 'cleanupFund', contribution: 3, divisor: 1 }), 1);
    expect(contributing).toBeLessThan(free);
    expect(taxed).toBeLessThan(contributing);
  });
});

describe('an imagined treasury', () => {
  it('[MM-7.1] is near what is reckoned, and not always the same', () => {
    const view = seen({}, 5);
    const chance = quickChance(2);
    const drawn = range(60).map(() => mullMoney.module.imagine(view, 0, chance).ledger.seats[1] ?? -1);
    expect(new Set(drawn).size).toBeGreaterThan(3);
    for (const cash of drawn) expect(Math.abs(cash - likelyCash(view, 1))).toBeLessThanOrEqual(4);
  });
});
