import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { levelsOf } from '#bots/levels.ts';
import type { CreatedTable, CreateTable, GameInfo, PlayNow, TableList } from '#protocol';
import { createTable, playNow } from '#protocol/decode.ts';
import { isRefusal, playNowPlan, type Refusal, refuse, type Result } from '#table';
import { houseInfo, type Listening } from './addresses.ts';
import type { Datasets } from './games.ts';
import { AddressPaces, type Limits, type ReadLimit } from './limits.ts';
import type { Rings } from './rings/rings.ts';
import { body, langOf, OPEN, type Route, route, sendRefusal } from './route.ts';
import type { Rooms } from './rooms/rooms.ts';
import { isDoneFromOtherSite } from './security.ts';
import type { Tables } from './tables.ts';
import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface ApiPorts {
  readonly tables: Tables;
  readonly rings: Rings;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly readLimit: ReadLimit;
  readonly datasets: Datasets;
  readonly address: (request: IncomingMessage) => string;
  readonly isStopping: () => boolean;
  readonly listening: () => Listening;
  /** Wrong codes from one address, here and on the page. */
  readonly codes: AddressPaces;
  /** Tables made from one address, forks included. */
  readonly creations: AddressPaces;
  /** A table was made from this address: its bots share their time with those of all its others. */
  readonly madeFrom: (table: string, address: string) => void;
}

/** What all of the API's requests go through. */
export const guardApi = (app: FastifyInstance, { limits, address, isStopping }: ApiPorts): void => {
  const requests = new AddressPaces(limits.requestsPerSecond, limits.requestBurst);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    if (isStopping()) await sendRefusal(reply, refuse('stopping'), langOf(request));
    else if (isDoneFromOtherSite(request.raw)) await sendRefusal(reply, refuse('foreignOrigin'), langOf(request));
    else if (!requests.take(address(request.raw))) await sendRefusal(reply, refuse('tooManyRequests'), langOf(request));
  });
};

/** Tables, by themselves and by their codes, games and the house. */
export const tableRoutes = ({ tables, rooms, codes, creations, datasets, madeFrom, listening }: ApiPorts): readonly Route[] => {
  const create = async (plan: CreateTable, address: string): Promise<Result<CreatedTable>> => {
    if (!creations.take(address)) return refuse('tooManyTables');
    const created = await tables.create(plan);
    if (!isRefusal(created)) madeFrom(created.table, address);
    return created;
  };
  // Only wrong codes count: a class of sixty types the right one in the same minute.
  const guesses = { paces: codes, refusal: refuse('tooManyRequests'), counts: () => true };
  const making = {
    lang: ({ sent }: { readonly sent: PlayNow }) => sent.lang,
    game: ({ sent }: { readonly sent: PlayNow }) => tables.game(sent.game),
    status: 201,
  };

  return [
    route('POST /api/tables', { ...OPEN, ...making, read: body(createTable) }, ({ sent, address }) => create(sent, address)),
    route('POST /api/play-now', { ...OPEN, ...making, read: body(playNow) }, async ({ sent, address }) => {
      const game = await tables.game(sent.game);
      if (isRefusal(game)) return game;
      return levelsOf(game).length === 0 ? refuse('noSuchBot') : create(playNowPlan(sent, game), address);
    }),
    route('GET /api/tables', OPEN, async () => ({ tables: await tables.list() }) satisfies TableList),
    route('GET /api/tables/:id', OPEN, async ({ id }) => {
      const table = await tables.open(id);
      return isRefusal(table) ? table : table.hub.info();
    }),
    route('GET /api/codes/:code', { ...OPEN, limit: guesses }, async ({ id }) => {
      const room = await rooms.idOfCode(id);
      if (room !== null) return { room };
      const table = await tables.byCode(id);
      return isRefusal(table) ? table : table.hub.info();
    }),
    route('GET /api/house', OPEN, ({ address }) => houseInfo(listening(), address)),
    route('GET /api/games/:id', OPEN, async ({ id: name }) => {
      const game = await tables.game(name);
      if (isRefusal(game)) return game;
      const { id, rulesVersion, seats } = game.module;
      return { game: id, rulesVersion, seats, bots: levelsOf(game), datasets: Object.keys(datasets[id] ?? {}) } satisfies GameInfo;
    }),
  ];
};

