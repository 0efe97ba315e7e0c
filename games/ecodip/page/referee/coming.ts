import type { LogEntry } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import { powerAt } from '#games/ecodip/rules/facts.ts';
import { type Preview, type Table, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { groupByTurn } from '#web/shell/log/rows.ts';

/* EC-13.12: the page that publishing would print, made of a preview. */

/** The view as it would be afterwards. */
export const viewAfter = (view: View, { table, secrets }: Preview): View => ({
  ...view,
  table,
  desk: view.desk === null ? null : { ...view.desk, secrets },
  preview: null,
});

/** Lines that have no number yet: they are known by their place, after all that is on file. */
const asLines = (entries: readonly LogEntry[], after: number): readonly LogLine[] =>
  entries.map((entry, index) => ({ ...entry, n: after + index + 1, step: 0, at: 0 }));

/** What publishing would add to the log. */
export const comingLines = ({ log }: Preview): readonly LogLine[] => asLines(log, 0);

/** The whole page of the turn: what was published of it already, and what would be added. */
export const comingPage = (log: readonly LogLine[], { table: { turn } }: { readonly table: Pick<Table, 'turn'> }, preview: Preview): readonly LogLine[] => {
  const published = groupByTurn(log)
    .filter((group) => group.turn === turn + 1)
    .flatMap(({ lines }) => lines);
  return [...published, ...asLines(preview.log, log.at(-1)?.n ?? 0)];
};

/** EC-7.4: the private parts, power by power. */
export const privateParts = (table: Pick<Table, 'powers'>, lines: readonly LogLine[]): readonly { readonly tag: Tag; readonly lines: readonly LogLine[] }[] => {
  const reads = ({ to }: LogLine, tag: Tag): boolean => to !== 'all' && to.some((reader) => reader !== 'referee' && powerAt(table, reader) === tag);
  return TAGS.map((tag) => ({ tag, lines: lines.filter((line) => reads(line, tag)) })).filter((part) => part.lines.length > 0);
};
