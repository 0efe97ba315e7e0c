import { type Chance, quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import type { GameInput, Seat, Step } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { GameHand, startOf } from '#testkit/hand.test-support.ts';
import { TOTAL_MATERIALS } from './data.ts';
import { run } from './engine.ts';
import { mullMoney } from './index.ts';
import { beginMission } from './rules/mission.ts';
import { itemise, type Score } from './scoring.ts';
import { allCards } from './setup.ts';
import type { Card, Law, LawEntry, LawsInForce, Move, Options, Player, Point, State, Table } from './types.ts';
import { begin, finish } from './rules/work.ts';

/* Positions for tests: a game after set-up with some facts changed, and a hand that plays moves one after the other. */

const { module } = mullMoney;

/** A company in the notation of MM-8; what is left out is as at the start. */
export interface Company {
  readonly g?: number;
  readonly e?: number;
  readonly P?: number;
  readonly M?: number;
  readonly W?: number;
  readonly d?: number;
  readonly c?: number;
  readonly cr?: number;
  readonly s?: number;
  readonly cards?: readonly Card[];
  readonly done?: boolean;
  readonly produced?: number;
}

export interface Facts
  extends Partial<Pick<Table, 'mission' | 'first' | 'endTriggered' | 'commonWaste' | 'missionsChoked' | 'missionsParalysed' | 'alertAside'>> {
  readonly options?: Partial<Options>;
  /** Whose turn it is in phase 3; seat 0 unless said otherwise. */
  readonly turn?: Seat;
  /** The cards on top of the draw pile; the others follow, the Alert last. */
  readonly pile?: readonly Card[];
  readonly discard?: readonly Card[];
  /** The draw pile has these cards and no others: all the rest is discarded. */
  readonly onlyPile?: readonly Card[];
  readonly laws?: readonly Law[];
}

export const optionsWith = (chosen: Partial<Options>): Options => requireOptions(module.options, chosen);

export const without = (cards: readonly Card[], taken: readonly Card[]): readonly Card[] => {
  const left = cards.slice();
  for (const card of taken) {
    const index = left.indexOf(card);
    if (index < 0) throw new Error(`there are not so many cards ${card}`);
    left.splice(index, 1);
  }
  return left;
};

const bookOf = (laws: readonly Law[]): { readonly laws: readonly LawEntry[]; readonly inForce: LawsInForce } => ({
  laws: laws.map((law, index) => ({ id: `V${index + 1}`, law, proposer: 0, mission: 1, voicesYes: 1, voicesNo: 0, ballots: {}, status: 'active' })),
  inForce: Object.fromEntries(laws.filter(({ type }) => type !== 'freeText').map((law) => [law.type, law])),
});

/** Silo, boards and cards as noted, the rest as it was. */
export const companyOf = (base: Player, company: Company): Player => ({
  ...base,
  growth: company.g ?? 14,
  employees: company.e ?? 5,
  personnel: company.P ?? 5,
  materials: company.M ?? 5,
  waste: company.W ?? 5,
  dump: company.d ?? 0,
  credits: company.cr ?? 0,
  silo: company.s ?? 5,
  cards: company.cards ?? [],
  done: company.done ?? false,
  produced: company.produced ?? 0,
  lot: null,
});

/** The piles: what is asked for, then everything else in a fixed order. */
const pilesOf = (facts: Facts, held: readonly Card[]): Pick<State, 'pile'> & Pick<Table, 'discard' | 'pileSize'> => {
  const aside: readonly Card[] = facts.alertAside === true ? ['alert'] : [];
  const top = facts.onlyPile ?? facts.pile ?? [];
  const rest = without(allCards, [...held, ...aside, ...top, ...(facts.discard ?? [])]);
  const pile = facts.onlyPile === undefined ? [...top, ...rest] : top;
  const discard = facts.onlyPile === undefined ? (facts.discard ?? []) : [...(facts.discard ?? []), ...rest];
  return { pile, discard, pileSize: pile.length };
};

/** A position of phase 3, the given seat to play. */
export const position = (companies: readonly Company[], facts: Facts = {}): State => {
  const state = startOf(module, facts.options ?? {}, companies.length);
  const players = state.table.players.map((base, seat) => companyOf(base, companies[seat] ?? {}));
  const { pile, ...piles } = pilesOf(
    facts,
    players.flatMap(({ cards }) => cards),
  );
  const seats = companies.map(({ c = 15 }) => c);
  const point: Point = { kind: 'play', seat: facts.turn ?? 0 };
  return {
    ...state,
    pile,
    ledger: { ...state.ledger, seats, funds: { bank: -sum(seats) } },
    table: {
      ...state.table,
      ...piles,
      ...bookOf(facts.laws ?? []),
      players,
      point,
      lots: [],
      filled: 0,
      alerts: 0,
      mission: facts.mission ?? 1,
      first: facts.first ?? 0,
      endTriggered: facts.endTriggered ?? null,
      alertAside: facts.alertAside ?? false,
      reserve: TOTAL_MATERIALS - sum(players.map(({ silo }) => silo)),
      commonWaste: facts.commonWaste ?? 0,
      missionsChoked: facts.missionsChoked ?? 0,
      missionsParalysed: facts.missionsParalysed ?? 0,
    },
  };
};

/** A hand whose moves draw as they like, unless the draws are scripted. */
export class Hand extends GameHand<State, Move, Options, Hand> {
  protected after(step: Step<State>): Hand {
    return new Hand(module, step);
  }

  protected override scripted(input: GameInput<Move, Options>, draws: readonly number[]): Hand {
    return draws.length === 0 ? this.played(input, quickChance(5)) : super.scripted(input, draws);
  }

  /** The moves that are offered without a form. */
  moves(seat: Seat): readonly Move[] {
    return module.offers(this.state, seat).flatMap((offer) => (offer.kind === 'move' ? [offer.move] : []));
  }

  /** The forms that are offered, by type and blanks. */
  forms(seat: Seat): readonly { readonly type: string; readonly fields: readonly string[] }[] {
    const forms = module.offers(this.state, seat).filter((offer) => offer.kind === 'form');
    return forms.map(({ type, fields }) => ({ type, fields: fields.map(({ name }) => name) }));
  }

  /** A company in the notation of MM-8. */
  at(seat: Seat): Required<Omit<Company, 'cards' | 'done' | 'produced'>> {
    const { growth, employees, personnel, materials, waste, dump, credits, silo } = at(this.table.players, seat);
    const c = at(this.state.ledger.seats, seat);
    return { g: growth, e: employees, P: personnel, M: materials, W: waste, d: dump, c, cr: credits, s: silo };
  }

  /** The count of a company as if the game ended now. */
  score(seat: Seat): Score {
    return itemise(at(this.table.players, seat), at(this.state.ledger.seats, seat));
  }

  cards(seat: Seat): readonly Card[] {
    return at(this.table.players, seat).cards;
  }
}

/** A hand at a position, also at one that no move of an example brings about. */
export const reopen = (state: State): Hand => new Hand(module, { state, log: [], reveals: true });

export const open = (companies: readonly Company[], facts: Facts = {}): Hand => reopen(position(companies, facts));

/** The layout of a mission is made now: companies hold at most a kept card. */
export const layOut = (companies: readonly Company[], facts: Facts = {}, chance: Chance = quickChance(5)): Hand => {
  const work = begin(position(companies, facts), chance);
  beginMission(work);
  run(work);
  return new Hand(module, finish(work));
};

/** A game from the very start. */
export const fresh = (seats: number, options: Partial<Options> = {}, seed = 1): Hand => reopen(startOf(module, options, seats, seed));

export const plain = (count: number): readonly Company[] => range(count).map(() => ({}));

/* ---------- moves in few words ---------- */

type Plain = 'production' | 'sale' | 'growth' | 'elimination' | 'transport';

export const playing = (card: Plain, help: 'alone' | 'expert' = 'alone', borrow = 0): Move => ({ type: 'playCard', card, help, borrow });
export const innovating = (steps: Extract<Move, { card: 'innovation' }>['steps'], help: 'alone' | 'expert' = 'alone', borrow = 0): Move => ({
  type: 'playCard',
  card: 'innovation',
  steps,
  help,
  borrow,
});
export const staffing = (direction: 'hire' | 'fire', help: 'alone' | 'expert' = 'alone'): Move => ({
  type: 'playCard',
  card: 'staff',
  direction,
  help,
  borrow: 0,
});
export const bidding = (amount: number, borrow = 0): Move => ({ type: 'bid', amount, borrow });
export const proposing = (proposal: Law, more: { readonly cleanup?: number; readonly help?: 'alone' | 'expert'; readonly borrow?: number } = {}): Move => ({
  type: 'negotiate',
  proposal,
  help: 'alone',
  cleanup: 0,
  borrow: 0,
  ...more,
});
export const cleaning = (cleanup: number, help: 'alone' | 'expert' = 'alone', borrow = 0): Move => ({
  type: 'negotiate',
  proposal: null,
  help,
  cleanup,
  borrow,
});
export const voting = (vote: 'yes' | 'no' | 'abstain', bribes = 0, borrow = 0): Move => ({ type: 'castVote', vote, bribes, borrow });

export const PASS: Move = { type: 'pass' };
export const KEEP: Move = { type: 'keepCard' };
export const REPAY: Move = { type: 'repayCredit' };
export const discarding = (card: Card): Move => ({ type: 'discardCard', card });
export const choosing = (lot: number): Move => ({ type: 'chooseLot', lot });
export const answering = (useCorruption: boolean): Move => ({ type: 'answerAlert', useCorruption });
export const SIMULATION: Facts = { options: { mode: 'simulation' } };
