import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { answers, isActive, isDebt, otherPlayers, player } from '../rules/facts.ts';
import { limitOf } from '../rules/credit.ts';
import { pledgeCards, unpledgeCards } from '../rules/interest.ts';
import { checkAcceptJob, employ } from '../rules/jobs.ts';
import { acceptLoan, checkAcceptLoan, checkLoanOffer, loanId, LONGEST_LOAN } from '../rules/bank.ts';
import { pay } from '../rules/money.ts';
import { addProposal, allProposals, findProposal, removeProposal } from '../rules/escrow.ts';
import { refuse, say, tell, who } from '../speak.ts';
import type { Move, MoveOf, Proposal, State } from '../types.ts';
import type { Work } from '../rules/work.ts';

/* TB-4.15: what players arrange among themselves, in PLAN and MARKET. */

/* ---------- pledges (TB-4.15.5) ---------- */

/** Lots that he could set aside; needs a subsidiary. */
const mostPledge = (state: State, seat: Seat): number => {
  const { pile, subsidiaries } = player(state, seat);
  return state.options.cashPledge && state.table.system === 'dette' && subsidiaries.length > 0 ? Math.floor(pile / state.options.creditSize) : 0;
};

/** Lots that his credits do not need. */
const mostUnpledge = (state: State, seat: Seat): number => {
  const { pledge, credits } = player(state, seat);
  const lots = Math.floor(pledge / state.options.creditSize);
  return state.table.system === 'dette' ? Math.max(0, Math.min(lots, limitOf(state, seat) - credits)) : lots;
};

const checkCount = (value: number, least: number, most: number, clause: 'TB-4.15.1' | 'TB-4.15.5'): Message | null =>
  value >= least && value <= most ? null : refuse('no.cards', [clause], { least, most });

/* ---------- judging and doing ---------- */

const checkGift = (state: State, seat: Seat, { to, cards }: MoveOf<'gift'>): Message | null => {
  if (!state.options.gifts) return refuse('no.giftsOff', ['TB-4.15.1', 'TB-6.3']);
  if (to === seat || !isActive(state, to)) return refuse('no.noSuchSeat', ['TB-4.15.1']);
  return checkCount(cards, 1, player(state, seat).pile, 'TB-4.15.1');
};

/** An offer that this seat may take up: made to it or to everybody, by somebody else. */
const offerTo = (state: State, seat: Seat, id: string): Proposal | undefined => {
  const proposal = findProposal(state, id);
  return proposal !== undefined && proposal.by !== seat && (proposal.to === null || proposal.to === seat) ? proposal : undefined;
};

const noOffer = (): Message => refuse('no.noSuchOffer', ['TB-4.1.1']);

const checkAccept = (state: State, seat: Seat, id: string, kind: 'job' | 'loan'): Message | null => {
  const proposal = offerTo(state, seat, id);
  if (proposal === undefined || proposal.kind !== kind) return noOffer();
  if (proposal.kind === 'job') return state.table.point.kind === 'plan' ? checkAcceptJob(state, seat, proposal) : noOffer();
  return proposal.kind === 'loan' ? checkAcceptLoan(state, proposal) : noOffer();
};

const giveCards = (work: Work, seat: Seat, { to, cards }: MoveOf<'gift'>): void => {
  pay(work, { from: seat, to, amount: cards });
  work.log?.push(tell('log.gift', { who: who(seat), to: who(to), n: cards }, ['TB-4.15.1']));
};

const offerLoan = (work: Work, seat: Seat, { to, cards, perBattle, due }: MoveOf<'offerLoan'>): void => {
  addProposal(work, { kind: 'loan', id: loanId(seat, to), by: seat, to, cards, perBattle, due });
  work.log?.push({ to: [seat, to, 'referee'], text: say('log.loanOffered', { who: who(seat), to: who(to), n: cards }, ['TB-4.15.2']) });
};

const accept = (work: Work, seat: Seat, { offer }: { readonly offer: string }): void => {
  const proposal = findProposal(work, offer);
  removeProposal(work, offer);
  if (proposal?.kind === 'job') employ(work, seat, proposal);
  else if (proposal?.kind === 'loan') acceptLoan(work, proposal);
};

const forgive = (work: Work, seat: Seat, { loan }: MoveOf<'forgive'>): void => {
  work.table.loans = work.table.loans.filter(({ id }) => id !== loan);
  work.log?.push(tell('log.forgiven', { who: who(seat) }, ['TB-4.15.4']));
};

