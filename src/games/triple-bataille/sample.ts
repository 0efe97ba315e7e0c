import { type Actor, at, type Chance, type Offer, type Seat, unreachable } from '#kernel';
import { player } from './facts.ts';
import { check, offers } from './inputs.ts';
import { choosableFaces } from './rules/chosen.ts';
import { mostCredits } from './rules/credit.ts';
import { openSubsidiaries } from './rules/jobs.ts';
import { mostStake } from './rules/stake.ts';
import { targetsOf } from './phases/market-offers.ts';
import { fillOffer } from './sample-form.ts';
import { type Move, SLOTS, type State } from './types.ts';

/* A legal move for somebody who is asked: varied enough to meet everything, and mostly on its way to the end of the window. */

const oneOf = <T>(chance: Chance, items: readonly T[]): T => at(items, chance.int(items.length));

const DONE: Move = { type: 'done' };

const isLegal = (state: State, seat: Seat, move: Move): boolean => check(state, { by: seat, move }) === null;

/** Somebody else at the table, whoever it is. */
const anybody = (state: State, chance: Chance): Seat => chance.int(state.table.players.length);

const planIdea = (state: State, seat: Seat, chance: Chance): Move => {
  const subject = player(state, seat);
  switch (chance.int(8)) {
    case 0:
    case 1:
      return { type: 'takePublicPost' };
    case 2:
    case 3:
      return { type: 'takeCredit', n: 1 + chance.int(Math.max(1, mostCredits(state, seat))) };
    case 4: {
      const [open] = openSubsidiaries(state, subject);
      return open === undefined
        ? { type: 'seekJob', minWage: 2 }
        : { type: 'offerJob', subsidiary: open.id, k: 1 + chance.int(open.cards), wage: 3, to: 'all' };
    }
    case 5: {
      const proposals = state.table.proposals;
      return proposals.length === 0 ? { type: 'leisure', b: 1 } : { type: 'acceptJob', offer: oneOf(chance, proposals).id };
    }
    case 6:
      return { type: 'gift', to: anybody(state, chance), cards: 1 };
    default:
      return { type: 'offerLoan', to: anybody(state, chance), cards: 1 + chance.int(3), perBattle: chance.int(2), due: state.table.battle + chance.int(4) };
  }
};

const marketIdea = (state: State, seat: Seat, chance: Chance): Move => {
  const subject = player(state, seat);
  switch (chance.int(10)) {
    case 0:
    case 1:
    case 2:
      return { type: 'buildHouse', slot: oneOf(chance, SLOTS) };
    case 3:
    case 4:
    case 5:
      return { type: 'buildFactory', target: oneOf(chance, targetsOf(subject)) };
    case 6:
      return { type: 'repayCredit', n: 1 };
    case 7:
      return { type: 'tableMotion', motion: oneOf(chance, ['endGame', 'monnaieLibre', 'autreSysteme'] as const) };
    case 8: {
      const { proposals } = state.table;
      return proposals.length === 0
        ? { type: 'offerSale', asset: oneOf(chance, SLOTS), price: chance.int(20), to: 'all' }
        : { type: 'buy', offer: oneOf(chance, proposals).id, slot: oneOf(chance, SLOTS) };
    }
    default:
      return { type: 'buyFromStock', stock: 'bank', item: 'house', slot: 'rental' };
  }
};

/** Anything that is offered, forms filled at random; leaving and pausing are no way to play. */
const anyOffer = (state: State, seat: Seat, chance: Chance): Move => {
  const found = offers(state, seat).filter((offer) => offer.kind === 'form' || offer.move.type !== 'pause');
  const move = fillOffer(oneOf<Offer<Move>>(chance, found), chance);
  return move !== null && isLegal(state, seat, move) ? move : DONE;
};

/** Without a reserve somebody must provide for himself before he is done (TB-4.3.6). */
const samplePlan = (state: State, seat: Seat, chance: Chance): Move => {
  if (chance.int(3) === 0) {
    const idea = planIdea(state, seat, chance);
    if (isLegal(state, seat, idea)) return idea;
  }
  if (isLegal(state, seat, DONE)) return DONE;
  const post: Move = { type: 'takePublicPost' };
  return isLegal(state, seat, post) ? post : { type: 'takeCredit', n: 1 };
};

const sampleStake = (state: State, seat: Seat, chance: Chance): Move => {
  const stake: Move = { type: 'setStake', b: chance.int(mostStake(state, seat) + 1) };
  return player(state, seat).stake === null && isLegal(state, seat, stake) ? stake : DONE;
};

const sampleMarket = (state: State, seat: Seat, chance: Chance): Move => {
  if (player(state, seat).distress > 0) return { type: 'acceptSeizure' };
  if (chance.int(2) === 0) {
    const idea = marketIdea(state, seat, chance);
    if (isLegal(state, seat, idea)) return idea;
  }
  return DONE;
};

/** An open game must end some day; others are seldom cut short. */
const sampleVote = ({ table }: State, chance: Chance): Move => {
  const against = table.length === 'open' ? 2 : 5;
  return { type: 'castVote', ...Object.fromEntries(table.motions.map(({ motion }) => [motion, chance.int(against) === 0 ? 'yes' : 'no'])) };
};

const sampleAnswer = (state: State, seat: Seat, chance: Chance): Move => {
  const { point } = state.table;
  if (point.kind !== 'pick' && point.kind !== 'gameOver' && chance.int(40) === 0) {
    const move = anyOffer(state, seat, chance);
    if (isLegal(state, seat, move)) return move;
  }
  switch (point.kind) {
    case 'plan':
      return samplePlan(state, seat, chance);
    case 'stake':
      return sampleStake(state, seat, chance);
    case 'market':
      return sampleMarket(state, seat, chance);
    case 'pick': {
      const faces = choosableFaces(state, seat);
      return { type: 'pick', cards: chance.shuffle(faces).slice(0, chance.int(faces.length + 1)) };
    }
    case 'vote':
      return sampleVote(state, chance);
    case 'bankset':
    case 'gameOver':
      return anyOffer(state, seat, chance);
    default:
      return unreachable(point);
  }
};

export const sample = (state: State, actor: Actor, chance: Chance): Move =>
  actor === 'referee' ? { type: 'closeWindow' } : sampleAnswer(state, actor, chance);
