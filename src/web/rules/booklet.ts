import type { Lang } from '#kernel';
import { signal } from '@preact/signals';
import type { Block, Line, RulesClause, RulesSection } from 'virtual:rules/*';
import { lang } from '../store/settings.ts';

export type Booklet = readonly RulesSection[];

/** Each booklet and language is a file of its own, fetched when somebody reads it. */
const BOOKLETS: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly default: Booklet }>>>>> = {
  bourse: { fr: () => import('virtual:rules/bourse.fr'), en: () => import('virtual:rules/bourse.en') },
};

export const hasBooklet = (game: string): boolean => Object.hasOwn(BOOKLETS, game);

const here = signal<ReadonlyMap<string, Booklet>>(new Map());
const asked = new Set<string>();

/** The booklet in the reader's language, or null while it is on its way. */
export const booklet = (game: string): Booklet | null => {
  const key = `${game}.${lang.value}`;
  const found = here.value.get(key);
  if (found !== undefined) return found;
  const fetchBooklet = BOOKLETS[game]?.[lang.value];
  if (fetchBooklet !== undefined && !asked.has(key)) {
    asked.add(key);
    fetchBooklet().then(
      ({ default: sections }) => {
        here.value = new Map([...here.peek(), [key, sections]]);
      },
      () => asked.delete(key),
    );
  }
  return null;
};

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
  }
};

/** Letters only, without accents or case: « événement » is found by « evenement ». */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

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
