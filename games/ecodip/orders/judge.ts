import { at, collect, unreachable } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { faultMessage } from '#diplomacy/faults.ts';
import { resolveRetreats } from '#diplomacy/retreats.ts';
import type { MovementOrder, RetreatOrder } from '#diplomacy/types.ts';
import { seasonOf, yearOf } from '../rules/facts.ts';
import { benchOf, positionOf } from '../rules/position.ts';
import { land, quote, refuse, word } from '../speak.ts';
import type { Line, Order, PhaseName, Sheet } from '../types.ts';
import { giftWarnings, judgeFire, judgeGift, judgePlace, judgeRequest, judgeTrade, judgeVote, tradeWarnings } from './judge-trade.ts';
import { judgeWinter, winterWarnings } from './judge-winter.ts';
import type { Ledger, Office } from './office.ts';
import { nearestTo, type ParsedLine, readSheet } from './parse.ts';

const NO_WARNINGS: readonly Message[] = [];

/* EC-4.2.2, EC-4.2.7: a sheet judged as a whole, in the order written. */

const ORDERS: readonly Order['k'][] = ['hold', 'move', 'support', 'convoy', 'fire', 'place', 'sell', 'buy', 'askAbm', 'askAid', 'vote', 'draw'];
const RETREATS: readonly Order['k'][] = ['retreat', 'disband'];

/** EC-4.1.3: what each phase decides. */
const ALLOWED: Readonly<Record<PhaseName, readonly Order['k'][]>> = {
  PLACEMENT: ['place'],
  SPRING_ORDERS: [...ORDERS, 'give', 'giveUN'],
  SPRING_RETREATS: RETREATS,
  AUTUMN_ORDERS: ORDERS,
  AUTUMN_RETREATS: RETREATS,
  WINTER_ORDERS: ['build', 'waive', 'remove', 'starve', 'reinforce', 'produce', 'factory', 'give', 'giveUN'],
  GAME_OVER: [],
};

/** EC-4.6.2: the adjudicator judges, and we add until when a province stays closed. */
const judgeMovement = ({ table, options, power }: Office, order: MovementOrder): Message | null => {
  const refusal = benchOf(options).desk.check(positionOf(table, options), { by: power, order });
  if (refusal?.key !== 'diplomacy.E-RADIO') return refusal;
  const closed = [order.k === 'hold' ? order.at : (order.to ?? order.at), 'of' in order ? order.of : order.at].find(
    (id) => table.radioactive[id] !== undefined,
  );
  const until = closed === undefined ? table.turn : (table.radioactive[closed] ?? table.turn);
  return refuse('E-RADIO', ['EC-4.6.8.2'], {
    y: land(closed ?? order.at),
    season: word(`season.${seasonOf(until)}`),
    year: quote(String(yearOf(until))),
  });
};

const judgeRetreat = ({ world, table, power }: Office, order: RetreatOrder): Message | null => {
  const dislodged = table.dislodged.find(({ unit }) => unit.loc === order.at && unit.power === power);
  if (dislodged === undefined) return refuse('E-NOUNIT', ['EC-4.18.5'], { x: land(order.at) });
  const [result] = resolveRetreats(world.board, [dislodged], [{ by: power, order }]);
  if (result === undefined || result.fault === null || order.k !== 'retreat') return null;
  const coasts = dislodged.retreats.filter(({ loc }) => loc === order.to);
  return faultMessage(world.board, coasts.length > 1 && order.coast === undefined ? 'E-COASTNEEDED' : result.fault, order);
};

const judgeOrder = (office: Office, order: Order, ledger: Ledger): Message | null => {
  if (!ALLOWED[office.table.phase].includes(order.k)) return refuse('E-PHASE', ['EC-4.1.3']);
  switch (order.k) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
      return judgeMovement(office, order);
    case 'retreat':
    case 'disband':
      return judgeRetreat(office, order);
    case 'fire':
      return judgeFire(office, order, ledger);
    case 'place':
      return judgePlace(office, order, ledger);
    case 'sell':
    case 'buy':
      return judgeTrade(office, order);
    case 'give':
    case 'giveUN':
      return judgeGift(office, order);
    case 'askAbm':
    case 'askAid':
      return judgeRequest(office, order, ledger);
    case 'vote':
      return judgeVote(office, order);
    case 'draw':
      return office.options.draws ? null : refuse('E-PHASE', ['EC-5.3']);
    case 'build':
    case 'waive':
    case 'remove':
    case 'starve':
    case 'reinforce':
    case 'produce':
    case 'factory':
      return judgeWinter(office, order, ledger);
    default:
      return unreachable(order);
  }
};

