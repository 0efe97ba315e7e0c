import { type Draws, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { typeOfWay } from '#kernel/drafts.ts';
import { fewFillings } from '#kernel/forms.ts';
import type { AnyGame, Effort, Seat, Sight } from '#kernel/game.ts';
import { type Player, playOut, type World } from './playout.ts';

const MOST_FILLINGS = 12;

const typeOf = (move: unknown): string => (typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : '');

const MOST_CANDIDATES = 24;

/** What is worth trying, the habit first: as the game proposes, else every offer and its forms at a few fillings. Nothing that the rules refuse. */
export const candidatesOf = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, usual: unknown, world: unknown, chance: Draws): readonly unknown[] => {
  const { module, search } = game;
  const proposed: readonly unknown[] =
    search?.candidates?.(sight, seat, chance) ??
    sight.offers.flatMap((offer): readonly unknown[] => {
      if (search?.idle?.includes(offer.kind === 'move' ? typeOf(offer.move) : offer.type) === true) return [];
      return offer.kind === 'move' ? [offer.move] : fewFillings(offer, MOST_FILLINGS).map((raw) => module.decode(raw));
    });
  const found = new Map<string, unknown>([[JSON.stringify(usual), usual]]);
  for (const move of proposed) if (move !== null && module.check(world, { by: seat, move }) === null) found.set(JSON.stringify(move), move);
  return [...found.values()].slice(0, MOST_CANDIDATES);
};

export const USUAL: Effort = { playouts: 512, moves: 40_000 };

/** Answers told in full to somebody who asks; of other kinds of answers the best follows. */
const ADVISED = 3;
/** Who asks waits longer than who plays: so many times as much is tried. */
const PATIENCE = 2;

/** A candidate and what its playouts came to. */
export interface Ranked {
  readonly move: unknown;
  /** From 0, a sure loss, to 1. */
  readonly value: number;
  /** How far the value may be off: its standard error. */
  readonly error: number;
  readonly playouts: number;
}

/** A figure of the seat where the imagined games were broken off, beside another answer's. */
interface Reason {
  readonly metric: string;
  readonly clause: string;
  readonly mean: number;
  readonly low: number;
  readonly more: number;
  readonly sure: boolean;
}

/** What is told of an answer to somebody who asks. */
export interface Advised extends Ranked {
  readonly level: boolean;
  readonly reasons: readonly Reason[];
}

interface Trial {
  readonly move: unknown;
  /** Who goes on for the seat after it. */
  readonly player: Player;
  /** What each world came to, in the order of the worlds. */
  readonly values: number[];
  /** Where each was broken off. */
  readonly ends: unknown[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const errorOf = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.length < 2 ? 0.5 : Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1) / values.length);
};

/** By how much the one is more than the other, world by world. */
const differences = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.slice(0, other.length).map((value, world) => value - (other[world] ?? 0));

/** How surely they are more than nothing: their mean in units of its error. */
const sureness = (more: readonly number[]): number => {
  const count = more.length;
  if (count < 2) return 0;
  const middle = mean(more);
  const variance = more.reduce((sum, difference) => sum + (difference - middle) ** 2, 0) / (count - 1);
  return variance === 0 ? Math.sign(middle) * Number.POSITIVE_INFINITY || 0 : middle / Math.sqrt(variance / count);
};

/** How surely one does better than the other in the same worlds. */
const lead = (one: Trial, other: Trial): number => sureness(differences(one.values, other.values));

/** Below this the usual answer is kept: what a few playouts prefer to it is mostly noise. */
const SURE = 1;

/** Of each kind of answer that is offered and that nobody thought of one, the likeliest: who asks may want to do just that. */
const othersOffered = (game: AnyGame, sight: Sight<unknown, unknown>, found: readonly Trial[], isLegal: (move: unknown) => boolean): readonly unknown[] => {
  const kinds = new Set([...found.map(({ move }) => typeOf(move)), ...(game.search?.idle ?? [])]);
  const others: unknown[] = [];
  for (const offer of sight.offers) {
    const kind = typeOfWay(offer);
    if (kinds.has(kind)) continue;
    const ways = offer.kind === 'move' ? [offer.move] : fewFillings(offer, MOST_FILLINGS).map((raw) => game.module.decode(raw));
    const legal = ways.find((move) => move !== null && isLegal(move));
    if (legal !== undefined) others.push(legal);
    kinds.add(kind);
  }
  return others;
};

