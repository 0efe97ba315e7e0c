import { sum } from '#kernel/collections.ts';
import type { Invariant } from '#kernel/game.ts';
import { auditLedger } from '#kernel/ledger.ts';
import { invariant } from '#kernel/work.ts';
import { LAW_PARAMETERS } from './data/laws.ts';
import {
  CARD_COUNTS,
  CARDS_PER_LOT,
  DUMP,
  LAST_MARKER,
  LEAST_EMPLOYEES,
  MOST_CARDS,
  MOST_EMPLOYEES,
  START_GROWTH,
  START_MARKER,
  TOTAL_MATERIALS,
} from './data.ts';
import { askedSeats, phaseAt } from './engine.ts';
import { clockwiseFrom, inOrder, isActive, isSimulation, player } from './rules/facts.ts';
import { agreedLaws } from './rules/laws.ts';
import { lotCount } from './rules/production.ts';
import { wasteBoard } from './rules/waste.ts';
import { CARDS, type Card, SERVICES, type State } from './types.ts';

/* MM-9: what is true of every position. What is true of steps (MM-9.5, 9.8 to 9.10, 9.12) is tested elsewhere. */

const cards = ({ table, pile }: State): string | null => {
  const lots = table.lots.map((lot) => lot ?? []);
  const held = table.players.map((company) => company.cards);
  const all: readonly Card[] = [...pile, ...table.discard, ...lots.flat(), ...held.flat(), ...(table.alertAside ? (['alert'] as const) : [])];
  const wrong = CARDS.find((card) => all.filter((other) => other === card).length !== CARD_COUNTS[card]);
  if (wrong !== undefined) return `the cards ${wrong} do not add up`;
  if (pile.length !== table.pileSize) return `the pile has ${pile.length} cards, not ${table.pileSize}`;
  if (lots.some((lot) => new Set(lot).size < lot.length)) return 'a set holds two cards of a kind';
  return [...lots.flat(), ...held.flat()].includes('alert') ? 'the Alert lies in a set or with a player' : null;
};

const materials = ({ table }: State): string | null => {
  const onAuction = table.point.kind === 'bid' ? table.point.size : 0;
  const silos = table.players.map(({ silo }) => silo);
  if ([...silos, table.reserve, onAuction].some((n) => n < 0 || !Number.isInteger(n))) return 'a negative or broken number of raw materials';
  const total = table.reserve + onAuction + sum(silos);
  return total === TOTAL_MATERIALS ? null : `${total} raw materials`;
};

const conservation = ({ ledger, table }: State): string | null => {
  if (ledger.created !== 0 || ledger.destroyed !== 0) return `${ledger.created} created, ${ledger.destroyed} destroyed`;
  const poor = ledger.seats.findIndex((cash) => cash < 0 || !Number.isInteger(cash));
  if (poor !== -1) return `seat ${poor} holds ${ledger.seats[poor]}`;
  const indebted = table.players.findIndex(({ credits }) => credits < 0 || !Number.isInteger(credits));
  return indebted === -1 ? auditLedger(ledger) : `seat ${indebted} has ${table.players[indebted]?.credits} credits`;
};

const isWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const ranges = (state: State): string | null => {
  const { table, options } = state;
  for (const [seat, company] of table.players.entries()) {
    if (!isWithin(company.growth, START_GROWTH, options.endColumn)) return `seat ${seat} stands on column ${company.growth}`;
    if (!isWithin(company.employees, LEAST_EMPLOYEES, MOST_EMPLOYEES)) return `seat ${seat} has ${company.employees} rows of employees`;
    const service = SERVICES.find((floor) => !isWithin(company[floor], LAST_MARKER, START_MARKER));
    if (service !== undefined) return `seat ${seat}: ${service} at ${company[service]}`;
    if (!isWithin(company.dump, 0, isSimulation(state) ? 0 : DUMP.max)) return `seat ${seat} has a dump of ${company.dump}`;
  }
  return isWithin(table.commonWaste, 0, isSimulation(state) ? wasteBoard(state).max : 0) ? null : `the common marker stands at ${table.commonWaste}`;
};

const ending = (state: State): string | null => {
  const { table, options } = state;
  const there = inOrder(state).some((seat) => player(state, seat).growth === options.endColumn);
  return there && table.endTriggered === null ? 'a factory stands on the last column, but the end is not triggered' : null;
};

