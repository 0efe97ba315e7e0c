import type { GameChallenge } from './challenge.ts';
import type { AnyFigures } from './figures.ts';
import type { Chance, Draws } from './chance.ts';
import type { Manifest } from './manifest.ts';
import type { LogEntry, Message } from './messages.ts';
import type { Localized, Words } from './words.ts';
import type { Writing } from './writing.ts';
import type { OptionSpecs, Preset } from './options.ts';

/** A chair at the table, numbered from 0; people and bots sit alike. */
export type Seat = number;
/** Who may act: a chair, or the referee (animator, arbiter, game master). */
export type Actor = Seat | 'referee';
/** Who may look: a chair, a spectator, or the referee. */
export type Viewer = Seat | 'public' | 'referee';

/** The chair of whoever acts or looks, if he has one. */
export const seatOf = (who: Viewer | null): Seat | null => (typeof who === 'number' ? who : null);

/**
 * Something that waits for somebody. Several `must` at once are answered simultaneously; the game goes on when all have
 * answered. A `may` never holds the game up: it can be done out of turn.
 */
export interface Decision {
  readonly seat: Actor;
  readonly duty: 'must' | 'may';
  readonly prompt: Message;
  /** A sealed answer has been given and may still be revised; nobody waits for this seat any more. */
  readonly answered?: boolean;
  /** It was the deadline that answered; `prompt` says what became of it. */
  readonly lapsed?: true;
  /** Where the rules open a window for several at once: all who are asked in it share one deadline, counted from its opening. */
  readonly window?: Window;
}

/** `id` names this opening of the window (`12 market`): another id starts the clock anew. */
export interface Window {
  readonly id: string;
  readonly seconds: number;
  /** What it is for: the label of one of the game's `windows`, where it has several. */
  readonly kind?: string;
}

/**
 * One blank of a form. `pick` chooses among named things (each name is a term or a message key of the game). A form opens with
 * `start` where the game says what is likeliest (one of the values that may be filled in, known to its reader), else with the
 * least of everything.
 */
export type Field =
  | { readonly kind: 'int'; readonly name: string; readonly min: number; readonly max: number; readonly step: number; readonly start?: number }
  | {
      readonly kind: 'pick';
      readonly name: string;
      readonly from: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly start?: readonly string[];
    }
  | { readonly kind: 'text'; readonly name: string; readonly minLength?: number; readonly maxLength: number };

/**
 * Something an actor may do now, for whoever chooses and need not read. A `form` becomes the move `{ type, ...fields }`: an int field
 * gives a number, a pick with max 1 a string, a wider pick a list of strings, a text a string. `costs` tells the page what one unit of
 * an int field costs (negative: brings in), so that it can write the sum beside the button; `totals`, where it is not so much for each
 * unit, what each number of the field costs in all, from its least on. With `purse` a filling may cost that much
 * at most: what one field brings in, another may spend. Every filling is legal, except of a form that is `judged`: there the
 * blanks depend on each other, and only `check` knows (a trade, say).
 */
export type Way<M> =
  | { readonly kind: 'move'; readonly weighty?: true; readonly move: M }
  | {
      readonly kind: 'form';
      readonly weighty?: true;
      readonly type: string;
      readonly fields: readonly Field[];
      readonly costs?: Readonly<Record<string, number>>;
      readonly totals?: Readonly<Record<string, readonly number[]>>;
      readonly purse?: number;
      readonly judged?: true;
    };

/** `unshown`: legal, but done in two steps by those that are shown. */
export type OfferRank = 'usual' | 'passive' | 'instruction' | 'unshown';

/** How an offer is shown among others. */
export interface Place {
  /**
   * Usual ones stand in the order of the game, the likeliest first; passive moves (pass, done) last; instructions given out of turn apart,
   * behind one quiet button. Absent: usual.
   */
  readonly rank?: OfferRank;
  /** Offers of one group are one thing to do in several ways and share a button. Absent: those of the same type of move. */
  readonly group?: string;
  /** The thing of the page that it is about, such as `square 7`: the board rings it, and what stands there takes the offer. */
  readonly about?: string;
}

