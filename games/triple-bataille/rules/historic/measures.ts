import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { HIGHEST_TAX, POSTS_PER_PLAYER, PUBLIC_WAGE } from '../../content/data.ts';
import { enterpriseName } from '../../content/history.ts';
import { followsHistory, hasBank, isAttending, isDebt, type PublicFacts } from '../facts.ts';
import { MEASURE_LETTERS, MEASURES } from '../../moves.ts';
import { refuse, say, tell, term } from '../../speak.ts';
import type { Measure, Move, MoveOf, State, StateBoard } from '../../types.ts';
import { changeState, type Work } from '../work.ts';
import { pay } from '../money.ts';
import { cellOf, noteCommitted } from './privatisation.ts';

/* TB-6.6.6: state measures. */

/** An automatic state keeps the tax within these. */
const AUTOMATIC_TAX = { lowest: 2, highest: 4 } as const;
const LOWER_WAGE = 1;

/** S± moves a tenth of the posts, A± a tenth of the aid. */
const staffStep = ({ table }: PublicFacts): number => Math.ceil((POSTS_PER_PLAYER * table.count) / 10);
const aidStep = ({ table }: PublicFacts): number => Math.ceil(table.count / 10);

interface Effect {
  /** Would it change anything, within its range? Public facts only. */
  readonly isInRange: (state: StateBoard, facts: PublicFacts) => boolean;
  readonly take: (work: Work, state: StateBoard) => void;
}

/** Fewer posts or less aid, from none to one for each player. */
const cuts = (name: 'staffCuts' | 'aidCuts', step: (facts: PublicFacts) => number): { readonly up: Effect; readonly down: Effect } => ({
  up: {
    isInRange: (state) => state[name] > 0,
    take: (work, state) => changeState(work, { [name]: Math.max(0, state[name] - step(work)) }),
  },
  down: {
    isInRange: (state, { table }) => state[name] < table.count,
    take: (work, state) => changeState(work, { [name]: Math.min(work.table.count, state[name] + step(work)) }),
  },
});

const [STAFF, AID] = [cuts('staffCuts', staffStep), cuts('aidCuts', aidStep)];

const EFFECTS: Readonly<Record<Measure, Effect>> = {
  taxUp: { isInRange: ({ tax }) => tax < HIGHEST_TAX, take: (work, { tax }) => changeState(work, { tax: tax + 1 }) },
  taxDown: { isInRange: ({ tax }) => tax > 0, take: (work, { tax }) => changeState(work, { tax: tax - 1 }) },
  bankTax: {
    isInRange: (_, { options }) => hasBank(options),
    take: (work) => pay(work, { from: 'bankProfit', to: 'state', amount: Math.floor(work.vault.bankProfit / 10) }),
  },
  privatise: {
    isInRange: ({ enterprises }) => enterprises.length > 0,
    take: (work, { enterprises }) => changeState(work, { onSale: enterprises[0] ?? null }),
  },
  staffUp: STAFF.up,
  staffDown: STAFF.down,
  aidUp: AID.up,
  aidDown: AID.down,
  wageUp: { isInRange: ({ wage }) => wage < PUBLIC_WAGE, take: (work) => changeState(work, { wage: PUBLIC_WAGE }) },
  wageDown: { isInRange: ({ wage }) => wage > LOWER_WAGE, take: (work) => changeState(work, { wage: LOWER_WAGE }) },
  wageTaxOn: { isInRange: ({ wageTax }) => !wageTax, take: (work) => changeState(work, { wageTax: true }) },
  wageTaxOff: { isInRange: ({ wageTax }) => wageTax, take: (work) => changeState(work, { wageTax: false }) },
};

/** In historical mode the letters of the cell bind everybody; W and X are not on the board. */
const isLetterOpen = (facts: PublicFacts, battle: number, code: (typeof MEASURE_LETTERS)[Measure]): boolean =>
  code === 'W' || code === 'X' || !followsHistory(facts) || cellOf(battle).letters.includes(code);

/** Measures that a council or a game master may choose for a battle. */
const openMeasures = (facts: PublicFacts, battle: number): readonly Measure[] =>
  MEASURES.filter((measure) => isLetterOpen(facts, battle, MEASURE_LETTERS[measure]) && EFFECTS[measure].isInRange(facts.table.state, facts));

/* ---------- the council, in MARKET ---------- */

const isCouncillor = (state: State, seat: Seat): boolean => state.options.stateController === 'council' && isAttending(state, seat);

const nameable = (state: State): readonly Measure[] => openMeasures(state, state.table.battle + 1);

