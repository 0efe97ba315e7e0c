import { type Actor, at, type Chance, type Seat, unreachable } from '#kernel';
import { LAW_PARAMETERS, type Parameter } from './data/laws.ts';
import { INNOVATION_STEPS, MOST_OFFER } from './data.ts';
import { decodeLaw } from './decode.ts';
import { isAsked } from './engine.ts';
import { cashOf, holds, isSimulation, player } from './facts.ts';
import { checkNegotiation } from './phases/negotiate.ts';
import { leastOffer } from './rules/auction.ts';
import { creditsNeeded, mostCredits } from './rules/credit.ts';
import { priceOf } from './rules/effects.ts';
import { activeEntries, agreedLaws, checkProposal } from './rules/laws.ts';
import { leastLotOffer } from './rules/lot-auction.ts';
import { freeLots } from './rules/lots.ts';
import { checkPlay, checkRepayment } from './rules/plays.ts';
import { mostBribes } from './rules/vote.ts';
import { type Card, type Help, INNOVATIONS, type Innovation, type Law, type Move, type PlayCard, SERVICES, type State } from './types.ts';

/* Any legal move: the fuzzer and the weakest bot (MM-12.6). It borrows seldom, for credits are dear. */

const PASS: Move = { type: 'pass' };
const KEEP: Move = { type: 'keepCard' };
const REPAY: Move = { type: 'repayCredit' };
const CHOICES = ['yes', 'no', 'abstain'] as const;

const oneOf = <T>(chance: Chance, items: readonly T[]): T => at(items, chance.int(items.length));
const seldom = (chance: Chance, times: number): boolean => chance.int(times) === 0;

/* ---------- laws ---------- */

const someValue = (state: State, parameter: Parameter, chance: Chance): string | number => {
  switch (parameter.kind) {
    case 'int':
      return parameter.min + chance.int(parameter.max - parameter.min + 1);
    case 'shift':
      return (1 + chance.int(parameter.most)) * (seldom(chance, 2) ? 1 : -1);
    case 'choice':
      return oneOf(chance, parameter.values);
    case 'lawId':
      return oneOf(chance, activeEntries(state)).id;
    case 'text':
      return '§';
    default:
      return unreachable(parameter);
  }
};

/** A law that may be proposed, or null when chance hits on one that may not. */
const someLaw = (state: State, chance: Chance): Law | null => {
  const type = oneOf(chance, agreedLaws(state.options));
  if (type === 'repeal' && activeEntries(state).length === 0) return null;
  const law = decodeLaw(type, Object.fromEntries(LAW_PARAMETERS[type].map((parameter) => [parameter.name, someValue(state, parameter, chance)])));
  return law === null || checkProposal(state, law) !== null ? null : law;
};

const sampleNegotiation = (state: State, seat: Seat, help: Help, chance: Chance): Move | null => {
  const proposal = someLaw(state, chance);
  for (const cleanup of [chance.int(3), 1, 0]) {
    const move: Move = { type: 'negotiate', proposal, help, cleanup, borrow: 0 };
    if (checkNegotiation(state, seat, move) === null) return move;
  }
  return null;
};

/* ---------- cards ---------- */

const wantedSteps = (state: State, seat: Seat, help: Help): number => {
  if (help === 'alone') return 1;
  const company = player(state, seat);
  let left = 0;
  for (const service of SERVICES) left += company[service] - 1;
  return Math.max(1, Math.min(2, left));
};

/** Any innovation of the right size that is still possible, starting from a random one. */
const someInnovation = (state: State, seat: Seat, help: Help, chance: Chance): Innovation => {
  const count = wantedSteps(state, seat, help);
  const company = player(state, seat);
  const from = chance.int(INNOVATIONS.length);
  for (let index = 0; index < INNOVATIONS.length; index++) {
    const steps = at(INNOVATIONS, (from + index) % INNOVATIONS.length);
    const services = INNOVATION_STEPS[steps];
    const [first, second] = services;
    if (services.length !== count || first === undefined) continue;
    if (company[first] > (second === first ? 2 : 1) && (second === undefined || company[second] > 1)) return steps;
  }
  return 'personnel';
};