/** The answers worth considering, best first, and what tries one of them in more worlds, until it has been tried in so many; it tells the moves that this took. */
interface Compared {
  readonly trials: readonly Trial[];
  readonly playOn: (trial: Trial, worlds: number) => number;
}

/** Every candidate is tried in the same imagined worlds with the same dice, and half of them are dropped each time the others have doubled their trials (sequential halving). */
const compare = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, chance: Draws, asked: boolean, ...wanted: readonly unknown[]): Compared => {
  const { effort = USUAL, sure = SURE } = game.search ?? {};
  const habit: Player | undefined = game.bots.decent;
  if (habit === undefined) throw new Error(`the game ${game.module.id} has no decent bot to play out with`);
  const [own = habit, ...plans] = game.search?.plans ?? [];
  const usual = own.choose(sight, seat, chance);
  const base = chance.int(2 ** 32);
  const worlds: World[] = [];
  const worldAt = (index: number): World => {
    const seed = (base + Math.imul(index + 1, 0x9e3779b1)) >>> 0;
    return (worlds[index] ??= { seed, state: game.module.imagine(sight.view, seat, quickChance(seed)) });
  };
  const isLegal = (move: unknown): boolean => game.module.check(worldAt(0).state, { by: seat, move }) === null;
  let trials: Trial[] = candidatesOf(game, sight, seat, usual, worldAt(0).state, chance).map((move) => ({ move, player: own, values: [], ends: [] }));
  for (const player of own === habit ? plans : [habit, ...plans]) {
    const move: unknown = player.choose(sight, seat, chance);
    if (isLegal(move)) trials.push({ move, player, values: [], ends: [] });
  }
  for (const move of wanted) if (!trials.some((trial) => isSame(trial.move, move))) trials.push({ move, player: own, values: [], ends: [] });
  if (asked) for (const move of othersOffered(game, sight, trials, isLegal)) trials.push({ move, player: own, values: [], ends: [] });
  const [one] = trials;
  // Whatever the plans differ in, it is not this.
  if (trials.every(({ move }) => isSame(move, one?.move))) trials = trials.slice(0, 1);
  let movesLeft = effort.moves;
  const playOn = ({ move, player, values, ends }: Trial, most: number): number => {
    let moves = 0;
    while (values.length < most) {
      const played = playOut(game, { habit, own: player }, worldAt(values.length), seat, move);
      values.push(played.value);
      if (asked) ends.push(played.end);
      moves += played.moves;
    }
    return moves;
  };
  const dropped: Trial[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(trials.length)));
  for (let round = 0; trials.length > 1 && movesLeft > 0; round++) {
    const each = Math.max(2, Math.floor(effort.playouts / (rounds * trials.length)));
    for (let more = 0; more < each && movesLeft > 0; more++) {
      for (const trial of trials) movesLeft -= playOn(trial, trial.values.length + 1);
    }
    if (round + 1 >= rounds) break;
    const sorted = trials.toSorted((a, b) => mean(b.values) - mean(a.values));
    const kept = sorted.slice(0, Math.ceil(sorted.length / 2));
    // The habit stays in to the end, and what is asked about: the winner is compared with them.
    const [first] = trials;
    for (const trial of trials) if (!kept.includes(trial) && (trial === first || wanted.some((move) => isSame(move, trial.move)))) kept.push(trial);
    dropped.unshift(...sorted.filter((trial) => !kept.includes(trial)));
    trials = trials.filter((trial) => kept.includes(trial));
  }
  const [first, ...others] = trials;
  if (first === undefined || first.values.length === 0) return { trials: [{ move: usual, player: own, values: [], ends: [] }], playOn };
  const better = others
    .filter((trial) => mean(trial.values) > mean(first.values) && lead(trial, first) >= sure)
    .toSorted((a, b) => mean(b.values) - mean(a.values));
  const worse = others.filter((trial) => !better.includes(trial)).toSorted((a, b) => mean(b.values) - mean(a.values));
  const ranked = [...better, first, ...worse, ...dropped];
  // Of plans that begin alike, the best.
  return { trials: ranked.filter(({ move }, place) => ranked.findIndex((other) => isSame(other.move, move)) === place), playOn };
};

