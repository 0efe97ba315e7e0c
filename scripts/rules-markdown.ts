// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="../src/web/rules.d.ts" />
import type { Block, Line, RulesClause, RulesSection, Span } from 'virtual:rules/*';

export type { RulesSection };

/**
 * Reads the Markdown of a rules booklet: `## 4. Title` and `### 4.3 Title` headings, clauses that open with
 * `**BO-4.3.1**` and perhaps a title in italics with a full stop, paragraphs, flat lists and tables. Nothing else of Markdown is known.
 */

/** `BO-4.3.1`, `BO-8.R2`, `TB-5.4a`; also `BO-4.3`, a whole section. Whether its booklet exists is asked elsewhere. */
export const CLAUSE_ID = /\b[A-Z]{2}-\d+(?:\.[A-Z]?\d+[a-z]?)*\b/;

const HEADING = /^(##|###) (\d+(?:\.\d+)*)\.? (.+)$/;
const CLAUSE_START = new RegExp(`^\\*\\*(${CLAUSE_ID.source})\\*\\*\\s*(?:[*_]([^*_]+)\\.[*_]\\s*)?`);
const ITEM = /^(-|\d+\.) /;
const INLINE = new RegExp(`\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\\b_[^_]+_\\b|\`[^\`]+\`|${CLAUSE_ID.source}`, 'g');

const spanOf = (marked: string): Span => {
  if (marked.startsWith('**')) return { kind: 'bold', text: marked.slice(2, -2) };
  if (marked.startsWith('*') || marked.startsWith('_')) return { kind: 'italic', text: marked.slice(1, -1) };
  if (marked.startsWith('`')) return { kind: 'code', text: marked.slice(1, -1) };
  return { kind: 'clause', text: marked };
};

export const lineOf = (markdown: string): Line => {
  const spans: Span[] = [];
  let end = 0;
  for (const match of markdown.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: 'text', text: markdown.slice(end, match.index) });
    spans.push(spanOf(match[0]));
    end = match.index + match[0].length;
  }
  if (end < markdown.length) spans.push({ kind: 'text', text: markdown.slice(end) });
  return spans;
};

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const tableOf = ([header = '', rule = '', ...rows]: readonly string[]): Block => ({
  kind: 'table',
  align: cellsOf(rule).map((cell) => (cell.endsWith(':') ? 'end' : 'start')),
  header: cellsOf(header).map(lineOf),
  rows: rows.map((row) => cellsOf(row).map(lineOf)),
});

/** A list: each marked line opens an item, an indented one goes on with it. */
const listOf = (lines: readonly string[]): Block => {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(lineOf) };
};

const blockOf = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  if (first.startsWith('|')) return tableOf(lines);
  return ITEM.test(first) ? listOf(lines) : { kind: 'paragraph', line: lineOf(lines.join(' ')) };
};

const kindOf = (line: string): 'blank' | 'heading' | 'table' | 'list' | 'clause' | 'text' => {
  if (line.trim() === '') return 'blank';
  if (line.startsWith('#')) return 'heading';
  if (line.startsWith('|')) return 'table';
  if (CLAUSE_START.test(line)) return 'clause';
  return ITEM.test(line) || /^\s/.test(line) ? 'list' : 'text';
};

/** Lines that belong together: a heading, a table, a list, or a paragraph (the first one of a clause among them). */
const runsOf = (markdown: string): readonly (readonly string[])[] => {
  const runs: string[][] = [];
  let before = 'blank';
  for (const line of markdown.split(/\r?\n/)) {
    const kind = kindOf(line);
    const goesOn = kind === before || (kind === 'text' && before === 'clause');
    if (kind !== 'blank') {
      if (goesOn && kind !== 'heading' && kind !== 'clause') runs.at(-1)?.push(line.trimEnd());
      else runs.push([line.trimEnd()]);
    }
    if (!goesOn) before = kind;
  }
  return runs;
};

interface OpenClause extends RulesClause {
  readonly blocks: Block[];
}

interface OpenSection extends RulesSection {
  readonly blocks: Block[];
  readonly clauses: OpenClause[];
}

/** The chapters and sections of a rules file; what stands before the first heading is for readers of the file alone. */
export const parseRules = (markdown: string): readonly RulesSection[] => {
  const sections: OpenSection[] = [];
  for (const run of runsOf(markdown)) {
    const [first = ''] = run;
    const heading = HEADING.exec(first);
    if (heading !== null) {
      const [, marks = '', number = '', title = ''] = heading;
      sections.push({ number, title, level: marks.length === 2 ? 2 : 3, blocks: [], clauses: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) continue;
    const start = CLAUSE_START.exec(first);
    if (start === null) {
      (section.clauses.at(-1) ?? section).blocks.push(blockOf(run));
      continue;
    }
    const [opening, id = '', title] = start;
    const text = [first.slice(opening.length), ...run.slice(1)].join(' ').trim();
    section.clauses.push({ id, title: title ?? null, blocks: text === '' ? [] : [blockOf([text])] });
  }
  return sections;
};
