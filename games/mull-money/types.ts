import { keysOf } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import type { Choice, Motion } from '#kernel/motions.ts';
import type { Law, LawOf, LawType } from './data/laws.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

/* ---------- cards, services, zones (MM-2) ---------- */

/** MM-2.1: the ten kinds of action cards. Cards of one kind are identical. */
export const CARDS = ['production', 'sale', 'growth', 'innovation', 'elimination', 'expert', 'staff', 'transport', 'corruption', 'alert'] as const;
export type Card = (typeof CARDS)[number];

/** MM-2.3.1: the three floors of the building, top to bottom. */
export const SERVICES = ['personnel', 'materials', 'waste'] as const;
export type Service = (typeof SERVICES)[number];

/** MM-2.4.1: `green`, `yellow`, `red`, from good to bad. */
export const ZONES = ['green', 'yellow', 'red'] as const;
export type Zone = (typeof ZONES)[number];

/** MM-4.7.4: the steps that one Innovation makes, with the Expert two of them. */
export const INNOVATION_STEPS = {
  personnel: ['personnel'],
  materials: ['materials'],
  waste: ['waste'],
  personnelTwice: ['personnel', 'personnel'],
  materialsTwice: ['materials', 'materials'],
  wasteTwice: ['waste', 'waste'],
  personnelMaterials: ['personnel', 'materials'],
  personnelWaste: ['personnel', 'waste'],
  materialsWaste: ['materials', 'waste'],
} as const satisfies Readonly<Record<string, readonly Service[]>>;
export type Innovation = keyof typeof INNOVATION_STEPS;
export const INNOVATIONS = keysOf(INNOVATION_STEPS);

/** A card is played alone or with the Expert (MM-4.7.11). */
export type Help = 'alone' | 'expert';

/* ---------- laws of the simulation variant (MM-6.5) ---------- */

export { LAW_TYPES, type Law, type LawOf, type LawType } from './data/laws.ts';

/** The laws in force by type, for every check (MM-6.5.8: one of each type). Repeals and free texts are never here. */
export type LawsInForce = { readonly [K in LawType]?: LawOf<K> };

/** One ballot; the voices were fixed when it was cast, bribes included (MM-6.4.3). */
export interface Ballot {
  readonly vote: Choice;
  readonly bribes: number;
  readonly voices: number;
}

/** Ballots by seat. */
export type Ballots = Readonly<Record<Seat, Ballot>>;

/** MM-6.4.7: an entry of the law book. */
export interface LawEntry extends Omit<VoteResult, 'accepted'> {
  /** `V1`, `V2`, … */
  readonly id: string;
  readonly status: 'active' | 'superseded' | 'repealed';
}

/** How the last vote went, accepted or not. */
export interface VoteResult {
  readonly proposer: Seat;
  readonly law: Law;
  readonly mission: number;
  readonly voicesYes: number;
  readonly voicesNo: number;
  readonly ballots: Ballots;
  readonly accepted: boolean;
}

/* ---------- options (MM-6.1) ---------- */

export const DISASTERS = ['choked', 'paralysis', 'ruin', 'endless'] as const;
export type Disaster = (typeof DISASTERS)[number];

/* ---------- moves ---------- */

export type { Move, Options };
export type PlayCard = MoveOf<'playCard'>;
export type Negotiate = MoveOf<'negotiate'>;
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/* ---------- what everybody sees ---------- */

/** A card that has left its player in this mission, and how. */
export interface UsedCard {
  readonly card: Card;
  readonly how: 'played' | 'helped' | 'repaid' | 'discarded' | 'alert' | 'bribe';
}

