import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { faceOf, isCourt, rankOf, stamped, valueOf, worth } from './cards.ts';
import { isAttending, type PublicFacts } from './facts.ts';
import type { Card, Entry, Face } from '../types.ts';
import type { Work } from './work.ts';
import { drawAlike, putOnTop, putUnder, shufflePioche, splitCards, takeFrom, underPioche } from './money.ts';
import type { Share, Source } from './payout.ts';

/* TB-6.4.8: winnings chosen among the cards on the table. */

/** Owners of entries who could choose somebody else's card. */
export const choosers = (facts: PublicFacts): readonly Seat[] => {
  const { entries } = facts.table.battleReport;
  const owners = [...new Set(entries.map(({ owner }) => owner))];
  return owners.length < 2 ? [] : owners.filter((seat) => isAttending(facts, seat));
};

/** Faces on the table that belong to others, the highest first. */
export const choosableFaces = (facts: PublicFacts, seat: Seat): readonly Face[] => {
  const faces = new Set<Face>();
  for (const { owner, cards } of facts.table.battleReport.entries) if (owner !== seat) for (const card of cards) faces.add(faceOf(card));
  const { jokers } = facts.options;
  return [...faces].sort((a, b) => rankOf(b, jokers) - rankOf(a, jokers) || a - b);
};

/** How many cards an entry may choose. */
const choiceOf = (work: Work, { cards }: Entry): number => {
  switch (work.options.chosenWinnings) {
    case 'off':
      return 0;
    case 'number':
      return work.options.chosenNumber;
    case 'asStaked':
      return cards.length;
    case 'all':
      return Number.POSITIVE_INFINITY;
    default:
      return unreachable(work.options.chosenWinnings);
  }
};

interface Lying {
  readonly owner: Seat;
  readonly key: string;
  readonly card: Card;
}

/** One winner while he takes. */
interface Taker {
  readonly entry: Entry;
  /** Value that the owner may still take himself, and cards he may still choose. */
  room: number;
  choices: number;
  readonly won: Card[];
}

/** The cards on the table while the winners help themselves. */
class Spread {
  private lying: readonly Lying[];
  private readonly work: Work;
  constructor(work: Work) {
    this.work = work;
    this.lying = work.table.battleReport.entries.flatMap(({ owner, key, cards }) => cards.map((card) => ({ owner, key, card })));
  }

  value(): number {
    return worth(this.lying.map(({ card }) => card));
  }

  all(): readonly Card[] {
    const cards = this.lying.map(({ card }) => card);
    this.lying = [];
    return cards;
  }

  /** Takes one card, or of one that is worth too much the part that fits (TB-6.4.2). */
  take(wanted: Lying, most: number): readonly Card[] {
    const index = this.lying.indexOf(wanted);
    const before = this.lying.slice(0, index);
    const after = this.lying.slice(index + 1);
    if (valueOf(wanted.card) <= most) {
      this.lying = [...before, ...after];
      return [wanted.card];
    }
    const { taken, rest } = splitCards(this.work, [wanted.card], most);
    const change = (card: Card): Lying => ({ owner: wanted.owner, key: wanted.key, card });
    this.lying = [...before, ...rest.map(change), ...after];
    return taken;
  }

  own(entry: Entry): readonly Lying[] {
    const { jokers } = this.work.options;
    const rank = ({ card }: Lying): number => rankOf(faceOf(card), jokers);
    return this.lying.filter(({ key }) => key === entry.key).sort((a, b) => rank(b) - rank(a));
  }

  /** The next card that the wish list names; without a list the highest, ties in the order on the table. */
  next(entry: Entry, wishes: readonly Face[] | undefined): Lying | undefined {
    const others = this.lying.filter(({ owner }) => owner !== entry.owner);
    if (wishes === undefined) {
      const { jokers } = this.work.options;
      return others.toSorted((a, b) => rankOf(faceOf(b.card), jokers) - rankOf(faceOf(a.card), jokers))[0];
    }
    for (const face of wishes) {
      const found = others.find(({ card }) => faceOf(card) === face);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  atRandom(most: number): readonly Card[] {
    return this.take(at(this.lying, this.work.chance.of('lying', this.work.table.battle, this.lying.length).int(this.lying.length)), most);
  }
}

/** A value from the face-down pot, then at random from the table. */
const takeAnything = (work: Work, spread: Spread, amount: number): readonly Card[] => {
  const fromPot = Math.min(amount, work.table.funds.pot);
  const cards = [...takeFrom(work, 'pot', fromPot)];
  for (let missing = amount - fromPot; missing > 0; ) {
    const taken = spread.atRandom(missing);
    cards.push(...taken);
    missing -= worth(taken);
  }
  return cards;
};

/** TB-6.4.8: the best card, if it is a court card or an ace, is changed for the top card of the pioche. */
const changeBestCard = (work: Work, { entry, won }: Taker): void => {
  const { jokers } = work.options;
  const [best] = entry.counting.toSorted((a, b) => rankOf(b, jokers) - rankOf(a, jokers));
  if (best === undefined || !isCourt(best)) return;
  const index = won.findIndex((card) => faceOf(card) === best);
  if (index === -1) return;
  const [card = 0] = won.splice(index, 1);
  underPioche(work, [card]);
  shufflePioche(work);
  putOnTop(work, entry.owner, drawAlike(work, [stamped(card, valueOf(card))]));
};

/** TB-6.4.8. */
const takeBack = (work: Work, spread: Spread, taker: Taker): void => {
  for (const lying of spread.own(taker.entry)) {
    if (taker.room === 0) break;
    const cards = spread.take(lying, taker.room);
    taker.won.push(...cards);
    taker.room -= worth(cards);
  }
  changeBestCard(work, taker);
};

/** TB-6.4.8: one card each in turn, until nobody chooses any more. */
const choose = (work: Work, spread: Spread, takers: readonly Taker[]): void => {
  let choosing = true;
  while (choosing) {
    choosing = false;
    for (const taker of takers) {
      if (taker.room === 0 || taker.choices === 0) continue;
      const wanted = spread.next(taker.entry, work.sealed.picks[taker.entry.owner]);
      if (wanted === undefined) continue;
      const cards = spread.take(wanted, taker.room);
      taker.won.push(...cards);
      taker.room -= worth(cards);
      taker.choices--;
      choosing = true;
    }
  }
};

const deliver = (work: Work, spread: Spread, shares: readonly Share[]): void => {
  const takers = shares.map(({ entry, gain, bonus }): Taker => ({ entry, room: gain - bonus, choices: choiceOf(work, entry), won: [] }));
  for (const taker of takers) takeBack(work, spread, taker);
  choose(work, spread, takers);
  for (const [index, { entry, room, won }] of takers.entries()) {
    const { bonus } = at(shares, index);
    if (bonus > 0) putUnder(work, entry.operator, takeAnything(work, spread, bonus));
    putUnder(work, entry.owner, [...won, ...takeAnything(work, spread, room)]);
  }
};

/** TB-6.4.8: replaces the pot alone as the source of taxes and gains. */
export const chosenSource = (work: Work): Source => {
  const spread = new Spread(work);
  return {
    left: () => work.table.funds.pot + spread.value(),
    takeTax: (amount) => takeAnything(work, spread, amount),
    deliver: (shares) => deliver(work, spread, shares),
    remainder: () => [...takeFrom(work, 'pot', work.table.funds.pot), ...spread.all()],
  };
};
