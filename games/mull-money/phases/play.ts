import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { CREDIT, EXPERT_PRODUCTION_BONUS, POINTS_PER_CREDIT, TRANSPORT_FIELDS } from '../data.ts';
import { player } from '../rules/facts.ts';
import { cardName, cardNames, giveUp, spendCard } from '../rules/cards.ts';
import { mostCredits, takeCredits } from '../rules/credit.ts';
import { carryOut, columnsGained, eliminationFields, priceOf } from '../rules/effects.ts';
import { checkDiscard, checkKeep, checkPlay, checkRepayment, distinctCards, legalPlays } from '../rules/plays.ts';
import { passTurn } from '../rules/mission.ts';
import { lawsOnProduction } from '../rules/production.ts';
import { wasteOf } from '../rules/waste.ts';
import { money, say, tell, who } from '../speak.ts';
import type { Card, Move, PlayCard, State } from '../types.ts';
import { change, pay, type Work, answers, type Phase, type PointOf, refuseStep } from '../rules/work.ts';
import { applyNegotiation, checkNegotiation, negotiationOffers } from './negotiate.ts';

/* Phase 3: exactly one move each turn, and no passing (MM-4.6.2). */

/** The choice made with a card, or the card itself. */
const choiceOf = (move: PlayCard): string => (move.card === 'innovation' ? move.steps : move.card === 'staff' ? move.direction : move.card);

const playLabel = (state: State, seat: Seat, move: PlayCard): Message => {
  const { growth, materials, waste } = player(state, seat);
  const { card, help, borrow } = move;
  const expert = help === 'expert';
  const choice = { term: choiceOf(move) };
  const fee = priceOf(state, seat, move);
  const price = money(fee);
  const clauses = expert ? (['MM-4.6.2', 'MM-4.7.11'] as const) : (['MM-4.6.2'] as const);
  if (borrow > 0) {
    const args = { credits: borrow, card: { term: card }, choice, price, points: POINTS_PER_CREDIT * borrow };
    return say(expert ? 'do.onCredit.expert' : 'do.onCredit', args, [...clauses, 'MM-4.1.3']);
  }
  const income = growth + (expert ? EXPERT_PRODUCTION_BONUS : 0);
  const laws = card === 'production' ? lawsOnProduction(state, waste) : 0;
  const args = {
    income: money(income),
    laws: { change: laws },
    net: money(income + laws),
    pieces: Math.min(state.table.reserve, materials * (expert ? 2 : 1)),
    steps: choice,
    direction: choice,
    price,
    column: growth + columnsGained(state, seat, help),
    fields: Math.min(eliminationFields(state, help), wasteOf(state, seat)),
    carried: TRANSPORT_FIELDS * (expert ? 2 : 1),
  };
  // Law L-17 may ask a fee of whoever grows; others tax a production, or reward a clean one.
  const way = card === 'growth' && fee > 0 ? 'growthForFee' : card === 'production' && laws !== 0 ? 'productionUnderLaws' : card;
  return expert ? say(`do.${way}.expert`, args, clauses) : say(`do.${way}`, args, clauses);
};

/** The blank of a form in which that choice stands. */
const blankOf = ({ card }: PlayCard): 'card' | 'steps' | 'direction' => (card === 'innovation' ? 'steps' : card === 'staff' ? 'direction' : 'card');

const areAlike = (one: PlayCard, other: PlayCard): boolean => blankOf(one) === blankOf(other) && one.help === other.help && one.borrow === other.borrow;

/** MM-4.0.3: any card may be played with more credits than it needs. Ways that differ in one word only share a form. */
const creditForms = (state: State, seat: Seat, plays: readonly PlayCard[]): readonly Draft<Move>[] => {
  const most = mostCredits(state, seat);
  const groups: [PlayCard, ...PlayCard[]][] = [];
  for (const move of plays) {
    if (move.borrow >= most) continue;
    const group = groups.find(([first]) => areAlike(first, move));
    if (group === undefined) groups.push([move]);
    else group.push(move);
  }
  return groups.map((group): Draft<Move> => {
    const [first] = group;
    const { card, help, borrow } = first;
    const choice = blank.pick(blankOf(first), group.map(choiceOf));
    const more: readonly Field[] = [blank.pick('help', [help]), blank.int('borrow', borrow + 1, most)];
    return offerForm(
      'playCard',
      () => say('do.playOnCredit', { cards: cardNames(state, [...new Set(group.map((move) => move.card))]) }, ['MM-4.0.3']),
      choice.name === 'card' ? [choice, ...more] : [blank.pick('card', [card]), choice, ...more],
      { costs: { borrow: -CREDIT } },
    );
  });
};

