import { unreachable } from '#kernel/collections.ts';
import type { Block, Line, RulesClause, RulesSection } from 'virtual:rules/*';

export type Booklet = readonly RulesSection[];

export type Found = { readonly kind: 'clause'; readonly clause: RulesClause } | { readonly kind: 'section'; readonly section: RulesSection };

const numberOf = (id: string): string => id.replace(/^[A-Z]+-/, '');

/** The clause, or the section of that number, or the nearest one above it. */
export const findClause = (sections: Booklet, id: string): Found | null => {
  const clause = sections.flatMap(({ clauses }) => clauses).find((each) => each.id === id);
  if (clause !== undefined) return { kind: 'clause', clause };
  const section = sections.find(({ number }) => number === numberOf(id));
  if (section !== undefined) return { kind: 'section', section };
  return id.includes('.') ? findClause(sections, id.slice(0, id.lastIndexOf('.'))) : null;
};

const lineText = (line: Line): string => line.map(({ text }) => text).join('');

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.line);
    case 'list':
      return block.items.map(lineText).join(' ');
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(lineText).join(' ')).join(' ');
    default:
      return unreachable(block);
  }
};

/** Letters only, without accents or case: « événement » is found by « evenement ». */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The sections with the clauses that contain all the words; a heading that contains them keeps all its clauses. */
export const searchBooklet = (sections: Booklet, query: string): Booklet => {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return sections.flatMap((section) => {
    if (holds(`${section.number} ${section.title}`)) return [section];
    const clauses = section.clauses.filter(({ id, title, blocks }) => holds([id, title ?? '', ...blocks.map(blockText)].join(' ')));
    const blocks = section.blocks.filter((block) => holds(blockText(block)));
    return clauses.length + blocks.length === 0 ? [] : [{ ...section, clauses, blocks }];
  });
};

export const countClauses = (sections: Booklet): number => sections.reduce((total, { clauses }) => total + clauses.length, 0);
