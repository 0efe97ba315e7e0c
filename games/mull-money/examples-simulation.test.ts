import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import {
  answering,
  bidding,
  choosing,
  cleaning,
  type Company,
  discarding,
  type Facts,
  type Hand,
  innovating,
  KEEP,
  layOut,
  open,
  PASS,
  playing,
  proposing,
  voting,
} from './position.test-support.ts';
import { treasuryVoices } from './rules/vote.ts';
import { wasteBoard } from './rules/waste.ts';
import type { Law, Options } from './types.ts';

/* MM-8.3: further cases of the simulation variant. */

interface Case extends Omit<Facts, 'options'> {
  readonly options?: Partial<Options>;
}

const simulation = ({ options, ...facts }: Case = {}): Facts => ({ ...facts, options: { mode: 'simulation', ...options } });

const TAX: Law = { type: 'productionTax', amount: 2 };

describe('votes', () => {
  it('[MM-8.3.1] [MM-2.11] voices by treasury', () => {
    expect([9, 10, 20, 21].map(treasuryVoices)).toEqual([1, 2, 2, 3]);
  });

  it('[MM-8.3.2] [MM-6.4.3] [MM-6.4.4] the bracket is read before the bribe is paid', () => {
    const vote = open([{ c: 10, cards: ['transport', 'corruption', 'growth'] }, {}], simulation()).does(A, proposing(TAX));
    const counted = vote.does(A, voting('yes', 1)).does(B, voting('abstain'));
    expect(counted.table.lastVote?.ballots[A]).toEqual({ vote: 'yes', bribes: 1, voices: 3 });
    expect([counted.at(A).c, counted.cards(A)]).toEqual([9, ['growth']]);
  });

  const three: readonly Company[] = [
    { c: 9, cards: ['transport', 'corruption', 'growth'] },
    { c: 20, cards: ['growth'] },
    { c: 21, cards: ['growth'] },
  ];

  it('[MM-8.3.3] [MM-1.6] [MM-6.4.5] [MM-6.4.6] [MM-6.4.7] accepted by bribery', () => {
    const vote = open(three, simulation()).does(A, proposing(TAX));
    expect(vote.awaited).toEqual([B, C, A]);
    const counted = vote.does(A, voting('yes', 1)).does(B, voting('yes')).does(C, voting('no'));
    expect(counted.table.laws).toMatchObject([{ id: 'V1', law: TAX, proposer: A, voicesYes: 4, voicesNo: 3, status: 'active' }]);
    expect([counted.at(A).c, counted.cards(A), counted.table.discard]).toEqual([8, ['growth'], ['transport', 'corruption']]);
    expect(counted.awaited).toEqual([B]);
  });

  it('[MM-8.3.4] [MM-6.4.5] a tie rejects', () => {
    const counted = open(three, simulation()).does(A, proposing(TAX)).does(A, voting('yes')).does(B, voting('yes')).does(C, voting('no'));
    expect([counted.table.laws, counted.table.lastVote]).toMatchObject([[], { accepted: false, voicesYes: 3, voicesNo: 3 }]);
  });

  it('[MM-8.3.5] [MM-6.4.3] credit for voices', () => {
    const vote = open([{ cards: ['transport', 'growth'] }, { c: 5 }], simulation()).does(A, proposing(TAX));
    const cast = vote.does(B, voting('no', 0, 2));
    expect(cast.at(B)).toMatchObject({ c: 25, cr: 2 });
    expect(cast.does(A, voting('yes')).table.lastVote?.ballots[B]?.voices).toBe(3);
  });

  it('[MM-8.3.23] [MM-6.4.5] three majorities', () => {
    const voted = (majority: Options['majority']): boolean | undefined => {
      const companies = [{ c: 25, cards: ['transport', 'growth'] as const }, { c: 12 }, { c: 12 }];
      const vote = open(companies, simulation({ options: { majority } })).does(A, proposing(TAX));
      return vote.does(A, voting('yes')).does(B, voting('no')).does(C, voting('abstain')).table.lastVote?.accepted;
    };
    expect([voted('voicesCast'), voted('allVoices'), voted('heads')]).toEqual([true, false, false]);
  });

  it('[MM-8.3.15] [MM-6.4.7] [MM-6.5.9] superseding and repeal', () => {
    const deck: Company = { cards: ['transport', 'transport', 'transport', 'growth'] };
    const agree = (hand: Hand, law: Law): Hand => hand.does(A, proposing(law)).does(A, voting('yes')).does(B, voting('yes'));
    const first = agree(open([deck, {}], simulation()), TAX);
    const second = agree(first, { type: 'productionTax', amount: 4 });
    expect(second.table.laws.map(({ id, status }) => [id, status])).toEqual([
      ['V1', 'superseded'],
      ['V2', 'active'],
    ]);
    const none = agree(second, { type: 'repeal', lawId: 'V2' });
    expect(none.table.laws.map(({ status }) => status)).toEqual(['superseded', 'repealed']);
    expect(none.table.inForce).toEqual({});
  });
});

