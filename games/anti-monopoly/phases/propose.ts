import { at, gather, range } from '#kernel/collections.ts';
import { blank, type Draft, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import { clockwiseFrom } from '../rules/facts.ts';
import { dealNames } from '../rules/names.ts';
import { checkProposal, proposalsLeft, type TradePhase } from '../rules/trade.ts';
import { say, who } from '../speak.ts';
import { type Move, type ProposeTrade, SEAT_NAMES, type State, type Trade } from '../types.ts';
import type { Work } from '../rules/work.ts';
import { dealForms } from './deal-forms.ts';

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
  return [offerMove(moveOf(counter), () => say('anti-monopoly.do.takeCounter', args(), ['AM-4.10.2']))];
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
      text: say('anti-monopoly.log.tradeProposed', { who: who(proposer), to: who(to), ...dealNames(state.options, trade) }, ['AM-4.10.2']),
    },
    { to: others, text: say('anti-monopoly.log.tradeHidden', { who: who(proposer), to: who(to) }, ['AM-4.10.2', 'AM-7.3']) },
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
