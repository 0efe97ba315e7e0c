// A worker of the page. One of them is the house of this device's tables, another one the bots at them: which, its first order says.
import type { Thought } from '#bots/thinking.ts';
import { findBox } from '#catalogue';
import type { AnyGame } from '#kernel/game.ts';
import type { ClientMessage } from '#protocol';
import { KEPT, PASSING } from './plan.ts';
import { LOOKS, type Order, type Thinker } from './bots-elsewhere.ts';
import type { DeviceHouse } from './device-house.ts';

/* oxlint-disable unicorn/require-post-message-target-origin -- ports have no origins, windows have */

const games = async (id: string): Promise<AnyGame | null> => (await findBox(id)?.load()) ?? null;

const beBots = async (port: MessagePort): Promise<void> => {
  const { think } = await import('#bots/thinking.ts');
  port.addEventListener('message', async ({ data }) => port.postMessage(await think(games, data)));
  port.start();
};

type Houses = (table: string) => DeviceHouse;

const beHouses = async (bots: MessagePort): Promise<Houses> => {
  const { housesOf } = await import('./houses.ts');
  const thinker: Thinker = (heard) => {
    bots.addEventListener('message', ({ data }: MessageEvent<Thought>) => heard(data));
    bots.start();
    return (question) => bots.postMessage(question);
  };
  const { kept, passing } = housesOf(games, thinker, (tables) => postMessage(tables));
  return (table) => (table.startsWith(PASSING) ? passing : kept);
};

/** A page at a table. */
const listen = (port: MessagePort, houses: Houses): void => {
  let guest: ReturnType<DeviceHouse['enter']> | null = null;
  const line = {
    isOpen: true,
    send: (text: string) => port.postMessage(text),
    hangUp: () => {
      line.isOpen = false;
      port.postMessage(null);
    },
  };
  port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === null) {
      line.isOpen = false;
      guest?.leave();
      port.close();
      return;
    }
    if (data === LOOKS) {
      guest?.look();
      return;
    }
    // From a page of the same build: its shape is known.
    const message: ClientMessage = JSON.parse(data);
    if (message.t === 'hello') {
      guest?.leave();
      guest = houses(message.table).enter(line);
    }
    void guest?.receive(message);
  });
  port.start();
};

let houses: Promise<Houses> | null = null;

addEventListener('message', async ({ data: order }: MessageEvent<Order>) => {
  if (order.t === 'think') return beBots(order.port);
  if (order.t === 'house') houses = beHouses(order.port);
  // The rules are on their way while the house is: on a slow line one does not wait for the other.
  if (order.t === 'ask' && 'plan' in order.request && 'game' in order.request.plan) games(order.request.plan.game).catch(() => undefined);
  const here = await houses;
  if (here === null) return undefined;
  if (order.t === 'line') listen(order.port, here);
  else if (order.t === 'ask') {
    const { request } = order;
    const passing = 'table' in request ? request.table.startsWith(PASSING) : request.do === 'create' && !request.plan.kept;
    order.port.postMessage(await here(passing ? PASSING : KEPT).answer(request));
  }
  return undefined;
});
