import type { Question, Thought } from '#bots/thinking.ts';
import type { Hint } from '#protocol';
import { type BotPause, type Bots, type BotTurn, type Time } from '#table';
import type { HouseRequest } from './plan.ts';

/** Whoever thinks, in another worker: given where answers go, it says where to ask. */
export type Thinker = (heard: (thought: Thought) => void) => (question: Question) => void;

interface Waiting {
  /** Of the type that its asker knows. */
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A bot that has not answered by then never will: the rules answer for the seat. */
const PATIENCE_MS = 60_000;

/** Bots that think in another worker, so that neither the table nor the page ever waits for them. */
export const botsElsewhere = (thinker: Thinker, { time, pause }: { readonly time: Time; readonly pause: BotPause }): Bots => {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const tell = thinker((thought) => {
    const asked = waiting.get(thought.id);
    if (thought.ok) asked?.resolve(thought.answer);
    else asked?.reject(new Error(thought.error));
  });
  const ask = <T>({ game, level, seat, sight, seed }: BotTurn, advise: boolean): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const id = questions++;
    waiting.set(id, { resolve, reject });
    const calm = time.after(PATIENCE_MS, () => reject(new Error('a bot thought for too long')));
    tell({ id, game: game.module.id, level, seat, sight, seed, advise });
    return promise.finally(() => {
      calm();
      waiting.delete(id);
    });
  };
  return {
    pause,
    choose: async (turn) => ({ move: await ask<unknown>(turn, false) }),
    advise: (turn) => ask<readonly Hint[] | null>(turn, true),
  };
};

/** What the page tells its workers. A port carries everything after it. */
export type Order =
  /** Be the bots of whoever asks over this port. */
  | { readonly t: 'think'; readonly port: MessagePort }
  /** Be the house of the tables; the bots are behind this port. */
  | { readonly t: 'house'; readonly port: MessagePort }
  /** Somebody comes to a table; he speaks the protocol, says when he looks at it again, and null is the end of it. */
  | { readonly t: 'line'; readonly port: MessagePort }
  | { readonly t: 'ask'; readonly request: HouseRequest; readonly port: MessagePort };

/** Said on a line instead of a message: this tab is before its player's eyes again. */
export const LOOKS = '';
