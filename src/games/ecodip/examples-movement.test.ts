import { describe, expect, it } from 'vitest';
import type { Place } from '#diplomacy';
import { codes, type Each, playPhase, position } from './position.test-support.ts';
import { isTag } from './facts.ts';
import type { Options, State, UnitReport } from './types.ts';

/* Section 8.2: reinforced units, each as a whole turn of the game, from sheets to the published report. */

interface Example {
  /** `RUS A kie 2`: an army of force 2. */
  readonly units: string;
  readonly orders: string;
  readonly fates: Readonly<Record<string, string>>;
  readonly supports: Readonly<Record<string, number>>;
  /** Absent where the specification names none. */
  readonly retreats?: Readonly<Record<string, string>>;
  /** Hit by a missile this turn. */
  readonly struck?: string;
  readonly season?: 'autumn';
  readonly options?: Partial<Options>;
  readonly backup?: string;
}

const sheetsOf = (orders: string): Each<string> => {
  const sheets: Each<string> = {};
  for (const line of orders.split(', ')) {
    const [tag = '', ...words] = line.split(' ');
    if (!isTag(tag)) throw new Error(line);
    sheets[tag] = `${sheets[tag] ?? ''}${words.join(' ')}\n`;
  }
  return sheets;
};

const start = ({ units, options = {}, season, struck }: Example): State =>
  position({
    options,
    units: units.split(', '),
    ...(season === 'autumn' ? { turn: 1, phase: 'AUTUMN_ORDERS' } : {}),
    ...(struck === undefined ? {} : { sites: { USA: { wyo: { ICBM: 1 } } } }),
  });

const fateOf = ({ status, dislodgedFrom }: UnitReport): string => {
  if (status === 'annihilated' || status === 'moves') return status;
  return dislodgedFrom === null ? 'stays' : 'dislodged';
};

const named = ({ loc, coast }: Place): string => (coast === undefined ? loc : `${loc}/${coast}`);

/** Keeps the type of the table. */
const rows = (examples: readonly (readonly [string, Example])[]): readonly (readonly [string, Example])[] => examples;

