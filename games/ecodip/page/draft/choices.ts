import type { MovementOrder, ProvinceId } from '#diplomacy/types.ts';
import { isTag, ordersOf, unitAt } from '#games/ecodip/rules/facts.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, officeOf, officeOfView } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { benchOf, type Each, positionOf, together } from '#games/ecodip/rules/position.ts';
import { MISSILES, type Order, type OrderOf, type State, type Table, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { withOrder, type Writing } from './text.ts';
import { gainOf } from './gains.ts';
import { wordsIn } from '../words-in.ts';
import type { AdvisedLine } from '#web/kit/interface/game-page.ts';
import type { Lang } from '#kernel/words.ts';
import { parseLine } from '#games/ecodip/orders/parse.ts';
import type { Message } from '#kernel/messages.ts';
import type { Trial } from '#games/ecodip/orders/sandbox.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { draftOrders, turnOf } from '../map/of-view.ts';
import type { DrawnOrder } from '../map/types.ts';

/* What may be ordered by pointing at a province: candidates of the phase, and only those that the judge accepts. */

export type PlaceOrder = OrderOf<'build' | 'remove' | 'reinforce' | 'starve' | 'produce' | 'factory' | 'place' | 'retreat' | 'disband'>;

export const writingOf = ({ world, options, table, power }: Office, lang: 'fr' | 'en'): Writing => ({
  grammar: { world, phase: table.phase, giftDefault: options.giftDefault, power },
  printing: { world, units: [...table.units, ...table.dislodged.map(({ unit }) => unit)], lang },
});

export const isMovement = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'SPRING_ORDERS' || phase === 'AUTUMN_ORDERS';
export const isRetreat = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'SPRING_RETREATS' || phase === 'AUTUMN_RETREATS';

/** Every legal order of the unit in a province. */
export const legalMoves = ({ table, options }: Pick<Office, 'table' | 'options'>, loc: ProvinceId): readonly MovementOrder[] =>
  benchOf(options).desk.legalOrders(positionOf(table, options), loc);

/** An army, or a fleet on each coast there is. */
export const builds = ({ world }: Pick<Office, 'world'>, at: ProvinceId): readonly OrderOf<'build'>[] => {
  const coasts = world.find(at)?.coasts ?? [];
  const fleets = coasts.length === 0 ? [{ k: 'build', unit: 'F', at } as const] : coasts.map((coast) => ({ k: 'build', unit: 'F', at, coast }) as const);
  return [{ k: 'build', unit: 'A', at }, ...fleets];
};

const winterCandidates = (office: Office, at: ProvinceId): readonly PlaceOrder[] => [
  ...builds(office, at),
  { k: 'remove', at },
  { k: 'reinforce', at, n: 1 },
  { k: 'starve', at },
  { k: 'produce', at },
  { k: 'factory', at },
];

const retreatCandidates = ({ table, power }: Office, at: ProvinceId): readonly PlaceOrder[] => {
  const dislodged = table.dislodged.find(({ unit }) => unit.loc === at && unit.power === power);
  if (dislodged === undefined) return [];
  return [
    ...dislodged.retreats.map(({ loc, coast }): PlaceOrder => (coast === undefined ? { k: 'retreat', at, to: loc } : { k: 'retreat', at, to: loc, coast })),
    { k: 'disband', at },
  ];
};

const candidates = (office: Office, at: ProvinceId): readonly PlaceOrder[] => {
  const { table, power } = office;
  if (isRetreat(table)) return retreatCandidates(office, at);
  if (table.phase === 'WINTER_ORDERS') return table.owners[at] === power || unitAt(table, at)?.power === power ? winterCandidates(office, at) : [];
  return table.owners[at] === power ? MISSILES.map((what): PlaceOrder => ({ k: 'place', what, n: 1, at })) : [];
};

const isAccepted = (office: Office, writing: Writing, text: string, order: Order): boolean => {
  const printed = printOrder(order, writing.printing);
  const before = judgeSheet(office, text).lines.filter(({ refusal }) => refusal !== null).length;
  const { lines } = judgeSheet(office, withOrder(writing, text, order));
  return printed !== '' && lines.filter(({ refusal }) => refusal !== null).length <= before;
};

/** What a press may do with a province, apart from the orders to units. */
export const choicesAt = (office: Office, writing: Writing, text: string, at: ProvinceId): readonly PlaceOrder[] =>
  candidates(office, at).filter((order) => isAccepted(office, writing, text, order));

/** A sheet that a bot advises, one order a line in the words of the reader, each to be taken over; null: not a sheet, or nobody's. */
export const advisedLines = (move: unknown, view: View, lang: Lang): readonly AdvisedLine[] | null => {
  const office = officeOfView(view);
  if (office === null || typeof move !== 'object' || move === null || !('sheet' in move) || typeof move.sheet !== 'string') return null;
  const { world, table } = office;
  const printing = { world, units: [...table.units, ...table.dislodged.map(({ unit }) => unit)], lang };
  const { lines } = judgeSheet(office, move.sheet);
  const orders = lines.map(({ order }) => order);
  return lines.map(({ order, text }): AdvisedLine => {
    const line = order === null ? text : printOrder(order, printing);
    const gain = order === null ? null : gainOf(office, order, orders);
    const isWritten = view.own?.sheet?.lines.some((own) => own.text === line) === true;
    return { text: line, why: gain === null ? '' : wordsIn(lang)(gain), take: isWritten ? null : { type: 'write', line } };
  });
};

/** EC-7.3: « rien à ordonner », « pas encore d’ordres », a draft, sealed, sealed empty: told apart. */
export type SheetStatus = 'watching' | 'nothing' | 'none' | 'draft' | 'sealed' | 'sealedEmpty' | 'review' | 'over';

export const sheetStatus = ({ table, own }: View): SheetStatus => {
  if (table.ending !== null) return 'over';
  if (own === null) return 'watching';
  if (!table.asked.includes(own.power)) return 'nothing';
  if (table.stage === 'review') return 'review';
  if (table.ready.includes(own.power)) return (own.sheet?.text ?? '').trim() === '' ? 'sealedEmpty' : 'sealed';
  return own.sheet === null ? 'none' : 'draft';
};

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
type ReadGuess = { readonly ok: true; readonly by: Tag; readonly order: Order } | { readonly ok: false; readonly fault: Message | null };

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
