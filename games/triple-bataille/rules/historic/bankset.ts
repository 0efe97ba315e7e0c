import { at } from '#kernel/collections.ts';
import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { LOOSEST_CRITERIA } from '../../content/data.ts';
import { followsHistory, isBanker, type Phase, type PublicFacts, refuseStep } from '../facts.ts';
import { refuse, say, tell } from '../../speak.ts';
import type { BankSettings, Move, MoveOf, State } from '../../types.ts';
import { changeBank, send, waitAt, type Work } from '../work.ts';
import { payUpTo } from '../money.ts';
import { capOf, cellOf, noteCommitted } from './privatisation.ts';
import { takeMeasures } from './measures.ts';

/* TB-6.6.3: the bankers' settings. TB-6.6.6: state measures. */

/** The battle that settings sent now are for: in BANKSET this one, before it the next. */
const battleSet = ({ table }: PublicFacts): number => (table.point.kind === 'bankset' ? table.battle : table.battle + 1);

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

type Setting = 'halfRate' | 'criteria' | 'cap' | 'equity';

/** TB-6.6.3: within the cell of that battle. N and L may still change: what is too much then is cut. */
const ranges = (state: State): Readonly<Record<Setting, Range>> => {
  const cell = cellOf(battleSet(state));
  return {
    halfRate: { min: cell.lowest, max: cell.highest, step: 1 },
    criteria: { min: 0, max: Math.min(LOOSEST_CRITERIA, cell.criteria + 1), step: 1 },
    cap: { min: 0, max: capOf(cell, state), step: 1 },
    equity: { min: 0, max: state.vault.bankProfit, step: 1 },
  };
};

const SETTINGS = ['halfRate', 'criteria', 'cap', 'equity'] as const satisfies readonly Setting[];

const hasSet = ({ table }: PublicFacts, seat: Seat): boolean => table.committed.includes(seat);

/** May bankers set the bank of the next battle? Not once free money has come (TB-6.6.9). */
const setsBank = (facts: PublicFacts, seat: Seat): boolean => followsHistory(facts) && isBanker(facts, seat);

/** What he has set already, else the bank as it is: with the least of everything it would lend to nobody. */
const presentSettings = ({ table: { bank }, sealed }: State, seat: Seat): BankSettings =>
  sealed.settings[seat] ?? { halfRate: bank.halfRate, criteria: bank.criteria, cap: bank.cap, equity: 0, autoEquity: bank.autoEquity ? 'on' : 'off' };

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  if (!setsBank(state, seat)) return [];
  const bounds = ranges(state);
  const present = presentSettings(state, seat);
  const fields: Field[] = SETTINGS.map((name) => blank.int(name, bounds[name].min, bounds[name].max, { step: bounds[name].step, near: present[name] }));
  const equityOnDemand: Field = blank.pick('autoEquity', ['on', 'off'], { start: [present.autoEquity] });
  return [offerForm('setBank', () => say('do.setBank', {}, ['TB-6.6.3']), [...fields, equityOnDemand])];
};

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (move.type !== 'setBank' || !setsBank(state, seat)) return refuseStep();
  const bounds = ranges(state);
  const wrong = SETTINGS.find((name) => !Number.isInteger(move[name]) || move[name] < bounds[name].min || move[name] > bounds[name].max);
  if (wrong === undefined) return null;
  return refuse('no.setting', ['TB-6.6.3'], { setting: { term: wrong }, least: bounds[wrong].min, most: bounds[wrong].max });
};

const settingsOf = ({ halfRate, criteria, cap, equity, autoEquity }: MoveOf<'setBank'>): BankSettings => ({ halfRate, criteria, cap, equity, autoEquity });

const enterSettings = (work: Work, seat: Seat, settings: BankSettings): void => {
  work.sealed.settings = { ...work.sealed.settings, [seat]: settings };
  noteCommitted(work);
};

/** What holds in the cell when nobody says otherwise. */
const usualSettings = (facts: PublicFacts): BankSettings => {
  const cell = cellOf(facts.table.battle);
  return { halfRate: cell.usual, criteria: cell.criteria, cap: capOf(cell, facts), equity: 0, autoEquity: 'on' };
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  if (move.type !== 'setBank') return unexpected(move);
  return enterSettings(work, seat, settingsOf(move));
};

/** TB-6.6.3: of an even number the lower of the two in the middle. */
export const lowerMedian = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor((values.length - 1) / 2),
  );

/** What the bankers want, taken together. */
const setBank = (work: Work): void => {
  const answers = Object.entries(work.sealed.settings).flatMap(([seat, settings]) => (isBanker(work, Number(seat)) ? [settings] : []));
  work.sealed.settings = {};
  noteCommitted(work);
  if (work.options.bankController !== 'players' || !followsHistory(work)) return;
  if (answers.length === 0) return changeBank(work, { autoEquity: true });
  const median = (setting: (answer: BankSettings) => number): number => lowerMedian(answers.map(setting));
  const most = work.table.bank.cap;
  const autoEquity = median((answer) => (answer.autoEquity === 'on' ? 1 : 0)) === 1;
  changeBank(work, {
    halfRate: median(({ halfRate }) => halfRate),
    criteria: median(({ criteria }) => criteria),
    cap: Math.min(
      most,
      median(({ cap }) => cap),
    ),
    autoEquity,
  });
  payUpTo(work, { from: 'bankProfit', to: 'bankEquity', amount: median(({ equity }) => equity) });
  work.reveals = true;
  const { halfRate, criteria, cap } = work.table.bank;
  work.log?.push(tell('log.bankSet', { rate: halfRate / 2, criteria, cap }, ['TB-6.6.3']));
};

const conclude = (work: Work): void => {
  setBank(work);
  takeMeasures(work);
  send(work, 'plan');
};

/** After OPEN, in every mode: waits only for bankers whose settings are missing. */
export const startBankset = (work: Work): void => {
  const missing = work.table.players.some((_, seat) => setsBank(work, seat) && !hasSet(work, seat));
  if (missing) waitAt(work, { kind: 'bankset' });
  else conclude(work);
};

/** The window; `offers`, `check` and `apply` also serve `setBank` during the MARKET before. */
export const bankset: Phase = {
  awaits: (state, seat) => setsBank(state, seat) && !hasSet(state, seat),
  concerns: setsBank,
  prompt: () => say('ask.bankset', {}, ['TB-6.6.3']),
  offers,
  check,
  apply,
  // No answer: he counts as one who wants what the cell says.
  settle: (work, seat) => enterSettings(work, seat, usualSettings(work)),
  close: conclude,
};