const warningsOf = (office: Office, order: Order, ledger: Ledger): readonly Message[] => {
  if (order.k === 'sell' || order.k === 'buy') return tradeWarnings(office, order, ledger);
  if (order.k === 'give') return giftWarnings(office, order, ledger);
  return order.k === 'build' || order.k === 'factory' ? winterWarnings(office, order, ledger) : NO_WARNINGS;
};

const UNIT_ORDERS: ReadonlySet<Order['k']> = new Set(['hold', 'move', 'support', 'convoy', 'retreat', 'disband']);

/** EC-4.2.7: what a later line replaces: the order of the same unit, the vote on the same motion, the draw flag. */
const subjectOf = (order: Order): string | null => {
  if (order.k === 'vote') return `vote ${order.motion}`;
  if (order.k === 'draw') return 'draw';
  return UNIT_ORDERS.has(order.k) && 'at' in order ? `unit ${order.at}` : null;
};

const judgeLine = (office: Office, text: string, parsed: ParsedLine, ledger: Ledger): Line => {
  if (!parsed.ok) return { text, order: null, refusal: parsed.error, warnings: NO_WARNINGS, replaced: false };
  // Of several things that a line may say the position tells which is meant.
  const refusals = [parsed.order, ...parsed.others].map((order) => ({ order, refusal: judgeOrder(office, order, ledger) }));
  const { order, refusal } = refusals.find((each) => each.refusal === null) ?? at(refusals, 0);
  if (refusal !== null) return { text, order, refusal, warnings: NO_WARNINGS, replaced: false };
  const warnings = warningsOf(office, order, ledger);
  ledger.accepted.push(order);
  return { text, order, refusal, warnings, replaced: false };
};

const withReplacements = (lines: readonly Line[]): readonly Line[] => {
  const last = new Map<string, number>();
  for (const [index, { order, refusal }] of lines.entries()) {
    const subject = order === null || refusal !== null ? null : subjectOf(order);
    if (subject !== null) last.set(subject, index);
  }
  return lines.map((line, index) => {
    const subject = line.order === null || line.refusal !== null ? null : subjectOf(line.order);
    return subject === null || last.get(subject) === index ? line : { ...line, replaced: true };
  });
};

/** Every line of a text with its order, its refusal or its warnings. */
export const judgeSheet = (office: Office, text: string): Sheet => {
  const { world, options, table, power } = office;
  const lines = readSheet({ world, phase: table.phase, giftDefault: options.giftDefault, power }, text);
  const ledger: Ledger = { written: collect(lines, ({ parsed }) => (parsed.ok ? parsed.order : null)), accepted: [] };
  return { text, lines: withReplacements(lines.map((line) => judgeLine(office, line.text, line.parsed, ledger))) };
};

/** What a line that is not understood probably says, as an order that this position permits; null: nothing to offer. */
export const nearestLegal = (office: Office, text: string): Order | null => {
  const { world, options, table, power } = office;
  const nearest = nearestTo({ world, phase: table.phase, giftDefault: options.giftDefault, power }, text);
  return nearest.find((order) => judgeOrder(office, order, { written: [order], accepted: [] }) === null) ?? null;
};

/** What the judge accepts of orders that are not written down yet, in their order: as if each stood on a line. */
export const legalOrders = (office: Office, orders: readonly Order[]): readonly Order[] => {
  const ledger: Ledger = { written: orders, accepted: [] };
  for (const order of orders) if (judgeOrder(office, order, ledger) === null) ledger.accepted.push(order);
  return ledger.accepted;
};

export const hasRefusal = ({ lines }: Sheet): boolean => lines.some(({ refusal }) => refusal !== null);

/** EC-4.18.5: the stable code of a refusal or warning. */
export const codeOf = ({ key }: Message): string => key.split('.').find((part) => /^[EW]-/.test(part)) ?? key;
