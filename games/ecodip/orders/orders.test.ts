import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { worldOf } from '../data/world.ts';
import { codes, position } from '../position.test-support.ts';
import { sampleSheet } from '../sample.ts';
import { type Order, type PhaseName, TAGS } from '../types.ts';
import { codeOf, judgeSheet } from './judge.ts';
import { officeOf } from './office.ts';
import { linesOf, parseLine } from './parse.ts';
import { printOrder, printSheet } from './print.ts';

/* EC-4.18: orders as text. */

const world = worldOf({ russia: 'six' });
const parsed = (text: string, phase: PhaseName = 'SPRING_ORDERS'): Order | string => {
  const result = parseLine({ world, phase, giftDefault: 'secret' }, text);
  return result.ok ? result.order : codeOf(result.error);
};

const units = ['EOC A par', 'EOC A lon', 'EOC F MCH', 'EOC F esp/ce', 'EOC A ruh'];

/** EC-4.18.3: French, English, the order and a phase in which it is written. */
const EXAMPLES: readonly (readonly [string, string, Order, PhaseName])[] = [
  ['A par - bel', 'A par - bel', { k: 'move', at: 'par', to: 'bel' }, 'SPRING_ORDERS'],
  ['F esp ce - ACO', 'F esp/ec - ACO', { k: 'move', at: 'esp', to: 'ACO' }, 'SPRING_ORDERS'],
  ['A ruh S A par - bel', 'A ruh S A par - bel', { k: 'support', at: 'ruh', of: 'par', to: 'bel' }, 'SPRING_ORDERS'],
  ['F MCH C A lon - bel', 'F MCH C A lon - bel', { k: 'convoy', at: 'MCH', of: 'lon', to: 'bel' }, 'SPRING_ORDERS'],
  ['A lon - bel VIA CONVOI', 'A lon - bel VIA CONVOY', { k: 'move', at: 'lon', to: 'bel', via: true }, 'SPRING_ORDERS'],
  ['TIR 2 ICBM mos - nyo', 'FIRE 2 ICBM mos - nyo', { k: 'fire', from: 'mos', target: 'nyo', n: 2 }, 'SPRING_ORDERS'],
  ['JE VENDS 3 TB A EOC POUR 75', 'I SELL 3 TB TO EOC FOR 75', { k: 'sell', with: 'EOC', n: 3, good: 'TB', price: 75 }, 'SPRING_ORDERS'],
  ["J'ACHETE 3 TB A USA POUR 75 Kg d'or", 'I BUY 3 TB FROM USA FOR 75 kg of gold', { k: 'buy', with: 'USA', n: 3, good: 'TB', price: 75 }, 'SPRING_ORDERS'],
  [
    'JE VENDS 1 ICBM (STOCK) A IND POUR 400',
    'I SELL 1 ICBM (STOCK) TO IND FOR 400',
    { k: 'sell', with: 'IND', n: 1, good: 'ICBM', from: 'STOCK', price: 400 },
    'SPRING_ORDERS',
  ],
  [
    'J’ACHETE 1 ICBM (STOCK) A JAP POUR 400 EN del',
    'I BUY 1 ICBM (STOCK) FROM JAP FOR 400 AT del',
    { k: 'buy', with: 'JAP', n: 1, good: 'ICBM', from: 'STOCK', price: 400, at: 'del' },
    'SPRING_ORDERS',
  ],
  ["JE DONNE 50 Kg d'or A AFN PUBLIC", 'I GIVE 50 kg TO AFN PUBLIC', { k: 'give', to: 'AFN', gold: 50, public: true }, 'SPRING_ORDERS'],
  ["JE DONNE 2 MP A L'ONU", 'I GIVE 2 MP TO UN', { k: 'giveUN', n: 2, good: 'MP' }, 'SPRING_ORDERS'],
  ['JE DEMANDE 1 ABM EN cal', 'I REQUEST 1 ABM AT cal', { k: 'askAbm', at: 'cal' }, 'SPRING_ORDERS'],
  ['VOTE #12 OUI', 'VOTE #12 YES', { k: 'vote', motion: 12, v: 'yes' }, 'SPRING_ORDERS'],
  ['CONSTRUIT F len co', 'BUILD F len/wc', { k: 'build', unit: 'F', at: 'len', coast: 'co' }, 'WINTER_ORDERS'],
  ['RENFORCE A mos 2', 'REINFORCE A mos 2', { k: 'reinforce', at: 'mos', n: 2 }, 'WINTER_ORDERS'],
  ['PRODUIT mic', 'PRODUCE mic', { k: 'produce', at: 'mic' }, 'WINTER_ORDERS'],
  ['USINE tex', 'FACTORY tex', { k: 'factory', at: 'tex' }, 'WINTER_ORDERS'],
  ['NULLE OUI', 'DRAW YES', { k: 'draw', accept: true }, 'SPRING_ORDERS'],
  ['PLACE 2 ABM EN nyo', 'PLACE 2 ABM nyo', { k: 'place', what: 'ABM', n: 2, at: 'nyo' }, 'PLACEMENT'],
  ['AFFAME A mos', 'STARVE mos', { k: 'starve', at: 'mos' }, 'WINTER_ORDERS'],
  ['A par - mar', 'A par - mar', { k: 'retreat', at: 'par', to: 'mar' }, 'SPRING_RETREATS'],
];

