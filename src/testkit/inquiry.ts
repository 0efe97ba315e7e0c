import { chanceAt, quickChance, type Seed } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Actor, AnyGame, BotLevel, Viewer } from '#kernel/game.ts';
import { awaitedAmong, awaitedOf, createMatch, playChecked, sightOf } from '#kernel/match.ts';
import type { Message } from '#kernel/messages.ts';
import { record, type Recording } from '#kernel/recording.ts';
import { nameComplaints, passingComplaints, watched } from './checks/draws.ts';
import { offerComplaints, refusalComplaints, sampleComplaints } from './checks/offers.ts';
import { imagineComplaints, logComplaints, revealComplaints, secrecyComplaints } from './checks/secrecy.ts';
import { endComplaints, replayComplaints, stateComplaints, stepComplaints, tableEvent, timeoutComplaints, turnComplaints } from './checks/steps.ts';
import { metricComplaints } from './checks/words.ts';
import { deepFreeze, difference, throughJson } from './difference.ts';
import { complain, type Complaint, type Finding, guarded, type OpenInput, type OpenMatch, withRecording } from './faults.ts';
import { offeredMoves } from './forms.ts';
import type { Position, Sighted, Terms } from './position.ts';
import { seatsNewcomer } from './random-games.ts';
import { pickAwaited, pickOne } from './random-player.ts';
import type { WildMoves } from './wild-moves.ts';

export type BotMove = { readonly move: unknown; readonly complaints: readonly [] } | { readonly move: null; readonly complaints: readonly Complaint[] };

const wrong = (level: BotLevel, seat: Actor, text: string): BotMove => ({ move: null, complaints: [complain('bot', `${level} in seat ${seat} ${text}`)] });

/** Asks a bot as a table does: it is given its sight, frozen, and nothing else. */
const botMove = (position: Position, seat: number, level: BotLevel): BotMove => {
  const bot = position.game.bots[level];
  if (bot === undefined) return wrong(level, seat, 'does not exist');
  const { module, match, chance } = position;
  const sight = deepFreeze(sightOf(module, match.now.state, seat));
  const seed = chance.int(2 ** 32);
  let move: unknown;
  let again: unknown;
  try {
    move = bot.choose(sight, seat, quickChance(seed));
    again = bot.choose(sight, seat, quickChance(seed));
  } catch (error) {
    return wrong(level, seat, `threw: ${String(error)}`);
  }
  position.met('bot');
  const differs = difference(move, again);
  if (differs !== null) return wrong(level, seat, `answers the same sight in two ways: ${differs}`);
  const lost = difference(move, module.decode(throughJson(move)));
  if (lost !== null) return wrong(level, seat, `plays ${JSON.stringify(move)}, which comes back changed: ${lost}`);
  const refusal = module.check(match.now.state, { by: seat, move });
  return refusal === null ? { move, complaints: [] } : wrong(level, seat, `plays ${JSON.stringify(move)}, refused (${refusal.key})`);
};

/** One random game to be played under scrutiny. */
export interface Plan {
  readonly seed: Seed;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who plays each seat: a bot, or anything legal. */
  readonly players: readonly (BotLevel | null)[];
  /** In a hundred inputs, how many arrivals, departures, time-outs and amendments are tried. */
  readonly unrest: number;
}

/** What the games of one suite share. */
export interface Inquiry {
  readonly game: AnyGame;
  readonly terms: Terms;
  readonly wild: WildMoves;
  readonly plain: WeakSet<object>;
  readonly hear: (message: Message, match: OpenMatch) => void;
  readonly met: (what: Sighted) => void;
}

const DEFAULT_MAX_STEPS = 20_000;

type Choice = { readonly input: OpenInput } | { readonly complaints: readonly Complaint[] };

const offeredInput = (position: Position, by: Actor): OpenInput | null => {
  const moves = offeredMoves(position.module.offers(position.match.now.state, by), position.chance);
  if (moves.length === 0) return null;
  const move = position.module.decode(throughJson(pickOne(moves, position.chance)));
  return move === null || position.module.check(position.match.now.state, { by, move }) !== null ? null : { by, move };
};

