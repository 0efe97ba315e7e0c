import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { answering, type Company, type Facts, type Hand, KEEP, layOut, open, playing } from '../position.test-support.ts';
import type { Card, Law, Options } from '../types.ts';
import { playRandomGame } from '#testkit';
import { mullMoney } from '../index.ts';
import { outcome } from '../scoring.ts';
import { fixedSeries } from '#testkit/random-games.ts';

describe('the Alert', () => {
  const alerted = (...companies: readonly Company[]): Hand => layOut(companies, { pile: ['alert'] });

  it('[MM-4.4.1] it is set aside, and comes once in a mission at most', () => {
    const pile: readonly Card[] = ['growth', 'alert'];
    const laid = layOut([{}, {}], { pile });
    expect([laid.table.alertAside, laid.table.alerts, laid.table.lots[0]?.[0]]).toEqual([true, 1, 'growth']);
    expect(laid.state.pile).not.toContain('alert');
  });

  it('[MM-4.4.2] green pays nothing, yellow 5 and one column, red 10 and two', () => {
    const hand = alerted({ d: 8, g: 17 }, { d: 12, g: 17 }, { d: 16, g: 17 });
    expect([0, 1, 2].map((seat) => [hand.at(seat).c, hand.at(seat).g])).toEqual([
      [15, 17],
      [10, 16],
      [5, 15],
    ]);
  });

  it('[MM-4.4.3] both holders of Corruption are asked at the same time, and each answer takes effect at once', () => {
    const asked = alerted({ d: 9, g: 16, cards: ['corruption'] }, { d: 13, g: 17, cards: ['corruption'] });
    expect(asked.awaited).toEqual([A, B]);
    const first = asked.does(B, answering(false));
    expect([first.at(B), first.awaited]).toMatchObject([{ c: 5, g: 15 }, [A]]);
    expect(first.refuses(B, answering(true))).toEqual(['MM-4.2']);
    const second = first.does(A, answering(true));
    expect([second.at(A), second.table.discard.includes('corruption')]).toMatchObject([{ c: 14, g: 16 }, true]);
    expect(second.table.point.kind).toBe('chooseLot');
  });

  it('[MM-4.4.4] neither a green seat nor one without Corruption is asked', () => {
    const hand = alerted({ d: 0, cards: ['corruption'] }, { d: 13 });
    expect([hand.table.point.kind, hand.cards(A)]).toEqual(['chooseLot', ['corruption']]);
  });

  it('[MM-4.4.5] the dump is not changed', () => {
    expect(alerted({ d: 14 }, {}).at(A).d).toBe(14);
  });

  it('[MM-4.4.6] the layout goes on in the same column after the answers', () => {
    const pile: readonly Card[] = ['growth', 'sale', 'alert', 'staff', 'production', 'elimination', 'innovation', 'transport', 'expert', 'corruption'];
    const asked = layOut([{ d: 9, cards: ['corruption'] }, {}], { pile });
    expect([asked.table.lots, asked.table.filled]).toEqual([[['growth'], ['sale'], []], 2]);
    expect(asked.does(A, answering(true)).table.lots).toEqual([
      ['growth', 'production', 'transport'],
      ['sale', 'elimination', 'expert'],
      ['staff', 'innovation', 'corruption'],
    ]);
  });

  it('[MM-4.4.7] a factory on the last column meets the final alert in the same mission, never the card', () => {
    const last = open([{ g: 19, d: 13, cards: ['growth'] }, {}], { pile: ['alert'] }).does(A, playing('growth'));
    expect([last.table.point.kind, last.table.alerts, last.at(A).g]).toEqual(['gameOver', 0, 18]);
  });

  it('[MM-4.7.8] transport triggers no alert', () => {
    const hand = open([{ d: 9, cards: ['transport', 'growth'] }, { d: 12 }]).does(A, playing('transport'));
    expect([hand.at(A).c, hand.at(B), hand.table.point.kind]).toMatchObject([15, { c: 15, d: 13, g: 14 }, 'play']);
  });
});

describe('alerts under law', () => {
  const common = (laws: readonly Law[], companies: readonly Company[]): Hand =>
    layOut(companies, { options: { mode: 'simulation', agreedLaws: 'full' }, commonWaste: 20, pile: ['alert'], laws });

  it('[MM-6.5.4] [MM-6.2.7] Corruption protects in a common alert, unless banned from alerts', () => {
    const companies: readonly Company[] = [{ g: 16, cards: ['corruption'] }, {}];
    expect(common([], companies).awaited).toEqual([A]);
    expect(common([{ type: 'corruptionBan', scope: 'vote' }], companies).awaited).toEqual([A]);
    for (const scope of ['alert', 'both'] as const) {
      const banned = common([{ type: 'corruptionBan', scope }], companies);
      expect([banned.table.point.kind, banned.at(A), banned.cards(A)]).toMatchObject(['chooseLot', { g: 15, c: 10 }, ['corruption']]);
    }
  });

  it('[MM-6.5.4] [MM-6.5.8] spared the retreat but not the fine, and with a fine of 0 treated as green', () => {
    const exempt: Law = { type: 'alertExemption', markerAtMost: 4, scope: 'retreat' };
    const clean: Company = { g: 16, W: 4, cards: ['corruption'] };
    expect(common([exempt], [{ ...clean, cards: [] }, {}]).at(A)).toMatchObject({ g: 16, c: 10 });
    const free = common([exempt, { type: 'alertFines', yellow: 0, red: 0, final: 'excluded' }], [clean, {}]);
    expect([free.table.point.kind, free.at(A)]).toMatchObject(['chooseLot', { g: 16, c: 15 }]);
  });

  it('[MM-6.5.4] fines by law hold in the final alert only if it is included', () => {
    const final = (included: 'included' | 'excluded'): number => {
      const laws: readonly Law[] = [{ type: 'alertFines', yellow: 9, red: 15, final: included }];
      const facts = { options: { mode: 'simulation' }, commonWaste: 20, laws, endTriggered: 'column' } as const;
      return open([{ c: 30, cards: ['growth'] }, {}], facts)
        .does(A, KEEP)
        .at(A).c;
    };
    expect([final('included'), final('excluded')]).toEqual([30 - 5 - 9, 30 - 5 - 1]);
  });
});