const hands = (state: State): string | null => {
  const { point } = state.table;
  const between = (point.kind === 'alert' && !point.final) || state.table.lots.length > 0;
  for (const [seat, company] of state.table.players.entries()) {
    if (company.cards.length > MOST_CARDS) return `seat ${seat} has ${company.cards.length} cards`;
    if (between && company.lot === null && company.cards.length > 1) return `seat ${seat} has ${company.cards.length} cards between missions`;
    if (company.done && company.cards.length > 1) return `seat ${seat} has kept ${company.cards.length} cards`;
    if (company.retired && company.cards.length + company.silo + company.credits > 0) return `seat ${seat} has retired, but owns something`;
  }
  return null;
};

const somebodyIsAsked = (state: State): string | null => {
  const { point } = state.table;
  if (point.kind === 'gameOver') return state.motion === null ? null : 'a vote is in progress after the end';
  const asked = askedSeats(state);
  if (asked.length === 0) return `nobody is asked in ${point.kind}`;
  const gone = asked.find((seat) => !isActive(state, seat));
  if (gone !== undefined) return `seat ${gone} is asked, but has retired`;
  const helpless = asked.find((seat) => phaseAt(state).offers(state, state.table.point, seat).length === 0);
  return helpless === undefined ? null : `seat ${helpless} is asked in ${point.kind}, but has no move`;
};

const sets = (state: State): string | null => {
  const { point, lots, players } = state.table;
  const inPhase2 = point.kind === 'chooseLot' || point.kind === 'designateLot' || point.kind === 'bidLot';
  const inPhase1 = point.kind === 'alert' && !point.final;
  if (!inPhase1 && !inPhase2) return lots.length === 0 ? null : `${lots.length} sets lie on the table in ${point.kind}`;
  if (lots.length !== lotCount(state)) return `${lots.length} sets for ${inOrder(state).length} players`;
  if (!inPhase2) return null;
  const broken = lots.find((lot) => lot !== null && lot.length !== CARDS_PER_LOT);
  const taken = lots.filter((lot) => lot === null).length;
  if (taken !== players.filter(({ lot }) => lot !== null).length) return `${taken} sets are gone`;
  return broken === undefined ? null : `a set has ${broken?.length} cards`;
};

const laws = (state: State): string | null => {
  const { laws: book, inForce } = state.table;
  const agreed = agreedLaws(state.options);
  const active = book.filter(({ status }) => status === 'active');
  for (const { id, law } of book) {
    if (law.type === 'repeal' || !agreed.includes(law.type)) return `${id} is a law of type ${law.type}`;
    const given = new Map<string, unknown>(Object.entries(law));
    const wrong = LAW_PARAMETERS[law.type].find(
      (parameter) => parameter.kind === 'int' && !isWithin(Number(given.get(parameter.name)), parameter.min, parameter.max),
    );
    if (wrong !== undefined) return `${id}: ${wrong.name} is ${String(given.get(wrong.name))}`;
  }
  const enforced = active.filter(({ law }) => law.type !== 'freeText');
  const types = new Set(enforced.map(({ law }) => law.type));
  if (types.size < enforced.length) return 'two laws of one type are active';
  return types.size === Object.keys(inForce).length && enforced.every(({ law }) => law.type in inForce) ? null : 'the laws in force are not those of the book';
};

/** A vote in progress is held by a motion, with the ballots that the table has seen cast. */
const votes = (state: State): string | null => {
  const { point } = state.table;
  if (point.kind !== 'vote') return state.motion === null ? null : `a motion is open in ${point.kind}`;
  if (state.motion === null) return 'a vote without a motion';
  const cast = Object.keys(state.motion.ballots).map(Number);
  if (cast.length !== point.voted.length || !point.voted.every((seat) => cast.includes(seat))) return 'ballots and voters differ';
  return clockwiseFrom(state, 0).every((seat) => (state.motion?.voices[seat] ?? 0) >= 1) ? null : 'a voter without a voice';
};

export const invariants: readonly Invariant<State>[] = [
  invariant('MM-9.1', cards),
  invariant('MM-9.2', materials),
  invariant('MM-9.3', conservation),
  invariant('MM-9.4', ranges),
  invariant('MM-9.5', ending),
  invariant('MM-9.6', hands),
  invariant('MM-9.7', somebodyIsAsked),
  invariant('MM-9.11', sets),
  invariant('MM-9.14', laws),
  invariant('MM-6.4.2', votes),
];
