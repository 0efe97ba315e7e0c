import { botFor, levelsOf } from '#bots/levels.ts';
import { advice } from '#bots/search.ts';
import { answerSeed, quickChance } from '#kernel/chance.ts';
import type { Actor, BotLevel, Seat } from '#kernel/game.ts';
import { prepareInput } from './prepare.ts';
import { type BotPause, type Bots, type Cancel, describeError, isInCharge, type TablePorts } from './ports.ts';
import { type ErrorCode, isRefusal, refuse } from './refusal.ts';
import { awaitedAt, isHeld, seatOf, sightAt, type TableInput, type TableState } from './state.ts';
import type { Clerk, Settled } from './clerk.ts';
import { newFraction } from './tokens.ts';

/** The part of the pause after which a bot has chosen: passing takes no longer than that. */
const GLANCE = 0.4;
/** When a bot's move could not be stored. */
const RETRY_MS = 3000;

const STORAGE_CODES: ReadonlySet<ErrorCode> = new Set(['storageFull', 'storageReadOnly', 'storageFailed', 'storageGone', 'tableDamaged', 'busy', 'internal']);

/** Bots that think where the table is: of the level asked for, or the nearest the game has. */
export const botsHere = (pause: BotPause): Bots => ({
  pause,
  choose: async ({ game, level, seat, sight, seed }) =>
    levelsOf(game).length === 0 ? null : { move: botFor(game, level).choose(sight, seat, quickChance(seed)) },
  advise: async ({ game, seat, sight, seed }) => advice(game, sight, seat, quickChance(seed)),
});

/** A bot draws for its nth answer of a turn, as in the lab. */
const seedFor = ({ game: { module }, record, match }: TableState, seat: Seat): number => {
  if (match === null || record.seed === null) throw new Error('a bot is asked before the game');
  return answerSeed(record.seed, seat, module.turn(match.now.state), match.now.answers[seat] ?? 0);
};

/** The level for a seat whose person left. */
export const STAND_IN: BotLevel = 'decent';

const isRanked = ({ record }: TableState): boolean => Boolean(record.challenge);

/**
 * Who is to answer. Where all play the same deal, the order of answers must not hang on who thinks faster: the person first, then the bots one
 * by one in the order of their chairs, so that the same answers are the same game.
 */
const inTurn = (state: TableState): readonly Actor[] => {
  const awaited = awaitedAt(state);
  if (!isRanked(state)) return awaited;
  return awaited.some((actor) => typeof actor !== 'number' || seatOf(state, actor)?.holder !== 'bot') ? [] : awaited.slice(0, 1);
};

const isPass = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' && /^(?:pass|done)/.test(move.type);

/** The bots of one table: each awaited one looks at its own sight, thinks, and moves like anybody else. */
export class BotsAtTable {
  readonly #clerk: Clerk;
  readonly #ports: TablePorts;
  readonly #isWatched: () => boolean;
  /** Seats that think, and how to stop them. */
  readonly #thinking = new Map<Seat, Cancel>();
  /** Where in the journal a seat could not move at all; it is not asked again until something changes. */
  readonly #stuck = new Map<Seat, number>();
  #stopped = false;