describe('common waste', () => {
  it('[MM-8.3.6] [MM-6.2.3] an alert strikes everybody', () => {
    const companies: readonly Company[] = [
      { g: 16, c: 20 },
      { g: 15, c: 4 },
      { g: 14, c: 9, cards: ['corruption'] },
    ];
    const alerted = layOut(companies, simulation({ commonWaste: 30, pile: ['alert'] }));
    expect(alerted.awaited).toEqual([C]);
    const after = alerted.does(C, answering(true));
    expect(after.at(A)).toMatchObject({ g: 15, c: 15, cr: 0 });
    expect(after.at(B)).toMatchObject({ g: 14, c: 9, cr: 1 });
    expect(after.at(C)).toMatchObject({ g: 14, c: 8, cr: 0 });
  });

  it('[MM-8.3.7] [MM-6.2.2] room on the common board', () => {
    const dirty = (W: number): Hand => open([{ W, cards: ['production', 'corruption'] }, {}], simulation({ commonWaste: 30 }));
    expect(dirty(3).refuses(A, playing('production'))).toContain('MM-6.2.2');
    expect(dirty(2).does(A, playing('production')).table.commonWaste).toBe(32);
  });

  it('[MM-8.3.8] [MM-6.2.5] elimination on the common board', () => {
    const cards = ['elimination', 'expert', 'corruption'] as const;
    const hand = open([{ cards }, {}], simulation({ commonWaste: 3 }));
    expect(hand.does(A, playing('elimination')).table.commonWaste).toBe(1);
    expect(hand.does(A, playing('elimination', 'expert')).table.commonWaste).toBe(0);
    const strong = open([{ cards }, {}], simulation({ commonWaste: 3, laws: [{ type: 'eliminationStrength', fields: 3 }] }));
    expect(strong.does(A, playing('elimination')).table.commonWaste).toBe(0);
  });

  it('[MM-8.3.9] [MM-6.2.4] Expert and growth', () => {
    const companies: readonly Company[] = [{ cards: ['growth', 'expert', 'corruption'] }, {}];
    expect(open(companies, simulation()).refuses(A, playing('growth', 'expert'))).toContain('MM-6.2.4');
    const legal = open(companies, simulation({ laws: [{ type: 'expertGrowth' }] }));
    expect(legal.does(A, playing('growth', 'expert')).at(A).g).toBe(16);
  });

  it('[MM-8.3.10] [MM-6.3.2] [MM-6.3.6] clean-up', () => {
    const cards = ['transport', 'expert', 'corruption'] as const;
    const hand = open([{ c: 1, cards }, {}], simulation({ commonWaste: 10 }));
    const once = hand.does(A, cleaning(1));
    expect([once.table.commonWaste, once.at(A).c]).toEqual([9, 0]);
    expect(hand.refuses(A, cleaning(2, 'expert'))).toContain('MM-4.0.3');
    const twice = hand.does(A, cleaning(2, 'expert', 1));
    expect([twice.table.commonWaste, twice.at(A)]).toMatchObject([8, { c: 9, cr: 1 }]);
    const clean = open([{ c: 1, cards }, {}], simulation({ laws: [{ type: 'mandatoryCleanup', fields: 1, price: 1 }] }));
    const voted = clean.does(A, proposing(TAX));
    expect([voted.at(A).c, voted.table.point.kind]).toEqual([1, 'vote']);
  });

  it('[MM-8.3.17] [MM-2.10.1] shifted zones', () => {
    const { state } = open([{ cards: ['growth'] }, {}, {}], simulation({ options: { agreedLaws: 'full' }, laws: [{ type: 'zoneShift', perPlayer: -2 }] }));
    expect(wasteBoard(state)).toEqual({ green: 18, yellow: 30, max: 48 });
  });
});

