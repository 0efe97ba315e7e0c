import type { Message } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import { explainReport } from '#games/ecodip/rules/preview.ts';
import { powerOf } from '#games/ecodip/rules/facts.ts';
import { type Tag, TAGS, type UnitReport, type View } from '#games/ecodip/types.ts';
import { groupByTurn } from '#web/shell/log/rows.ts';
import { hasFailed } from '../map/of-view.ts';
import { nameOfKey, type Section, sectionsOf } from '../gazette/sections.ts';
import type { SceneName } from './scenes.ts';

/* What there is to tell of a scene: of the movement unit by unit with the reasons, of the rest what the log says to everybody. */

/** What became of one unit's order, and why. */
export interface News {
  readonly report: UnitReport;
  readonly failed: boolean;
  readonly why: readonly Message[];
}

/** A unit that held, with nobody against it. */
const isQuiet = ({ report: { order, status, dislodgedFrom }, why }: News): boolean =>
  (order === null || order.k === 'hold') && status === 'holds' && dislodgedFrom === null && why.length <= 1;

export interface Movement {
  /** One's own units first, then power by power. */
  readonly news: readonly News[];
  /** Units that held undisturbed. */
  readonly held: number;
}

export const movementOf = (view: View): Movement => {
  const { report } = view.table;
  const why = explainReport(view, report);
  const rank = ({ report: { unit } }: News): number => (unit.power === view.own?.power ? -1 : TAGS.indexOf(powerOf(unit)));
  const all = report.orders.map(
    (one): News => ({
      report: one,
      failed: hasFailed(one.status) || one.dislodgedFrom !== null,
      why: why[one.unit.loc] ?? [],
    }),
  );
  const news = all.filter((one) => !isQuiet(one)).toSorted((a, b) => rank(a) - rank(b));
  return { news, held: all.length - news.length };
};

/** The provinces that a piece of news is about. */
export const placesOf = ({ report: { unit, order } }: News): readonly string[] =>
  order !== null && 'to' in order && order.to !== undefined ? [unit.loc, order.to] : [unit.loc];

export const concerns = (news: News, power: Tag | undefined): boolean => news.report.unit.power === power;

const SECTIONS_OF: Readonly<Record<Exclude<SceneName, 'move'>, readonly Section[]>> = {
  un: ['un'],
  trade: ['deals'],
  fire: ['missiles'],
  retreat: ['retreats'],
  loss: ['missiles'],
  conquest: ['conquests', 'harvest'],
  winter: ['winter', 'fallen', 'prices'],
  gifts: ['gifts', 'motions', 'rulings'],
};

/** Those of the movement already, or of another scene with the same section. */
const isOfScene = (name: SceneName, { text }: LogLine): boolean => {
  const key = nameOfKey(text.key);
  if (name === 'retreat') return key === 'RETREATED' || key === 'DISBANDED';
  return name !== 'fire' && name !== 'loss' ? true : (key === 'OVERRUN') === (name === 'loss');
};

/** What everybody was told of a scene; `turn` counts from 0 as in a report. */
export const linesOfScene = (log: readonly LogLine[], turn: number, name: SceneName): readonly LogLine[] => {
  if (name === 'move') return [];
  const lines = groupByTurn(log).flatMap((group) => (group.turn === turn + 1 ? group.lines : []));
  const wanted = SECTIONS_OF[name];
  return sectionsOf(lines)
    .filter((section) => wanted.includes(section.name))
    .flatMap((section) => section.lines.filter((line) => isOfScene(name, line)));
};
