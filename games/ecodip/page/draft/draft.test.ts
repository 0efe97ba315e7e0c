import { describe, expect, it } from 'vitest';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, officeOfView } from '#games/ecodip/orders/office.ts';
import type { Order, Tag, View } from '#games/ecodip/types.ts';
import { spectatorOf, viewOf } from '../testing/position.ts';
import { advisedLines, choicesAt, sheetStatus, writingOf } from './choices.ts';
import { outlookOf } from './outlook.ts';
import { isOrderOf, withLine, withOrder, withoutLine } from './text.ts';

const officeFor = (tag: Tag, view: View = viewOf(tag)): Office => {
  const office = officeOfView(view);
  if (office === null) throw new Error('nobody sits here');
  return office;
};

it('[EC-4.10.1] builds and removals are told in winter, when they are known', () => {
  const due = (table: Partial<View['table']>): number => outlookOf(officeFor('EOC', viewOf('EOC', { table })), null).due;
  const owners = { ...viewOf('EOC').table.owners, ber: 'EOC' as const };
  expect([due({ owners }), due({ owners, phase: 'WINTER_ORDERS', turn: 1 })]).toEqual([0, 1]);
});

it('a sheet that a bot advises is told line by line, in the words of the reader', () => {
  const sheet = { type: 'submit', sheet: 'A par T\nA ham - dan' };
  expect(advisedLines(sheet, viewOf('EOC'), 'fr')).toEqual([
    { text: 'A par T', why: 'garde un centre', take: { type: 'write', line: 'A par T' } },
    { text: 'A ham - dan', why: 'une province libre, donc un TB', take: { type: 'write', line: 'A ham - dan' } },
  ]);
  expect(advisedLines(sheet, viewOf('EOC'), 'en')?.map(({ text, why }) => `${text}: ${why}`)).toEqual([
    'A par H: guards a centre',
    'A ham - dan: a free province, hence a TB',
  ]);
  // A unit that stays where it gains nothing, and one that goes where it stays: nobody dislodges their own.
  const behind = { type: 'submit', sheet: 'A ham T\nA ruh - ham' };
  const beside = viewOf('EOC');
  const units = [...beside.table.units.filter(({ loc }) => loc !== 'ruh'), { type: 'army', power: 'EOC', loc: 'ruh', force: 1 } as const];
  expect(advisedLines(behind, viewOf('EOC', { table: { ...beside.table, units } }), 'en')?.map(({ why }) => why)).toEqual([
    expect.stringMatching(/guards a centre|nothing better within reach/),
    'follows, if the place falls free',
  ]);
  expect([advisedLines(sheet, spectatorOf(), 'fr'), advisedLines({ type: 'confirm' }, viewOf('EOC'), 'fr')]).toEqual([null, null]);
});

describe('one sheet, written by the map, by forms and by hand', () => {
  const office = officeFor('EOC');
  const writing = writingOf(office, 'fr');
  const move: Order = { k: 'move', at: 'par', to: 'bel' };

  it('[EC-13.2] an order given on the map becomes the line that one would have typed', () => {
    expect(withOrder(writing, '', move)).toBe('A par - bel');
    expect(withOrder(writingOf(office, 'en'), '', { k: 'hold', at: 'par' })).toBe('A par H');
    expect(withOrder(writing, 'F lon - MDN', { k: 'sell', with: 'USA', n: 3, good: 'BT', price: 450 })).toBe(
      'F lon - MDN\nJE VENDS 3 BT A USA POUR 450 KG D’OR',
    );
  });

  it('[EC-4.2.7] a unit has one order: the new one takes the place of all the old ones', () => {
    expect(withOrder(writing, 'A par - esp\nF lon - MDN\nA par T', move)).toBe('A par - bel\nF lon - MDN');
    expect(withOrder(writing, 'VOTE #2 NON', { k: 'vote', motion: 2, v: 'yes' })).toBe('VOTE #2 OUI');
  });

  it('[EC-4.12.1] bonds, missiles and shots on the same place add up', () => {
    const place: Order = { k: 'place', what: 'ABM', n: 1, at: 'par' };
    expect(withOrder(writing, withOrder(writing, '', place), place)).toBe('PLACE 2 ABM EN par');
    const fire: Order = { k: 'fire', from: 'par', target: 'mos', n: 1 };
    expect(withOrder(writing, withOrder(writing, '', fire), fire)).toBe('TIR 2 ICBM par - mos');
  });

  it('bargains stand side by side, even two of the same', () => {
    const sale: Order = { k: 'sell', with: 'USA', n: 1, good: 'TB', price: 25 };
    expect(withOrder(writing, withOrder(writing, '', sale), sale).split('\n')).toHaveLength(2);
  });

  it('lines are added and struck out by their place, comments and blanks left out', () => {
    expect(withLine(writing.grammar, 'A par - bel\n\n', 'F lon - MDN; A pie T')).toBe('A par - bel\nF lon - MDN\nA pie T');
    expect(withoutLine(writing.grammar, 'A par - bel\nF lon - MDN\nA pie T', 1)).toBe('A par - bel\nA pie T');
  });

  it('knows whose order a line is', () => {
    expect(isOrderOf(move, { loc: 'par' })).toBe(true);
    expect(isOrderOf({ k: 'place', what: 'ABM', n: 1, at: 'par' }, { loc: 'par' })).toBe(false);
    expect(isOrderOf(null, { loc: 'par' })).toBe(false);
  });

  it('[EC-4.18.5] the judge on the page says why a line is refused', () => {
    const { lines } = judgeSheet(office, 'A par - mos\nJE VENDS 3 TB A EOC POUR 75 KG D’OR');
    expect(lines.map(({ refusal }) => refusal?.key.split('.').at(-1))).toEqual(['E-NOTADJ', 'E-SELFTRADE']);
  });
});

