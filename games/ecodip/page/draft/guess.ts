import type { Message } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { isTag, ordersOf, unitAt } from '#games/ecodip/rules/facts.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { parseLine } from '#games/ecodip/orders/parse.ts';
import type { Trial } from '#games/ecodip/orders/sandbox.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { type Each, together } from '#games/ecodip/rules/by-power.ts';
import { type Order, type State, type Table, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { draftOrders, turnOf } from '../map/of-view.ts';
import type { DrawnOrder } from '../map/types.ts';
import { isMovement, writingOf } from './choices.ts';
import { withOrder } from './text.ts';

/* EC-13.2: a sandbox that resolves a guess at everybody's orders. Nothing of it leaves the page. */

/** One's own sheet and the guesses; of two lines about the same unit the guess comes later and replaces (EC-4.2.7). */
export const supposedSheets = (own: { readonly power: Tag; readonly text: string } | null, guesses: Each<string>): Each<string> =>
  own === null || own.text === '' ? guesses : together({ [own.power]: own.text }, guesses);

/** The sheets with one order more, in the place of what was ordered about the same thing. */
export const withGuess = (state: State, lang: Lang, guesses: Each<string>, by: Tag, order: Order): Each<string> => ({
  ...guesses,
  [by]: withOrder(writingOf(officeOf(state, by), lang), guesses[by] ?? '', order),
});

/** Whose order it is: that of the unit, or of the province that fires, is built on, or takes a missile. */
export const authorOf = (table: Pick<Table, 'units' | 'owners' | 'dislodged'>, order: Order): Tag | null => {
  const place = order.k === 'fire' ? order.from : 'at' in order ? order.at : undefined;
  if (place === undefined) return null;
  const dislodged = order.k === 'retreat' || order.k === 'disband' ? table.dislodged.find(({ unit }) => unit.loc === place)?.unit : undefined;
  const unit = dislodged ?? unitAt(table, place);
  const power = order.k === 'fire' || order.k === 'place' ? table.owners[place] : (unit?.power ?? table.owners[place]);
  return isTag(power) ? power : null;
};

/** A fault of null: it is not said whose order it is. */
export type ReadGuess = { readonly ok: true; readonly by: Tag; readonly order: Order } | { readonly ok: false; readonly fault: Message | null };

/** A line for anybody: `RUS TIR mos - nyo`, or without the power where the order itself says whose it is. */
export const readGuess = ({ options, table }: Pick<View, 'options' | 'table'>, typed: string): ReadGuess => {
  const [first = '', ...rest] = typed.trim().split(/[\s:]+/);
  const named = TAGS.find((tag) => tag === first.toUpperCase());
  const line = named === undefined ? typed : rest.join(' ');
  const parsed = parseLine({ world: worldOf(options), phase: table.phase, giftDefault: options.giftDefault }, line);
  if (!parsed.ok) return { ok: false, fault: parsed.error };
  const by = named ?? authorOf(table, parsed.order);
  return by === null ? { ok: false, fault: null } : { ok: true, by, order: parsed.order };
};

/** Every order that stands in a trial. */
export const ordersIn = (trial: Trial | null): readonly Order[] => (trial === null ? [] : TAGS.flatMap((tag) => ordersOf(trial.sheets[tag])));

/** The arrows of the sandbox: as they come out, or as written where no movement is resolved. */
export const drawnTrial = (view: View, { before, sheets, after }: Trial): readonly DrawnOrder[] => {
  if (isMovement(before.table)) return turnOf({ ...view, table: after.table }, after.table.report).orders;
  return TAGS.flatMap((power) => draftOrders({ power, sheet: sheets[power] ?? null }));
};
