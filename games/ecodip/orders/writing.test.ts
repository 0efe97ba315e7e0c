import { describe, expect, it } from 'vitest';
import { doMove, position, seat } from '../position.test-support.ts';
import { ecodip } from '../index.ts';
import type { State } from '../types.ts';
import { writing } from './writing.ts';

const EOC = seat('EOC');
const viewOf = (state: State) => ecodip.module.view(state, EOC);

describe('a sheet that comes as a letter', () => {
  it('[EC-4.2.1] is the move by which the page seals; a text without an order is no sheet', () => {
    const view = viewOf(position({ units: ['EOC A par', 'EOC F lon'] }));
    expect(writing.read(view, EOC, 'Bonjour\nA par va en bel')).toEqual({ type: 'submit', sheet: 'Bonjour\nA par va en bel' });
    for (const text of ['', 'Merci, à ce soir.', 'Bonjour,\n\nje ne peux pas jouer']) expect(writing.read(view, EOC, text)).toBeNull();
  });

  it('[EC-4.18.5] is told line by line, with what is left to the rules', () => {
    const before = position({ units: ['EOC A par', 'EOC F lon', 'EOC A pie'] });
    const text = 'A par - bel\nA par - sui\n2. F lonn - MDN\nA pie - mos';
    const told = writing.written(viewOf(before), EOC, 'fr', text);
    expect(told.sealed).toBe(false);
    expect(told.lines.map(({ as, refusal, nearest }) => [as, refusal === null, nearest])).toEqual([
      [null, true, null],
      ['A par - sui', true, null],
      [null, false, 'F lon - MDN'],
      [null, false, null],
    ]);
    expect(told.left).toEqual([{ key: 'left.hold', args: { units: { text: { fr: 'F lon, A pie', en: 'F lon, A pie' } } }, clauses: ['EC-4.2.5'] }]);
    const after = doMove(before, EOC, { type: 'submit', sheet: text }).state;
    expect(writing.written(viewOf(after), EOC, 'fr')).toEqual(told);
  });

  it('[EC-4.1.3] answers one phase of one turn, and nothing where nothing is asked', () => {
    const state = position({ units: ['EOC A par'] });
    expect(writing.question(viewOf(state), EOC)).toBe(`${state.table.turn} SPRING_ORDERS`);
    expect(writing.question(viewOf({ ...state, table: { ...state.table, asked: [] } }), EOC)).toBeNull();
    expect(writing.question(viewOf({ ...state, table: { ...state.table, stage: 'review' } }), EOC)).toBeNull();
    expect(writing.question(ecodip.module.view(state, 'public'), EOC)).toBeNull();
  });
});
