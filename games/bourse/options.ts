import type { Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';
import { TURN_GUARD } from './data.ts';
import { money, refuse } from './speak.ts';
import { ECONOMIC_PHASES } from './types.ts';

const DEFAULT_CASH = 200_000;
const MOST_TARGET = 1_000_000;

/** Twice the initial capital, unless somebody says otherwise. */
const twiceTheCash = ({ startCash }: Readonly<Record<string, unknown>>): number => 2 * (typeof startCash === 'number' ? startCash : DEFAULT_CASH);

/** BO-6.8: a running game may adopt it. */
const amendable = <S extends AnySpec>(spec: S) => ({ ...spec, amendable: true });

/** BO-6: the house rules. `datasets` are the sets of tables that this house has (BO-2.1.3). */
const specs = (datasets: readonly string[]) =>
  ({
    startPhase: option.choice([...ECONOMIC_PHASES, 'random'], 'recession', 'start', ['BO-3.2', 'BO-3.8']),
    startCash: { ...option.int(100_000, 500_000, DEFAULT_CASH, 'start', ['BO-3.4']), step: 10_000, money: true },
    winTarget: amendable({ ...option.int(110_000, MOST_TARGET, twiceTheCash, 'end', ['BO-5.2']), step: 10_000, money: true }),
    winCondition: amendable(option.choice(['securities', 'netWorth'], 'securities', 'end', ['BO-5.1'])),
    loanDeduction: amendable(option.choice(['60000', '50000'], '60000', 'end', ['BO-5.1'])),
    turnLimit: amendable({ ...option.int(20, TURN_GUARD, 0, 'end', ['BO-5.4']), also: [0] }),
    visitPricing: amendable(option.choice(['running', 'runningReset', 'separate'], 'running', 'market', ['BO-6.1'])),
    ceilingChoice: amendable(option.choice(['perTitle', 'allOrNothing'], 'perTitle', 'market', ['BO-4.4.3'])),
    optionCards: option.choice(['perCompany', 'pool14', 'none'], 'perCompany', 'market', ['BO-6.2']),
    optionForgetting: {
      ...amendable(option.choice(['never', 'allowed'], 'never', 'market', ['BO-4.9.8'])),
      when: ({ optionCards }) => optionCards !== 'none',
    },
    insolvency: amendable(option.choice(['writeOff', 'eliminate'], 'writeOff', 'money', ['BO-4.8.8'])),
    reborrow: amendable(option.flag(true, 'money', ['BO-4.5.3'])),
    cashVisibility: amendable(option.choice(['public', 'hidden'], 'public', 'money', ['BO-7.3'])),
    events: amendable(option.flag(true, 'events', ['BO-4.6.1'])),
    eventDeck: { ...option.choice(['bottom', 'reshuffle'], 'bottom', 'events', ['BO-4.6.4']), when: ({ events }) => events === true },
    visitOrders: amendable(option.choice(['prepared', 'inTurn'], 'prepared', 'comfort', ['BO-6.4'])),
    standingOrders: amendable(option.flag(true, 'comfort', ['BO-6.5'])),
    answers: amendable(option.choice(['together', 'inOrder'], 'together', 'comfort', ['BO-6.6'])),
    auctionBids: amendable(option.choice(['maximum', 'rising'], 'maximum', 'comfort', ['BO-6.7'])),
    onLeave: amendable(option.choice(['bot', 'liquidate'], 'bot', 'seats', ['BO-4.11.1', 'BO-4.11.2'])),
    lateJoin: amendable(option.choice(['no', 'takeover', 'newSeat'], 'takeover', 'seats', ['BO-4.11.3'])),
    dataset: option.choice(datasets, datasets[0] ?? '', 'start', ['BO-2.1.3']),
  }) satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<ReturnType<typeof specs>>;
export const optionSpecs: (datasets: readonly string[]) => OptionSpecs<Options> = specs;

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
  options.winTarget > options.startCash ? null : refuse('no.targetTooLow', ['BO-5.2'], { target: money(options.winTarget), cash: money(options.startCash) });
