import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { renderText } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { words as DIPLOMACY_WORDS } from '../words.ts';
import { orderDesk } from '../order-desk.ts';
import { DEFAULT_RULES } from '../rules.ts';
import { standardBoard } from '../standard.ts';
import { unitFrom, worldBoard } from '../testing/cases.ts';
import { phaseGenerator } from '../testing/generate.ts';
import type { Order, Position } from '../types.ts';
import { type Phase, parseOrder, parseSheet } from './parse.ts';
import { printOrder } from './print.ts';

const world = worldBoard();
const standard = standardBoard();

const order = (text: string, phase: Phase = 'movement', board = world): Order => {
  const parsed = parseOrder(board, text, phase);
  if (!parsed.ok) throw new Error(parsed.error.key);
  return parsed.order;
};
const error = (text: string, phase: Phase = 'movement', lang: Lang = 'fr'): string => {
  const parsed = parseOrder(world, text, phase);
  return parsed.ok ? 'no error' : renderText(parsed.error, { lang, catalogue: DIPLOMACY_WORDS, unit: '', seatName: String });
};

describe('reading orders', () => {
  it('[EC-4.18.3] reads French and English alike', () => {
    expect(order('A par - bel')).toEqual({ k: 'move', at: 'par', to: 'bel' });
    expect(order('F esp ce - ACO')).toEqual({ k: 'move', at: 'esp', to: 'ACO' });
    expect(order('F esp/ec - ACO')).toEqual(order('F esp ce - ACO'));
    expect(order('A ruh S A par - bel')).toEqual({ k: 'support', at: 'ruh', of: 'par', to: 'bel' });
    expect(order('F MCH C A lon - bel')).toEqual({ k: 'convoy', at: 'MCH', of: 'lon', to: 'bel' });
    expect(order('A lon - bel VIA CONVOI')).toEqual({ k: 'move', at: 'lon', to: 'bel', via: true });
    expect(order('A lon - bel VIA CONVOY')).toEqual(order('A lon - bel vc'));
    expect(order('CONSTRUIT F len co', 'adjustment')).toEqual({ k: 'build', unit: 'fleet', at: 'len', coast: 'co' });
    expect(order('BUILD F len/wc', 'adjustment')).toEqual(order('CONSTRUIT F len co', 'adjustment'));
  });

  it('[EC-4.18.2] takes the shortest and the longest form of every order', () => {
    for (const hold of ['par T', 'A par tient', 'A par RESTE', 'A par H', 'a par hold', 'A par HOLDS']) expect(order(hold)).toEqual({ k: 'hold', at: 'par' });
    for (const dash of ['par-bel', 'par – bel', 'par—bel', 'par -> bel', 'par → bel', 'A par va bel', 'A par TO bel'])
      expect(order(dash)).toEqual({ k: 'move', at: 'par', to: 'bel' });
    for (const support of ['ruh S par', 'A ruh soutient A par', 'A ruh SUPPORTS EOC A par T', 'A ruh S A par H'])
      expect(order(support)).toEqual({ k: 'support', at: 'ruh', of: 'par' });
    for (const convoy of ['MCH C lon - bel', 'F MCH convoie A lon - bel', 'F MCH CONVOYS EOC A lon - bel'])
      expect(order(convoy)).toEqual({ k: 'convoy', at: 'MCH', of: 'lon', to: 'bel' });
    for (const disband of ['A par D', 'A par dissout', 'A par DISBAND']) expect(order(disband, 'retreat')).toEqual({ k: 'disband', at: 'par' });
    for (const retreat of ['A par - bel', 'A par R bel']) expect(order(retreat, 'retreat')).toEqual({ k: 'retreat', at: 'par', to: 'bel' });
    expect([order('PASSE', 'adjustment'), order('waive', 'adjustment')]).toEqual([{ k: 'waive' }, { k: 'waive' }]);
    expect(order('RETIRE A par', 'adjustment')).toEqual({ k: 'remove', at: 'par' });
    expect(order('remove par', 'adjustment')).toEqual({ k: 'remove', at: 'par' });
  });

  it('[EC-4.18.2] knows a long name by a part of it, where that names one province and is no verb', () => {
    for (const sea of ['Mer Nord', 'N. Sea', 'N Sea']) expect(order(`F lon - ${sea}`)).toEqual({ k: 'move', at: 'lon', to: 'MDN' });
    expect(order('F Spain (EC) to Western Med')).toEqual(order('F esp ce - MOC'));
    expect(order('F caf > NE Pacific')).toEqual(order('F caf - PNE'));
    expect(order('F len co - Baltique')).toEqual(order('F len co - MBA'));
    for (const unsure of ['F lon - North', 'F lon - N.', 'F bah - Brésil', 'F can S Pacific', 'F ATC - Atlantique'])
      expect(parseOrder(world, unsure, 'movement').ok, unsure).toBe(false);
    expect(order('F Portugal - Mid Atlantic', 'movement', standard)).toEqual({ k: 'move', at: 'por', to: 'mao' });
  });

  it('[EC-4.18.2] ignores case, accents, comments and blanks, and knows full names', () => {
    expect(order('  a   PAR-bel   # vers le nord')).toEqual(order('A par - bel'));
    expect(order('F Mer du Nord - Norvège')).toEqual({ k: 'move', at: 'MDN', to: 'nor' });
    expect(order('F north sea - norway')).toEqual({ k: 'move', at: 'MDN', to: 'nor' });
    expect(order('A Saint-Pétersbourg - Moscou', 'movement', standard)).toEqual({ k: 'move', at: 'stp', to: 'mos' });
    expect(order('F golfe du lion S A Marseille - Espagne', 'movement', standard)).toEqual({ k: 'support', at: 'lyo', of: 'mar', to: 'spa' });
  });

  it('[EC-4.18.4] keeps the coast of a province that has it, in the map’s own spelling', () => {
    expect(order('F GAS - esp(co)')).toEqual({ k: 'move', at: 'GAS', to: 'esp', coast: 'co' });
    expect(order('F GAS - esp / wc')).toEqual({ k: 'move', at: 'GAS', to: 'esp', coast: 'co' });
    expect(order('F mao - spa cn', 'movement', standard)).toEqual({ k: 'move', at: 'mao', to: 'spa', coast: 'nc' });
    expect(order('F MDN - nor ce')).toEqual({ k: 'move', at: 'MDN', to: 'nor' });
    expect(error('F GAS - esp cn')).toBe('La côte cn d’Espagne n’est pas accessible.');
  });

  it('[EC-2.1.2] reads a tag as a power only where a unit follows', () => {
    expect(order('A pre S AFS A zim - afs')).toEqual({ k: 'support', at: 'pre', of: 'zim', to: 'afs' });
    expect(order('A pre S AFS - zim')).toEqual({ k: 'support', at: 'pre', of: 'afs', to: 'zim' });
    expect(order('A pre S AFS')).toEqual({ k: 'support', at: 'pre', of: 'afs' });
    expect(order('A pre S AFS afs')).toEqual({ k: 'support', at: 'pre', of: 'afs' });
  });

  const MOVEMENT_FORMS = 'On écrit par exemple A par - bel (aller), A par T (tenir), A ruh S A par - bel (soutenir\u00a0; C pour convoyer).';

  it('[EC-4.18.5] says what is wrong, what may have been meant, and how orders are written', () => {
    expect(error('bonjour')).toBe(`Ordre incompris\u00a0: bonjour. ${MOVEMENT_FORMS}`);
    expect(error('A xyzzy - bel')).toBe('Province inconnue\u00a0: xyzzy');
    expect(error('A parr - bel')).toBe('Province inconnue\u00a0: parr. Vouliez-vous dire par\u00a0?');
    expect(error('A par - bell', 'movement', 'en')).toBe('Unknown province: bell. Did you mean bel?');
    expect(error('A par')).toBe(`Ordre incompris\u00a0: A par. ${MOVEMENT_FORMS}`);
    expect(error('A par - bel puis ruh')).toBe(`Ordre incompris\u00a0: A par - bel puis ruh. ${MOVEMENT_FORMS}`);
    expect(error('A par - ')).toBe(`Ordre incompris\u00a0: A par -. ${MOVEMENT_FORMS}`);
    expect(error('F MCH C A lon')).toBe(`Ordre incompris\u00a0: F MCH C A lon. ${MOVEMENT_FORMS}`);
    expect(error('F GAS - esp/xx')).toBe(`Ordre incompris\u00a0: F GAS - esp/xx. ${MOVEMENT_FORMS}`);
    expect(error('CONSTRUIT par', 'adjustment')).toBe('Ordre incompris\u00a0: CONSTRUIT par. On écrit par exemple CONSTRUIT A par, RETIRE A par ou PASSE.');
    expect(error('')).toBe(`Ordre incompris\u00a0: . ${MOVEMENT_FORMS}`);
  });

  it('[EC-4.18.5] refuses orders of another phase', () => {
    for (const [text, phase] of [
      ['CONSTRUIT A par', 'movement'],
      ['A par D', 'movement'],
      ['A par T', 'retreat'],
      ['A par S A bel', 'retreat'],
      ['A par - bel', 'adjustment'],
    ] as const)
      expect(error(text, phase)).toBe('Cet ordre n’est pas permis dans cette phase.');
  });

  it('[EC-4.18.2] reads a sheet line by line', () => {
    const sheet = parseSheet(world, 'A par - bel\n\n# rien\nA xyzzy T\nF MCH C A lon - bel', 'movement');
    expect(sheet.map(({ line, parsed }) => [line, parsed.ok])).toEqual([
      [1, true],
      [4, false],
      [5, true],
    ]);
  });
});