const rankedOf = ({ move, values }: Trial): Ranked =>
  values.length === 0 ? { move, value: 0.5, error: 0.5, playouts: 0 } : { move, value: mean(values), error: errorOf(values), playouts: values.length };

/** The answers worth considering, best first. */
export const search = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, chance: Draws): readonly Ranked[] =>
  compare(game, sight, seat, chance, false).trials.map(rankedOf);

/** The level above `decent` of every game that brings what a searcher needs. */
export const searcher = (game: AnyGame): Player => ({ choose: (sight, seat, chance) => search(game, sight, seat, chance)[0]?.move });

/** Differences below this many errors may be chance; of the best of many more so: it is partly the best because it was lucky. */
const TOLD_APART = 2;
const TOLD_APART_FROM_BEST = 3;
/** Nobody is told that an answer is a mistake for less than so much of a game. */
const CLOSE = 0.05;
/** One game in so many ends worse than the risk that is told. */
const RISKED = 10;

/** Why: what an answer comes to in the game’s own figures, and how much more it is than another comes to in the same worlds. */
const reasonsOf = (game: AnyGame, seat: Seat, one: Trial, other: Trial | undefined): readonly Reason[] => {
  const metricsOf = (trial: Trial) => trial.ends.map((end) => game.module.metrics(end, 'referee'));
  const [own, others] = [metricsOf(one), other === undefined ? [] : metricsOf(other)];
  return (game.search?.reasons ?? []).flatMap(({ metric, clause }) => {
    const read = (all: readonly Readonly<Record<string, number>>[]) => all.map((metrics) => metrics[`${metric}/${seat}`] ?? 0);
    const values = read(own);
    const more = differences(values, read(others));
    const low = values.toSorted((a, b) => a - b)[Math.floor(values.length / RISKED)];
    if (low === undefined) return [];
    return [{ metric, clause, mean: mean(values), low, more: mean(more), sure: Math.abs(sureness(more)) >= TOLD_APART }];
  });
};

/** The three best answers and the best of each other kind, for somebody who asks, or the one sheet; null where the game has nothing to search with. */
export const advice = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, chance: Draws): readonly Advised[] | null => {
  const { strong, decent } = game.bots;
  if (game.advises === 'sheet') {
    const move: unknown = strong?.choose(sight, seat, chance);
    return strong === undefined ? null : [{ move, value: 0.5, error: 0.5, playouts: 0, level: false, reasons: [] }];
  }
  if (game.search === undefined || decent === undefined) return null;
  const { effort = USUAL } = game.search;
  const patient = { playouts: PATIENCE * effort.playouts, moves: PATIENCE * effort.moves };
  const { trials, playOn } = compare({ ...game, search: { ...game.search, effort: patient } }, sight, seat, chance, true);
  const kinds = trials.map(({ move }) => typeOf(move));
  const told = trials.filter(({ move }, place) => place < ADVISED || kinds.indexOf(typeOf(move)) === place);
  // What was dropped after a few worlds would pass for level with the best: nothing told it apart yet.
  const worlds = Math.max(...told.map(({ values }) => values.length));
  for (const trial of told) playOn(trial, worlds);
  const sorted = told.toSorted((a, b) => mean(b.values) - mean(a.values));
  const [first, second] = sorted;
  return sorted.map((trial) => {
    const beside = trial === first ? second : first;
    const level = trial !== first && first !== undefined && lead(first, trial) < TOLD_APART && mean(first.values) - mean(trial.values) < CLOSE;
    return Object.assign(rankedOf(trial), { level, reasons: reasonsOf(game, seat, trial, beside) });
  });
};

/** What an answer is worth beside the best one: is it that one, or is it told apart from it? */
export const judge = (
  game: AnyGame,
  sight: Sight<unknown, unknown>,
  seat: Seat,
  chance: Draws,
  move: unknown,
): { readonly level: boolean; readonly own: Ranked; readonly best: Ranked } => {
  const { trials } = compare(game, sight, seat, chance, true, move);
  const best = at(
    trials.toSorted((a, b) => mean(b.values) - mean(a.values)),
    0,
  );
  const own = trials.find((trial) => isSame(trial.move, move)) ?? best;
  return { level: lead(best, own) < TOLD_APART_FROM_BEST || mean(best.values) - mean(own.values) < CLOSE, own: rankedOf(own), best: rankedOf(best) };
};
