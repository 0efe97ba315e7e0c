import { connect, createServer, type Socket } from 'node:net';
import { type Draws, quickChance } from '#kernel/chance.ts';

/* A weak wireless line between this machine and itself: a proxy that delays, loses and cuts. */

export interface Weather {
  /** There and back. */
  readonly roundTripMs: number;
  /** Of a segment. What is lost is sent again, and all that comes after it waits: so it is with TCP. */
  readonly loss: number;
  /** A line holds so long on average, then it is cut: half of the cuts at once, half after a silence. */
  readonly holdsMs: number;
}

export interface BadLine {
  readonly url: string;
  readonly cuts: number;
  readonly stalls: number;
  /** Everything that goes through it is silent for so long, and then cut. */
  cut(silenceMs: number): Promise<void>;
  close(): Promise<void>;
}

const SEGMENT = 1448;
/** As TCP has it: two round trips, a fifth of a second at least; twice as long when it is lost again. */
const againMs = ({ roundTripMs }: Weather): number => Math.max(200, 2 * roundTripMs);
const SILENCE_MS = 4000;

interface Counts {
  cuts: number;
  stalls: number;
}

/** One direction: in order, late, and later where a segment was lost. */
const carry = (from: Socket, to: Socket, weather: Weather, chance: Draws, counts: Counts): void => {
  const under: { readonly data: Buffer | null; readonly at: number }[] = [];
  // One after the other: timers of their own might overtake each other.
  const deliver = (): void => {
    const [first] = under;
    if (first === undefined) return;
    const left = first.at - performance.now();
    if (left > 0) return void setTimeout(deliver, left);
    under.shift();
    if (first.data === null) to.end();
    else if (to.writable) to.write(first.data);
    deliver();
  };
  const send = (data: Buffer | null): void => {
    let stall = 0;
    for (let segment = 0; segment < (data?.length ?? 0); segment += SEGMENT) {
      for (let again = againMs(weather); chance.int(1000) < 1000 * weather.loss; again *= 2) stall += again;
    }
    if (stall > 0) counts.stalls++;
    under.push({ data, at: Math.max(under.at(-1)?.at ?? 0, performance.now() + weather.roundTripMs / 2 + stall) });
    if (under.length === 1) deliver();
  };
  from.on('data', send);
  from.on('end', () => send(null));
  from.on('error', () => to.destroy());
};

/** No timer is set further away. */
const LONGEST_MS = 2 ** 31 - 1;
/** When a line is cut, drawn so that it may happen at any moment alike. */
const lifeMs = ({ holdsMs }: Weather, chance: Draws): number => Math.min(LONGEST_MS, -holdsMs * Math.log((1 + chance.int(1_000_000)) / 1_000_001));

/** Everything that is sent to its address goes on to the other one, through bad weather. */
export const openBadLine = async (to: string, weather: Weather, seed: number): Promise<BadLine> => {
  const chance = quickChance(seed);
  const { hostname, port } = new URL(to);
  const counts: Counts = { cuts: 0, stalls: 0 };
  const open = new Set<Socket>();
  const cutAll = async (ends: readonly Socket[], silenceMs: number): Promise<void> => {
    if (silenceMs > 0) for (const end of ends) end.removeAllListeners('data').pause();
    await new Promise((resolve) => setTimeout(resolve, silenceMs));
    for (const end of ends) end.destroy();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const ends = [near, far];
    for (const end of ends) open.add(end.setNoDelay(true));
    carry(near, far, weather, chance, counts);
    carry(far, near, weather, chance, counts);
    const timer = setTimeout(
      () => {
        counts.cuts++;
        void cutAll(ends, chance.int(2) === 0 ? SILENCE_MS : 0);
      },
      lifeMs(weather, chance),
    );
    near.on('close', () => {
      clearTimeout(timer);
      for (const end of ends) open.delete(end);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    get cuts() {
      return counts.cuts;
    },
    get stalls() {
      return counts.stalls;
    },
    cut: (silenceMs) => cutAll([...open], silenceMs),
    close: async () => {
      for (const end of open) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
