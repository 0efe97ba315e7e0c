import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { position } from '../position.test-support.ts';
import type { State } from '../types.ts';
import { judgeSheet, nearestLegal } from './judge.ts';
import { officeOf } from './office.ts';
import { printSheet } from './print.ts';
import { worldOf } from '../data/world.ts';

/* EC-4.18.2: several hundred ways of writing an order, each with what it must mean. */

const MOTIONS = [
  { no: 1, by: 'CHI', what: 'ABM', n: 1, price: 150, text: '' },
  { no: 2, by: 'IND', what: 'gold', n: 40, price: 0, text: '' },
  { no: 12, by: 'IND', what: 'TB', n: 2, price: 0, text: '' },
] as const;
const UNITS = [
  'EOC A par',
  'EOC A ruh',
  'EOC A lon',
  'EOC A ham',
  'EOC A pie',
  'EOC F esp/ce',
  'EOC F MCH',
  'EOC F MDN',
  'EOR A ber',
  'RUS A mos',
  'USA F nyo',
];
const ARMS = {
  gold: { EOC: 1000 },
  stocks: { EOC: { TB: 6, MP: 6, BT: 6 } },
  sites: { EOC: { par: { ICBM: 3, ABM: 1 } } },
  stock: { EOC: { ICBM: 2, ABM: 2 } },
} as const;
const dislodged = (power: string, type: 'army' | 'fleet', loc: string, retreats: readonly string[]) => ({
  unit: { power, type, loc, force: 1 },
  attacker: 'ruh',
  retreats: retreats.map((place) => ({ loc: place })),
});

const POSITIONS: Readonly<Record<string, () => State>> = {
  spring: () => position({ units: UNITS, motions: MOTIONS, ...ARMS }),
  winter: () => position({ phase: 'WINTER_ORDERS', turn: 1, units: ['EOC A par', 'EOC F MCH'], ...ARMS }),
  removal: () =>
    position({
      phase: 'WINTER_ORDERS',
      turn: 1,
      units: ['EOC A par', 'EOC A bel', 'EOC F MCH', 'EOC F MDN'],
      owners: { lon: null, esp: null, pie: null },
      ...ARMS,
    }),
  retreats: () =>
    position({
      phase: 'SPRING_RETREATS',
      units: ['EOR A ruh', 'EOR F ham'],
      table: { dislodged: [dislodged('EOC', 'army', 'par', ['bel', 'mar']), dislodged('EOC', 'fleet', 'MDN', ['eco', 'nor'])] },
      ...ARMS,
    }),
  placement: () => position({ phase: 'PLACEMENT', stock: { EOC: { ICBM: 2, ABM: 2 } } }),
};

interface Case {
  readonly at: string;
  readonly text: string;
  readonly means: string;
}

const casesOf = (file: string): readonly Case[] => {
  let at = '';
  return readFileSync(new URL(`forms/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): readonly Case[] => {
      if (line.startsWith('@')) at = line.slice(1);
      if (line.startsWith('@') || line.startsWith('# ') || line === '') return [];
      const [text = '', means = ''] = line.split('\t');
      return [{ at, text, means }];
    });
};

const understood = (at: string, sheet: string): string => {
  const state = POSITIONS[at]?.() ?? position();
  const office = officeOf(state, 'EOC');
  const { lines } = judgeSheet(office, sheet);
  if (lines.some(({ refusal }) => refusal !== null)) return '?';
  const world = worldOf(state.options);
  return lines.length === 0
    ? '.'
    : printSheet(
        lines.flatMap(({ order }) => order ?? []),
        { world, units: state.table.units, lang: 'fr' },
      );
};

const offered = (at: string, text: string): string | null => {
  const state = POSITIONS[at]?.() ?? position();
  const nearest = nearestLegal(officeOf(state, 'EOC'), text);
  return nearest === null ? null : printSheet([nearest], { world: worldOf(state.options), units: state.table.units, lang: 'fr' });
};

/** A change of the parser that understands more, or less, says so here. */
const FIGURES: Readonly<Record<string, string>> = {
  'written.txt': 'right 311, asked back 2, wrong 0',
  'published.txt': 'right 162, asked back 5, wrong 0',
};

type Outcome = 'right' | 'asked back' | 'wrong';

const outcomeOf = ({ at, text, means }: Case): Outcome => {
  const wanted = means === '?' || means === '.' ? means : understood(at, means.replaceAll(' ; ', '\n'));
  if (wanted === '?' && means !== '?') throw new Error(`@${at} ${means}: no order of this position`);
  const found = understood(at, text);
  if (found === wanted) return 'right';
  return found === '?' ? 'asked back' : 'wrong';
};

describe.each(['written.txt', 'published.txt'])('ways of writing an order (%s)', (file) => {
  const cases = casesOf(file);
  const outcomes = cases.map((each) => ({ at: each.at, text: each.text, means: each.means, outcome: outcomeOf(each) }));
  const of = (outcome: Outcome): readonly string[] =>
    outcomes.filter((each) => each.outcome === outcome).map(({ at, text, means }) => `@${at} ${text}  =>  ${means}`);

  it('[EC-4.18.2] none is understood wrongly', () => {
    expect(of('wrong')).toEqual([]);
  });

  it('[EC-4.18.2] of what is asked back one press takes what was meant', () => {
    const missed = outcomes.filter(({ at, text, means, outcome }) => outcome === 'asked back' && offered(at, text) !== understood(at, means));
    expect(missed.map(({ at, text, means }) => `@${at} ${text}  =>  ${means}`)).toEqual([]);
  });

  it('[EC-4.18.2] with a word more that says who knows what, each is asked back', () => {
    const plain = cases.filter(({ means, text }) => means !== '?' && means !== '.' && !/[(#<]|\/\//u.test(text));
    const changed = plain.flatMap(({ at, text }) =>
      [`ne pas ${text}`, `${text} xyzzy`, `${text} ou autre chose`, `${text} si on m’attaque`].map((line) => ({ at, line })),
    );
    expect(changed.filter(({ at, line }) => understood(at, line) !== '?')).toEqual([]);
  });

  it(`[EC-4.18.2] counted: ${FIGURES[file] ?? ''}`, () => {
    expect(`right ${of('right').length}, asked back ${of('asked back').length}, wrong ${of('wrong').length}`).toBe(FIGURES[file]);
  });
});