describe('legality of what was read', () => {
  const units = ['EOC A par', 'EOC F MCH', 'EOC F ACO', 'EOC F GAS', 'EOC F MOC', 'EOC A ruh', 'EOC A mar'].map(unitFrom);
  const desk = orderDesk(world, DEFAULT_RULES);
  const verdict = (text: string, by = 'EOC', position: Position = { units }): string => {
    const parsed = order(text);
    if (parsed.k !== 'hold' && parsed.k !== 'move' && parsed.k !== 'support' && parsed.k !== 'convoy') return 'wrong phase';
    const fault = desk.check(position, { by, order: parsed });
    return fault === null ? 'legal' : renderText(fault, { lang: 'en', catalogue: DIPLOMACY_WORDS, unit: '', seatName: String });
  };

  it('[EC-4.6.2.2] judges moves: the parser cases of section 8.4', () => {
    expect(verdict('A par-bel')).toBe('legal');
    expect(verdict('F ACO - esp')).toBe('Name the coast of Spain: ec and wc');
    expect(verdict('F GAS - esp')).toBe('legal');
    expect(verdict('F MOC - esp co')).toBe('Coast wc of Spain cannot be reached.');
    expect(verdict('A par - lon')).toBe('legal');
    expect(verdict('A par - lon', 'EOC', { units: [unitFrom('EOC A par')] })).toBe('No convoy is possible from Paris to London.');
    expect(verdict('F MCH - par')).toBe('legal');
    expect(verdict('F MCH - ruh')).toBe('A fleet cannot enter an inland province.');
    expect(verdict('A par - MCH')).toBe('An army cannot enter a sea.');
    expect(verdict('A par - par')).toBe('A unit cannot move to its own province.');
    expect(verdict('A ruh - mos')).toBe('Moscow cannot be reached from Ruhr.');
    expect(verdict('A par - bel VIA CONVOI')).toBe('legal');
  });

  it('[EC-4.6.2.3] judges supports', () => {
    expect(verdict('A par S A ruh - bel')).toBe('legal');
    expect(verdict('A par S F MCH')).toBe('Paris cannot support into English Channel.');
    expect(verdict('A par S A ham')).toBe('Paris cannot support into Hamburg.');
    expect(verdict('A par S A bel')).toBe('There is no unit to support in Belgium.');
    expect(verdict('A par S F MOC - bel')).toBe('The move Western Mediterranean – Belgium is impossible.');
    // The army could come only by the supporter’s own fleet.
    expect(verdict('F MCH S A mar - lon', 'EOC', { units: ['EOC A mar', 'EOC F MCH'].map(unitFrom) })).toBe('The move Marseilles – London is impossible.');
  });

  it('[EC-4.6.2.4] judges convoys', () => {
    expect(verdict('F MCH C A par - lon')).toBe('legal');
    expect(verdict('A par C A ruh - bel')).toBe('Only a fleet at sea can convoy.');
    expect(verdict('F MCH C A bel - lon')).toBe('There is no army to convoy in Belgium.');
    expect(verdict('F MOC C A par - lon')).toBe('No route from Paris to London needs this fleet.');
  });

  it('[EC-4.6.8.2] judges closed provinces, and whose unit it is', () => {
    expect(verdict('A par - bel', 'EOC', { units, closed: { bel: 'radioactive' } })).toBe('Belgium is radioactive.');
    expect(verdict('A par - bel', 'RUS')).toBe('You have no unit in Paris');
    expect(verdict('A ber - bel')).toBe('You have no unit in Berlin');
    expect(verdict('F MDN - nor', 'EOC', { units: [unitFrom('EOC F MDN')], closed: { MDN: 'frozen' } })).toBe('North Sea is frozen this autumn.');
  });
});

