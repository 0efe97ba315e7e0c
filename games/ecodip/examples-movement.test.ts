import { describe, expect, it } from 'vitest';
import type { Place } from '#diplomacy/types.ts';
import { codes, exampleOf, playExample, position, refusals } from './position.test-support.ts';
import type { UnitReport } from './types.ts';

/* Section 8.2: reinforced units, each as a whole turn of the game, from sheets to the published report. */

const fateOf = ({ status, dislodgedFrom }: UnitReport): string => {
  if (status === 'annihilated' || status === 'moves') return status;
  return dislodgedFrom === null ? 'stays' : 'dislodged';
};

const named = ({ loc, coast }: Place): string => (coast === undefined ? loc : `${loc}/${coast}`);

/** What a cell of the table lists. */
const listed = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(', ').toSorted());

/** Title, example, fates, supports delivered, retreats (null where the specification names none), and the backup rule, if any. */
type Row = readonly [title: string, id: string, fates: string, supports: string, retreats: string | null, backup: string];
/** Keeps the type of the table. */
const rows = (table: readonly Row[]): readonly Row[] => table;

describe('reinforced units', () => {
  it.each(
    rows([
      ['[EC-8.X1] [EC-4.6.1.2] force 2 dislodges force 1', 'X1', 'kie moves, rou dislodged', '', 'rou: bul hgr ode you', ''],
      ['[EC-8.X2] force 2 against force 1 and a support', 'X2', 'kie stays, rou stays, bul stays', 'bul 1', '', ''],
      ['[EC-8.X3] a reinforced unit gives double support', 'X3', 'ode moves, kie stays, rou dislodged, bul stays', 'kie 2, bul 1', 'rou: hgr you', ''],
      ['[EC-8.X4] double support in defence', 'X4', 'ode stays, kie stays, rou stays, hgr stays', 'kie 1, hgr 2', '', ''],
      ['[EC-8.X5] an attacked reinforced supporter is only reduced', 'X5', 'ode moves, kie stays, rou dislodged, pol stays', 'kie 1', 'rou: bul hgr you', ''],
      ['[EC-8.X6] the reduced support no longer suffices', 'X6', 'ode stays, kie stays, rou stays, pol stays, bul stays', 'kie 1, bul 1', '', ''],
      ['[EC-8.X7] an attacker of equal force cuts outright', 'X7', 'ode stays, kie stays, rou stays, pol stays', 'kie 0', '', ''],
      ['[EC-8.X8] [EC-4.6.5.4] two simple attackers add up', 'X8', 'ode stays, kie stays, rou stays, pol stays, tch stays', 'kie 0', '', ''],
      [
        '[EC-8.X8] two simple attackers, supportReduction = max',
        'X8b',
        'ode moves, kie stays, rou dislodged, pol stays, tch stays',
        'kie 1',
        'rou: bul hgr you',
        '',
      ],
      [
        '[EC-8.X9] only the attacker’s own force reduces',
        'X9',
        'ode moves, kie stays, rou dislodged, pol stays, tch stays',
        'kie 2, tch 1',
        'rou: bul hgr you',
        '',
      ],
      ['[EC-8.X10] the attack from the target province does not reduce', 'X10', 'ode moves, kie stays, rou dislodged', 'kie 2', 'rou: bul hgr you', ''],
      ['[EC-8.X11] own units never reduce', 'X11', 'ode moves, kie stays, ukr stays, rou dislodged', 'kie 2', 'rou: bul hgr you', ''],
      [
        '[EC-8.X12] a dislodged supporter delivers nothing',
        'X12',
        'ode stays, kie dislodged, rou stays, pol moves, hgr stays',
        'kie 0, hgr 1',
        'kie: len mos tch ukr',
        '',
      ],
      ['[EC-8.X13] [EC-4.6.5.8] head-to-head, force 2 against 1', 'X13', 'ruh moves, ber dislodged', '', 'ber: dan ham pol tch', ''],
      ['[EC-8.X14] head-to-head, equal forces', 'X14', 'ruh stays, ber stays', '', '', ''],
      ['[EC-8.X15] [EC-4.6.7.2] equal forces bounce', 'X15', 'par stays, aut stays', '', '', ''],
      ['[EC-8.X15] unequal forces do not bounce', 'X15b', 'par moves, aut stays', '', '', ''],
      [
        '[EC-8.X16] [EC-4.6.5.5] a reinforced unit that bounces defends with its full force',
        'X16',
        'ber stays, ham stays, ruh stays, MBA stays, pol stays',
        'ruh 1, pol 1',
        '',
        '',
      ],
      [
        '[EC-8.X17] [EC-4.6.5.2] a simple unit that bounces is dislodged',
        'X17',
        'ber dislodged, ham stays, MBA moves, pol stays',
        'pol 1',
        'ber: dan ruh tch',
        '',
      ],
      [
        '[EC-8.X18] [EC-4.6.5.3] [EC-4.6.1.3] a simple fleet convoys a force 3 army',
        'X18',
        'MJP stays, hir moves, cre dislodged, vla stays',
        '',
        'cre: man she',
        '',
      ],
      ['[EC-8.X19] the fleet is dislodged by force 2', 'X19', 'MJP dislodged, hir stays, cre stays, vla moves', '', null, ''],
      ['[EC-8.X20] a reinforced fleet keeps its convoy', 'X20', 'MJP stays, hir stays, cre stays, vla stays', '', '', ''],
      ['[EC-8.X21] besieged garrison', 'X21', 'kie stays, bul stays, rou stays', '', '', ''],
      ['[EC-8.X22] the stronger besieger wins', 'X22', 'kie moves, bul stays, rou dislodged', '', 'rou: hgr ode you', ''],
      ['[EC-8.X23] support of the victim’s own power does not count', 'X23', 'kie stays, bul stays, rou stays', 'bul 3', '', ''],
      ['[EC-8.X24] nobody dislodges his own', 'X24', 'hgr stays, rou stays, ode stays', '', '', ''],
      ['[EC-8.X25] circular movement', 'X25', 'hgr moves, rou moves, you moves', '', '', 'circular'],
      ['[EC-8.X26] a broken circle', 'X26', 'hgr stays, rou stays, you stays, aut stays', '', '', ''],
      [
        '[EC-8.X27] [EC-4.6.6.6] mutual-support paradox',
        'X27',
        'ode stays, kie stays, bul stays, rou stays, pol stays, tch stays',
        'kie 0, bul 1, rou 0, tch 1',
        '',
        'mutualSupport',
      ],
      [
        '[EC-8.X28] reduced support still suffices: no paradox',
        'X28',
        'MOC dislodged, mar stays, ION moves, alg stays',
        'alg 2',
        'MOC: ACO esp/ce mrc nap pie',
        '',
      ],
      ['[EC-8.X29] convoy paradox', 'X29', 'MOC dislodged, mar stays, ION moves, alg stays', 'alg 1', 'MOC: ACO esp/ce mrc nap pie', 'szykman'],
      [
        '[EC-8.X30] convoy paradox among reinforced units',
        'X30',
        'MOC dislodged, mar stays, ION moves, alg stays',
        'alg 2',
        'MOC: ACO esp/ce mrc nap pie',
        'szykman',
      ],
      [
        '[EC-8.X31] [EC-4.6.8.2] a province hit this turn lets nobody in',
        'X31',
        'kie dislodged, hgr stays, ode stays, tch moves, pol stays',
        'pol 1',
        'kie: len mos ukr',
        '',
      ],
      ['[EC-8.X32] [EC-4.6.8.1] [EC-4.6.8.3] a frozen fleet is blocked and safe', 'X32', 'MNO stays, len stays, nor stays, MDN stays', '', '', ''],
      ['[EC-8.X33] the same in spring', 'X33', 'MNO dislodged, len stays, nor stays, MDN moves, ATN stays', 'MNO 0, ATN 1', 'MNO: MBE MGR MSI VVV sib', ''],
      ['[EC-8.X34] [EC-4.6.4.2] head-to-head in spite of the coasts', 'X34', 'esp stays, por stays', '', '', ''],
      ['[EC-8.X35] [EC-2.8.1] canal, in one side and out the other', 'X35', 'pan moves, CAR moves', '', '', ''],
      ['[EC-8.X36] canal of Suez', 'X36', 'MRG moves, suz moves', '', '', ''],
      ['[EC-8.X37] two armies change places', 'X37', 'osa moves, MPH stays, hir moves', '', '', 'circular'],
      ['[EC-8.X38] defensive support reduced', 'X38', 'ode stays, kie stays, rou stays, hgr stays, you stays', 'kie 1, hgr 1', '', ''],
      ['[EC-8.X39] the freezing seas are mutually adjacent', 'X39', 'VVV moves, MNO moves', '', '', ''],
      [
        '[EC-8.X40] [EC-4.6.8.4] the convoying fleet is annihilated',
        'X40',
        'MJP annihilated, hir dislodged, osa stays, MCO moves, MPH stays',
        'MPH 1',
        'hir: kyo',
        '',
      ],
    ]),
  )('%s', (_title, id, fates, supports, retreats, backup) => {
    const { report, dislodged } = playExample(id).state.table;
    expect(report.orders.map((one) => `${one.unit.loc} ${fateOf(one)}`).toSorted()).toEqual(listed(fates));
    const delivered = report.orders.filter(({ support }) => support !== null);
    expect(delivered.map(({ unit, support }) => `${unit.loc} ${support}`).toSorted()).toEqual(listed(supports));
    const ways = dislodged.map((one) => `${one.unit.loc}: ${one.retreats.map(named).toSorted().join(' ')}`);
    if (retreats !== null) expect(ways.toSorted()).toEqual(listed(retreats));
    const backups = report.orders.flatMap((one) => (one.backup === null ? [] : [one.backup]));
    expect([...new Set(backups)]).toEqual(listed(backup));
  });

  it('[EC-8.X32] the support of a frozen fleet and the move into its sea are refused', () => {
    const { facts, sheets } = exampleOf('X32');
    expect(refusals(position(facts), sheets)).toEqual(['EOC E-FROZEN', 'RUS E-FROZEN']);
    expect(codes(position(facts), 'RUS', 'F MNO S A len - nor')).toEqual(['E-FROZEN']);
    expect(codes(position(facts), 'EOC', 'F MDN - MNO')).toEqual(['E-FROZEN']);
    expect(codes(position({ ...facts, options: { frozenSupport: true } }), 'RUS', 'F MNO S A len - nor')).toEqual([null]);
  });
});