export const {
  has: isDealing,
  check: checkDealing,
  apply: applyDealing,
} = answers({
  gift: { check: checkGift, apply: giveCards },
  offerLoan: {
    check: (state, seat, move) =>
      findProposal(state, loanId(seat, move.to)) === undefined ? checkLoanOffer(state, seat, move) : refuse('no.offerOpen', ['TB-4.15.2']),
    apply: offerLoan,
  },
  acceptLoan: { check: (state, seat, { offer }) => checkAccept(state, seat, offer, 'loan'), apply: accept },
  acceptJob: { check: (state, seat, { offer }) => checkAccept(state, seat, offer, 'job'), apply: accept },
  withdrawOffer: {
    check: (state, seat, { offer }) => (findProposal(state, offer)?.by === seat ? null : noOffer()),
    apply: (work, _seat, { offer }) => removeProposal(work, offer),
  },
  pledge: {
    check: (state, seat, { lots }) => checkCount(lots, 1, mostPledge(state, seat), 'TB-4.15.5'),
    apply: (work, seat, { lots }) => pledgeCards(work, seat, lots * work.options.creditSize),
  },
  unpledge: {
    check: (state, seat, { lots }) => checkCount(lots, 1, mostUnpledge(state, seat), 'TB-4.15.5'),
    apply: (work, seat, { lots }) => unpledgeCards(work, seat, lots * work.options.creditSize),
  },
  forgive: {
    check: (state, seat, move) =>
      state.table.loans.some(({ id, lender }) => id === move.loan && lender === seat) ? null : refuse('no.noSuchLoan', ['TB-4.15.4']),
    apply: forgive,
  },
});

/* ---------- offering ---------- */

/** Offers made to this seat that can be taken up now. */
export const acceptOffers = (state: State, seat: Seat): readonly Draft<Move>[] =>
  allProposals(state).flatMap((proposal): readonly Draft<Move>[] => {
    if (proposal.by === seat || (proposal.to !== null && proposal.to !== seat)) return [];
    if (proposal.kind === 'job' && checkAccept(state, seat, proposal.id, 'job') === null) {
      const { by, k, wage } = proposal;
      return [offerMove({ type: 'acceptJob', offer: proposal.id }, () => say('do.acceptJob', { boss: who(by), k, wage }, ['TB-4.3.3']))];
    }
    if (proposal.kind === 'loan' && checkAccept(state, seat, proposal.id, 'loan') === null) {
      const { by, cards, perBattle, due } = proposal;
      const label = () => say('do.acceptLoan', { lender: who(by), n: cards, perBattle, due }, ['TB-4.15.2']);
      return [offerMove({ type: 'acceptLoan', offer: proposal.id }, label)];
    }
    return [];
  });

/** His own open offers may be withdrawn. */
export const withdrawOffers = (state: State, seat: Seat): readonly Draft<Move>[] =>
  allProposals(state).flatMap((proposal): readonly Draft<Move>[] =>
    proposal.by === seat
      ? [offerMove({ type: 'withdrawOffer', offer: proposal.id }, () => say('do.withdrawOffer', { offer: { term: `offer.${proposal.kind}` } }, ['TB-4.3.2']))]
      : [],
  );

const lotsOffer = (type: 'pledge' | 'unpledge', most: number): readonly Draft<Move>[] =>
  most === 0 ? [] : [offerForm(type, () => say(`do.${type}`, {}, ['TB-4.15.5']), [blank.int('lots', 1, most)])];

const giftOffer = (state: State, seat: Seat, others: readonly string[]): readonly Draft<Move>[] => {
  const { pile } = player(state, seat);
  if (!state.options.gifts || pile === 0 || others.length === 0) return [];
  const label = () => say('do.gift', {}, ['TB-4.15.1']);
  const fields = [blank.pick('to', others), blank.int('cards', 1, pile)];
  return [offerForm('gift', label, fields)];
};

const loanOffer = (state: State, seat: Seat, others: readonly string[]): readonly Draft<Move>[] => {
  const { pile } = player(state, seat);
  const { battle, bank } = state.table;
  const open = new Set(allProposals(state).flatMap((proposal) => (proposal.by === seat && proposal.kind === 'loan' ? [`seat${proposal.to + 1}`] : [])));
  const from = open.size === 0 ? others : others.filter((name) => !open.has(name));
  if (!state.options.playerLoans || pile === 0 || from.length === 0) return [];
  // As the bank would lend where there is one; a loan that is due before it could be used helps nobody.
  const cards = Math.min(pile, state.options.creditSize);
  const perBattle = isDebt(state) ? Math.min(pile, Math.ceil(bank.halfRate / 2)) : 0;
  const fields = [
    blank.pick('to', from),
    blank.int('cards', 1, pile, { start: cards }),
    blank.int('perBattle', 0, pile, { start: perBattle }),
    blank.int('due', battle, battle + LONGEST_LOAN, { start: battle + 1 }),
  ];
  return [offerForm('offerLoan', () => say('do.offerLoan', {}, ['TB-4.15.2']), fields)];
};

const forgiveOffers = (state: State, seat: Seat): readonly Draft<Move>[] =>
  state.table.loans.flatMap((loan): readonly Draft<Move>[] =>
    loan.lender === seat
      ? [
          offerMove({ type: 'forgive', loan: loan.id }, () =>
            say('do.forgive', { borrower: who(loan.borrower), n: loan.principal + loan.arrears }, ['TB-4.15.4']),
          ),
        ]
      : [],
  );

/** Everything of this file that a player may do while he is not done. */
export const dealingOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const others = otherPlayers(state, seat);
  return [
    ...acceptOffers(state, seat),
    ...giftOffer(state, seat, others),
    ...loanOffer(state, seat, others),
    ...lotsOffer('pledge', mostPledge(state, seat)),
    ...lotsOffer('unpledge', mostUnpledge(state, seat)),
    ...forgiveOffers(state, seat),
    ...withdrawOffers(state, seat),
  ];
};
