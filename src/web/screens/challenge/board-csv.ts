import type { ChallengeBoard } from '#protocol';

const HEAD = ['n', 'name', 'attempt', 'state', 'score', 'place', 'begun_at', 'ended_at', 'table'] as const;

/** A formula of a spreadsheet begins like that. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (value: string | number | null): string => {
  const text = value === null ? '' : typeof value === 'number' ? String(value) : plain(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** One row for each try, numbers as numbers. */
export const boardCsv = ({ entries }: Pick<ChallengeBoard, 'entries'>): string =>
  [
    HEAD.join(','),
    ...entries.map(({ n, name, attempt, state, score, place, begunAt, endedAt, table }) =>
      [n, name, attempt, state, score, place, moment(begunAt), moment(endedAt), table].map(quoted).join(','),
    ),
  ].join('\n');