  constructor(clerk: Clerk, ports: TablePorts, isWatched: () => boolean) {
    this.#clerk = clerk;
    this.#ports = ports;
    this.#isWatched = isWatched;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  /** Sets every awaited bot thinking that is not yet. Called from timers: what fails here must not fall through. */
  update(state: TableState): void {
    try {
      this.#wake(state);
    } catch (error) {
      this.#ports.log.error({ table: this.#clerk.id, error: describeError(error) }, 'bots could not be asked');
    }
  }

  /** Those who go step by step answer now what they are asked now. */
  step(state: TableState): void {
    if (state.record.pace === 'step') this.#wake(state, true);
  }

  #wake(state: TableState, stepping = false): void {
    const rests = isHeld(state.record) || this.#stopped || !(stepping || isInCharge(this.#ports, this.#clerk.id));
    const awaited = rests ? [] : inTurn(state);
    for (const [seat, cancel] of this.#thinking) {
      if (awaited.includes(seat)) continue;
      cancel();
      this.#thinking.delete(seat);
    }
    for (const seat of awaited) {
      if (typeof seat !== 'number' || seatOf(state, seat)?.holder !== 'bot') continue;
      if (this.#thinking.has(seat) || this.#stuck.get(seat) === state.seq) continue;
      const { bots, secrets } = this.#ports;
      const { min, max } = bots.pause;
      const { pace } = state.record;
      if (pace === 'step' && !stepping) continue;
      const pause = pace === 'calm' && this.#isWatched() ? min + newFraction(secrets) * (max - min) : 0;
      this.#later(seat, pause * GLANCE, () => void this.#choose(seat, pause * (1 - GLANCE)));
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #later(seat: Seat, ms: number, then: () => void): void {
    this.#thinking.set(seat, this.#ports.time.after(ms, then));
  }

  async #choose(seat: Seat, pauseLeft: number): Promise<void> {
    const thought = this.#thinking.get(seat);
    const { seq } = this.#clerk.stored;
    const choice = await this.#choice(this.#clerk.stored, seat);
    // Meanwhile nobody may be waiting for it any more.
    if (this.#thinking.get(seat) !== thought) return;
    if (choice === null) {
      void this.#act(seat, { by: 'table', event: 'timeout', seat });
      return;
    }
    const input = { by: seat, move: choice.move };
    if (pauseLeft === 0 || isPass(choice.move)) void this.#act(seat, input, seq);
    else this.#later(seat, pauseLeft, () => void this.#act(seat, input, seq));
  }

  /** Null when the game has no bot, or the bot failed: the rules' default for absent players will do. */
  async #choice(state: TableState, seat: Seat): Promise<{ readonly move: unknown } | null> {
    try {
      const sight = sightAt(state, seat);
      if (sight === null || levelsOf(state.game).length === 0) return null;
      const level = seatOf(state, seat)?.level ?? STAND_IN;
      return await this.#ports.bots.choose({
        game: state.game,
        level,
        seat,
        sight,
        seed: seedFor(state, seat),
        table: this.#clerk.id,
        watched: this.#isWatched(),
      });
    } catch (error) {
      // A house that stops tells its bots to think no further.
      if (!this.#stopped) this.#ports.log.error({ table: this.#clerk.id, seat, error: describeError(error) }, 'a bot failed');
      return null;
    }
  }

  /** `seenAt`: what the table had come to when the move was thought of. */
  async #act(seat: Seat, input: TableInput, seenAt = this.#clerk.stored.seq): Promise<void> {
    this.#thinking.set(seat, () => undefined);
    const settled = await this.#attempt(seat, input, seenAt);
    if (this.#stopped) return;
    if (isRefusal(settled) && STORAGE_CODES.has(settled.code)) {
      this.#later(seat, RETRY_MS, () => this.#goOn(seat));
      return;
    }
    // Where several answer at once, another may have made the move impossible: it is thought of anew.
    if (isRefusal(settled) && settled.code === 'refused' && this.#clerk.stored.seq === seenAt) await this.#standIn(seat, input);
    this.#goOn(seat);
  }

  #goOn(seat: Seat): void {
    this.#thinking.delete(seat);
    this.update(this.#clerk.stored);
  }

  #attempt(seat: Seat, input: TableInput, seenAt = this.#clerk.stored.seq): Promise<Settled> {
    return this.#clerk.attempt(seat, null, (state, stamp) => {
      // HO-14.2: it was thought of at another place, where the person went on meanwhile.
      if (isRanked(state) && state.seq !== seenAt) return refuse('stale');
      if (seatOf(state, seat)?.holder !== 'bot' || !awaitedAt(state).includes(seat)) return refuse('stale');
      return prepareInput(state, input, input.by === 'table' ? { ...stamp, writer: 'table' } : stamp);
    });
  }

  /** The rules refused a bot's move: the time-out's default instead, and if there is none, wait until something changes. */
  async #standIn(seat: Seat, refused: TableInput): Promise<void> {
    this.#ports.log.error({ table: this.#clerk.id, seat }, 'the move of a bot was refused');
    const settled = refused.by === 'table' ? refuse('refused') : await this.#attempt(seat, { by: 'table', event: 'timeout', seat });
    if (isRefusal(settled)) this.#stuck.set(seat, this.#clerk.stored.seq);
  }
}
