import { type Chance, quickChance } from '#kernel/chance.ts';
import type { AnyGame, Bot, Outcome, Seat } from '#kernel/game.ts';
import { awaitedOf, glanceOf, nextOf } from '#kernel/match.ts';

export type Player = Bot<unknown, unknown>;

/** A full state that fits what the seat knows, and the dice that will fall in it. */
export interface World {
  readonly seed: number;
  readonly state: unknown;
}

/** Dice by turn: two playouts of one world throw the same in the same turn, however many moves each made before it. */
const diceOf = (seed: number): ((turn: number) => Chance) => {
  let current = -1;
  let chance = quickChance(seed);
  return (turn) => {
    if (turn !== current) {
      current = turn;
      chance = quickChance(seed + Math.imul(turn + 1, 0x85ebca6b));
    }
    return chance;
  };
};

const PLACE = 0.2;

/** A win counts most; a better place among those who lost a little. */
const worthOf = ({ standings }: Outcome, seat: Seat): number => {
  const own = standings.find((standing) => standing.seat === seat);
  if (own === undefined) return 0;
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const behind = standings.filter(({ rank }) => rank > own.rank).length;
  return (1 - PLACE) * (own.rank === 1 ? 1 / winners : 0) + PLACE * (behind / Math.max(1, standings.length - 1));
};

const MOST_MOVES = 4000;

/** Plays a candidate in a world, then everybody by habit and the seat itself by its plan, to the end or to where the game says that it can be valued. */
export const playOut = (
  game: AnyGame,
  { habit, own }: { readonly habit: Player; readonly own: Player },
  { seed, state: start }: World,
  seat: Seat,
  move: unknown,
): { readonly value: number; readonly moves: number; readonly end: unknown } => {
  const { module, search } = game;
  const dice = diceOf(seed);
  const wits = quickChance(seed ^ 0x5bd1e995);
  const lastTurn = module.turn(start) + (search?.horizon ?? Number.POSITIVE_INFINITY);
  let state: unknown = nextOf(module, start, { by: seat, move }, dice(module.turn(start)));
  for (let moves = 1; ; moves++) {
    const outcome = module.outcome(state);
    if (outcome !== null) return { value: worthOf(outcome, seat), moves, end: state };
    const turn = module.turn(state);
    if (search !== undefined && (turn > lastTurn || moves >= MOST_MOVES)) return { value: search.value(state)[seat] ?? 0, moves, end: state };
    const [by] = awaitedOf(module, state);
    if (by === undefined) throw new Error('nobody is asked, yet there is no outcome');
    const answer = by === 'referee' ? module.sample(state, by, wits) : (by === seat ? own : habit).choose(glanceOf(module, state, by), by, wits);
    state = nextOf(module, state, { by, move: answer }, dice(turn));
  }
};