/** A bot that looks ahead may take a second to answer: of the decisions of its seat it is asked one in so many, and `decent` the others. */
const DEEP = 12;

const levelOf = ({ game, chance }: Position, level: BotLevel | null): BotLevel | null =>
  level === 'strong' && game.bots.decent !== undefined && chance.int(DEEP) > 0 ? 'decent' : level;

const chooseInput = (position: Position, plan: Plan): Choice => {
  const { module, match, chance } = position;
  if (chance.int(100) < plan.unrest) {
    const { input, complaints } = tableEvent(position);
    if (complaints.length > 0) return { complaints };
    if (input !== null) return { input };
  }
  const pending = module.pending(match.now.state);
  const awaited = awaitedAmong(pending);
  // Now and then somebody acts who is not awaited.
  const actor = chance.int(12) === 0 ? pickOne(pending, chance).seat : pickAwaited(awaited, chance);
  if (actor === null) return { complaints: [complain('deadEnd', 'nobody is awaited')] };
  const isAwaited = awaited.includes(actor);
  const level = actor === 'referee' || !isAwaited ? null : levelOf(position, plan.players[actor] ?? null);
  if (level !== null && actor !== 'referee') {
    const answer = botMove(position, actor, level);
    return answer.move === null ? answer : { input: { by: actor, move: answer.move } };
  }
  const offered = isAwaited && chance.int(2) === 0 ? null : offeredInput(position, actor);
  if (offered !== null) return { input: offered };
  const sampler = isAwaited ? actor : (pickAwaited(awaited, chance) ?? actor);
  return { input: { by: sampler, move: module.sample(match.now.state, sampler, chance) } };
};

const viewers = (position: Position): readonly Viewer[] => [...range(position.chairs), 'public', 'referee'];

type Check = readonly [doing: string, check: () => readonly Complaint[]];

const firstComplaints = (checks: readonly Check[]): readonly Complaint[] => {
  for (const [doing, check] of checks) {
    const complaints = guarded(doing, check);
    if (complaints.length > 0) return complaints;
  }
  return [];
};

const isLookedAtClosely = ({ terms: { oneIn = 1 }, chance }: Position): boolean => oneIn === 1 || chance.int(oneIn) === 0;

/** What must hold in every position, however many there are. */
const glanceComplaints = (position: Position): readonly Complaint[] =>
  firstComplaints([
    ['the state', () => stateComplaints(position, 'glance')],
    ['the end', () => endComplaints(position)],
  ]);

/** What is looked at in every position: the costly checks take a viewer and a seat at random, and turns. */
const positionComplaints = (position: Position): readonly Complaint[] => {
  const { module, match, chance, chairs } = position;
  const viewer = pickOne(viewers(position), chance);
  return firstComplaints([
    ['the state', () => stateComplaints(position, 'close')],
    ['the end', () => endComplaints(position)],
    [`the sight of ${viewer}`, () => secrecyComplaints(position, viewer)],
    ['metrics', () => metricComplaints(position.game, module.metrics(match.now.state, viewer))],
    ...(position.outcome !== null
      ? []
      : ([
          ['offers', () => offerComplaints(position, pickOne<Actor>([...range(chairs), 'referee'], chance))],
          [
            'a sample',
            () => {
              const actor = pickAwaited(awaitedOf(module, match.now.state), chance);
              return actor === null ? [] : [...sampleComplaints(position, actor), ...offerComplaints(position, actor)];
            },
          ],
          ['a move not offered', () => [...refusalComplaints(position), ...refusalComplaints(position)]],
          ['a time-out', () => timeoutComplaints(position)],
          ['imagination', () => (chance.int(4) === 0 ? imagineComplaints(position) : [])],
        ] satisfies readonly Check[])),
  ]);
};

const inputComplaints = (before: Position, input: OpenInput, after: Position): readonly Complaint[] => {
  const viewer = pickOne(viewers(before), before.chance);
  return guarded(`the step ${JSON.stringify(input)}`, () => {
    const complaints = stepComplaints(before, input, after.match);
    if (complaints.length > 0) return complaints;
    const told = revealComplaints(before, input, after.match, viewer);
    return told.length > 0 ? told : [...logComplaints(before, input, after.match, viewer), ...passingComplaints(before, input, after)];
  });
};

