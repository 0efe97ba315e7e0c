import type { Question, Thought } from '#bots/thinking.ts';
import type { Dial } from '../socket.ts';
import { LOOKS, type Order } from './bots-elsewhere.ts';
import { type HouseAnswer, type HouseRequest, unkept } from './plan.ts';

/* The page's way to the house on this device: two workers, hired when first wanted. */

const tell = (worker: Worker, order: Order): void => worker.postMessage(order, [order.port]);

const hire = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

interface House {
  readonly tables: Worker;
  /** Whoever comes to a table wants its bots; what is asked of them before waits in their port. */
  readonly seatBots: () => void;
  /** Called when the workers are no more. */
  readonly ends: Set<() => void>;
}

let house: House | null = null;

const houseHere = (): House => {
  if (house !== null) return house;
  const tables = hire();
  const between = new MessageChannel();
  tell(tables, { t: 'house', port: between.port2 });
  let bots: Worker | null = null;
  // On a slow line the table comes first: their code is not fetched beside it.
  const seatBots = (): void => {
    if (bots !== null) return;
    bots = hire();
    bots.addEventListener('error', end);
    tell(bots, { t: 'think', port: between.port1 });
  };
  const opened: House = { tables, seatBots, ends: new Set() };
  // A worker whose file did not come: the next who asks tries again.
  const end = (): void => {
    if (house === opened) house = null;
    for (const worker of [tables, bots]) worker?.terminate();
    for (const ended of opened.ends) ended();
  };
  tables.addEventListener('error', end);
  tables.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    unkept.value = data;
  });
  house = opened;
  return opened;
};

/** A line to a table of this device: the same messages as over a socket. */
export const deviceLine: Dial = ({ opened, heard, closed }) => {
  const { port1, port2 } = new MessageChannel();
  const { tables, seatBots, ends } = houseHere();
  seatBots();
  ends.add(closed);
  port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => (data === null ? closed() : heard(data)));
  port1.start();
  tell(tables, { t: 'line', port: port2 });
  const look = (): void => {
    if (!document.hidden) port1.postMessage(LOOKS);
  };
  document.addEventListener('visibilitychange', look);
  queueMicrotask(opened);
  return {
    send: (text) => port1.postMessage(text),
    close: () => {
      ends.delete(closed);
      document.removeEventListener('visibilitychange', look);
      port1.postMessage(null);
    },
  };
};

const FAILED: HouseAnswer = { ok: false, code: 'unreachable', message: '' };

export const askHouse = (request: HouseRequest): Promise<HouseAnswer> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const { tables, ends } = houseHere();
    const settle = (answer: HouseAnswer): void => {
      ends.delete(fail);
      port1.close();
      resolve(answer);
    };
    const fail = (): void => settle(FAILED);
    ends.add(fail);
    port1.addEventListener('message', ({ data }: MessageEvent<HouseAnswer>) => settle(data));
    port1.start();
    tell(tables, { t: 'ask', request, port: port2 });
  });

/** Asks a bot apart from any table; null: it could not. Answers how to send it away. */
export const askBot = (question: Question, heard: (thought: Thought | null) => void): (() => void) => {
  const bot = hire();
  const { port1, port2 } = new MessageChannel();
  bot.addEventListener('error', () => heard(null));
  port1.addEventListener('message', ({ data }: MessageEvent<Thought>) => heard(data));
  port1.start();
  tell(bot, { t: 'think', port: port2 });
  port1.postMessage(question);
  return () => bot.terminate();
};