/** The same in words, for whoever reads. */
export type Offer<M> = Way<M> & Place & { readonly label: Message };

/** All that can change a game, hence (with motions) all that a recording holds. */
export type GameInput<M, O> =
  | { readonly by: Actor; readonly move: M }
  | { readonly by: 'table'; readonly event: 'joined' | 'left' | 'timeout'; readonly seat: Seat }
  | { readonly by: 'table'; readonly event: 'amend'; readonly options: Partial<O> };

/** What one input did. `reveals` closes undo: a die was thrown, a card turned, a sealed answer opened. */
export interface Step<S> {
  readonly state: S;
  readonly log: readonly LogEntry[];
  readonly reveals: boolean;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner or winners; equal ranks are shared. Where nobody wins, everybody shares the last rank. */
  readonly rank: number;
  readonly score: number;
}

/** Messages between players: private and public, public only, none. */
export type Talk = 'all' | 'public' | 'none';

export interface Outcome {
  /** The word for how it ended, from a closed list of the game, such as `target`, `turnLimit`. */
  readonly reason: string;
  readonly text: Message;
  readonly standings: readonly Standing[];
}

/** A truth about every state. `holds` answers null, or says in English what is broken: it speaks to developers. */
export interface Invariant<S> {
  readonly clause: string;
  holds(state: S): string | null;
}

/**
 * A game is a pure module: no clock, no network, no storage, no language, no Math.random. Its state is plain JSON data
 * that `apply` never mutates.
 */
export interface GameModule<S, M, V, O> {
  readonly id: string;
  /** Raised whenever a rules change would play a recording differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<O>;
  readonly presets: readonly Preset<O>[];
  readonly invariants: readonly Invariant<S>[];
  /** What single options cannot say: relations between them, and with the number of seats. */
  checkOptions(options: O, seats: number): Message | null;
  setup(options: O, seats: number, chance: Chance): Step<S>;
  /** Who is asked, and who may act beside. Empty exactly when there is an outcome. */
  pending(state: S): readonly Decision[];
  /** Everything the actor may do now; every legal move is an offer or fits the form of one. */
  offers(state: S, actor: Actor): readonly Offer<M>[];
  /**
   * The same where nothing is read, as by who tries a thousand games: who holds the game up, in the order of `pending`; the offers without
   * their words, for use on the spot; what `apply` makes of the state, without its story. Absent: `pending`, `offers` and `apply` are asked.
   */
  awaited?(state: S): readonly Actor[];
  ways?(state: S, actor: Actor): readonly Way<M>[];
  next?(state: S, input: GameInput<M, O>, chance: Chance): S;
  /** The only judge: null, or why not, citing the clause. */
  check(state: S, input: GameInput<M, O>): Message | null;
  /** Only after `check` said null. Returns a new state. */
  apply(state: S, input: GameInput<M, O>, chance: Chance): Step<S>;
  /** All that the viewer may know, and nothing else. */
  view(state: S, viewer: Viewer): V;
  outcome(state: S): Outcome | null;
  /** The number of the turn, round or battle in progress: headings, charts and the limits of the lab count in it. */
  turn(state: S): number;
  /** A move off the wire, or null when it has not the shape of one. */
  decode(raw: unknown): M | null;
  /** Any legal move of an actor who is asked: the fuzzer and the weakest bot. */
  sample(state: S, actor: Actor, chance: Draws): M;
  /** A full state that fits what the seat knows: search bots. */
  imagine(view: V, seat: Seat, chance: Draws): S;
  /** A duration agreed for the whole game, if any: its minutes, and what the table amends when they are over. */
  sitting?(state: S): { readonly minutes: number; readonly amend: Partial<O> } | null;
  /**
   * What everybody should watch together before the game goes on: another number for each such moment, the seconds of each part in which a wall
   * tells it, and how many parts pass before phones show anything of it; null: nothing now. A room that has a wall lets nobody move meanwhile.
   */
  tells?(state: S): { readonly moment: number; readonly seconds: readonly number[]; readonly hidden: number } | null;
  /** Figures for the ledger, the lab and the debrief that this viewer may know. Keys are message keys, or `key/seat`. */
  metrics(state: S, viewer: Viewer): Readonly<Record<string, number>>;
  /**
   * The same figures for a turn that is over, where the game itself has recorded them at its end; null: it has not. Absent: those of the
   * last moment of the turn are taken, which a game that ends a turn and opens the next in one step must not rely on.
   */
  recorded?(state: S, turn: number, viewer: Viewer): Readonly<Record<string, number>> | null;
  /** Do the rules chosen wait for a person in the referee's chair? Absent: never. */
  needsReferee?(options: O): boolean;
  /** The windows that the rules open with these options, in order: the message key of what each is for, and its time. Absent: none. */
  windows?(options: O): readonly { readonly label: string; readonly seconds: number }[];
  /** What a seat plays where the options settle it beforehand: a term of the game. Absent or null: not known before the game. */
  seatTerm?(options: O, seat: Seat): string | null;
  /** Does leaving end the part of whoever leaves? Absent or false: a bot plays on for him. */
  departs?(state: S): boolean;
  /** What the players may say to each other while they play. Absent: everything. */
  talk?(options: O): Talk;
}