describe('laws on production', () => {
  it('[MM-8.3.12] [MM-6.5.3] dirty plants stop', () => {
    const producer = (W: number, commonWaste: number): Hand =>
      open(
        [{ W, cards: ['production', 'corruption'] }, {}],
        simulation({ commonWaste, laws: [{ type: 'dirtyProductionBan', zone: 'red', markerAtLeast: 4 }] }),
      );
    expect(producer(4, 26).refuses(A, playing('production'))).toContain('MM-6.5.3');
    expect(producer(3, 26).does(A, playing('production')).table.commonWaste).toBe(29);
    for (const W of [3, 4]) expect(producer(W, 24).does(A, playing('production')).table.commonWaste).toBe(24 + W);
  });

  it('[MM-8.3.13] [MM-6.5.3] taxes', () => {
    const laws: readonly Law[] = [TAX, { type: 'wasteTax', perUnit: 1, freeUnits: 1 }];
    const after = open([{ g: 15, W: 4, cards: ['production', 'corruption'] }, {}], simulation({ laws })).does(A, playing('production'));
    expect([after.at(A).c, after.table.commonWaste]).toEqual([15 + 10, 4]);
  });

  it('[MM-8.3.22] [MM-6.4.6] a quota counts what was produced before the vote', () => {
    const cards = ['transport', 'production', 'growth'] as const;
    const vote = open(
      [
        { produced: 1, cards },
        { s: 10, cards: ['production', 'production', 'growth'] },
      ],
      simulation(),
    ).does(A, proposing({ type: 'productionQuota', zone: 'any', perMission: 1 }));
    const law = vote.does(A, voting('yes')).does(B, voting('yes'));
    const once = law.does(B, playing('production'));
    expect(once.refuses(A, playing('production'))).toContain('MM-6.5.3');
    expect(once.does(A, discarding('growth')).refuses(B, playing('production'))).toContain('MM-6.5.3');
  });

  it('[MM-8.3.20] [MM-6.5.8] innovation under law', () => {
    const company: Company = { c: 40, cards: ['innovation', 'expert', 'corruption'] };
    const price = (...laws: readonly Law[]): number => 40 - open([company, {}], simulation({ laws })).does(A, innovating('personnelWaste', 'expert')).at(A).c;
    expect(price({ type: 'innovationPrice', service: 'waste', price: 3 })).toBe(8);
    expect(price({ type: 'innovationPrice', service: 'all', price: 8 })).toBe(16);
    expect(price()).toBe(10);
  });
});

