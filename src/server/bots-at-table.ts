import { randomInt } from 'node:crypto';
import { type AnyGame, type Bot, type BotLevel, quickChance, type Seat } from '#kernel';
import { prepareInput } from './journal.ts';
import type { TableInput } from './games.ts';
import { describeError, type Logger } from './logs.ts';
import { type ErrorCode, refuse } from './refusal.ts';
import { awaitedAt, seatOf, sightAt, type TableState } from './state.ts';
import type { LiveTable, Settled } from './table.ts';

/** How long a bot seems to think when somebody is watching, in milliseconds. */
export interface BotPause {
  readonly min: number;
  readonly max: number;
}

/** The part of the pause after which a bot has chosen: passing takes no longer than that. */
const GLANCE = 0.4;
/** When a bot's move could not be stored. */
const RETRY_MS = 3000;

const STORAGE_CODES: ReadonlySet<ErrorCode> = new Set(['storageFull', 'storageReadOnly', 'storageFailed', 'storageGone', 'tableDamaged', 'busy', 'internal']);

const LEVELS: readonly BotLevel[] = ['decent', 'weak', 'strong'];

/** The level asked for, or the nearest the game has. */
const botOf = (game: AnyGame, level: BotLevel | null): Bot<unknown, unknown> | null => {
  const asked = level === null ? undefined : game.bots[level];
  return asked ?? LEVELS.map((known) => game.bots[known]).find((bot) => bot !== undefined) ?? null;
};

/** The level for a seat whose person left. */
export const standInLevel = (game: AnyGame): BotLevel => LEVELS.find((level) => game.bots[level] !== undefined) ?? 'decent';

const isPass = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' && /^(?:pass|done)/.test(move.type);

/** Calls back after a while, or in the next turn of the event loop; the answer cancels it. */
const later = (ms: number, then: () => void): (() => void) => {
  if (ms <= 0) {
    const immediate = setImmediate(then);
    return () => clearImmediate(immediate);
  }
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** The bots of one table: each awaited one looks at its own sight, thinks, and moves like anybody else. */
export class BotsAtTable {
  readonly #table: LiveTable;
  readonly #log: Logger;
  readonly #pause: BotPause;
  readonly #isWatched: () => boolean;
  /** Seats that think, and how to stop them. */
  readonly #thinking = new Map<Seat, () => void>();
  /** Where in the journal a seat could not move at all; it is not asked again until something changes. */
  readonly #stuck = new Map<Seat, number>();
  #stopped = false;

  constructor(table: LiveTable, log: Logger, pause: BotPause, isWatched: () => boolean) {
    this.#table = table;
    this.#log = log;
    this.#pause = pause;
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
      this.#log.error({ table: this.#table.id, error: describeError(error) }, 'bots could not be asked');
    }
  }

  #wake(state: TableState): void {
    const awaited = state.record.paused || this.#stopped ? [] : awaitedAt(state);
    for (const [seat, cancel] of this.#thinking) {
      if (awaited.includes(seat)) continue;
      cancel();
      this.#thinking.delete(seat);
    }
    for (const seat of awaited) {
      if (typeof seat !== 'number' || seatOf(state, seat)?.holder !== 'bot') continue;
      if (this.#thinking.has(seat) || this.#stuck.get(seat) === state.seq) continue;
      const { min, max } = this.#pause;
      const pause = this.#isWatched() ? min + Math.random() * (max - min) : 0;
      this.#thinking.set(
        seat,
        later(pause * GLANCE, () => this.#choose(seat, pause * (1 - GLANCE))),
      );
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #choose(seat: Seat, pauseLeft: number): void {
    const state = this.#table.stored;
    const choice = this.#choice(state, seat);
    if (choice === null) {
      void this.#act(seat, { by: 'table', event: 'timeout', seat });
      return;
    }
    const input = { by: seat, move: choice.move };
    if (pauseLeft === 0 || isPass(choice.move)) void this.#act(seat, input);
    else
      this.#thinking.set(
        seat,
        later(pauseLeft, () => void this.#act(seat, input)),
      );
  }

  /** Null when the game has no bot, or the bot failed: the rules' default for absent players will do. */
  #choice(state: TableState, seat: Seat): { readonly move: unknown } | null {
    try {
      const sight = sightAt(state, seat);
      const bot = botOf(state.game, seatOf(state, seat)?.level ?? null);
      return sight === null || bot === null ? null : { move: bot.choose(sight, seat, quickChance(randomInt(2 ** 32))) };
    } catch (error) {
      this.#log.error({ table: this.#table.id, seat, error: describeError(error) }, 'a bot failed');
      return null;
    }
  }

  async #act(seat: Seat, input: TableInput): Promise<void> {
    this.#thinking.set(seat, () => undefined);
    const settled = await this.#attempt(seat, input);
    if (this.#stopped) return;
    if (!settled.ok && STORAGE_CODES.has(settled.code)) {
      this.#thinking.set(
        seat,
        later(RETRY_MS, () => this.#goOn(seat)),
      );
      return;
    }
    if (!settled.ok && settled.code === 'refused') await this.#standIn(seat, input);
    this.#goOn(seat);
  }

  #goOn(seat: Seat): void {
    this.#thinking.delete(seat);
    this.update(this.#table.stored);
  }

  #attempt(seat: Seat, input: TableInput): Promise<Settled> {
    return this.#table.attempt(seat, null, (state) => {
      if (seatOf(state, seat)?.holder !== 'bot' || !awaitedAt(state).includes(seat)) return refuse('stale');
      return prepareInput(state, input, { writer: input.by === 'table' ? 'table' : seat, client: null, at: Date.now() });
    });
  }

  /** The rules refused a bot's move: the time-out's default instead, and if there is none, wait until something changes. */
  async #standIn(seat: Seat, refused: TableInput): Promise<void> {
    this.#log.error({ table: this.#table.id, seat }, 'the move of a bot was refused');
    const settled = refused.by === 'table' ? refuse('refused') : await this.#attempt(seat, { by: 'table', event: 'timeout', seat });
    if (!settled.ok) this.#stuck.set(seat, this.#table.stored.seq);
  }
}
