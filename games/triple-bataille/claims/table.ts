import { type Draws, deriveSeed, quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { createMatch, type Match, play, sightOf } from '#kernel/match.ts';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { Indicators, Lever, Move, Options, Point, State, View } from '#games/triple-bataille/types.ts';

/* Tables of Triple Bataille with players and game masters of one's own making, played again to the letter from a number. */

export type Player = Bot<View, Move>;
/** Draws any legal move; it needs the state, which no bot is given. */
export const RANDOM = 'random';

export interface TablePlan {
  readonly options: Partial<Options>;
  /** Who sits in each seat. */
  readonly players: readonly (Player | typeof RANDOM)[];
  /** A game that is not over by then is left after so many battles. */
  readonly battles: number;
  /** Windows in which the seats answer in turn from the first one, as in `simulate`. In all others whoever is drawn answers next. */
  readonly inTurn?: readonly Point['kind'][];
  /** What the game master does when the PLAN of a battle opens. */
  readonly levers?: Readonly<Record<number, readonly Lever[]>>;
  /** Who sits down when the PLAN of this battle opens: the seats after those who were there from the start. */
  readonly arrivals?: { readonly battle: number; readonly players: readonly Player[] };
}

/** What a battle left behind, as recorded at its CLOSE, with the bank's houses. */
export interface Row extends Indicators {
  readonly property: number;
  /** The product of all divisions so far. */
  readonly divided: number;
}

export interface Played {
  readonly rows: readonly Row[];
  readonly state: State;
}

type TripleBataille = Match<State, Move, View, Options>;

const answered = (match: TripleBataille, by: Seat | 'referee', move: Move): TripleBataille => {
  const played = play(match, { by, move });
  if (!played.ok) throw new Error(`${by} answered ${JSON.stringify(move)}, refused: ${played.refusal.key}`);
  return played.match;
};

const seated = (match: TripleBataille, seat: Seat): TripleBataille => {
  const joined = play(match, { by: 'table', event: 'joined', seat });
  if (!joined.ok) throw new Error(`seat ${seat} may not sit down: ${joined.refusal.key}`);
  return joined.match;
};

/** Windows are simultaneous: whoever is drawn among those awaited answers next, so that no seat always asks first. */
const nextSeat = (state: State, inTurn: readonly Point['kind'][], order: Draws): Seat => {
  const awaited = tripleBataille.module
    .pending(state)
    .flatMap(({ seat, duty, answered: done }) => (duty === 'must' && done !== true && seat !== 'referee' ? [seat] : []));
  if (inTurn.includes(state.table.point.kind)) return at(awaited, 0);
  return at(
    awaited.toSorted((a, b) => a - b),
    order.int(awaited.length),
  );
};

/** Any move but a motion: drawn players would soon vote for the end of the game. */
const drawn = (state: State, seat: Seat, chance: Draws): Move => {
  for (;;) {
    const move = tripleBataille.module.sample(state, seat, chance);
    if (move.type !== 'tableMotion') return move;
  }
};

const moveOf = (state: State, seat: Seat, player: Player | typeof RANDOM, chance: Draws): Move =>
  player === RANDOM ? drawn(state, seat, chance) : player.choose(sightOf(tripleBataille.module, state, seat), seat, chance);

/** Plays one table; the same number gives the same game. */
const playTable = ({ options, players: founders, battles, inTurn = [], levers = {}, arrivals }: TablePlan, number: number): Played => {
  const created = createMatch(tripleBataille.module, { seats: founders.length, options, seed: deriveSeed(1, number) });
  const players = [...founders, ...(arrivals?.players ?? [])];
  if (!created.ok) throw new Error(created.refusal.key);
  let { match } = created;
  const order = quickChance(number + 1);
  const rows: Row[] = [];
  let mastered = 0;
  for (;;) {
    const { state } = match.now;
    const { vault, table } = state;
    for (const row of state.indicators.slice(rows.length)) rows.push({ ...row, property: vault.property, divided: table.cycle.divided });
    if (rows.length >= battles || tripleBataille.module.outcome(state) !== null) return { rows, state };
    const { battle, point } = table;
    if (point.kind === 'plan' && mastered < battle) {
      mastered = battle;
      for (const lever of levers[battle] ?? []) match = answered(match, 'referee', lever);
      if (battle === arrivals?.battle) for (const [index] of arrivals.players.entries()) match = seated(match, founders.length + index);
    } else {
      const seat = nextSeat(state, inTurn, order);
      match = answered(match, seat, moveOf(state, seat, at(players, seat), order));
    }
  }
};

export const playSeries = (plan: TablePlan, games: number): readonly Played[] => range(games).map((number) => playTable(plan, number));
