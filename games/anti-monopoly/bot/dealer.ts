import { at, sum } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { mortgageValue, MONEY_UNIT, TITLE_DATA, titleIndex } from '../data.ts';
import { assetValue, isLiving, roleOf } from '../rules/facts.ts';
import { incomeOf } from '../rules/rent.ts';
import { type Move, type Role, TITLE_IDS, type Trade, type View } from '../types.ts';
import { areKin, type Book, bookOf, type Bundle, bundleOf, type Figures, plus } from './books.ts';
import { reserveFor } from './buy.ts';
import { chanceOf, OUTLOOK, WEIGHTS } from './worth.ts';
import { decent } from './decent.ts';
import { type Reading, readSight, roundsLeft } from './reading.ts';
import { isTied, isWelcome, mayPropose, proposalOf, sideOf } from './trade.ts';

/* Decent, but for its deals: it asks not whether a deal is fair but whether it will win more often by it, and offers no more than the other takes. */

/** The part of the present rents that each round to come brings: a monopolist builds on what he has got. Found in games among decent bots. */
const RENTS: Readonly<Record<Role, number>> = { C: 0.4, M: 0.6 };

/** Less is not worth the talk. */
const LEAST_RISE = 0.005;

/** What both together may lose by a deal, as a decent bot counts, that is looked at at all. */
const MOST_WASTE = 2000;

/** Whether the partner takes it is asked of so many deals, the best first. */
const ASKED = 30;

const NONE = bundleOf([]);

/** A bundle on offer: what its owner misses without it, and what another has of it. */
interface Lot {
  readonly bundle: Bundle;
  readonly missed: Figures;
  readonly gained: Figures;
  /** What the bank lends on it. */
  readonly loans: number;
}

const lotOf = (view: View, books: readonly Book[], from: Seat, to: Seat, bundle: Bundle): Lot => ({
  bundle,
  missed: at(books, from).change(bundle, NONE),
  gained: at(books, to).change(NONE, bundle),
  loans: sum(bundle.titles.map((index) => (at(view.table.titles, index).mortgaged ? 0 : mortgageValue(at(TITLE_DATA, index))))),
});

/** What passes between two, and what it does to the holdings of either. */
interface Passing {
  readonly other: Seat;
  readonly give: Lot;
  readonly get: Lot;
  readonly mine: Figures;
  readonly theirs: Figures;
}

const passing = (books: readonly Book[], seat: Seat, other: Seat, give: Lot, get: Lot): Passing => {
  const parties = { other, give, get };
  if (!areKin(give.bundle, get.bundle)) return { ...parties, mine: plus(give.missed, get.gained), theirs: plus(get.missed, give.gained) };
  return { ...parties, mine: at(books, seat).change(give.bundle, get.bundle), theirs: at(books, other).change(get.bundle, give.bundle) };
};

interface Prospects {
  readonly now: number;
  /** The chance of the seat after it, if it pays so much cash. */
  readonly after: (passing: Passing, cash: number) => number;
}

const booksOf = (view: View): readonly Book[] => view.cash.map((_, seat) => bookOf(view, seat));

const prospectsOf = (view: View, seat: Seat, books: readonly Book[]): Prospects => {
  const living = view.cash.map((_, each) => isLiving(view, each));
  const payers = living.filter(Boolean).length - 1;
  const rounds = roundsLeft(view);
  const part = RENTS[roleOf(view, seat)] * rounds;
  const flow = (own: number, all: number): number => part * (payers * own - (all - own));
  const rents = sum(books.map(({ all }) => all.rents));
  const counts = books.map(({ all }, each) => {
    if (!at(living, each)) return Number.NEGATIVE_INFINITY;
    const drift = roleOf(view, each) === 'C' ? OUTLOOK.competitor * rounds : 0;
    return at(view.cash, each) + assetValue(view, each) + incomeOf(view, each) + flow(all.rents, rents) + drift;
  });
  return {
    now: chanceOf(counts, rounds, seat),
    after: ({ other, give, get, mine, theirs }, cash) => {
      const paid = cash + give.loans - get.loans;
      const added = mine.rents + theirs.rents;
      const changed = counts.map((count, each) => {
        if (each === seat) return count + flow(mine.rents, added) + mine.income - paid;
        return each === other ? count + flow(theirs.rents, added) + theirs.income + paid : count + flow(0, added);
      });
      return chanceOf(changed, rounds, seat);
    },
  };
};

/** Nothing, one title or two of those that may pass. */
const bundlesOf = (view: View, seat: Seat): readonly Bundle[] => {
  const own = TITLE_DATA.flatMap((_, index) => (at(view.table.titles, index).owner === seat && !isTied(view, seat, index) ? [index] : []));
  const bundles = [NONE];
  for (const [place, one] of own.entries()) {
    bundles.push(bundleOf([one]));
    for (const two of own.slice(place + 1)) bundles.push(bundleOf([one, two]));
  }
  return bundles;
};