export interface Player {
  /** MM-4.11.3: out of the game and skipped everywhere. */
  readonly retired: boolean;
  readonly growth: number;
  /** In hundreds. */
  readonly employees: number;
  readonly personnel: number;
  readonly materials: number;
  readonly waste: number;
  /** Base game only. */
  readonly dump: number;
  readonly silo: number;
  readonly credits: number;
  /** Face up in front of the player; a kept card comes first. */
  readonly cards: readonly Card[];
  /** The card carried over from the mission before. */
  readonly kept: Card | null;
  /** What was done with cards in this mission, in order. */
  readonly used: readonly UsedCard[];
  /** The set taken in this mission. */
  readonly lot: number | null;
  /** Has kept a card: no further turn in this mission (MM-4.6.5). */
  readonly done: boolean;
  /** Productions of this mission, and of the whole game. */
  readonly produced: number;
  readonly productions: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** What a seat said in an auction; null: it passed. */
export interface Spoken {
  readonly seat: Seat;
  readonly amount: number | null;
}

/** How a game ends. */
export type EndReason = 'column' | 'missionLimit' | 'forfeit' | 'abandoned' | Disaster;

/** The decision point at which the game stands (MM-4.2). */
export type Point =
  /** Seats still to answer; each answer takes effect when it comes. */
  | { readonly kind: 'alert'; readonly final: boolean; readonly asked: readonly Seat[] }
  /** `last`: the end of an auction of sets (MM-6.6.5). */
  | { readonly kind: 'chooseLot'; readonly seat: Seat; readonly last: boolean }
  | { readonly kind: 'designateLot'; readonly seat: Seat }
  | {
      readonly kind: 'bidLot';
      readonly seat: Seat;
      readonly designator: Seat;
      readonly lot: number;
      readonly best: Bid | null;
      /** Those who speak after `seat`, the designator last. */
      readonly queue: readonly Seat[];
      readonly spoken: readonly Spoken[];
    }
  | { readonly kind: 'play'; readonly seat: Seat }
  | {
      readonly kind: 'bid';
      readonly seat: Seat;
      readonly seller: Seat;
      readonly help: Help;
      /** Pieces set aside; they are neither in the reserve nor in a silo. */
      readonly size: number;
      readonly best: Bid | null;
      /** Those who speak after `seat`, the seller last. */
      readonly queue: readonly Seat[];
      readonly spoken: readonly Spoken[];
    }
  /** `asked`: whose ballots are awaited now; sequential votes await one after the other. */
  | { readonly kind: 'vote'; readonly proposer: Seat; readonly law: Law; readonly asked: readonly Seat[]; readonly voted: readonly Seat[] }
  | { readonly kind: 'gameOver'; readonly reason: EndReason };

/** All public facts in one object that views share with the state. Treasuries are not here: they are hidden. */
export interface Table {
  readonly mission: number;
  /** Holds the Euro. */
  readonly first: Seat;
  readonly point: Point;
  readonly players: readonly Player[];
  /** Null where a set has been taken; empty outside phases 1 and 2. */
  readonly lots: readonly (readonly Card[] | null)[];
  /** The set nobody took in this mission; empty before. */
  readonly leftover: readonly Card[];
  /** How many places of the layout are filled: row by row, the next one is `filled`; an Alert interrupts it (MM-4.3.2). */
  readonly filled: number;
  readonly pileSize: number;
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  readonly alertAside: boolean;
  /** Alerts drawn since the start. */
  readonly alerts: number;
  readonly reserve: number;
  /** MM-5.1, MM-4.10.6: why this mission is the last; never null again once set. */
  readonly endTriggered: 'column' | 'missionLimit' | null;
  /** Seats that retire at the end of this mission (MM-4.11.3). */
  readonly leaving: readonly Seat[];
  /* Simulation variant only: */
  readonly commonWaste: number;
  readonly laws: readonly LawEntry[];
  readonly inForce: LawsInForce;
  readonly lastVote: VoteResult | null;
  readonly missionsChoked: number;
  readonly missionsParalysed: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly table: Table;
  /** Null where the viewer may not know (MM-7). */
  readonly cash: readonly (number | null)[];
  readonly bank: number | null;
  /** Ballots of the vote in progress that the viewer may see: his own, and all of them when the vote is open. */
  readonly ballots: Ballots;
}

/* ---------- what the engine keeps ---------- */

export interface State {
  readonly options: Options;
  readonly table: Table;
  /** Seats and the fund `bank`, which starts at −15 M per player (MM-4.0.6). */
  readonly ledger: Ledger;
  /** Face down, the top card first. */
  readonly pile: readonly Card[];
  /** The vote in progress (MM-6.4). */
  readonly motion: Motion<Law> | null;
  /** Corruption cards put into the ballots of that vote, by seat. */
  readonly bribes: Readonly<Record<Seat, number>>;
}
