import { describe, expect, it } from 'vitest';
import { type Booklet, countClauses, findClause, searchBooklet } from './search.ts';

const says = (text: string) => [{ kind: 'paragraph', line: [{ kind: 'text', text }] }] as const;
const booklet: Booklet = [
  { number: '4', title: 'Déroulement', level: 2, blocks: says('Vue d’ensemble'), clauses: [] },
  {
    number: '4.3',
    title: 'La visite',
    level: 3,
    blocks: [],
    clauses: [
      { id: 'BO-4.3.1', title: 'Variation', blocks: says('Le cours change.') },
      { id: 'BO-4.3.6', title: null, blocks: [{ kind: 'list', ordered: false, items: [[{ kind: 'bold', text: 'Événement' }]] }] },
    ],
  },
];

describe('finding a clause', () => {
  it('opens at the clause, at a section of that number, or at the nearest one above', () => {
    expect(findClause(booklet, 'BO-4.3.6')).toMatchObject({ kind: 'clause', clause: { id: 'BO-4.3.6' } });
    expect(findClause(booklet, 'BO-4.3')).toMatchObject({ kind: 'section', section: { number: '4.3' } });
    expect(findClause(booklet, ['BO-4.3', '99'].join('.'))).toMatchObject({ kind: 'section', section: { number: '4.3' } });
    expect(findClause(booklet, '4')).toMatchObject({ kind: 'section', section: { number: '4' } });
    expect(findClause(booklet, ['XX', 9].join('-'))).toBeNull();
  });

  it('searches without accents or case, by words anywhere in the clause, and by number', () => {
    expect(searchBooklet(booklet, 'evenement').flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['BO-4.3.6']);
    expect(searchBooklet(booklet, 'change variation')).toHaveLength(1);
    expect(countClauses(searchBooklet(booklet, '4.3.1'))).toBe(1);
    expect(searchBooklet(booklet, 'nulle part')).toEqual([]);
    expect(searchBooklet(booklet, '  ')).toBe(booklet);
  });

  it('keeps a whole section whose heading answers', () => {
    expect(countClauses(searchBooklet(booklet, 'visite'))).toBe(2);
  });
});