/** The least cash, in notes, for which a decent partner agrees, negative if he pays; null where one of them has not got it. */
const priceOf = (view: View, seat: Seat, { other, give, get, mine, theirs }: Passing, reserves: readonly number[]): number | null => {
  const cash = Math.ceil(Math.max((mine.worth - theirs.worth) / 2, MONEY_UNIT - theirs.worth) / MONEY_UNIT) * MONEY_UNIT;
  const [gives, gets] = [give.bundle.titles, get.bundle.titles];
  if (cash >= 0) return gets.length > 0 && gives.length + cash > 0 && cash <= at(view.cash, seat) - WEIGHTS.buildReserve ? cash : null;
  if (gives.length === 0) return null;
  const kept = Math.max(WEIGHTS.buildReserve, Math.min(...gives.map((index) => at(reserves, index))));
  const paid = Math.min(-cash, Math.floor((at(view.cash, other) - kept) / MONEY_UNIT) * MONEY_UNIT);
  if (paid <= 0) return gets.length > 0 ? 0 : null;
  return -paid;
};

const named = ({ titles }: Bundle): Trade['giveTitles'] => titles.map((index) => at(TITLE_IDS, index));

/** Who refused the last deal that was talked about is left in peace for once: nothing tells what he refused before. */
const hasRefused = ({ table: { lastTrade } }: View, seat: Seat, to: Seat): boolean =>
  lastTrade !== null && lastTrade.answer !== 'accepted' && lastTrade.trade.proposer === seat && lastTrade.trade.to === to;

/** The deal by which the seat's chance to win rises most, of those that the other takes. */
const bestDeal = (view: View, seat: Seat): Trade | null => {
  const books = booksOf(view);
  const { now, after } = prospectsOf(view, seat, books);
  const found: { readonly trade: Trade; readonly rise: number }[] = [];
  const own = bundlesOf(view, seat);
  for (let to = 0; to < view.cash.length; to++) {
    if (to === seat || !isLiving(view, to) || hasRefused(view, seat, to)) continue;
    // What he keeps after buying it.
    const reserves = TITLE_DATA.map((_, index) => (at(view.table.titles, index).owner === seat ? reserveFor(view, to, index) : 0));
    const gives = own.map((bundle) => lotOf(view, books, seat, to, bundle));
    for (const bundle of bundlesOf(view, to)) {
      const get = lotOf(view, books, to, seat, bundle);
      for (const give of gives) {
        const what = passing(books, seat, to, give, get);
        const cash = what.mine.worth + what.theirs.worth < -MOST_WASTE ? null : priceOf(view, seat, what, reserves);
        const rise = cash === null ? 0 : after(what, cash) - now;
        if (cash === null || rise < LEAST_RISE) continue;
        const sums = { giveCash: Math.max(0, cash), getCash: Math.max(0, -cash) };
        found.push({ rise, trade: { proposer: seat, to, giveTitles: named(give.bundle), getTitles: named(bundle), ...sums } });
      }
    }
  }
  const best = found.toSorted((a, b) => b.rise - a.rise).slice(0, ASKED);
  return best.find(({ trade }) => isWelcome(view, trade, trade.to))?.trade ?? null;
};

/** AM-5.4: where cash hardly counts, or nobody knows when it is counted, its deals are decent. */
const countsCash = ({ options }: View): boolean => options.limitScoring !== 'tournament' && options.roundLimit > 0;

const proposal = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  const { point, proposals, throwNo, guards, lastTrade } = view.table;
  if (point.kind !== 'preThrow' || !mayPropose(reading) || throwNo > 1 || guards.built.length > 0) return null;
  // One refusal a turn.
  if (proposals > 0 && lastTrade?.answer !== 'accepted') return null;
  const deal = bestDeal(view, seat);
  return deal === null ? null : proposalOf(deal);
};

/** What lowers its chance it does not accept, fair as it may be. */
const isHarmful = (view: View, seat: Seat): boolean => {
  if (view.offer === null) return false;
  const { giveTitles, giveCash, getTitles, getCash, partner } = sideOf(view.offer, seat);
  const books = booksOf(view);
  const { now, after } = prospectsOf(view, seat, books);
  const give = lotOf(view, books, seat, partner, bundleOf(giveTitles.map(titleIndex)));
  const get = lotOf(view, books, partner, seat, bundleOf(getTitles.map(titleIndex)));
  return after(passing(books, seat, partner, give, get), giveCash - getCash) < now;
};

export const dealer: Bot<View, Move> = {
  choose: (sight, seat, chance) => {
    const { view } = sight;
    const deals = view.table.point.kind === 'preThrow' && countsCash(view);
    const usual = (deals ? proposal(readSight(sight, seat)) : null) ?? decent.choose(sight, seat, chance);
    return usual.type === 'accept' && countsCash(view) && isHarmful(view, seat) ? { type: 'reject' } : usual;
  },
};