describe('reinforced units', () => {
  it.each(
    rows([
      [
        '[EC-8.X1] [EC-4.6.1.2] force 2 dislodges force 1',
        {
          units: 'RUS A kie 2, EOR A rou',
          orders: 'RUS A kie - rou, EOR A rou T',
          fates: { kie: 'moves', rou: 'dislodged' },
          supports: {},
          retreats: { rou: 'bul hgr ode you' },
        },
      ],
      [
        '[EC-8.X2] force 2 against force 1 and a support',
        {
          units: 'RUS A kie 2, EOR A rou, EOR A bul',
          orders: 'RUS A kie - rou, EOR A rou T, EOR A bul S rou',
          fates: { kie: 'stays', rou: 'stays', bul: 'stays' },
          supports: { bul: 1 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X3] a reinforced unit gives double support',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A bul',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A bul S rou',
          fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', bul: 'stays' },
          supports: { kie: 2, bul: 1 },
          retreats: { rou: 'hgr you' },
        },
      ],
      [
        '[EC-8.X4] double support in defence',
        {
          units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou',
          fates: { ode: 'stays', kie: 'stays', rou: 'stays', hgr: 'stays' },
          supports: { kie: 1, hgr: 2 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X5] an attacked reinforced supporter is only reduced',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
          fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays' },
          supports: { kie: 1 },
          retreats: { rou: 'bul hgr you' },
        },
      ],
      [
        '[EC-8.X6] the reduced support no longer suffices',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A bul',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A bul S rou',
          fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays', bul: 'stays' },
          supports: { kie: 1, bul: 1 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X7] an attacker of equal force cuts outright',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
          fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays' },
          supports: { kie: 0 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X8] [EC-4.6.5.4] two simple attackers add up',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A tch',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
          fates: { ode: 'stays', kie: 'stays', rou: 'stays', pol: 'stays', tch: 'stays' },
          supports: { kie: 0 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X8] two simple attackers, supportReduction = max',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A tch',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
          fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays', tch: 'stays' },
          supports: { kie: 1 },
          retreats: { rou: 'bul hgr you' },
          options: { supportReduction: 'max' },
        },
      ],
      [
        '[EC-8.X9] only the attacker’s own force reduces',
        {
          units: 'RUS A ode, RUS A kie 3, EOR A rou, EOR A pol, EOR A tch',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch S pol - kie',
          fates: { ode: 'moves', kie: 'stays', rou: 'dislodged', pol: 'stays', tch: 'stays' },
          supports: { kie: 2, tch: 1 },
          retreats: { rou: 'bul hgr you' },
        },
      ],
      [
        '[EC-8.X10] the attack from the target province does not reduce',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou - kie',
          fates: { ode: 'moves', kie: 'stays', rou: 'dislodged' },
          supports: { kie: 2 },
          retreats: { rou: 'bul hgr you' },
        },
      ],
      [
        '[EC-8.X11] own units never reduce',
        {
          units: 'RUS A ode, RUS A kie 2, RUS A ukr, EOR A rou 2',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, RUS A ukr - kie, EOR A rou T',
          fates: { ode: 'moves', kie: 'stays', ukr: 'stays', rou: 'dislodged' },
          supports: { kie: 2 },
          retreats: { rou: 'bul hgr you' },
        },
      ],
      [
        '[EC-8.X12] a dislodged supporter delivers nothing',
        {
          units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2, EOR A hgr',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A hgr S pol - kie',
          fates: { ode: 'stays', kie: 'dislodged', rou: 'stays', pol: 'moves', hgr: 'stays' },
          supports: { kie: 0, hgr: 1 },
          retreats: { kie: 'len mos tch ukr' },
        },
      ],
      [
        '[EC-8.X13] [EC-4.6.5.8] head-to-head, force 2 against 1',
        {
          units: 'EOC A ruh 2, EOR A ber',
          orders: 'EOC A ruh - ber, EOR A ber - ruh',
          fates: { ruh: 'moves', ber: 'dislodged' },
          supports: {},
          retreats: { ber: 'dan ham pol tch' },
        },
      ],
      [
        '[EC-8.X14] head-to-head, equal forces',
        { units: 'EOC A ruh 2, EOR A ber 2', orders: 'EOC A ruh - ber, EOR A ber - ruh', fates: { ruh: 'stays', ber: 'stays' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X15] [EC-4.6.7.2] equal forces bounce',
        { units: 'EOC A par 2, EOR A aut 2', orders: 'EOC A par - sui, EOR A aut - sui', fates: { par: 'stays', aut: 'stays' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X15] unequal forces do not bounce',
        { units: 'EOC A par 2, EOR A aut', orders: 'EOC A par - sui, EOR A aut - sui', fates: { par: 'moves', aut: 'stays' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X16] [EC-4.6.5.5] a reinforced unit that bounces defends with its full force',
        {
          units: 'EOR A ber 2, EOC A ham, EOC A ruh, RUS F MBA, RUS A pol',
          orders: 'EOR A ber - ham, EOC A ham T, EOC A ruh S ham, RUS F MBA - ber, RUS A pol S MBA - ber',
          fates: { ber: 'stays', ham: 'stays', ruh: 'stays', MBA: 'stays', pol: 'stays' },
          supports: { ruh: 1, pol: 1 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X17] [EC-4.6.5.2] a simple unit that bounces is dislodged',
        {
          units: 'EOR A ber, EOC A ham, RUS F MBA, RUS A pol',
          orders: 'EOR A ber - ham, EOC A ham T, RUS F MBA - ber, RUS A pol S MBA - ber',
          fates: { ber: 'dislodged', ham: 'stays', MBA: 'moves', pol: 'stays' },
          supports: { pol: 1 },
          retreats: { ber: 'dan ruh tch' },
        },
      ],
      [
        '[EC-8.X18] [EC-4.6.5.3] [EC-4.6.1.3] a simple fleet convoys a force 3 army',
        {
          units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla',
          orders: 'JAP F MJP C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla - MJP',
          fates: { MJP: 'stays', hir: 'moves', cre: 'dislodged', vla: 'stays' },
          supports: {},
          retreats: { cre: 'man she' },
        },
      ],
      [
        '[EC-8.X19] the fleet is dislodged by force 2',
        {
          units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla 2',
          orders: 'JAP F MJP C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla - MJP',
          fates: { MJP: 'dislodged', hir: 'stays', cre: 'stays', vla: 'moves' },
          supports: {},
        },
      ],
      [
        '[EC-8.X20] a reinforced fleet keeps its convoy',
        {
          units: 'JAP F MJP 2, JAP A hir, CHI A cre, RUS F vla 2',
          orders: 'JAP F MJP C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla - MJP',
          fates: { MJP: 'stays', hir: 'stays', cre: 'stays', vla: 'stays' },
          supports: {},
          retreats: {},
        },
      ],
      [
        '[EC-8.X21] besieged garrison',
        {
          units: 'RUS A kie 2, AFN A bul 2, EOR A rou',
          orders: 'RUS A kie - rou, AFN A bul - rou, EOR A rou T',
          fates: { kie: 'stays', bul: 'stays', rou: 'stays' },
          supports: {},
          retreats: {},
        },
      ],
      [
        '[EC-8.X22] the stronger besieger wins',
        {
          units: 'RUS A kie 3, AFN A bul 2, EOR A rou',
          orders: 'RUS A kie - rou, AFN A bul - rou, EOR A rou T',
          fates: { kie: 'moves', bul: 'stays', rou: 'dislodged' },
          supports: {},
          retreats: { rou: 'hgr ode you' },
        },
      ],
      [
        '[EC-8.X23] support of the victim’s own power does not count',
        {
          units: 'RUS A kie, EOR A bul 3, EOR A rou',
          orders: 'RUS A kie - rou, EOR A bul S kie - rou, EOR A rou T',
          fates: { kie: 'stays', bul: 'stays', rou: 'stays' },
          supports: { bul: 3 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X24] nobody dislodges his own',
        {
          units: 'EOR A hgr 3, EOR A rou, RUS A ode',
          orders: 'EOR A hgr - rou, EOR A rou - ode, RUS A ode T',
          fates: { hgr: 'stays', rou: 'stays', ode: 'stays' },
          supports: {},
          retreats: {},
        },
      ],
      [
        '[EC-8.X25] circular movement',
        {
          units: 'EOR A hgr, EOR A rou 3, EOR A you',
          orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr',
          fates: { hgr: 'moves', rou: 'moves', you: 'moves' },
          supports: {},
          retreats: {},
          backup: 'circular',
        },
      ],
      [
        '[EC-8.X26] a broken circle',
        {
          units: 'EOR A hgr, EOR A rou 3, EOR A you, EOC A aut',
          orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr, EOC A aut - hgr',
          fates: { hgr: 'stays', rou: 'stays', you: 'stays', aut: 'stays' },
          supports: {},
          retreats: {},
        },
      ],
      [
        '[EC-8.X27] [EC-4.6.6.6] mutual-support paradox',
        {
          units: 'RUS A ode, RUS A kie 2, CHI A bul, EOR A rou 2, EOR A pol, EOR A tch',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, CHI A bul S ode - rou, EOR A rou S pol - kie, EOR A pol - kie, EOR A tch S pol - kie',
          fates: { ode: 'stays', kie: 'stays', bul: 'stays', rou: 'stays', pol: 'stays', tch: 'stays' },
          supports: { kie: 0, bul: 1, rou: 0, tch: 1 },
          retreats: {},
          backup: 'mutualSupport',
        },
      ],
      [
        '[EC-8.X28] reduced support still suffices: no paradox',
        {
          units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg 2',
          orders: 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC',
          fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' },
          supports: { alg: 2 },
          retreats: { MOC: 'ACO esp/ce mrc nap pie' },
        },
      ],
      [
        '[EC-8.X29] convoy paradox',
        {
          units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg',
          orders: 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC',
          fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' },
          supports: { alg: 1 },
          retreats: { MOC: 'ACO esp/ce mrc nap pie' },
          backup: 'szykman',
        },
      ],
      [
        '[EC-8.X30] convoy paradox among reinforced units',
        {
          units: 'EOC F MOC, EOC A mar 2, AFN F ION, AFN F alg 2',
          orders: 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC',
          fates: { MOC: 'dislodged', mar: 'stays', ION: 'moves', alg: 'stays' },
          supports: { alg: 2 },
          retreats: { MOC: 'ACO esp/ce mrc nap pie' },
          backup: 'szykman',
        },
      ],
      [
        '[EC-8.X31] [EC-4.6.8.2] a province hit this turn lets nobody in',
        {
          units: 'RUS A kie, EOR A hgr, RUS A ode, EOR A tch, EOR A pol',
          orders: 'RUS A kie - rou, EOR A hgr - rou, RUS A ode S kie, EOR A tch - kie, EOR A pol S tch - kie',
          fates: { kie: 'dislodged', hgr: 'stays', ode: 'stays', tch: 'moves', pol: 'stays' },
          supports: { pol: 1 },
          retreats: { kie: 'len mos ukr' },
          struck: 'rou',
        },
      ],
      [
        '[EC-8.X32] [EC-4.6.8.1] [EC-4.6.8.3] a frozen fleet is blocked and safe',
        {
          units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN',
          orders: 'RUS A len - nor, EOC F nor T',
          fates: { MNO: 'stays', len: 'stays', nor: 'stays', MDN: 'stays' },
          supports: {},
          retreats: {},
          season: 'autumn',
        },
      ],
      [
        '[EC-8.X33] the same in spring',
        {
          units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN, EOC F ATN',
          orders: 'RUS F MNO S len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO, EOC F ATN S MDN - MNO',
          fates: { MNO: 'dislodged', len: 'stays', nor: 'stays', MDN: 'moves', ATN: 'stays' },
          supports: { MNO: 0, ATN: 1 },
          retreats: { MNO: 'MBE MGR MSI VVV sib' },
        },
      ],
      [
        '[EC-8.X34] [EC-4.6.4.2] head-to-head in spite of the coasts',
        {
          units: 'EOC F esp/ce, AFN F por',
          orders: 'EOC F esp ce - por, AFN F por - esp co',
          fates: { esp: 'stays', por: 'stays' },
          supports: {},
          retreats: {},
        },
      ],
      [
        '[EC-8.X35] [EC-2.8.1] canal, in one side and out the other',
        { units: 'USA F pan, AMS F CAR', orders: 'USA F pan - PMX, AMS F CAR - pan', fates: { pan: 'moves', CAR: 'moves' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X36] canal of Suez',
        { units: 'IND F MRG, EOC F suz', orders: 'IND F MRG - suz, EOC F suz - MOR', fates: { MRG: 'moves', suz: 'moves' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X37] two armies change places',
        {
          units: 'JAP A osa, JAP F MPH, CHI A hir',
          orders: 'JAP A osa - hir VIA CONVOI, JAP F MPH C osa - hir, CHI A hir - osa',
          fates: { osa: 'moves', MPH: 'stays', hir: 'moves' },
          supports: {},
          retreats: {},
          backup: 'circular',
        },
      ],
      [
        '[EC-8.X38] defensive support reduced',
        {
          units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2, CHI A you',
          orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou, CHI A you - hgr',
          fates: { ode: 'stays', kie: 'stays', rou: 'stays', hgr: 'stays', you: 'stays' },
          supports: { kie: 1, hgr: 1 },
          retreats: {},
        },
      ],
      [
        '[EC-8.X39] the freezing seas are mutually adjacent',
        { units: 'USA F VVV, RUS F MNO', orders: 'USA F VVV - MNO, RUS F MNO - MSI', fates: { VVV: 'moves', MNO: 'moves' }, supports: {}, retreats: {} },
      ],
      [
        '[EC-8.X40] [EC-4.6.8.4] the convoying fleet is annihilated',
        {
          units: 'JAP F MJP, JAP A hir, JAP A osa, CHI F MCO, CHI F MPH',
          orders: 'JAP F MJP C hir - cre, JAP A hir - cre, JAP A osa S hir, CHI F MCO - hir, CHI F MPH S MCO - hir',
          fates: { MJP: 'annihilated', hir: 'dislodged', osa: 'stays', MCO: 'moves', MPH: 'stays' },
          supports: { MPH: 1 },
          retreats: { hir: 'kyo' },
          struck: 'MJP',
        },
      ],
    ]),
  )('%s', (_title, example) => {
    const { struck, orders } = example;
    const shot = struck === undefined ? {} : { USA: `TIR wyo - ${struck}` };
    const { state } = playPhase(start(example), { ...sheetsOf(orders), ...shot });
    const { report, dislodged } = state.table;
    expect(Object.fromEntries(report.orders.map((one) => [one.unit.loc, fateOf(one)]))).toEqual(example.fates);
    expect(Object.fromEntries(report.orders.flatMap(({ unit, support }) => (support === null ? [] : [[unit.loc, support]])))).toEqual(example.supports);
    if (example.retreats !== undefined)
      expect(Object.fromEntries(dislodged.map(({ unit, retreats }) => [unit.loc, retreats.map(named).toSorted().join(' ')]))).toEqual(example.retreats);
    expect([...new Set(report.orders.flatMap(({ backup }) => (backup === null ? [] : [backup])))]).toEqual(
      example.backup === undefined ? [] : [example.backup],
    );
  });

  it('[EC-8.X32] the support of a frozen fleet and the move into its sea are refused', () => {
    const state = position({ units: ['RUS F MNO', 'RUS A len', 'EOC F nor', 'EOC F MDN'], turn: 1, phase: 'AUTUMN_ORDERS' });
    expect(codes(state, 'RUS', 'F MNO S A len - nor')).toEqual(['E-FROZEN']);
    expect(codes(state, 'EOC', 'F MDN - MNO')).toEqual(['E-FROZEN']);
    const open = position({ units: ['RUS F MNO', 'RUS A len', 'EOC F nor', 'EOC F MDN'], turn: 1, phase: 'AUTUMN_ORDERS', options: { frozenSupport: true } });
    expect(codes(open, 'RUS', 'F MNO S A len - nor')).toEqual([null]);
  });
});