describe('writing orders', () => {
  const units = ['EOC F esp/ce', 'EOC A par', 'EOC A ruh', 'EOC F MCH', 'EOC A lon'].map(unitFrom);

  it('[EC-4.18.3] writes French and English', () => {
    const write = (text: string, phase: Phase = 'movement'): readonly string[] =>
      (['fr', 'en'] as const).map((lang) => printOrder(world, order(text, phase), units, lang));
    expect(write('esp - ACO')).toEqual(['F esp ce - ACO', 'F esp/ec - ACO']);
    expect(write('ruh S par - bel')).toEqual(['A ruh S A par - bel', 'A ruh S A par - bel']);
    expect(write('ruh S par')).toEqual(['A ruh S A par', 'A ruh S A par']);
    expect(write('par T')).toEqual(['A par T', 'A par H']);
    expect(write('MCH C lon - bel')).toEqual(['F MCH C A lon - bel', 'F MCH C A lon - bel']);
    expect(write('lon - bel vc')).toEqual(['A lon - bel VIA CONVOI', 'A lon - bel VIA CONVOY']);
    expect(write('build F len wc', 'adjustment')).toEqual(['CONSTRUIT F len co', 'BUILD F len/wc']);
    expect(write('remove par', 'adjustment')).toEqual(['RETIRE A par', 'REMOVE A par']);
    expect(write('waive', 'adjustment')).toEqual(['PASSE', 'WAIVE']);
    expect(write('par D', 'retreat')).toEqual(['A par DISSOUT', 'A par DISBAND']);
    expect(write('par R bel', 'retreat')).toEqual(['A par - bel', 'A par - bel']);
  });

  it('reads back what it wrote, for every legal order of random positions', () => {
    for (const board of [standard, world]) {
      const generate = phaseGenerator(board);
      const desk = orderDesk(board, DEFAULT_RULES);
      for (let seed = 0; seed < 10; seed++) {
        const { position } = generate(quickChance(seed), { units: 7, powers: 3, strongest: 1, moving: 50, shipping: 50 });
        for (const one of desk.legalOrders(position, at(position.units, 0).loc))
          for (const lang of ['fr', 'en'] as const) expect(order(printOrder(board, one, position.units, lang), 'movement', board)).toEqual(one);
      }
    }
  });
});