interface Case extends Omit<Facts, 'options'> {
  readonly options?: Partial<Options>;
}

const rich: Company = { c: 60 };
const ended = (companies: readonly Company[], { options, ...facts }: Case = {}): Hand => {
  const [first = rich, ...others] = companies;
  return open([{ ...first, cards: ['growth'] }, ...others], { mission: 5, ...facts, options: { mode: 'simulation', ...options } }).does(A, KEEP);
};

describe('disasters', () => {
  it('[MM-6.7.1] choked only after two missions in a row, and the counter falls back', () => {
    expect(ended([rich, rich], { commonWaste: 28 }).table.missionsChoked).toBe(1);
    expect(ended([rich, rich], { commonWaste: 27, missionsChoked: 1 }).table.missionsChoked).toBe(0);
    expect(ended([rich, rich], { commonWaste: 28, missionsChoked: 1 }).table.point).toMatchObject({ reason: 'choked' });
  });

  it('[MM-6.7.1] paralysis by want of room, by L-02 or by L-11 with 0, after three missions without production', () => {
    const ban: Law = { type: 'dirtyProductionBan', zone: 'yellow', markerAtLeast: 3 };
    expect(ended([rich, rich], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.point).toMatchObject({ reason: 'paralysis' });
    expect(ended([rich, { ...rich, W: 2 }], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    expect(ended([{ ...rich, produced: 1 }, rich], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    const quota: Law = { type: 'productionQuota', zone: 'any', perMission: 1 };
    expect(ended([rich, rich], { laws: [quota], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    expect(ended([rich, rich], { commonWaste: 30, options: { disaster: ['paralysis'] }, missionsParalysed: 2 }).table.point).toMatchObject({
      reason: 'paralysis',
    });
  });

  it('[MM-6.7.1] ruin: every score is negative', () => {
    const ruined: Company = { c: 0, cr: 5 };
    expect(ended([ruined, ruined]).table.point).toEqual({ kind: 'gameOver', reason: 'ruin' });
    expect(ended([ruined, rich]).table.point).toMatchObject({ kind: 'chooseLot' });
    // 14 + 3 + ⌊6/2⌋ − 20 = 0 is not negative.
    expect(ended([ruined, { c: 11, cr: 2 }]).table.point).toMatchObject({ kind: 'chooseLot' });
  });

  it('[MM-6.7.1] the first kind found among those switched on; counters run all the same', () => {
    const both = { commonWaste: 30, missionsChoked: 1, missionsParalysed: 2, mission: 40 };
    expect(ended([rich, rich], both).table.point).toMatchObject({ reason: 'choked' });
    expect(ended([rich, rich], { ...both, options: { disaster: ['endless', 'paralysis'] } }).table.point).toMatchObject({ reason: 'paralysis' });
    expect(ended([rich, rich], { ...both, options: { disaster: ['endless'] } }).table.point).toMatchObject({ reason: 'endless' });
    const none = ended([rich, rich], { ...both, mission: 5, options: { disaster: [] } });
    expect([none.table.missionsChoked, none.table.missionsParalysed]).toEqual([2, 3]);
  });

  it('[MM-6.7.1] none in a mission in which the end was triggered, nor in the base game', () => {
    expect(ended([rich, rich], { commonWaste: 30, missionsChoked: 1, endTriggered: 'column' }).table.point).toMatchObject({ reason: 'column' });
    const base = open([
      { c: 0, cr: 5, cards: ['growth'] },
      { c: 0, cr: 5 },
    ]).does(A, KEEP);
    expect(base.table.point.kind).toBe('chooseLot');
  });

  it('[MM-6.7.2] no final alert, nobody wins, everybody shares the last rank, and the scores are shown', () => {
    const over = ended([{ ...rich, g: 18 }, rich, rich], { commonWaste: 45, missionsChoked: 1 });
    const result = outcome(over.state);
    expect([over.at(A).g, result?.reason, result?.standings.map(({ rank }) => rank)]).toEqual([18, 'choked', [3, 3, 3]]);
    expect(result?.standings[0]?.score).toBe(18 + 3 + 27);
    expect(result?.text.key).toBe('end.choked');
  });

  it('[MM-6.7.3] [MM-2.10.3] random simulations come to an end, and disasters are a minority', () => {
    const reasons = fixedSeries(90, (game) => {
      const { outcome: result } = playRandomGame(mullMoney.module, {
        seats: 2 + (game % 3),
        options: { mode: 'simulation' },
        seed: game.toString(16).padStart(32, '0'),
      });
      return result?.reason ?? 'none';
    });
    expect(reasons).not.toContain('none');
    expect(reasons.filter((reason) => reason === 'column').length).toBeGreaterThan(45);
    expect(new Set(reasons).size).toBeGreaterThan(1);
  });
});
