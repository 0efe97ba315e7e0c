import type { BotLevel } from './game.ts';
import type { Localized } from './words.ts';

/** A game of one person against bots that a game proposes as a challenge: everybody gets the same deal. Plain data. */
export interface GameChallenge {
  readonly id: string;
  readonly title: Localized;
  readonly minutes: number;
  readonly seats: number;
  readonly level: BotLevel;
  readonly preset?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Weekdays (0: Sunday) on which it is the deal of the day; absent: on those that no other one has. */
  readonly days?: readonly number[];
}