/** What a seat knows that chooses: a person at his page, or a bot. */
export interface Sight<V, M> {
  readonly view: V;
  /** Who holds the game up: must answer and has not. */
  readonly awaited: readonly Actor[];
  readonly offers: readonly Way<M>[];
}

/** The same in words: what a person's page shows. */
export interface FullSight<V, M> extends Sight<V, M> {
  /** What is asked of this seat, if anything. The prompts of others are theirs. */
  readonly decision: Decision | null;
  readonly offers: readonly Offer<M>[];
}

export type BotLevel = 'weak' | 'decent' | 'strong';

/** A player of our making. It is given a sight, never a state. */
export interface Bot<V, M> {
  choose(sight: Sight<V, M>, seat: Seat, chance: Draws): M;
}

/** How much a search may try. In playouts, not in time: the same question gets the same answer on any machine. */
export interface Effort {
  /** Playouts for one decision, all candidates together. */
  readonly playouts: number;
  /** Moves of all playouts together, a bound for long games and large tables. */
  readonly moves: number;
}

/** What a searcher needs of a game and only the game can know. */
export interface SearchAid<S, M, V> {
  /** The answers worth comparing. Absent: every offer, and its forms at a few fillings. */
  candidates?(sight: Sight<V, M>, seat: Seat, chance: Draws): readonly M[];
  /** Ways of playing that are compared as such: each one's answer is a candidate too, and its player goes on in that way. The first is the usual one, in place of `decent`. */
  readonly plans?: readonly Bot<V, M>[];
  /** Types of moves that answer nothing (an instruction, a note): no candidates. */
  readonly idle?: readonly string[];
  /** How well each seat stands, from 0 (lost) to 1 (won): what a playout that is broken off is worth. */
  value(state: S): readonly number[];
  /** After how many turns a playout is broken off and valued. */
  readonly horizon: number;
  /** How surely something must be better than the usual answer to be played instead, in standard errors. Absent: 1. */
  readonly sure?: number;
  /** How much is tried for one decision: less than a second of one core. Absent: as the searcher pleases. */
  readonly effort?: Effort;
  /** The figures of a seat (as in `metrics`, without the seat) that tell whoever asks for advice why; first what the game is about. Each with the clause that makes it count. */
  readonly reasons?: readonly { readonly metric: string; readonly clause: string }[];
}