const somePlay = (state: State, seat: Seat, card: Card, help: Help, chance: Chance): PlayCard | null => {
  switch (card) {
    case 'production':
    case 'sale':
    case 'growth':
    case 'elimination':
    case 'transport':
      return { type: 'playCard', card, help, borrow: 0 };
    case 'innovation':
      return { type: 'playCard', card, steps: someInnovation(state, seat, help, chance), help, borrow: 0 };
    case 'staff':
      return { type: 'playCard', card, direction: seldom(chance, 3) ? 'hire' : 'fire', help, borrow: 0 };
    case 'expert':
    case 'corruption':
    case 'alert':
      return null;
    default:
      return unreachable(card);
  }
};

/** The credits that a random player is ready to take: hardly ever any. */
const someCredits = (state: State, seat: Seat, needed: number, chance: Chance): number => {
  if (needed === 0 && !seldom(chance, 64)) return 0;
  const spare = mostCredits(state, seat) - needed;
  return needed + (needed === 0 && spare > 0 ? 1 : 0);
};

const samplePlay = (state: State, seat: Seat, chance: Chance): Move => {
  const { cards } = player(state, seat);
  if (cards.length === 1 && seldom(chance, 3)) return KEEP;
  const card = oneOf(chance, cards);
  if (card === 'expert' && checkRepayment(state, seat) === null) return REPAY;
  const help = card !== 'expert' && holds(state, seat, 'expert') && seldom(chance, 2) ? 'expert' : 'alone';
  if (card === 'transport' && isSimulation(state)) return sampleNegotiation(state, seat, help, chance) ?? { type: 'discardCard', card };
  const play = somePlay(state, seat, card, help, chance);
  if (play !== null) {
    const needed = card === 'innovation' || card === 'growth' ? creditsNeeded(cashOf(state, seat), priceOf(state, seat, play)) : 0;
    if (needed === 0 || seldom(chance, 4)) {
      const move = { ...play, borrow: someCredits(state, seat, needed, chance) };
      if (checkPlay(state, seat, move) === null) return move;
    }
  }
  return card === 'sale' ? { type: 'playCard', card, help: 'alone', borrow: 0 } : { type: 'discardCard', card };
};

/* ---------- auctions and votes ---------- */

/** MM-12.6: up to half the treasury. */
const sampleBid = (state: State, seat: Seat, least: number, chance: Chance): { readonly amount: number; readonly borrow: number } | null => {
  const cash = cashOf(state, seat);
  if (seldom(chance, 2) || least > MOST_OFFER) return null;
  const most = Math.min(MOST_OFFER, Math.floor(cash / 2));
  if (least <= most) return { amount: least + chance.int(most - least + 1), borrow: 0 };
  const borrow = creditsNeeded(cash, least);
  return borrow <= mostCredits(state, seat) && seldom(chance, 16) ? { amount: least, borrow } : null;
};

const sampleVote = (state: State, seat: Seat, chance: Chance): Move => {
  const vote = oneOf(chance, CHOICES);
  const bribes = vote === 'abstain' ? 0 : chance.int(mostBribes(state, seat) + 1);
  return { type: 'castVote', vote, bribes, borrow: someCredits(state, seat, 0, chance) };
};

const sampleAnswer = (state: State, seat: Seat, chance: Chance): Move => {
  const { point } = state.table;
  switch (point.kind) {
    case 'alert':
      return { type: 'answerAlert', useCorruption: !seldom(chance, 4) };
    case 'chooseLot':
      return { type: 'chooseLot', lot: oneOf(chance, freeLots(state)) };
    case 'designateLot':
      return { type: 'designateLot', lot: oneOf(chance, freeLots(state)) };
    case 'bidLot': {
      const offer = sampleBid(state, seat, leastLotOffer(state, point.best), chance);
      return offer === null ? PASS : { type: 'bidLot', ...offer };
    }
    case 'bid': {
      const offer = sampleBid(state, seat, leastOffer(state, point.best), chance);
      return offer === null ? PASS : { type: 'bid', ...offer };
    }
    case 'play':
      return samplePlay(state, seat, chance);
    case 'vote':
      return sampleVote(state, seat, chance);
    case 'gameOver':
      throw new Error('nobody decides when the game is over');
    default:
      return unreachable(point);
  }
};

export const sample = (state: State, actor: Actor, chance: Chance): Move => {
  if (actor === 'referee') throw new Error('the referee does not play');
  return isAsked(state, actor) ? sampleAnswer(state, actor, chance) : { type: 'takeCredit', count: 1 };
};
