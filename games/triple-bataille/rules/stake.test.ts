import { describe, expect, it } from 'vitest';
import { faceOf, rankOf } from './cards.ts';
import type { Options } from '../types.ts';
import type { Work } from './work.ts';
import { employ } from './jobs.ts';
import { payOut } from './payout.ts';
import { reveal } from './stake.ts';
import { arrange, pileOf, setPlayer, workWith } from './work.test-support.ts';

/** Four players with 12 cards each, in STAKE, before anything is turned. */
const ready = (bundle: 1 | 2 = 1, options: Partial<Options> = {}): Work => {
  const work = workWith({ bundle, battle: 4, options, pile: 12, funds: { pot: 0 }, table: { first: 0, point: { kind: 'stake', round: 1 } } });
  return work;
};

describe('turning over', () => {
  it('[TB-4.6.1] [TB-4.6.2] stakes come off the top of the pile, and the first card of each bundle counts', () => {
    const work = arrange(ready(2), { players: { 0: { factory: 3, stake: 2 } } });
    const top = work.heaps.piles[0]?.slice(0, 4) ?? [];
    reveal(work);
    const [entry] = work.table.battleReport.entries;
    expect(entry).toMatchObject({ key: '0', owner: 0, operator: 0, kind: 'main', b: 2, f: 3, cards: top });
    expect(entry?.counting).toEqual([faceOf(top[0] ?? 0), faceOf(top[2] ?? 0)]);
    expect(pileOf(work, 0)).toBe(8);
  });

  it('[TB-4.6.1] [TB-4.3.3] a subsidiary turns what its boss has laid aside', () => {
    const work = ready();
    setPlayer(work, 0, { factory: 1, subsidiaries: [{ id: 1, cards: 2, contract: null }] });
    const top = work.heaps.piles[0] ?? [];
    employ(work, 1, { kind: 'job', id: 'job/0/1', by: 0, to: null, subsidiary: 1, k: 2, wage: 4 });
    expect([pileOf(work, 0), pileOf(work, 1), work.table.players[1]?.boss]).toEqual([6, 16, 0]);
    setPlayer(work, 1, { stake: 1 });
    reveal(work);
    expect(work.table.battleReport.entries).toMatchObject([{ key: '0/1', owner: 0, operator: 1, kind: 'subsidiary', b: 2, f: 2 }]);
    expect(work.table.battleReport.entries[0]?.cards.every((card) => top.includes(card))).toBe(true);
    expect(work.heaps.escrows).toEqual({});
  });

  it('[TB-4.5.2] [TB-4.5.1] what is staked is bounded by the factory, the post and the pile; the destitute stake nothing', () => {
    const work = arrange(ready(), {
      piles: { 0: 2 },
      players: { 0: { factory: 3, stake: 3 }, 1: { factory: 1, post: true, stake: 1 }, 2: { stake: 1, destitute: true } },
    });
    reveal(work);
    expect(work.table.battleReport.entries.map(({ key, b, post }) => [key, b, post])).toEqual([
      ['0', 2, false],
      ['1', 1, true],
    ]);
  });

  it('[TB-6.4.6] secret stakes: what was committed counts, who committed nothing does not play', () => {
    const work = arrange(ready(1, { secretStakes: true }), { players: { 1: { stake: 1 } } });
    work.sealed.stakes = { 0: 1, 3: 0 };
    reveal(work);
    expect(work.table.battleReport.entries.map(({ key }) => key)).toEqual(['0']);
    expect(work.sealed.stakes).toEqual({});
  });

  it('[TB-4.7.3] the whole order stands before any card is taken', () => {
    const work = ready();
    for (const seat of work.table.players.keys()) setPlayer(work, seat, { stake: 1 });
    reveal(work);
    expect(work.errand).toBe('payout');
    expect(work.table.battleReport.order.flat().toSorted()).toEqual(['0', '1', '2', '3']);
    expect(work.table.battleReport.results).toEqual([]);
    const ranks = work.table.battleReport.order.map((group) =>
      rankOf(work.table.battleReport.entries.find(({ key }) => key === group[0])?.counting[0] ?? 0, 'none'),
    );
    if (work.table.battleReport.order.length === 4) expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  it('[TB-4.8.2] [TB-9.4] as many cards as were turned come from the draw pile; the stakes go under it', () => {
    const work = ready();
    for (const seat of work.table.players.keys()) setPlayer(work, seat, { stake: 1 });
    arrange(work, { funds: { pot: 30, state: 0 } });
    const next = work.heaps.pioche.slice(0, 4);
    reveal(work);
    const revealed = work.table.battleReport.entries.flatMap(({ cards }) => cards);
    const { money } = work;
    payOut(work);
    expect(new Set(work.heaps.pioche.slice(-4))).toEqual(new Set(revealed));
    expect(next.some((card) => work.heaps.pioche.includes(card))).toBe(false);
    expect(work.money).toBe(money);
    // 30 and the four stakes: four times (2 + 3), the rest to the state.
    expect([work.table.players.map(({ pile }) => pile), work.table.funds.state, work.table.funds.pot]).toEqual([[14, 14, 14, 14], 22, 0]);
  });
});