/** Which figure ranks the players, and in what it is written. Figures are named as in `metrics`, without the seat. */
export interface Scored {
  /** What the `score` of a standing is. */
  readonly metric: string;
  /** It is written with the unit of money. Absent: a plain number. */
  readonly money?: true;
  /** What tells during the game who is ahead, where the last count is of another kind. Absent: the same. */
  readonly during?: string;
  /** What a turn was worth, where what tells who is ahead rises by spending alone. Absent: the same. */
  readonly decides?: string;
}

/** What is said of a game before anybody judges it: all that a page needs of its code beside the views the server sends. */
export interface GameFace<O> {
  readonly module: Pick<
    // oxlint-disable-next-line typescript/no-explicit-any -- of states, moves and views a face knows nothing
    GameModule<any, any, any, O>,
    'id' | 'seats' | 'options' | 'presets' | 'checkOptions' | 'needsReferee' | 'windows' | 'seatTerm' | 'talk'
  >;
  /** The levels there are. */
  readonly bots: Partial<Record<BotLevel, unknown>>;
  readonly words: Words;
  /** The unit of money in messages. */
  readonly unit: string;
  readonly scored: Scored;
  /** What it counts (`figures.ts` of its folder). */
  readonly figures?: AnyFigures;
  /** An answer is a whole sheet, and three of them cannot be laid side by side: who asks is told that of the strong bot. Absent: the best three are compared. */
  readonly advises?: 'sheet';
}

/** What the lab counts by, in words: those of habits here, of sides in the catalogue. */
export interface Bench<S> {
  readonly habits: Readonly<Record<string, Localized>>;
  /** Camps or powers: terms of the game. Absent: everybody plays for himself. */
  readonly sides?: readonly string[];
  /** All are asked at once: no order of play favours anybody, and none is counted. Absent: the players take turns. */
  readonly together?: true;
  /** So many games of each arm are proposed where one takes long. Absent: as many as is usual. */
  readonly usualGames?: number;
  /** The side a seat is on; null: none yet. */
  sideOf?(state: S, seat: Seat): string | null;
}

/** What a game folder hands to the catalogue. */
export interface GamePackage<S, M, V, O> extends GameFace<O> {
  readonly module: GameModule<S, M, V, O>;
  readonly bots: Partial<Record<BotLevel, Bot<V, M>>>;
  /** Bots with a named habit (`hoards`, `neverBorrows`): the lab asks what it does to the economy, tests whether it beats the levels. Absent: none. */
  readonly policies?: Readonly<Record<string, Bot<V, M>>>;
  /** Absent: the lab writes habits as they are named in the code. */
  readonly bench?: Bench<S>;
  /** How it can end, in words (`manifest.ts` of its folder). Absent: the lab writes endings as they are named in the code. */
  readonly endings?: Manifest['endings'];
  /** Deals that it proposes to everybody, of a day or to give to others (`challenges.ts` of its folder). Absent: none. */
  readonly challenges?: readonly GameChallenge[];
  /** What `strong` needs beside the rules and `decent`. Absent: it tries every offer and plays every game out. */
  readonly search?: SearchAid<S, M, V>;
  /** Answers that may be written as plain text, such as orders. Absent: none. */
  readonly writing?: Writing<V, M>;
  /** Present when the game has an option `dataset`: the same package with further data sets to choose from. */
  withDatasets?(
    texts: Readonly<Record<string, string>>,
  ): { readonly ok: true; readonly game: GamePackage<S, M, V, O> } | { readonly ok: false; readonly error: string };
}

/** A package whose types the caller does not know: what the catalogue, the server and the lab handle. */
// oxlint-disable-next-line typescript/no-explicit-any -- a heterogeneous list of games has no other common type
export type AnyGame = GamePackage<any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- the same for a page
export type AnyFace = GameFace<any>;
