import type { Draws } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import { type Choice, type Motion, propose } from '#kernel/motions.ts';
import { castVote } from './bot/votes.ts';
import { CARD_COUNTS } from './data.ts';
import { player } from './rules/facts.ts';
import { MAJORITIES, voicesOf } from './rules/vote.ts';
import { likelyCash } from './rules/treasury.ts';
import { CARDS, type Ballot, type Card, type Law, type State, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

/** A reckoning of a treasury is off by this much for each mission played, and hardly ever by more than the most. */
const DRIFT = 1;
const MOST_DRIFT = 8;

/** A hidden treasury is reckoned, more loosely the longer the game; who leads an auction can pay his offer. */
const imagineCash = (view: View, seat: Seat, chance: Draws): number => {
  const { point, mission } = view.table;
  if (player(view, seat).retired) return 0;
  const least = (point.kind === 'bid' || point.kind === 'bidLot') && point.best?.seat === seat ? point.best.amount : 0;
  const drift = Math.min(MOST_DRIFT, DRIFT * (mission - 1));
  return Math.max(least, likelyCash(view, seat) + chance.int(drift + 1) - chance.int(drift + 1));
};

const imagineLedger = (view: View, chance: Draws): Ledger => {
  const seats = view.cash.map((cash, seat) => cash ?? imagineCash(view, seat, chance));
  return { seats, funds: { bank: -sum(seats) }, signed: ['bank'], created: 0, destroyed: 0 };
};

/** All cards that are not in sight, in an order that nobody knows. */
const imaginePile = ({ table }: View, chance: Draws): readonly Card[] => {
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

const CHOICES = ['yes', 'no', 'abstain'] as const;
/** One ballot in so many is not what its owner's interest would have it. */
const SURPRISE_ONE_IN = 8;

/** A sealed ballot, as somebody who minds his interest would have filled it in. */
const imagineBallot = (view: View, law: Law, seat: Seat, cash: number, chance: Draws): Ballot => {
  const likely = castVote(view, seat, law);
  const vote: Choice = chance.int(SURPRISE_ONE_IN) === 0 ? at(CHOICES, chance.int(CHOICES.length)) : likely.vote;
  const bribes = vote === likely.vote ? likely.bribes : 0;
  return { vote, bribes, voices: voicesOf(view, seat, cash) + bribes };
};

const imagineVote = (view: View, { seats }: Ledger, chance: Draws): Pick<State, 'motion' | 'bribes'> => {
  const { point } = view.table;
  if (point.kind !== 'vote') return { motion: null, bribes: {} };
  const ballots: Record<Seat, Choice> = {};
  const voices: Record<Seat, number> = {};
  const bribes: Record<Seat, number> = {};
  for (const [seat, { retired }] of view.table.players.entries()) if (!retired) voices[seat] = 1;
  for (const seat of point.voted) {
    const ballot = view.ballots[seat] ?? imagineBallot(view, point.law, seat, at(seats, seat), chance);
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

export const imagine = (view: View, _seat: Seat, chance: Draws): State => {
  const ledger = imagineLedger(view, chance);
  return { options: view.options, table: view.table, ledger, pile: imaginePile(view, chance), ...imagineVote(view, ledger, chance) };
};