/** Moves of MARKET with `stateController: 'council'`. */
export const measureOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  if (!isCouncillor(state, seat)) return [];
  const from = nameable(state);
  if (from.length === 0) return [];
  const label = () => say('do.nameMeasure', {}, ['TB-6.6.6']);
  return [offerForm('nameMeasure', label, [blank.pick('measure', from)])];
};

export const checkMeasure = (state: State, seat: Seat, { measure }: MoveOf<'nameMeasure'>): Message | null => {
  if (!isCouncillor(state, seat)) return refuse('no.council', ['TB-6.6.6']);
  return nameable(state).includes(measure) ? null : refuse('no.measure', ['TB-6.6.6'], { measure: { term: measure } });
};

/** Naming another one gives the place in the order up. */
export const nameMeasure = (work: Work, seat: Seat, { measure }: MoveOf<'nameMeasure'>): void => {
  work.sealed.measures = [...work.sealed.measures.filter((named) => named.seat !== seat), { seat, measure }];
  noteCommitted(work);
};

/** The one named by most, if by a third of the players; of equals the first named. */
const councilsChoice = (work: Work): readonly Measure[] => {
  const votes = new Map<Measure, number>();
  for (const { measure } of work.sealed.measures) votes.set(measure, (votes.get(measure) ?? 0) + 1);
  let chosen: Measure | null = null;
  let most = 0;
  for (const [measure, named] of votes) {
    if (named > most) {
      most = named;
      chosen = measure;
    }
  }
  return chosen !== null && 3 * most >= work.table.count ? [chosen] : [];
};

/* ---------- the automatic state ---------- */

/** Pressure: the state's debt in budgets of the start. */
export const pressureOf = ({ options, table }: PublicFacts): number =>
  Math.floor((options.creditSize * table.state.credits) / (5 * table.count * table.bundle));

const automaticMeasures = (facts: PublicFacts): readonly Measure[] => {
  const pressure = pressureOf(facts);
  const { tax } = facts.table.state;
  const privatises: readonly Measure[] = pressure >= 2 && facts.options.statePrivatisation === 'auto' ? ['privatise'] : [];
  if (!followsHistory(facts)) return isDebt(facts) && facts.options.mode === 'dette' ? privatises : [];
  const taxes: readonly Measure[] = pressure === 0 ? (tax > AUTOMATIC_TAX.lowest ? ['taxDown'] : []) : tax < AUTOMATIC_TAX.highest ? ['taxUp'] : [];
  const harder: readonly Measure[] = [...(pressure >= 3 ? (['staffDown'] as const) : []), ...(pressure >= 4 ? (['aidDown', 'bankTax'] as const) : [])];
  return [...taxes, ...privatises, ...harder];
};

/* ---------- BANKSET ---------- */

const logMeasure = (work: Work, measure: Measure): void => {
  const { onSale } = work.table.state;
  work.log?.push(tell('log.measure', { measure: term(measure) }, ['TB-6.6.6']));
  if (measure === 'privatise' && onSale !== null) {
    work.log?.push(tell('log.onSale', { enterprise: { text: enterpriseName(onSale) } }, ['TB-6.6.7']));
  }
};

/** Who decides for the state, and what. The game master's orders come besides. */
const chosenMeasures = (work: Work): readonly Measure[] => {
  const { stateController } = work.options;
  const ordered = work.table.orders.measures;
  if (stateController === 'council') return [...ordered, ...councilsChoice(work)];
  return stateController === 'auto' ? [...ordered, ...automaticMeasures(work)] : ordered;
};

/** TB-6.6.6: each measure at most once, within its range; S, aid and w hold from this battle on. */
export const takeMeasures = (work: Work): void => {
  const taken: Measure[] = [];
  const open = openMeasures(work, work.table.battle);
  for (const measure of chosenMeasures(work)) {
    const used = taken.some((other) => MEASURE_LETTERS[other] === MEASURE_LETTERS[measure]);
    if (used || !open.includes(measure)) continue;
    EFFECTS[measure].take(work, work.table.state);
    taken.push(measure);
    logMeasure(work, measure);
  }
  const { count, state } = work.table;
  changeState(work, { posts: Math.max(count, POSTS_PER_PLAYER * count - state.staffCuts), aid: Math.max(0, count - state.aidCuts) });
  work.table.measures = taken;
  work.table.orders = { ...work.table.orders, measures: [] };
  if (work.sealed.measures.length > 0) {
    work.sealed.measures = [];
    work.reveals = true;
  }
  noteCommitted(work);
};

/** Measures that the game master may order now (TB-4.16.1); they are executed at the next BANKSET. */
export const orderableMeasures = (state: State): readonly Measure[] =>
  openMeasures(state, state.table.battle + 1).filter((measure) => !state.table.orders.measures.includes(measure));
