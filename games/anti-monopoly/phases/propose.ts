import { blank, type Draft, offerFormLater, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import { MONEY_UNIT } from '../data.ts';
import { cashOf, clockwiseFrom } from '../rules/facts.ts';
import { checkProposal, proposalsLeft, tradeable, type TradePhase } from '../rules/trade.ts';
import { say, who } from '../speak.ts';
import { type Deal, type Move, type ProposeTrade, SEAT_NAMES, type State, type TitleId, type Trade } from '../types.ts';
import { at, gather, range } from '#kernel/collections.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import { dealNames } from '../rules/rent.ts';
import type { Work } from '../rules/work.ts';

/*
 * A trade as forms: buying, selling, and exchanging with cash on one side or the other. A form leaves out what stays empty.
 * Not every filling is legal (a debtor must be saved, a built city must keep two streets): `check` judges the whole.
 */

interface DealTable {
  readonly type: 'proposeTrade' | 'counter';
  readonly me: Seat;
  readonly partner: Seat;
  /** Only deals in which this side pays cash: the other one is in debt (AM-4.10.5). */
  readonly payer: 'me' | 'partner' | null;
  readonly fixed: readonly Field[];
  /** Terms that lie on the table between the two, told from this side: the forms open with them. */
  readonly terms: Deal | null;
}

/** Always a list of titles, also where there is only one to pick. */
const titles = (name: 'giveTitles' | 'getTitles', from: readonly TitleId[], terms: Deal | null): Field => {
  const start = terms === null ? [] : terms[name].filter((title) => from.includes(title));
  return blank.pick(name, from, { max: Math.max(2, from.length), ...(start.length === 0 ? {} : { start }) });
};

const cash = (name: 'giveCash' | 'getCash', min: number, max: number, terms: Deal | null): Field =>
  blank.int(name, min, max, { step: MONEY_UNIT, near: terms === null ? min : terms[name] });

const DEAL = { costs: { giveCash: 1, getCash: -1 }, judged: true } as const;

const LABELS = {
  proposeTrade: {
    buy: 'do.dealBuy',
    sell: 'do.dealSell',
    swap: 'do.dealSwap',
    swapGet: 'do.dealSwapGet',
  },
  counter: {
    buy: 'do.counterBuy',
    sell: 'do.counterSell',
    swap: 'do.counterSwap',
    swapGet: 'do.counterSwapGet',
  },
} as const;

export const dealForms = (state: State, { type, me, partner, payer, fixed, terms }: DealTable): readonly Draft<Move>[] => {
  const own = tradeable(state, me);
  const theirs = tradeable(state, partner);
  const ownCash = cashOf(state, me);
  const theirCash = cashOf(state, partner);
  const forms: Draft<Move>[] = [];
  const add = (deal: keyof typeof LABELS.counter, fields: () => readonly Field[]): void => {
    const label = () => say(LABELS[type][deal], { who: who(partner) }, ['AM-4.10.2', 'AM-4.10.3']);
    forms.push(offerFormLater(type, label, () => [...fixed, ...fields()], DEAL));
  };
  const mayPay = payer !== 'partner';
  const mayGet = payer !== 'me' && theirCash >= MONEY_UNIT;
  const least = payer === 'me' ? MONEY_UNIT : 0;
  if (mayPay && theirs.length > 0 && ownCash >= MONEY_UNIT) {
    add('buy', () => [titles('getTitles', theirs, terms), cash('giveCash', MONEY_UNIT, ownCash, terms)]);
  }
  if (mayGet && own.length > 0) add('sell', () => [titles('giveTitles', own, terms), cash('getCash', MONEY_UNIT, theirCash, terms)]);
  if (own.length === 0 || theirs.length === 0) return forms;
  const both = () => [titles('giveTitles', own, terms), titles('getTitles', theirs, terms)];
  if (mayPay && ownCash >= least) add('swap', () => [...both(), cash('giveCash', least, ownCash, terms)]);
  if (mayGet) add('swapGet', () => [...both(), cash('getCash', MONEY_UNIT, theirCash, terms)]);
  return forms;
};

/* AM-4.10.2: a proposal, from `preThrow` or from `raiseCash`. */

const tradeOf = (proposer: Seat, { to, giveTitles, giveCash, getTitles, getCash }: ProposeTrade): Trade => ({
  proposer,
  to,
  giveTitles,
  giveCash,
  getTitles,
  getCash,
});

const moveOf = ({ proposer: _proposer, ...deal }: Trade): ProposeTrade => ({ type: 'proposeTrade', ...deal });

export const checkPropose = (state: State, seat: Seat, move: ProposeTrade, phase: TradePhase): Message | null =>
  checkProposal(state, tradeOf(seat, move), phase);

/** What the last addressee would accept, as long as it can still be proposed. */
const counterOffers = (state: State, seat: Seat, phase: TradePhase): readonly Draft<Move>[] => {
  const { counter } = state;
  if (counter?.proposer !== seat || checkProposal(state, counter, phase) !== null) return [];
  const args = () => ({ who: who(counter.to), ...dealNames(state.options, counter) });
  return [offerMove(moveOf(counter), () => say('do.takeCounter', args(), ['AM-4.10.2']))];
};

/** The partner, who is not asked for again. */
const TO = SEAT_NAMES.map((name): readonly Field[] => [blank.pick('to', [name])]);

export const proposalOffers = (state: State, seat: Seat, phase: TradePhase): readonly Draft<Move>[] => {
  if (proposalsLeft(state, phase) <= 0) return [];
  const { counter } = state;
  const payer = phase === 'raiseCash' ? 'partner' : null;
  const forms = gather(clockwiseFrom(state, seat + 1), (partner) => {
    if (partner === seat) return [];
    const terms = counter?.proposer === seat && counter.to === partner ? counter : null;
    return dealForms(state, { type: 'proposeTrade', me: seat, partner, payer, fixed: at(TO, partner), terms });
  });
  return [...counterOffers(state, seat, phase), ...forms];
};

/** AM-7.3: the parties and the game master read the terms, the others that there is an offer. */
const announce = (state: State, trade: Trade): readonly LogEntry[] => {
  const { proposer, to } = trade;
  const others = range(state.table.players.length).filter((seat) => seat !== proposer && seat !== to);
  return [
    {
      to: [proposer, to, 'referee'],
      text: say('log.tradeProposed', { who: who(proposer), to: who(to), ...dealNames(state.options, trade) }, ['AM-4.10.2']),
    },
    { to: others, text: say('log.tradeHidden', { who: who(proposer), to: who(to) }, ['AM-4.10.2', 'AM-7.3']) },
  ];
};

export const propose = (work: Work, seat: Seat, move: ProposeTrade, phase: TradePhase): void => {
  const trade = tradeOf(seat, move);
  if (phase === 'preThrow') work.table.proposals += 1;
  else work.table.debtProposals += 1;
  work.offer = trade;
  work.counter = null;
  work.table.point = { kind: 'tradeResponse', seat: trade.to, proposer: seat, back: phase };
  // The addressee has read the terms: a proposal is withdrawn, not undone, and stays counted.
  work.reveals = true;
  work.log?.push(...announce(work, trade));
};
