import type { Seat } from '#kernel/game.ts';
import { rankOf, SPADES, suitOf } from '../cards.ts';
import { EVENT, type EventName, eventNameOf, MASTER_FACTORIES, TIMING } from '../../content/data.ts';
import { inSeatOrder, isActive, isDebt, player, type PublicFacts, totalFactoryCards, totalHouses } from '../facts.ts';
import type { Entry, EventInForce, Face, TurnedEvent } from '../../types.ts';
import { change, type Work } from '../work.ts';
import { sum } from '#kernel/collections.ts';
import { wealthOf } from '../../scoring.ts';
import { faceName, tell, term, who } from '../../speak.ts';
import { AFTER_PAYOUT, NEEDS_FACTORY } from './effects.ts';

/* TB-2.12.2: M and X events lie before a player while they hold. */

/** K♦ with `kingOfDiamonds: whileOwned`. */
const FOR_EVER = 100_000;

/** Is an event of this face in force for the seat in the current battle? */
export const inForce = ({ table }: PublicFacts, seat: Seat, face: Face): boolean =>
  table.players[seat]?.events.some((event) => event.face === face && event.from <= table.battle && table.battle <= event.until) ?? false;

/** X events do not stack: of two that meet, the longer duration holds. */
const hold = (work: Work, seat: Seat, event: EventInForce): void => {
  const { events } = player(work, seat);
  const meets = events.find(({ face, until }) => face === event.face && until >= event.from - 1);
  const merged = meets === undefined ? event : { face: event.face, from: Math.min(meets.from, event.from), until: Math.max(meets.until, event.until) };
  change(work, seat, { events: [...events.filter((other) => other !== meets), merged] });
};

/** An event of n battles: from the next one on. A♠ holds at once (TB-10, A32), A♥ too. */
const holdBattles = (work: Work, seat: Seat, face: Face, battles: number): void => {
  const { battle } = work.table;
  const atOnce = face === EVENT.ouch || face === EVENT.loveAtFirstSight;
  const lasting = face === EVENT.masterOfEconomy && work.options.kingOfDiamonds === 'whileOwned';
  hold(work, seat, { face, from: atOnce ? battle : battle + 1, until: lasting ? FOR_EVER : battle + battles });
};

export const drop = (work: Work, seat: Seat, dropped: (event: EventInForce) => boolean): void => {
  const { events } = player(work, seat);
  if (events.some(dropped)) change(work, seat, { events: events.filter((event) => !dropped(event)) });
};

/** A♥: his ♠ events are cancelled. */
const dropSpades = (work: Work, seat: Seat): void => drop(work, seat, ({ face }) => suitOf(face) === SPADES);

/** CLOSE: what is over is taken away. */
export const expireEvents = (work: Work): void => {
  const { battle, players } = work.table;
  for (const [seat, subject] of players.entries()) {
    const lost = (event: EventInForce): boolean =>
      event.face === EVENT.masterOfEconomy && event.until === FOR_EVER && totalFactoryCards(subject) < MASTER_FACTORIES;
    drop(work, seat, (event) => event.until <= battle || lost(event));
  }
};

/* TB-2.12.1: the counting cards of a battle trigger their events. */

const exceedsMeanWealth = (facts: PublicFacts, seat: Seat): boolean => {
  const players = inSeatOrder(facts);
  return wealthOf(facts, seat) * players.length > sum(players.map((other) => wealthOf(facts, other)));
};

/** TB-2.12.2a: conditions are tested when the card is turned; “if tenant” when the rent is due. */
const meetsCondition = (facts: PublicFacts, seat: Seat, face: Face, staked: number): boolean => {
  const subject = player(facts, seat);
  const factories = totalFactoryCards(subject);
  if (NEEDS_FACTORY.includes(face)) return factories >= 1;
  switch (face) {
    case EVENT.masterOfEconomy:
      return factories >= MASTER_FACTORIES;
    case EVENT.socialAid:
      return factories === 0 && totalHouses(subject) === 0;
    case EVENT.backToSchool:
      return factories === 0;
    case EVENT.strike:
      return subject.post;
    case EVENT.productivityBonus:
      return staked >= 2;
    case EVENT.waterDamage:
      return totalHouses(subject) > 0;
    case EVENT.taxAudit:
      return exceedsMeanWealth(facts, seat);
    case EVENT.ouch:
    case EVENT.lenientBanker:
      return isDebt(facts);
    default:
      return true;
  }
};