describe('what may be done with a province', () => {
  const kinds = (view: View, tag: Tag, at: string, text = ''): readonly string[] => {
    const office = officeFor(tag, view);
    return choicesAt(office, writingOf(office, 'fr'), text, at).map((order) => (order.k === 'build' ? `build ${order.unit}` : order.k));
  };
  const winter = (tag: Tag, lost: string) => {
    const view = viewOf(tag, { table: { phase: 'WINTER_ORDERS', turn: 1 } });
    return { ...view, table: { ...view.table, units: view.table.units.filter(({ loc }) => loc !== lost) } };
  };

  it('[EC-4.10.2] in winter a free home centre on the coast takes an army or a fleet', () => {
    expect(kinds(winter('EOC', 'par'), 'EOC', 'par')).toEqual(['build A', 'build F']);
    expect(kinds(winter('EOC', 'par'), 'EOC', 'pie')).not.toContain('build A');
  });

  it('[EC-4.2.7] nothing is offered that the sheet has no room for any more', () => {
    const view = winter('EOC', 'par');
    const waived = withOrder(writingOf(officeFor('EOC', view), 'fr'), '', { k: 'waive' });
    expect(kinds(view, 'EOC', 'par', waived)).toEqual([]);
  });

  it('[EC-4.12.1] a unit takes a bond while there are any', () => {
    expect(kinds(viewOf('EOC', { table: { phase: 'WINTER_ORDERS', turn: 1 } }), 'EOC', 'par')).toContain('reinforce');
    expect(kinds(viewOf('JAP', { table: { phase: 'WINTER_ORDERS', turn: 1 } }), 'JAP', 'osa')).not.toContain('reinforce');
  });

  it('[EC-3.4] at the start missiles are placed at home only', () => {
    const view = viewOf('EOC', { table: { phase: 'PLACEMENT' } });
    expect(kinds(view, 'EOC', 'par')).toEqual(['place', 'place']);
    expect(kinds(view, 'EOC', 'mos')).toEqual([]);
  });
});

describe('the state of one’s sheet', () => {
  const view = viewOf('EOC');
  const sheet = { text: '', lines: [] };
  const own = view.own ?? undefined;

  it('[EC-7.3] tells nothing to order, none yet, a draft, sealed and sealed empty apart', () => {
    if (own === undefined) throw new Error('no seat');
    const table = { ...view.table, ready: ['EOC' as const] };
    expect(sheetStatus(spectatorOf())).toBe('watching');
    expect(sheetStatus({ ...view, table: { ...view.table, asked: [] } })).toBe('nothing');
    expect(sheetStatus(view)).toBe('none');
    expect(sheetStatus({ ...view, own: { ...own, sheet } })).toBe('draft');
    expect(sheetStatus({ ...view, table, own: { ...own, sheet } })).toBe('sealedEmpty');
    expect(sheetStatus({ ...view, table, own: { ...own, sheet: { ...sheet, text: 'A par T' } } })).toBe('sealed');
    expect(sheetStatus({ ...view, table: { ...view.table, stage: 'review' } })).toBe('review');
  });
});

describe('the outlook of a power', () => {
  it('[EC-13.4] counts what the sheet binds against the gold of the start of the turn', () => {
    const office = officeFor('EOC');
    const sheet = judgeSheet(office, 'J’ACHETE 1 TB A USA POUR 25 KG D’OR\nJE DONNE 100 KG D’OR A RUS SECRET\nJ’ACHETE 1 TB A EOC POUR 500');
    expect(outlookOf(office, sheet).free).toBe(1000 - 25 - 100);
    expect(outlookOf(office, null).free).toBe(1000);
  });

  it('[EC-2.3.1] Western Europe starts with one missile of each kind and five units', () => {
    const { units, arms, due } = outlookOf(officeFor('EOC'), null);
    expect([units, due]).toEqual([5, 0]);
    expect(arms).toEqual({ ICBM: 1, ABM: 1 });
  });
});