describe('other laws', () => {
  it('[MM-8.3.11] [MM-6.6.1] [MM-6.6.2] [MM-6.6.3] [MM-6.6.4] [MM-6.6.5] auction of the sets', () => {
    const companies: readonly Company[] = [{ c: 12 }, { c: 9 }, { c: 20 }];
    const start = layOut(companies, simulation({ laws: [{ type: 'lotAuction', minBid: 1 }] }));
    const lots = start.table.lots.map((lot) => lot ?? []);
    const named = start.does(A, { type: 'designateLot', lot: 2 });
    expect(named.awaited).toEqual([B]);
    const sold = named.does(B, { type: 'bidLot', amount: 2, borrow: 0 }).does(C, { type: 'bidLot', amount: 5, borrow: 0 }).does(A, PASS);
    expect([sold.at(C).c, sold.cards(C), sold.table.point]).toEqual([15, lots[2], { kind: 'designateLot', seat: A }]);
    const second = sold.does(A, { type: 'designateLot', lot: 1 });
    expect(second.awaited).toEqual([B]);
    const unwanted = second.does(B, PASS);
    expect([unwanted.at(A).c, unwanted.cards(A), unwanted.table.point]).toEqual([12, lots[1], { kind: 'chooseLot', seat: B, last: true }]);
    const last = unwanted.does(B, choosing(3));
    expect([last.at(B).c, last.cards(B), last.table.leftover, last.table.point.kind]).toEqual([9, lots[3], lots[0], 'play']);
  });

  it('[MM-8.3.14] [MM-6.5.2] the clean-up fund', () => {
    const fund: Law = { type: 'cleanupFund', contribution: 1, divisor: 2 };
    const paid = open([{ cards: ['growth'] }, { c: 5 }, {}, {}], simulation({ commonWaste: 20, laws: [fund] })).does(A, KEEP);
    expect(paid.table.commonWaste).toBe(18);
    // Wages took the last 5 M of B: the contribution is paid on credit.
    expect([paid.at(A).c, paid.at(B)]).toMatchObject([9, { c: 9, cr: 1 }]);
  });

  it('[MM-8.3.18] [MM-6.5.4] an exempt company is treated as green', () => {
    const companies: readonly Company[] = [
      { W: 2, g: 18, cards: ['corruption'] },
      { W: 3, g: 18 },
    ];
    const facts = simulation({ commonWaste: 26, pile: ['alert'], laws: [{ type: 'alertExemption', markerAtMost: 2, scope: 'both' }] });
    const alerted = layOut(companies, facts);
    expect([alerted.table.point.kind, alerted.at(A), alerted.at(B)]).toMatchObject(['chooseLot', { g: 18, c: 15 }, { g: 16, c: 5 }]);
  });

  it('[MM-8.3.19] [MM-6.5.4] [MM-6.5.8] alert laws together', () => {
    const laws: readonly Law[] = [
      { type: 'alertFines', yellow: 8, red: 15, final: 'excluded' },
      { type: 'alertExemption', markerAtMost: 2, scope: 'fine' },
      { type: 'corruptionPrice', price: 3 },
    ];
    const options = { agreedLaws: 'full' } as const;
    const all = { g: 16, c: 20 };
    const companies: readonly Company[] = [
      { ...all, W: 2 },
      { ...all, W: 2, cards: ['corruption'] },
      { ...all, W: 4 },
    ];
    const after = layOut(companies, simulation({ commonWaste: 30, pile: ['alert'], laws, options })).does(B, answering(true));
    expect(after.at(A)).toMatchObject({ g: 15, c: 20 });
    expect(after.at(B)).toMatchObject({ g: 16, c: 17 });
    expect(after.at(C)).toMatchObject({ g: 15, c: 12 });
    const final = open([{ ...all, W: 4, cards: ['growth'] }, all, all], simulation({ commonWaste: 30, laws, options, endTriggered: 'column' })).does(A, KEEP);
    expect(final.at(A)).toMatchObject({ c: 20 - 5 - 1, g: 15 });
  });

  it('[MM-8.3.21] [MM-6.5.5] unsold pieces under law', () => {
    const options = { agreedLaws: 'full' } as const;
    const seller: Company = { M: 4, s: 8, cards: ['sale', 'corruption'] };
    const limited = open([seller, { s: 3 }], simulation({ options, laws: [{ type: 'siloLimit', max: 10 }] })).does(A, playing('sale'));
    const unsold = limited.does(B, PASS);
    expect([unsold.at(A).s, unsold.table.reserve, unsold.awaited]).toEqual([8, 39, [A]]);
    const floor = open([seller, { s: 3 }], simulation({ options, laws: [{ type: 'materialFloorPrice', min: 3 }] })).does(A, playing('sale'));
    const asked = floor.does(B, PASS);
    expect([asked.table.point, asked.awaited]).toMatchObject([{ kind: 'bid', seat: A }, [A]]);
    expect(asked.refuses(A, bidding(2))).toContain('MM-4.8.2');
    expect(asked.does(A, bidding(3)).at(A)).toMatchObject({ s: 12, c: 12 });
    expect(asked.does(A, PASS).table.reserve).toBe(39);
  });
});

describe('disasters', () => {
  it('[MM-8.3.16] [MM-6.7.1] [MM-6.7.2] choked', () => {
    const facts = simulation({ mission: 7, commonWaste: 31 });
    const seventh = open(
      [
        { W: 3, c: 50, cards: ['growth'] },
        { W: 2, c: 50 },
      ],
      facts,
    ).does(A, KEEP);
    expect([seventh.table.mission, seventh.table.missionsChoked]).toEqual([8, 1]);
    const eighth = (W: number): Hand =>
      open(
        [
          { W: 3, c: 50, cards: ['growth'] },
          { W, c: 50 },
        ],
        { ...facts, mission: 8, missionsChoked: 1 },
      ).does(A, KEEP);
    expect(eighth(2).table.point).toEqual({ kind: 'gameOver', reason: 'choked' });
    expect([eighth(1).table.mission, eighth(1).table.missionsChoked]).toEqual([9, 0]);
  });

  it('[MM-8.3.24] [MM-6.7.1] paralysis', () => {
    const laws: readonly Law[] = [{ type: 'productionQuota', zone: 'any', perMission: 0 }];
    const companies: readonly Company[] = [{ c: 50, cards: ['growth'] }, { c: 50 }];
    const sixth = open(companies, simulation({ mission: 6, missionsParalysed: 2, laws })).does(A, KEEP);
    expect(sixth.table.point).toEqual({ kind: 'gameOver', reason: 'paralysis' });
    const unlucky = open(companies, simulation({ mission: 6, missionsParalysed: 2 })).does(A, KEEP);
    expect([unlucky.table.mission, unlucky.table.missionsParalysed]).toEqual([7, 0]);
  });
});