/** Where the game starts; the rules may refuse its options, if they say why. */
const firstPosition = (inquiry: Inquiry, plan: Plan): Position | readonly Complaint[] => {
  const dice = { seed: plan.seed, draws: 'named' } as const;
  const setup = watched(chanceAt(dice, 0));
  const created = createMatch(inquiry.game.module, { seats: plan.seats, options: deepFreeze(plan.options), ...dice, chance: setup });
  if (!created.ok) {
    const cites = created.refusal.clauses.length > 0 || created.refusal.key.startsWith('table.');
    return cites ? [] : [complain('refusal', `${created.refusal.key} cites no clause (options ${JSON.stringify(plan.options)})`)];
  }
  const match: OpenMatch = created.match;
  const { game, terms, wild, plain, met } = inquiry;
  for (const entry of match.now.log) inquiry.hear(entry.text, match);
  deepFreeze(match.now.state);
  const outcome = game.module.outcome(match.now.state);
  const chance = quickChance(Number.parseInt(plan.seed.slice(0, 8), 16));
  return {
    game,
    module: game.module,
    terms,
    match,
    chairs: plan.seats,
    outcome,
    chance,
    drawn: setup.drawn,
    names: new Map(),
    wild,
    plain,
    met,
    hear: (message) => inquiry.hear(message, match),
  };
};

const nextPosition = (inquiry: Inquiry, before: Position, input: OpenInput): Position => {
  const step = watched(chanceAt(before.match, before.match.now.step + 1));
  const match = playChecked(before.match, deepFreeze(input), step);
  for (const entry of match.now.log) inquiry.hear(entry.text, match);
  deepFreeze(match.now.state);
  return {
    ...before,
    match,
    drawn: step.drawn,
    chairs: before.chairs + (seatsNewcomer(input, before.chairs) ? 1 : 0),
    outcome: before.module.outcome(match.now.state),
    hear: (message) => inquiry.hear(message, match),
  };
};

/** Told before an input is played, and after it with what became of it. */
type Progress = (match: OpenMatch, trying: OpenInput | null) => void;

const investigate = (inquiry: Inquiry, plan: Plan, reached: Progress): readonly Complaint[] => {
  const first = firstPosition(inquiry, plan);
  if (!('match' in first)) return first;
  const maxSteps = inquiry.terms.maxSteps ?? DEFAULT_MAX_STEPS;
  let position: Position = first;
  for (;;) {
    reached(position.match, null);
    const close = isLookedAtClosely(position);
    const standing = close ? positionComplaints(position) : glanceComplaints(position);
    if (standing.length > 0) return standing;
    const drawn = nameComplaints(position);
    if (drawn.length > 0) return drawn;
    if (position.outcome !== null) return replayComplaints(position);
    if (inquiry.terms.isEnough?.(position.match.now.state) === true) return [];
    if (position.match.now.step >= maxSteps) return [complain('endless', `no end after ${maxSteps} inputs`)];
    const choice = chooseInput(position, plan);
    if ('complaints' in choice) return choice.complaints;
    reached(position.match, choice.input);
    const next = nextPosition(inquiry, position, choice.input);
    reached(next.match, null);
    const moving = close ? inputComplaints(position, choice.input, next) : turnComplaints(position, next.match);
    if (moving.length > 0) return moving;
    position = next;
  }
};

/** Plays one game and looks at every position; stops at the first thing that is wrong. An input that broke the game is the last of its recording. */
export const inquire = (inquiry: Inquiry, plan: Plan): readonly Finding[] => {
  const last: { recording: () => Recording | null } = { recording: () => null };
  const complaints = guarded('the game', () =>
    investigate(inquiry, plan, (match, trying) => {
      last.recording = () => {
        const so = record(match);
        return trying === null ? so : { ...so, inputs: [...so.inputs, trying] };
      };
    }),
  );
  return complaints.map((complaint) => withRecording(complaint, last.recording()));
};
