import type { LogEntry } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import { armsAt, forceOf, isTag, powerAt, unitAt } from '#games/ecodip/rules/facts.ts';
import { type Good, GOODS, type Missile, MISSILES, type Preview, type Table, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { groupByTurn } from '#web/shell/log/rows.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';

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

/* What a ruling is about to change, as it is now: a form that sets a number opens with the number that it has. */

type Present = { readonly field: string; readonly value: number | string } | null;

const textOf = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '');
const isGood = (raw: string): raw is Good => GOODS.some((good) => good === raw);
const isMissile = (raw: string): raw is Missile => MISSILES.some((kind) => kind === raw);

const stockOf = ({ table, desk }: View, holder: string, what: string): number | null => {
  if (holder === 'UN') return what === 'gold' ? table.un.gold : isGood(what) ? table.un[what] : null;
  if (!isTag(holder)) return null;
  if (what === 'gold') return desk?.secrets[holder].gold ?? null;
  return isGood(what) ? table.stocks[holder][what] : null;
};

const missilesOf = ({ desk }: View, power: string, kind: string, site: string): number | null => {
  if (desk === null || !isTag(power) || !isMissile(kind)) return null;
  const secrets = desk.secrets[power];
  return site === 'STOCK' ? secrets.stock[kind] : armsAt(secrets, site)[kind];
};

const priceOf = ({ table }: View, good: string): number | null => (isGood(good) ? table.prices[good] : null);

const amount = (field: string, value: number | null): Present => (value === null ? null : { field, value });

export const presentOf = (view: View, type: string, values: FormValues): Present => {
  const { at, holder, what, power, kind, site, good } = values;
  switch (type) {
    case 'ruleForce': {
      const unit = unitAt(view.table, textOf(at));
      return unit === undefined ? null : { field: 'force', value: forceOf(unit) };
    }
    case 'ruleOwner':
      return { field: 'owner', value: view.table.owners[textOf(at)] ?? 'nobody' };
    case 'ruleStock':
      return amount('amount', stockOf(view, textOf(holder), textOf(what)));
    case 'ruleMissile':
      return amount('amount', missilesOf(view, textOf(power), textOf(kind), textOf(site)));
    case 'rulePrice':
      return amount('amount', priceOf(view, textOf(good)));
    default:
      return null;
  }
};
