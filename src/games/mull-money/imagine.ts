import { type Chance, type Choice, type Ledger, type Motion, propose, type Seat, sum } from '#kernel';
import { CARD_COUNTS } from './data.ts';
import { player } from './facts.ts';
import { MAJORITIES, mostBribes, voicesOf } from './rules/vote.ts';
import { CARDS, type Ballot, type Card, type Law, type State, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

const USUAL_CASH = 31;

/** A hidden treasury is guessed; who leads an auction can pay his offer. */
const guessCash = (view: View, seat: Seat, chance: Chance): number => {
  const { point } = view.table;
  const least = (point.kind === 'bid' || point.kind === 'bidLot') && point.best?.seat === seat ? point.best.amount : 0;
  return player(view, seat).retired ? 0 : Math.max(least, chance.int(USUAL_CASH));
};

const imagineLedger = (view: View, chance: Chance): Ledger => {
  const seats = view.cash.map((cash, seat) => cash ?? guessCash(view, seat, chance));
  return { seats, funds: { bank: -sum(seats) }, signed: ['bank'], created: 0, destroyed: 0 };
};

/** All cards that are not in sight, in an order that nobody knows. */
const imaginePile = ({ table }: View, chance: Chance): readonly Card[] => {
  const left: Record<Card, number> = { ...CARD_COUNTS };
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) left[card]--;
  };
  see(table.discard);
  for (const lot of table.lots) see(lot ?? []);
  for (const { cards } of table.players) see(cards);
  if (table.alertAside) see(['alert']);
  return chance.shuffle(CARDS.flatMap((card) => Array.from({ length: left[card] }, () => card)));
};

const guessBallot = (view: View, seat: Seat, chance: Chance): Ballot => {
  const vote: Choice = chance.int(2) === 0 ? 'yes' : 'no';
  const bribes = chance.int(mostBribes(view, seat) + 1);
  return { vote, bribes, voices: voicesOf(view, seat, chance.int(USUAL_CASH)) + bribes };
};

const imagineVote = (view: View, chance: Chance): Pick<State, 'motion' | 'bribes'> => {
  const { point } = view.table;
  if (point.kind !== 'vote') return { motion: null, bribes: {} };
  const ballots: Record<Seat, Choice> = {};
  const voices: Record<Seat, number> = {};
  const bribes: Record<Seat, number> = {};
  for (const [seat, { retired }] of view.table.players.entries()) if (!retired) voices[seat] = 1;
  for (const seat of point.voted) {
    const ballot = view.ballots[seat] ?? guessBallot(view, seat, chance);
    ballots[seat] = ballot.vote;
    voices[seat] = ballot.voices;
    bribes[seat] = ballot.bribes;
  }
  const motion: Motion<Law> = {
    ...propose({
      id: view.table.laws.length + 1,
      by: point.proposer,
      proposal: point.law,
      majority: MAJORITIES[view.options.majority],
      sealed: view.options.ballot === 'simultaneous',
      voices,
    }),
    ballots,
  };
  return { motion, bribes };
};

export const imagine = (view: View, _seat: Seat, chance: Chance): State => ({
  options: view.options,
  table: view.table,
  ledger: imagineLedger(view, chance),
  pile: imaginePile(view, chance),
  ...imagineVote(view, chance),
});
