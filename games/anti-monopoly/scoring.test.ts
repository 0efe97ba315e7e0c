import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { antiMonopoly } from './index.ts';
import { C, M, type Chair, type Hand, play } from './position.test-support.ts';
import type { Options } from './types.ts';

const { module } = antiMonopoly;
const D = 2;

const outcomeOf = (now: Hand) => module.outcome(now.state);

/** The last turn of the last round is ended. */
const atLimit = (chairs: readonly Chair[], options: Partial<Options> = {}, ...dice: readonly number[]): Hand => {
  const last = chairs.length - 1;
  const limits = { roundLimit: 5, limitScoring: 'richest', ...options } as const;
  return play(chairs, { active: last, round: 5, throwNo: 2, options: limits }).does(last, { type: 'endTurn' }, ...dice);
};

describe('ending by bankruptcy', () => {
  it('[AM-5.1] [AM-1.3] [AM-6.1] by camps: over when one camp has nobody left, whoever lives in the other', () => {
    const chairs: readonly Chair[] = [C({ cash: 1000 }), M(), C({ cash: 2000 })];
    const after = play(chairs, { active: B }).does(B, { type: 'resign' });
    expect(after.table.point).toMatchObject({ kind: 'gameOver', reason: 'campFallen', winningCamp: 'C' });
    expect(outcomeOf(after)?.standings[0]).toEqual({ seat: D, rank: 1, score: 2000 });
  });

  it('[AM-5.1] [AM-1.3] [AM-6.1] the last one left: the same game goes on', () => {
    const chairs: readonly Chair[] = [C({ cash: 1000 }), M(), C({ cash: 2000 })];
    const on = play(chairs, { active: B, options: { victory: 'last' } }).does(B, { type: 'resign' });
    expect(on.awaited).toEqual([D]);
    const over = on.does(D, { type: 'resign' });
    expect(over.table.point).toMatchObject({ kind: 'gameOver', reason: 'lastPlayer', winningCamp: 'C' });
    expect(outcomeOf(over)?.standings.map(({ seat }) => seat)).toEqual([A, D, B]);
  });

  it('[AM-5.3] alone, nobody throws for utilities; prison does not matter, only the winning camp is counted', () => {
    const alone = play([C(), M({ cash: 1000, detained: 1, titles: { SP1: 0, TP1: 0 } })]).does(A, { type: 'resign' });
    expect(alone.table.point).toMatchObject({ counts: [{ seat: B, throws: [], holdings: 1000, income: 280 + 400 }] });
    const two = play([C(), M({ cash: 1000, detained: 1, titles: { LON1: 0, LON2: 0 } }), M({ cash: 500 })]).does(A, {
      type: 'resign',
    });
    expect(two.table.point).toMatchObject({
      counts: [
        { seat: B, score: 2200 },
        { seat: D, score: 500 },
      ],
    });
  });

  it('[AM-5.3] a throw for each free utility: the first chooser first, SP1 before SP2', () => {
    const chairs: readonly Chair[] = [M({ cash: 0, titles: { SP2: 0 } }), C(), M({ cash: 0, titles: { SP1: 0, TP1: 'mortgaged' } })];
    const after = play(chairs, { active: B, first: D }).does(B, { type: 'resign' }, 1, 2, 5, 6);
    expect(after.table.point).toMatchObject({
      counts: [
        { seat: D, throws: [3], score: 120 },
        { seat: A, throws: [11], score: 440 },
      ],
    });
    const both = play([M({ cash: 0, titles: { SP1: 0, SP2: 0 } }), C(), M({ cash: 0 })], { active: B }).does(B, { type: 'resign' }, 1, 2, 5, 6);
    expect(both.table.point).toMatchObject({ counts: [{ seat: A, throws: [3, 11], score: 1400 }, { seat: D }] });
  });
});