const playOffer = (state: State, seat: Seat, move: PlayCard): Draft<Move> => {
  const label = () => playLabel(state, seat, move);
  return move.borrow > 0 ? offerMove(move, label, { weighty: true }) : offerMove(move, label);
};

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const plays = legalPlays(state, seat);
  const found = [...plays.map((move) => playOffer(state, seat, move)), ...negotiationOffers(state, seat)];
  if (checkRepayment(state, seat) === null) {
    found.push(offerMove({ type: 'repayCredit' }, () => say('do.repay', { amount: money(CREDIT) }, ['MM-4.7.10'])));
  }
  for (const form of creditForms(state, seat, plays)) found.push(form);
  // Whoever has one card left that he cannot play would rather keep it than throw it away.
  if (checkKeep(state, seat) === null) {
    found.push(offerMove({ type: 'keepCard' }, () => say('do.keep', { card: cardNames(state, player(state, seat).cards) }, ['MM-4.6.4'])));
  }
  for (const card of distinctCards(state, seat)) {
    if (checkDiscard(state, seat, card) === null) {
      found.push(offerMove({ type: 'discardCard', card }, () => say('do.discard', { card: cardName(state, card) }, ['MM-4.6.2'])));
    }
  }
  return found;
};

/** MM-4.6.9: the cards leave before the effect. */
const playCard = (work: Work, seat: Seat, move: PlayCard): void => {
  takeCredits(work, seat, move.borrow);
  const price = priceOf(work, seat, move);
  const expert = move.help === 'expert';
  spendCard(work, seat, move.card, expert);
  work.log?.push(tell(expert ? 'log.playsWithExpert' : 'log.plays', { who: who(seat), card: { term: move.card } }, ['MM-4.6.2']));
  if (price > 0) {
    pay(work, { from: seat, to: 'bank', amount: price });
    work.log?.push(tell('log.pays', { who: who(seat), amount: money(price) }, ['MM-4.0.3']));
  }
  carryOut(work, seat, move);
};

/** MM-4.7.10: the Expert alone, 10 M and never more. */
const repay = (work: Work, seat: Seat): void => {
  giveUp(work, seat, [{ card: 'expert', how: 'repaid' }]);
  pay(work, { from: seat, to: 'bank', amount: CREDIT });
  change(work, seat, { credits: player(work, seat).credits - 1 });
  work.log?.push(tell('log.repaid', { who: who(seat), amount: money(CREDIT) }, ['MM-4.7.10']));
  passTurn(work, seat);
};

const discardCard = (work: Work, seat: Seat, card: Card): void => {
  giveUp(work, seat, [{ card, how: 'discarded' }]);
  work.log?.push(tell('log.discarded', { who: who(seat), card: cardName(work, card) }, ['MM-4.6.2']));
  passTurn(work, seat);
};

const keepCard = (work: Work, seat: Seat): void => {
  change(work, seat, { done: true });
  work.log?.push(tell('log.kept', { who: who(seat), card: cardNames(work, player(work, seat).cards) }, ['MM-4.6.4', 'MM-4.6.5']));
  passTurn(work, seat);
};

const moves = answers({
  playCard: { check: checkPlay, apply: playCard },
  negotiate: { check: checkNegotiation, apply: applyNegotiation },
  repayCredit: { check: checkRepayment, apply: repay },
  discardCard: { check: (state, seat, { card }) => checkDiscard(state, seat, card), apply: (work, seat, { card }) => discardCard(work, seat, card) },
  keepCard: { check: checkKeep, apply: keepCard },
});

/** MM-4.11.4: keep, else discard, else the Sale. */
const timeout = (state: State, seat: Seat): Move => {
  if (checkKeep(state, seat) === null) return { type: 'keepCard' };
  const card = player(state, seat).cards.find((held) => checkDiscard(state, seat, held) === null);
  return card === undefined ? { type: 'playCard', card: 'sale', help: 'alone', borrow: 0 } : { type: 'discardCard', card };
};

export const play: Phase<PointOf<'play'>> = {
  // It names only what is offered.
  prompt: (state, _point, seat) => {
    const mayPlay = legalPlays(state, seat).length + negotiationOffers(state, seat).length > 0;
    return say(mayPlay ? 'ask.play' : 'ask.discard', { cards: player(state, seat).cards.length }, ['MM-4.6.2']);
  },
  offers: (state, _point, seat) => offers(state, seat),
  check: (state, _point, seat, move) => (moves.has(move) ? moves.check(state, seat, move) : refuseStep()),
  apply: (work, _point, seat, move) => (moves.has(move) ? moves.apply(work, seat, move) : unexpected(move)),
  timeout: (state, _point, seat) => timeout(state, seat),
};