/** TB-2.12.2: strongest first; equal ranks in the order turned. */
const fromStrongest = (work: Work, counting: readonly Face[]): readonly Face[] =>
  counting.toSorted((a, b) => rankOf(b, work.options.jokers) - rankOf(a, work.options.jokers));

const isCancelled = (facts: PublicFacts, seat: Seat, face: Face): boolean => suitOf(face) === SPADES && inForce(facts, seat, EVENT.loveAtFirstSight);

interface Card {
  readonly seat: Seat;
  readonly face: Face;
  readonly entry: Entry | null;
}

/** One card: is it active, and what it puts before the player. */
const turn = (work: Work, { seat, face, entry }: Card): TurnedEvent | null => {
  const name = eventNameOf(face);
  if (name === null) return null;
  const active = !isCancelled(work, seat, face) && meetsCondition(work, seat, face, entry?.b ?? 0);
  const { battles, market } = TIMING[name];
  // A grant ordered when MARKET is over is good for the next one.
  const { battle, point } = work.table;
  if (active && battles !== undefined) holdBattles(work, seat, face, battles);
  if (active && market === true) hold(work, seat, { face, from: battle, until: battle + (point.kind === 'vote' ? 1 : 0) });
  const key = active ? 'log.event' : 'log.eventIdle';
  const effect = term(`event.${name}.text`);
  work.log?.push(tell(key, { who: who(seat), card: faceName(face), event: term(`event.${name}`), effect }, ['TB-2.12.1', 'TB-2.12.2']));
  return { seat, entry: entry?.key ?? null, face, active };
};

/** A♥ is looked for first: it cancels the ♠ events of the same battle, stronger or weaker. */
const cancelSpades = (work: Work, seat: Seat, faces: readonly Face[]): void => {
  if (!faces.includes(EVENT.loveAtFirstSight)) return;
  dropSpades(work, seat);
  holdBattles(work, seat, EVENT.loveAtFirstSight, 1);
};

const report = (work: Work, turned: readonly TurnedEvent[]): void => {
  work.table.battleReport = { ...work.table.battleReport, turned: [...work.table.battleReport.turned, ...turned] };
};

/** Takes the ordered events that meet the test off the list of orders. */
const takeOrders = (work: Work, isDue: (name: EventName, seat: Seat) => boolean): readonly { readonly face: Face; readonly seat: Seat }[] => {
  const due: { readonly face: Face; readonly seat: Seat }[] = [];
  const left: { readonly face: Face; readonly seat: Seat }[] = [];
  for (const order of work.table.orders.events) {
    const name = eventNameOf(order.face);
    if (name !== null && isActive(work, order.seat) && isDue(name, order.seat)) due.push(order);
    else left.push(order);
  }
  if (due.length > 0) work.table.orders = { ...work.table.orders, events: left };
  return due;
};

/** REVEAL, once the order of winners stands: writes `battleReport.turned` and puts M and X events on the players. */
export const turnEvents = (work: Work): void => {
  const { entries, order } = work.table.battleReport;
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const inOrder = order.flat().flatMap((key) => byKey.get(key) ?? []);
  const ordered = takeOrders(work, (name, seat) => TIMING[name].gain === true && entries.some(({ operator }) => operator === seat));
  const cards: Card[] = [];
  for (const entry of inOrder) {
    const own = work.options.events ? entry.counting : [];
    const faces = [...fromStrongest(work, own), ...ordered.filter(({ seat }) => seat === entry.operator).map(({ face }) => face)];
    cancelSpades(work, entry.operator, faces);
    cards.push(...faces.map((face) => ({ seat: entry.operator, face, entry })));
  }
  report(
    work,
    cards.flatMap((card) => turn(work, card) ?? []),
  );
};

/** N events, right after payout, in winners' order; then those that the game master ordered. */
export const eventsAfterPayout = (work: Work): void => {
  const ordered = takeOrders(work, (name) => TIMING[name].after === true);
  report(
    work,
    ordered.flatMap((order) => turn(work, { ...order, entry: null }) ?? []),
  );
  for (const { seat, face, active } of work.table.battleReport.turned) {
    const name = eventNameOf(face);
    if (active && name !== null) AFTER_PAYOUT[name]?.(work, seat);
  }
};

/** TB-4.16.1: G and N events wait for their moment, M and X events hold by themselves. */
export const orderEvent = (work: Work, seat: Seat, face: Face): void => {
  const name = eventNameOf(face);
  if (name === null) return;
  const { gain, after } = TIMING[name];
  if (gain === true || after === true) {
    work.table.orders = { ...work.table.orders, events: [...work.table.orders.events, { face, seat }] };
    return;
  }
  turn(work, { seat, face, entry: null });
};
