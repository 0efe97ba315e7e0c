import type { Lang } from './words.ts';

export type Cell = string | number | null;

/** A comma is the decimal sign of a French spreadsheet, so its columns are parted by semicolons. */
const SIGNS: Readonly<Record<Lang, { readonly separator: string; readonly decimal: string }>> = {
  fr: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A cell that begins like a formula would be one in a spreadsheet: names are typed by anybody. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Rows as the reader's spreadsheet opens them without being asked: text quoted, figures with its decimal sign. */
export const spreadsheet = (rows: readonly (readonly Cell[])[], lang: Lang): string => {
  const { separator, decimal } = SIGNS[lang];
  const written = (cell: Cell): string => {
    if (cell === null) return '';
    return typeof cell === 'number' ? String(cell).replace('.', decimal) : quoted(harmless(cell));
  };
  return `\ufeff${rows.map((row) => row.map(written).join(separator)).join('\r\n')}\r\n`;
};