describe('the notation', () => {
  it.each(EXAMPLES)('[EC-4.18.1] [EC-4.18.3] %s, %s', (french, english, order, phase) => {
    expect([parsed(french, phase), parsed(english, phase)]).toEqual([order, order]);
  });

  it('[EC-4.18.3] motives are kept as they were written', () => {
    expect(parsed('JE DEMANDE AIDE 10 KG MOTIF alphabétisation de l’Inde # note')).toEqual({
      k: 'askAid',
      what: 'gold',
      n: 10,
      text: 'alphabétisation de l’Inde',
    });
    expect(parsed('I REQUEST AID 10 KG REASON literacy')).toEqual({ k: 'askAid', what: 'gold', n: 10, text: 'literacy' });
  });

  it('[EC-4.18.2] case, accents, blanks, comments, names and omitted numbers', () => {
    expect(parsed('  je   vends 3 tb à eoc pour 75   # marché')).toEqual({ k: 'sell', with: 'EOC', n: 3, good: 'TB', price: 75 });
    expect(parsed('TIR Moscou - New York')).toEqual({ k: 'fire', from: 'mos', target: 'nyo', n: 1 });
    expect(parsed('RENFORCE A Paris', 'WINTER_ORDERS')).toEqual({ k: 'reinforce', at: 'par', n: 1 });
    expect(parsed('JE VENDS 3TB A EOC POUR 75KG')).toEqual({ k: 'sell', with: 'EOC', n: 3, good: 'TB', price: 75 });
    expect(parsed('VOTE 3 NON')).toEqual({ k: 'vote', motion: 3, v: 'no' });
    expect(linesOf({ world, phase: 'SPRING_ORDERS', giftDefault: 'secret' }, 'A par - bel # x\n\n# rien\nA ham T; VOTE #2 OUI')).toEqual([
      'A par - bel',
      'A ham T',
      'VOTE #2 OUI',
    ]);
  });

  it('[EC-2.1.2] AFS is a power after A, TO and FROM, and a province elsewhere', () => {
    expect(parsed("J'ACHETE 1 ABM (afs) A AFS POUR 150 EN del")).toEqual({ k: 'buy', with: 'AFS', n: 1, good: 'ABM', from: 'afs', price: 150, at: 'del' });
    expect(parsed('TIR afs - mos')).toEqual({ k: 'fire', from: 'afs', target: 'mos', n: 1 });
  });

  it.each([
    ['JE VENDS 0 TB A EOC POUR 75', 'E-QTY'],
    ['JE VENDS 2,5 TB A EOC POUR 75', 'E-QTY'],
    ['JE VENDS 3 TB ET 1 MP A EOC POUR 75', 'E-LOT'],
    ['JE VENDS 3 TB, 1 MP A EOC POUR 75', 'E-LOT'],
    ['JE VENDS 3 TB A EOC POUR 2,5', 'E-PRICE'],
    ['JE VENDS 1 ICBM A IND POUR 200', 'E-MISSILEPLACE'],
    ['JE DONNE 3 TB A EOC', 'E-BARTER'],
    ['JE VENDS 3 TB A XYZ POUR 75', 'E-POWER'],
    ['TIR xyz - mos', 'E-PROV'],
    ['JE DEMANDE 2 ABM', 'E-UNONE'],
    ['BONJOUR', 'E-SYNTAX'],
    ['JE VENDS TB', 'E-SYNTAX'],
    ['VOTE #1 PEUT-ETRE', 'E-SYNTAX'],
    ['JE VENDS 3 TB A EOC POUR 75 VITE', 'E-SYNTAX'],
  ])('[EC-4.18.5] [EC-2.4.2] %s is refused: %s', (text, code) => {
    expect(parsed(text)).toBe(code);
  });

  it('[EC-4.18.2] what is printed reads back as the same order, in both languages', () => {
    const phases = ['PLACEMENT', 'SPRING_ORDERS', 'AUTUMN_ORDERS', 'WINTER_ORDERS'] as const;
    let orders = 0;
    for (const phase of phases) {
      const state = position({ phase, turn: phase === 'SPRING_ORDERS' || phase === 'PLACEMENT' ? 0 : 1, owners: { mex: 'USA', cbr: 'USA' } });
      for (const tag of TAGS) {
        const office = officeOf(state, tag);
        for (const seed of range(4)) {
          for (const { order } of judgeSheet(office, sampleSheet(office, quickChance(seed))).lines) {
            if (order === null) continue;
            orders++;
            const standing = state.table.units;
            for (const lang of ['fr', 'en'] as const) expect(parsed(printOrder(order, { world, units: standing, lang }), phase)).toEqual(order);
          }
        }
      }
    }
    expect(orders).toBeGreaterThan(300);
    expect(printSheet([{ k: 'waive' }, { k: 'waive' }], { world, units: [], lang: 'fr' })).toBe('PASSE\nPASSE');
  });
});

