import { type Draws, quickChance, type Seed } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { AnyGame, BotLevel } from '#kernel/game.ts';
import { awaitedOf, checkInput, createMatch, type Input, motionAwaits, playChecked, sightOf } from '#kernel/match.ts';
import type { OpenMatch } from './faults.ts';
import { amendment } from './forms.ts';
import { randomEvent, seatsNewcomer } from './random-games.ts';
import { pickAwaited } from './random-player.ts';

export interface BotGamePlan {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  /** By seat, over and over; null plays anything legal. */
  readonly players: readonly (BotLevel | null)[];
  /** In a hundred inputs, how many arrivals, departures, time-outs, amendments and motions are tried. */
  readonly unrest: number;
  readonly maxSteps: number;
}

interface Seated {
  readonly game: AnyGame;
  readonly plan: BotGamePlan;
  readonly chairs: number;
  readonly match: OpenMatch;
  readonly chance: Draws;
}

const disturbance = ({ game, chairs, match, chance }: Seated): Input<unknown, object> => {
  const [voter] = motionAwaits(match);
  if (voter !== undefined) return { by: voter, motion: { act: 'vote', choice: chance.int(4) === 0 ? 'no' : 'yes' } };
  if (chance.int(4) > 0) return randomEvent(game, chairs, chance);
  return { by: chance.int(chairs), motion: { act: 'propose', options: amendment(game.module.options, chance), voters: range(chairs) } };
};

const nextInput = (seated: Seated): Input<unknown, object> | null => {
  const { game, plan, match, chance } = seated;
  if (chance.int(100) < plan.unrest) {
    const event = disturbance(seated);
    if (checkInput(match, event) === null) return event;
  }
  const { module } = game;
  const by = pickAwaited(awaitedOf(module, match.now.state), chance);
  if (by === null) return null;
  const level = by === 'referee' ? null : (plan.players[by % plan.players.length] ?? null);
  const bot = level === null ? undefined : game.bots[level];
  if (bot === undefined || by === 'referee') return { by, move: module.sample(match.now.state, by, chance) };
  return { by, move: bot.choose(sightOf(module, match.now.state, by), by, chance) };
};

/** A match played by bots from their sights; null when it cannot start or does not end in time. */
export const playBotGame = (game: AnyGame, plan: BotGamePlan): OpenMatch | null => {
  const created = createMatch(game.module, { seats: plan.seats, options: plan.options, seed: plan.seed });
  if (!created.ok) return null;
  let match: OpenMatch = created.match;
  let chairs = plan.seats;
  const chance = quickChance(Number.parseInt(plan.seed.slice(0, 8), 16));
  while (match.now.step < plan.maxSteps) {
    if (game.module.outcome(match.now.state) !== null) return match;
    const input = nextInput({ game, plan, chairs, match, chance });
    if (input === null) return null;
    if (!('motion' in input) && seatsNewcomer(input, chairs)) chairs++;
    match = playChecked(match, input);
  }
  return null;
};