/** What one body may cost, known before it is parsed. */
interface BodyBounds {
  readonly bytes: number;
  /** Values in it, those within others counted too. */
  readonly values: number;
  /** Levels of lists and objects within each other. */
  readonly levels: number;
  /** Kinds of objects in it: by the names of their members, each beginning of a row of names counted. */
  readonly kinds: number;
}

/** A body that is not read to its end, or not parsed. */
export class BodyRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,:[]{}');

/** No text known beforehand meets another one under it. */
const MIXER = randomInt(2 ** 29) * 2 + 1;
const mix = (sum: number, part: number): number => Math.imul((sum ^ part) + 1, MIXER) >>> 2;

/**
 * Counts the values of a JSON text as its bytes come: no other sign of UTF-8 has a byte that looks like these. What takes the time is not to
 * fill an object but to find out how it is made: the first of its kind costs fifty times what the next one does.
 */
class Tally {
  values = 0;
  levels = 0;
  readonly #kinds = new Set<number>();
  /** The names so far in each object that is open. */
  readonly #names: number[] = [];
  #text = 0;
  #inText = false;
  #escaped = false;

  get kinds(): number {
    return this.#kinds.size;
  }

  add(bytes: Buffer): void {
    for (const byte of bytes) {
      if (this.#inText) this.#read(byte);
      else if (byte === QUOTE) {
        this.#inText = true;
        this.#text = 0;
      } else if (byte === COMMA) this.values++;
      else if (byte === COLON) this.#name();
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        this.values++;
        this.#names.push(0);
        this.levels = Math.max(this.levels, this.#names.length);
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#names.pop();
    }
  }

  #read(byte: number): void {
    if (byte === QUOTE && !this.#escaped) this.#inText = false;
    else {
      this.#escaped = byte === BACKSLASH && !this.#escaped;
      this.#text = mix(this.#text, byte);
    }
  }

  #name(): void {
    const names = mix(this.#names.pop() ?? 0, this.#text);
    this.#names.push(names);
    this.#kinds.add(names);
  }
}

/**
 * The text of a body of JSON within its bounds. To parse four megabytes of tiny lists, or objects each of its own kind, takes longer than any
 * move may wait: whether it will is counted piece by piece as the bytes arrive, with other work in between, and what is too much is refused before anybody parses it. `hold`: is there
 * room for so many bytes more?
 */
export const readBody = async (stream: Readable, bounds: BodyBounds, tooMuch: Refusal, hold: (bytes: number) => boolean = () => true): Promise<string> => {
  const tally = new Tally();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isTooMuch = false;
  try {
    // Not destroyed when it is refused: with it would go the line on which the refusal is sent.
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > bounds.bytes) throw new BodyRefused(refuse('tooLarge', { limit: bounds.bytes }));
      if (!hold(piece.length)) throw new BodyRefused(refuse('tooManyRequests'));
      // The rest of a body that is too much is let go by, and nothing of it kept: whoever is still sending would not hear why.
      if (isTooMuch) continue;
      tally.add(piece);
      pieces.push(piece);
      isTooMuch = tally.values > bounds.values || tally.levels > bounds.levels || tally.kinds > bounds.kinds;
      if (isTooMuch) pieces.length = 0;
    }
  } catch (error) {
    // Whoever hangs up in the middle has sent half a body; that is no fault of ours.
    throw error instanceof BodyRefused ? error : new BodyRefused(refuse('malformed'));
  }
  if (isTooMuch) throw new BodyRefused(tooMuch);
  return Buffer.concat(pieces, bytes).toString('utf8');
};
