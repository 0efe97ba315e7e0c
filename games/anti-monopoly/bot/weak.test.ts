import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { antiMonopoly } from '../index.ts';
import type { Move, Point, View } from '../types.ts';
import { dealer } from './dealer.ts';
import { decent } from './decent.ts';
import { seen, sightOn } from './seen.test-support.ts';
import { weak } from './weak.ts';

const answers = (view: View, ...moves: readonly Move[]): readonly Move[] => {
  const chance = quickChance(3);
  return range(60).map(() => weak.choose(sightOn(view, moves), 0, chance));
};

const people = [{ role: 'M', cash: 3000, owns: ['PAR1', 'PAR2'] }, { role: 'M' }, { role: 'C' }, { role: 'C' }] as const;

describe('the weak bot', () => {
  it('[AM-12.5] buys whenever its cash allows', () => {
    const view = seen(people, { point: { kind: 'buyDecision', seat: 0, title: 'LON1' } });
    for (const move of answers(view, { type: 'buy' }, { type: 'decline' })) expect(move).toEqual({ type: 'buy' });
    for (const move of answers(view, { type: 'decline' })) expect(move).toEqual({ type: 'decline' });
  });

  it('[AM-12.5] builds whenever it can, anywhere, and otherwise throws', () => {
    const moves: readonly Move[] = [{ type: 'throw' }, { type: 'build', title: 'PAR1' }, { type: 'build', title: 'PAR2' }];
    const built = answers(seen(people), ...moves).map((move) => (move.type === 'build' ? move.title : move.type));
    expect(new Set(built)).toEqual(new Set(['PAR1', 'PAR2']));
    for (const move of answers(seen(people, { throwNo: 2 }), { type: 'throw' }, { type: 'endTurn' })) expect(move).toEqual({ type: 'throw' });
  });

  it('[AM-12.5] bids up to the price, in steps of 50, and never more than it has', () => {
    const ceilings = (cash: number): readonly number[] => {
      const point: Point = { kind: 'ceilings', title: 'PAR1', opening: 1100, order: [1, 0], asked: [0, 1], answered: [] };
      return answers(seen([{ role: 'C', cash }, { role: 'M' }], { point })).map((move) => (move.type === 'ceiling' ? move.amount : 0));
    };
    const rich = ceilings(9000);
    expect(Math.min(...rich)).toBeGreaterThanOrEqual(1100);
    expect(Math.max(...rich)).toBeLessThanOrEqual(2200);
    expect(new Set(rich).size).toBeGreaterThan(10);
    expect(rich.filter((amount) => amount % 50 !== 0)).toEqual([]);
    expect(Math.max(...ceilings(1230))).toBe(1200);
    expect(new Set(ceilings(900))).toEqual(new Set([0]));
  });

  it('[AM-12.5] never trades', () => {
    const offer = { proposer: 1, to: 0, giveTitles: ['ATH1', 'ATH2'], giveCash: 0, getTitles: [], getCash: 10 } as const;
    const view = seen(people, { offer, point: { kind: 'tradeResponse', seat: 0, proposer: 1, back: 'preThrow' } });
    for (const move of answers(view, { type: 'accept' }, { type: 'reject' })) expect(move).toEqual({ type: 'reject' });
  });

  it('[AM-12.5] is not absurd: it mortgages before it sells, and gives up only when it must', () => {
    const view = seen(people, { point: { kind: 'raiseCash', seat: 0 }, debts: [{ debtor: 0, creditor: 'bank', amount: 4000, reason: 'rent' }] });
    const sale: Move = { type: 'sellBuildings', title: 'PAR1', levels: 1 };
    const mortgage: Move = { type: 'mortgage', title: 'PAR2' };
    for (const move of answers(view, sale, mortgage, { type: 'resign' })) expect(move).toEqual(mortgage);
    for (const move of answers(view, sale, { type: 'resign' })) expect(move).toEqual(sale);
    for (const move of answers(view, { type: 'declareBankruptcy' }, { type: 'resign' })) expect(move).toEqual({ type: 'declareBankruptcy' });
  });
});

describe('the bots of the box', () => {
  it('[AM-12.5] are weak, decent and strong, and answer the same to the same sight and chance', () => {
    expect(antiMonopoly.bots).toEqual({ weak, decent, strong: dealer });
    const sight = sightOn(seen(people), [{ type: 'throw' }, { type: 'build', title: 'PAR1' }, { type: 'build', title: 'PAR2' }]);
    for (const bot of [weak, decent, dealer]) expect(bot.choose(sight, 0, quickChance(7))).toEqual(bot.choose(sight, 0, quickChance(7)));
  });
});
