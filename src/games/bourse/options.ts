import type { Message, OptionSpecs, Preset } from '#kernel';
import { TURN_GUARD } from './data.ts';
import { money, refuse } from './speak.ts';
import { ECONOMIC_PHASES, type Options } from './types.ts';

const DEFAULT_CASH = 200_000;
const MOST_TARGET = 1_000_000;

/** Twice the initial capital, unless somebody says otherwise. */
const twiceTheCash = ({ startCash }: Readonly<Record<string, unknown>>): number => 2 * (typeof startCash === 'number' ? startCash : DEFAULT_CASH);

/** BO-6: the house rules. `datasets` are the sets of tables that this house has (BO-2.1.3). */
export const optionSpecs = (datasets: readonly string[]): OptionSpecs<Options> => ({
  startPhase: { kind: 'choice', values: [...ECONOMIC_PHASES, 'random'], default: 'recession', amendable: false, group: 'start', clauses: ['BO-3.2', 'BO-3.8'] },
  startCash: {
    kind: 'int',
    min: 100_000,
    max: 500_000,
    step: 10_000,
    money: true,
    default: DEFAULT_CASH,
    amendable: false,
    group: 'start',
    clauses: ['BO-3.4'],
  },
  winTarget: {
    kind: 'int',
    min: 110_000,
    max: MOST_TARGET,
    step: 10_000,
    money: true,
    default: twiceTheCash,
    amendable: true,
    group: 'end',
    clauses: ['BO-5.2'],
  },
  winCondition: { kind: 'choice', values: ['securities', 'netWorth'], default: 'securities', amendable: true, group: 'end', clauses: ['BO-5.1'] },
  loanDeduction: { kind: 'choice', values: ['60000', '50000'], default: '60000', amendable: true, group: 'end', clauses: ['BO-5.1'] },
  turnLimit: { kind: 'int', min: 20, max: TURN_GUARD, step: 1, money: false, also: [0], default: 0, amendable: true, group: 'end', clauses: ['BO-5.4'] },
  visitPricing: { kind: 'choice', values: ['running', 'runningReset', 'separate'], default: 'running', amendable: true, group: 'market', clauses: ['BO-6.1'] },
  ceilingChoice: { kind: 'choice', values: ['perTitle', 'allOrNothing'], default: 'perTitle', amendable: true, group: 'market', clauses: ['BO-4.4.3'] },
  optionCards: { kind: 'choice', values: ['perCompany', 'pool14', 'none'], default: 'perCompany', amendable: false, group: 'market', clauses: ['BO-6.2'] },
  optionForgetting: {
    kind: 'choice',
    values: ['never', 'allowed'],
    default: 'never',
    amendable: true,
    group: 'market',
    clauses: ['BO-4.9.8'],
    when: ({ optionCards }) => optionCards !== 'none',
  },
  insolvency: { kind: 'choice', values: ['writeOff', 'eliminate'], default: 'writeOff', amendable: true, group: 'money', clauses: ['BO-4.8.8'] },
  reborrow: { kind: 'flag', default: true, amendable: true, group: 'money', clauses: ['BO-4.5.3'] },
  cashVisibility: { kind: 'choice', values: ['public', 'hidden'], default: 'public', amendable: true, group: 'money', clauses: ['BO-7.3'] },
  events: { kind: 'flag', default: true, amendable: true, group: 'events', clauses: ['BO-4.6.1'] },
  eventDeck: {
    kind: 'choice',
    values: ['bottom', 'reshuffle'],
    default: 'bottom',
    amendable: false,
    group: 'events',
    clauses: ['BO-4.6.4'],
    when: ({ events }) => events === true,
  },
  visitOrders: { kind: 'choice', values: ['prepared', 'inTurn'], default: 'prepared', amendable: true, group: 'comfort', clauses: ['BO-6.4'] },
  standingOrders: { kind: 'flag', default: true, amendable: true, group: 'comfort', clauses: ['BO-6.5'] },
  answers: { kind: 'choice', values: ['together', 'inOrder'], default: 'together', amendable: true, group: 'comfort', clauses: ['BO-6.6'] },
  auctionBids: { kind: 'choice', values: ['maximum', 'rising'], default: 'maximum', amendable: true, group: 'comfort', clauses: ['BO-6.7'] },
  onLeave: { kind: 'choice', values: ['bot', 'liquidate'], default: 'bot', amendable: true, group: 'seats', clauses: ['BO-4.11.1', 'BO-4.11.2'] },
  lateJoin: { kind: 'choice', values: ['no', 'takeover', 'newSeat'], default: 'takeover', amendable: true, group: 'seats', clauses: ['BO-4.11.3'] },
  dataset: { kind: 'choice', values: datasets, default: datasets[0] ?? '', amendable: false, group: 'start', clauses: ['BO-2.1.3'] },
});

export const presets: readonly Preset<Options>[] = [
  { id: 'booklet', options: {} },
  { id: 'short', options: { winTarget: 300_000, startPhase: 'recovery' } },
  { id: 'classroom', options: { turnLimit: 60, cashVisibility: 'public', lateJoin: 'newSeat' } },
  {
    id: 'correspondence',
    options: { visitOrders: 'prepared', standingOrders: true, answers: 'together', auctionBids: 'maximum', onLeave: 'bot', lateJoin: 'takeover' },
  },
];

/** What single options cannot say: the target lies above the initial capital (BO-6). */
export const checkOptions = (options: Options): Message | null =>
  options.winTarget > options.startCash
    ? null
    : refuse('bourse.no.targetTooLow', ['BO-5.2'], { target: money(options.winTarget), cash: money(options.startCash) });