describe('legality', () => {
  it.each([
    ['A par-bel', null],
    ['f ESP CE - aco', null],
    ['A par - lon', 'E-NOCONVOY'],
    ['A par - mos', 'E-NOTADJ'],
    ['A par - MCH', 'E-ARMYSEA'],
    ['A mos - kie', 'E-NOUNIT'],
    ['A par - par', 'E-SELF'],
  ])('[EC-4.18.5] [EC-4.6.2.5] %s', (text, code) => {
    expect(codes(position({ units: ['EOC A par', 'EOC F esp/ce', 'RUS A mos'] }), 'EOC', text)).toEqual([code]);
  });

  it('[EC-4.18.4] [EC-4.18.5] coasts: named where two can be reached, refused where they cannot', () => {
    const state = position({ units: ['EOC F ACO', 'EOC F GAS', 'EOC F MOC', 'EOC F MCH'] });
    expect(codes(state, 'EOC', 'F ACO - esp\nF GAS - esp\nF MOC - esp co\nF MCH - par\nF MCH - ruh\nF ACO - esp cn')).toEqual([
      'E-COASTNEEDED',
      null,
      'E-COASTWRONG',
      null,
      'E-FLEETLAND',
      'E-COASTWRONG',
    ]);
  });

  it('[EC-4.2.3] legality is judged on the start of the turn, convoys included', () => {
    expect(codes(position({ units }), 'EOC', 'A lon - bel\nF MCH C A lon - bel\nA ruh S A par - bel')).toEqual([null, null, null]);
  });

  it('[EC-4.5.1] a shot counts what its own sheet brings to the site, and the lines before', () => {
    const state = position({ sites: { USA: { nyo: { ICBM: 1 } } }, stock: { USA: { ICBM: 1 } } });
    expect(
      codes(state, 'USA', "TIR nyo - mos\nTIR nyo - kie\nPLACE ICBM EN nyo\nTIR nyo - len\nJ'ACHETE 1 ICBM (mos) A RUS POUR 9 EN nyo\nTIR nyo - ode"),
    ).toEqual([null, null, null, null, null, 'E-NOMISSILE']);
  });
});
