import type { ChallengeBoard } from '#protocol';

const HEAD = ['n', 'person', 'name', 'attempt', 'state', 'score', 'place', 'begun_at', 'ended_at', 'table'] as const;

/** A formula of a spreadsheet begins like that. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** One row for each try, numbers as numbers; `person` is the same for all tries of one. */
export const boardCsv = ({ entries }: Pick<ChallengeBoard, 'entries'>): string =>
  [
    HEAD.join(','),
    ...entries.map(({ n, person, name, attempt, state, score, place, begunAt, endedAt, table }) =>
      // What people wrote may be a formula; an id that begins with a dash is none.
      [n, person, name === null ? null : plain(name), attempt, state, score, place, moment(begunAt), moment(endedAt), table].map(quoted).join(','),
    ),
  ].join('\n');
