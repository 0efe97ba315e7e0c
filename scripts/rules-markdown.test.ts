import { describe, expect, it } from 'vitest';
import { lineOf, parseRules } from './rules-markdown.ts';

const text = (value: string) => ({ kind: 'text', text: value });

const PAGE = `# A game

Words for readers of the file alone.

## 4. Course of play

Before any clause, see BO-4.4.

### 4.3 Visit

**BO-4.3.1** *Variation.* The quotation
changes (BO-4.4.2).
- first
- second,
  with more

| Coef. | Sum |
|---|--:|
| I | **5** |

Still the same clause.
**BO-4.3.2** Without *title.*
**BO-8.R1** *Only a title.*
`;

describe('lineOf', () => {
  it('tells bold, italics, code and clauses from text', () => {
    expect(lineOf('a **b** *c* `d` BO-4.3.1, TB-5.4a.')).toEqual([
      text('a '),
      { kind: 'bold', text: 'b' },
      text(' '),
      { kind: 'italic', text: 'c' },
      text(' '),
      { kind: 'code', text: 'd' },
      text(' '),
      { kind: 'clause', text: 'BO-4.3.1' },
      text(', '),
      { kind: 'clause', text: 'TB-5.4a' },
      text('.'),
    ]);
  });

  it('knows both ways to write italics', () => {
    expect(lineOf('_c_ and snake_case_name')).toEqual([{ kind: 'italic', text: 'c' }, text(' and snake_case_name')]);
    expect(parseRules('## 1. Goal\n\n**BO-1.1** _Length._ An hour.')[0]?.clauses[0]?.title).toBe('Length');
  });

  it('leaves HTML what it is: text', () => {
    expect(lineOf('<b>1 < 2</b>')).toEqual([text('<b>1 < 2</b>')]);
  });
});

describe('parseRules', () => {
  const [chapter, section, ...others] = parseRules(PAGE);

  it('finds chapters and sections, and what stands before their first clause', () => {
    expect(others).toEqual([]);
    expect(chapter).toEqual({
      number: '4',
      title: 'Course of play',
      level: 2,
      blocks: [{ kind: 'paragraph', line: [text('Before any clause, see '), { kind: 'clause', text: 'BO-4.4' }, text('.')] }],
      clauses: [],
    });
    expect(section).toMatchObject({ number: '4.3', title: 'Visit', level: 3, blocks: [] });
  });

  it('gives a clause its title and all that follows up to the next clause', () => {
    expect(section?.clauses[0]).toEqual({
      id: 'BO-4.3.1',
      title: 'Variation',
      blocks: [
        { kind: 'paragraph', line: [text('The quotation changes ('), { kind: 'clause', text: 'BO-4.4.2' }, text(').')] },
        { kind: 'list', ordered: false, items: [[text('first')], [text('second, with more')]] },
        { kind: 'table', align: ['start', 'end'], header: [[text('Coef.')], [text('Sum')]], rows: [[[text('I')], [{ kind: 'bold', text: '5' }]]] },
        { kind: 'paragraph', line: [text('Still the same clause.')] },
      ],
    });
  });

  it('knows clauses without a title, and without more than one', () => {
    expect(section?.clauses.slice(1)).toEqual([
      { id: 'BO-4.3.2', title: null, blocks: [{ kind: 'paragraph', line: [text('Without '), { kind: 'italic', text: 'title.' }] }] },
      { id: 'BO-8.R1', title: 'Only a title', blocks: [] },
    ]);
  });
});