describe('ending by a limit', () => {
  it('[AM-5.2] [AM-6.2] over when the last turn of the last round is over, not before', () => {
    const chairs: readonly Chair[] = [C({ cash: 500 }), M({ cash: 400 })];
    const options = { roundLimit: 5 };
    const middle = play(chairs, { round: 5, throwNo: 2, options }).does(A, { type: 'endTurn' });
    expect(middle.awaited).toEqual([B]);
    expect(play(chairs, { active: B, round: 4, throwNo: 2, options }).does(B, { type: 'endTurn' }).table.round).toBe(5);
    expect(outcomeOf(atLimit(chairs))).toMatchObject({
      reason: 'roundLimit',
      standings: [
        { seat: A, rank: 1 },
        { seat: B, rank: 2 },
      ],
    });
  });

  it('[AM-2.2.21] [AM-5.2] without a limit the game is counted after a thousand rounds', () => {
    const chairs: readonly Chair[] = [C({ cash: 500 }), M({ cash: 400 })];
    const end = (round: number) => play(chairs, { active: B, round, throwNo: 2, options: { roundLimit: 0 } }).does(B, { type: 'endTurn' });
    expect(outcomeOf(end(999))).toBeNull();
    expect(outcomeOf(end(1000))).toMatchObject({ reason: 'roundCap' });
  });

  it('[AM-5.5] ties: more cash, then dearer free titles, then shared', () => {
    const rents: Chair = C({ cash: 940, titles: { ROM1: 0 } });
    const cash: Chair = C({ cash: 1000 });
    expect(outcomeOf(atLimit([rents, cash, M({ cash: 0 })]))?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [B, 1],
      [A, 2],
      [D, 3],
    ]);
    const dear: Chair = C({ cash: 800, titles: { TP1: 0 } });
    const cheap: Chair = C({ cash: 800, titles: { BER1: 0, BER2: 0 } });
    const camp = atLimit([cheap, dear, M({ cash: 0 })]);
    expect(outcomeOf(camp)?.standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(camp.table.point).toMatchObject({ winningCamp: 'C' });
    const built: Chair = C({ cash: 800, titles: { BER1: 2 } });
    expect(outcomeOf(atLimit([built, dear, M({ cash: 0 })]))?.standings[0]?.seat).toBe(B);
  });

  it('[AM-5.5] shared between the camps it is a draw without a winning camp', () => {
    const after = atLimit([C({ cash: 1000 }), M({ cash: 1000 })]);
    expect(after.table.point).toMatchObject({ kind: 'gameOver', winningCamp: null });
    expect(outcomeOf(after)).toMatchObject({ text: { key: 'end.drawn' }, standings: [{ rank: 1 }, { rank: 1 }] });
  });

  it('[AM-5.6] the bankrupt come last, the later eliminated the better', () => {
    const chairs: readonly Chair[] = [C({ bankrupt: 2 }), M({ bankrupt: 1 }), C({ cash: 10 }), M({ cash: 0 })];
    expect(outcomeOf(atLimit(chairs))?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [3, 2],
      [0, 3],
      [1, 4],
    ]);
  });

  it('[AM-5.4] [AM-5.7] [AM-6.4] counts at a limit; an ending by bankruptcy always counts by the rulebook', () => {
    const rich: Chair = C({ cash: 8430, titles: { MAD1: 1 } });
    const scores = (['richest', 'tournament', 'liquid'] as const).map(
      (limitScoring) => outcomeOf(atLimit([rich, M({ cash: 0 })], { limitScoring }))?.standings[0]?.score,
    );
    expect(scores).toEqual([8430 + 240, 840 + 240, 8430 + 500 + 700 + 240]);
    const fallen = play([rich, M()], { active: B, options: { limitScoring: 'liquid' } }).does(B, { type: 'resign' });
    expect(outcomeOf(fallen)?.standings[0]?.score).toBe(8670);
  });

  it('[AM-5.7] selling out never raises the liquid count', () => {
    const held: Chair = M({ cash: 0, titles: { LON1: 2, LON2: 0, TP1: 0 } });
    const sold: Chair = M({ cash: 2000 + 1500 + 1500 + 1000, titles: { LON1: 'mortgaged', LON2: 'mortgaged', TP1: 'mortgaged' } });
    const score = (chair: Chair): number => outcomeOf(atLimit([C({ cash: 0 }), chair], { limitScoring: 'liquid' }))?.standings[0]?.score ?? 0;
    expect(score(held)).toBe(6000 + 1400 + 600 + 400);
    expect(score(sold)).toBe(6000);
  });
});

describe('figures', () => {
  it('[AM-13.8] cash, count with utilities at 7, rents received, totals by camp, and who won', () => {
    const { state } = play([C({ cash: 1000, titles: { SP1: 0, ROM1: 5 } }), M({ cash: 500 })]);
    const figures = module.metrics(state, 'public');
    expect(figures).toMatchObject({
      'anti-monopoly.metric.cash/0': 1000,
      'anti-monopoly.metric.score/0': 1000 + 280 + 310,
      'anti-monopoly.metric.liquidation/0': 1000 + 750 + 300 + 1250,
      'anti-monopoly.metric.hotels/0': 1,
      'anti-monopoly.metric.titlesCompetitors': 2,
      'anti-monopoly.metric.cashMonopolists': 500,
      'anti-monopoly.metric.unsold': 26,
    });
    expect(figures['anti-monopoly.metric.winCompetitors']).toBeUndefined();
    const over = play([C(), M()]).does(A, { type: 'resign' });
    expect(module.metrics(over.state, 'public')).toMatchObject({ 'anti-monopoly.metric.winCompetitors': 0, 'anti-monopoly.metric.winMonopolists': 1 });
  });
});
