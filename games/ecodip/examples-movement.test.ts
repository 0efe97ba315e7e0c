import { describe, expect, it } from 'vitest';
import type { Place } from '#diplomacy/types.ts';
import { codes, exampleOf, playExample, position, refusals } from './position.test-support.ts';
import type { UnitReport } from './types.ts';

/* Section 8.2: reinforced units, each as a whole turn of the game, from sheets to the published report. */

interface Expected {
  readonly fates: Readonly<Record<string, string>>;
  readonly supports: Readonly<Record<string, number>>;
  /** Absent where the specification names none. */
  readonly retreats?: Readonly<Record<string, string>>;
  readonly backup?: string;
}

const fateOf = ({ status, dislodgedFrom }: UnitReport): string => {
  if (status === 'annihilated' || status === 'moves') return status;
  return dislodgedFrom === null ? 'stays' : 'dislodged';
};

const named = ({ loc, coast }: Place): string => (coast === undefined ? loc : `${loc}/${coast}`);

/** Keeps the type of the table. */
const rows = (expected: readonly (readonly [string, string, Expected])[]): readonly (readonly [string, string, Expected])[] => expected;

describe('reinforced units', () => {
  it.each(
    rows([
      [
        '[EC-8.X1] [EC-4.6.1.2] force 2 dislodges force 1',
        'X1',
        { fates: { kie: 'moves', rou: 'dislodged' }, supports: {}, retreats: { rou: 'bul hgr ode you' } },
      ],
      ['[EC-8.X2] force 2 against force 1 and a support', 'X2', { fates: { kie: 'stays', rou: 'stays', bul: 'stays' }, supports: { bul: 1 }, retreats: {} }],
      [
        '[EC-8.X3] a reinforced unit gives double support',
        'X3',
        { fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', bul: 'stays' }, supports: { kie: 2, bul: 1 }, retreats: { rou: 'hgr you' } },
      ],
      [
        '[EC-8.X4] double support in defence',
        'X4',
        { fates: { ode: 'stays', kie: 'stays', rou: 'stays', hgr: 'stays' }, supports: { kie: 1, hgr: 2 }, retreats: {} },
      ],
      [
        '[EC-8.X5] an attacked reinforced supporter is only reduced',
        'X5',
        { fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays' }, supports: { kie: 1 }, retreats: { rou: 'bul hgr you' } },
      ],
      [
        '[EC-8.X6] the reduced support no longer suffices',
        'X6',
        { fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays', bul: 'stays' }, supports: { kie: 1, bul: 1 }, retreats: {} },
      ],
      [
        '[EC-8.X7] an attacker of equal force cuts outright',
        'X7',
        { fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays' }, supports: { kie: 0 }, retreats: {} },
      ],
      [
        '[EC-8.X8] [EC-4.6.5.4] two simple attackers add up',
        'X8',
        { fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays', tch: 'stays' }, supports: { kie: 0 }, retreats: {} },
      ],
      [
        '[EC-8.X8] two simple attackers, supportReduction = max',
        'X8b',
        { fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays', tch: 'stays' }, supports: { kie: 1 }, retreats: { rou: 'bul hgr you' } },
      ],
      [
        '[EC-8.X9] only the attacker’s own force reduces',
        'X9',
        { fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays', tch: 'stays' }, supports: { kie: 2, tch: 1 }, retreats: { rou: 'bul hgr you' } },
      ],
      [
        '[EC-8.X10] the attack from the target province does not reduce',
        'X10',
        { fates: { ode: 'moves', kie: 'stays', rou: 'dislodged' }, supports: { kie: 2 }, retreats: { rou: 'bul hgr you' } },
      ],
      [
        '[EC-8.X11] own units never reduce',
        'X11',
        { fates: { ode: 'moves', kie: 'stays', ukr: 'stays', rou: 'dislodged' }, supports: { kie: 2 }, retreats: { rou: 'bul hgr you' } },
      ],
      [
        '[EC-8.X12] a dislodged supporter delivers nothing',
        'X12',
        {
          fates: { ode: 'stays', kie: 'dislodged', rou: 'stays', pol: 'moves', hgr: 'stays' },
          supports: { kie: 0, hgr: 1 },
          retreats: { kie: 'len mos tch ukr' },
        },
      ],
      [
        '[EC-8.X13] [EC-4.6.5.8] head-to-head, force 2 against 1',
        'X13',
        { fates: { ruh: 'moves', ber: 'dislodged' }, supports: {}, retreats: { ber: 'dan ham pol tch' } },
      ],
      ['[EC-8.X14] head-to-head, equal forces', 'X14', { fates: { ruh: 'stays', ber: 'stays' }, supports: {}, retreats: {} }],
      ['[EC-8.X15] [EC-4.6.7.2] equal forces bounce', 'X15', { fates: { par: 'stays', aut: 'stays' }, supports: {}, retreats: {} }],
      ['[EC-8.X15] unequal forces do not bounce', 'X15b', { fates: { par: 'moves', aut: 'stays' }, supports: {}, retreats: {} }],
      [
        '[EC-8.X16] [EC-4.6.5.5] a reinforced unit that bounces defends with its full force',
        'X16',
        { fates: { ber: 'stays', ham: 'stays', ruh: 'stays', MBA: 'stays', pol: 'stays' }, supports: { ruh: 1, pol: 1 }, retreats: {} },
      ],
      [
        '[EC-8.X17] [EC-4.6.5.2] a simple unit that bounces is dislodged',
        'X17',
        { fates: { ber: 'dislodged', ham: 'stays', MBA: 'moves', pol: 'stays' }, supports: { pol: 1 }, retreats: { ber: 'dan ruh tch' } },
      ],
      [
        '[EC-8.X18] [EC-4.6.5.3] [EC-4.6.1.3] a simple fleet convoys a force 3 army',
        'X18',
        { fates: { MJP: 'stays', hir: 'moves', cre: 'dislodged', vla: 'stays' }, supports: {}, retreats: { cre: 'man she' } },
      ],
      ['[EC-8.X19] the fleet is dislodged by force 2', 'X19', { fates: { MJP: 'dislodged', hir: 'stays', cre: 'stays', vla: 'moves' }, supports: {} }],
      [
        '[EC-8.X20] a reinforced fleet keeps its convoy',
        'X20',
        { fates: { MJP: 'stays', hir: 'stays', cre: 'stays', vla: 'stays' }, supports: {}, retreats: {} },
      ],
      ['[EC-8.X21] besieged garrison', 'X21', { fates: { kie: 'stays', bul: 'stays', rou: 'stays' }, supports: {}, retreats: {} }],
      [
        '[EC-8.X22] the stronger besieger wins',
        'X22',
        { fates: { kie: 'moves', bul: 'stays', rou: 'dislodged' }, supports: {}, retreats: { rou: 'hgr ode you' } },
      ],
      [
        '[EC-8.X23] support of the victim’s own power does not count',
        'X23',
        { fates: { kie: 'stays', bul: 'stays', rou: 'stays' }, supports: { bul: 3 }, retreats: {} },
      ],
      ['[EC-8.X24] nobody dislodges his own', 'X24', { fates: { hgr: 'stays', rou: 'stays', ode: 'stays' }, supports: {}, retreats: {} }],
      ['[EC-8.X25] circular movement', 'X25', { fates: { hgr: 'moves', rou: 'moves', you: 'moves' }, supports: {}, retreats: {}, backup: 'circular' }],
      ['[EC-8.X26] a broken circle', 'X26', { fates: { hgr: 'stays', rou: 'stays', you: 'stays', aut: 'stays' }, supports: {}, retreats: {} }],
      [
        '[EC-8.X27] [EC-4.6.6.6] mutual-support paradox',
        'X27',
        {
          fates: { ode: 'stays', kie: 'stays', bul: 'stays', rou: 'stays', pol: 'stays', tch: 'stays' },
          supports: { kie: 0, bul: 1, rou: 0, tch: 1 },
          retreats: {},
          backup: 'mutualSupport',
        },
      ],
      [
        '[EC-8.X28] reduced support still suffices: no paradox',
        'X28',
        { fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' }, supports: { alg: 2 }, retreats: { MOC: 'ACO esp/ce mrc nap pie' } },
      ],
      [
        '[EC-8.X29] convoy paradox',
        'X29',
        {
          fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' },
          supports: { alg: 1 },
          retreats: { MOC: 'ACO esp/ce mrc nap pie' },
          backup: 'szykman',
        },
      ],
      [
        '[EC-8.X30] convoy paradox among reinforced units',
        'X30',
        {
          fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' },
          supports: { alg: 2 },
          retreats: { MOC: 'ACO esp/ce mrc nap pie' },
          backup: 'szykman',
        },
      ],
      [
        '[EC-8.X31] [EC-4.6.8.2] a province hit this turn lets nobody in',
        'X31',
        { fates: { kie: 'dislodged', hgr: 'stays', ode: 'stays', tch: 'moves', pol: 'stays' }, supports: { pol: 1 }, retreats: { kie: 'len mos ukr' } },
      ],
      [
        '[EC-8.X32] [EC-4.6.8.1] [EC-4.6.8.3] a frozen fleet is blocked and safe',
        'X32',
        { fates: { MNO: 'stays', len: 'stays', nor: 'stays', MDN: 'stays' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X33] the same in spring',
        'X33',
        {
          fates: { MNO: 'dislodged', len: 'stays', nor: 'stays', MDN: 'moves', ATN: 'stays' },
          supports: { MNO: 0, ATN: 1 },
          retreats: { MNO: 'MBE MGR MSI VVV sib' },
        },
      ],
      ['[EC-8.X34] [EC-4.6.4.2] head-to-head in spite of the coasts', 'X34', { fates: { esp: 'stays', por: 'stays' }, supports: {}, retreats: {} }],
      ['[EC-8.X35] [EC-2.8.1] canal, in one side and out the other', 'X35', { fates: { pan: 'moves', CAR: 'moves' }, supports: {}, retreats: {} }],
      ['[EC-8.X36] canal of Suez', 'X36', { fates: { MRG: 'moves', suz: 'moves' }, supports: {}, retreats: {} }],
      ['[EC-8.X37] two armies change places', 'X37', { fates: { osa: 'moves', MPH: 'stays', hir: 'moves' }, supports: {}, retreats: {}, backup: 'circular' }],
      [
        '[EC-8.X38] defensive support reduced',
        'X38',
        { fates: { ode: 'stays', kie: 'stays', rou: 'stays', hgr: 'stays', you: 'stays' }, supports: { kie: 1, hgr: 1 }, retreats: {} },
      ],
      ['[EC-8.X39] the freezing seas are mutually adjacent', 'X39', { fates: { VVV: 'moves', MNO: 'moves' }, supports: {}, retreats: {} }],
      [
        '[EC-8.X40] [EC-4.6.8.4] the convoying fleet is annihilated',
        'X40',
        { fates: { MJP: 'annihilated', hir: 'dislodged', osa: 'stays', MCO: 'moves', MPH: 'stays' }, supports: { MPH: 1 }, retreats: { hir: 'kyo' } },
      ],
    ]),
  )('%s', (_title, id, expected) => {
    const { report, dislodged } = playExample(id).state.table;
    expect(Object.fromEntries(report.orders.map((one) => [one.unit.loc, fateOf(one)]))).toEqual(expected.fates);
    expect(Object.fromEntries(report.orders.flatMap(({ unit, support }) => (support === null ? [] : [[unit.loc, support]])))).toEqual(expected.supports);
    if (expected.retreats !== undefined)
      expect(Object.fromEntries(dislodged.map(({ unit, retreats }) => [unit.loc, retreats.map(named).toSorted().join(' ')]))).toEqual(expected.retreats);
    expect([...new Set(report.orders.flatMap(({ backup }) => (backup === null ? [] : [backup])))]).toEqual(
      expected.backup === undefined ? [] : [expected.backup],
    );
  });

  it('[EC-8.X32] the support of a frozen fleet and the move into its sea are refused', () => {
    const { facts, sheets } = exampleOf('X32');
    expect(refusals(position(facts), sheets)).toEqual(['EOC E-FROZEN', 'RUS E-FROZEN']);
    expect(codes(position(facts), 'RUS', 'F MNO S A len - nor')).toEqual(['E-FROZEN']);
    expect(codes(position(facts), 'EOC', 'F MDN - MNO')).toEqual(['E-FROZEN']);
    expect(codes(position({ ...facts, options: { frozenSupport: true } }), 'RUS', 'F MNO S A len - nor')).toEqual([null]);
  });
});
