import type { FastifyInstance, FastifyRequest } from 'fastify';
import { levelsOf } from '#bots/levels.ts';
import type { CreatedTable, CreateTable, GameInfo, PlayNow, TableList } from '#protocol';
import { createTable, playNow } from '#protocol/decode.ts';
import { isRefusal, playNowPlan, type Refusal, refuse, type Result } from '#table';
import { houseInfo, type Listening } from './addresses.ts';
import type { Datasets } from './games.ts';
import type { Sign } from './host/sign.ts';
import type { Limits } from './limits.ts';
import type { Rings } from './rings/rings.ts';
import { bearer, body, type Gate, langOf, OPEN, type Route, route, sendRefusal, type Visit } from './route.ts';
import type { Rooms } from './rooms/rooms.ts';
import { isDoneFromOtherSite } from './security.ts';
import type { Tables } from './tables.ts';
import type { Turns } from './turns.ts';
import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface ApiPorts extends Gate {
  readonly tables: Tables;
  readonly rings: Rings;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly turns: Turns;
  readonly datasets: Datasets;
  readonly isStopping: () => boolean;
  readonly isHostKey: (token: string | undefined) => Promise<boolean>;
  readonly sign: Sign;
  readonly listening: () => Listening;
  /** The table or the room of a code that somebody at this address types; wrong ones are charged. */
  readonly findCode: (typed: string, address: string) => Promise<Result<Found>>;
  /** A table was made from this address: its bots share their time with those of all its others. */
  readonly madeFrom: (table: string, address: string) => void;
}

export type Found = { readonly table: string } | { readonly room: string };

/** The bytes of a body, known before it is read; of one that does not say, as many as it may have. */
const bytesOf = ({ headers }: FastifyRequest, { bodyBytes, recordingBytes }: Limits): number => {
  const said = headers['content-length'];
  if (said !== undefined) return Math.min(recordingBytes, Number(said));
  return headers['transfer-encoding'] === undefined ? 0 : bodyBytes;
};

/** The page, its files, and what is neither of them nor anything else. */
const isFile = ({ is404, routeOptions: { url } }: FastifyRequest): boolean => is404 || url === '/' || url === '/*';

/** What is asked with the host's key. */
const HOST = /^\/(?:api\/host|metrics)\b/;

/** What all requests go through: whoever has asked too much is told so before anything is read or done. */
export const guard = (app: FastifyInstance, { limits, ledger, address, isStopping, isHostKey }: ApiPorts): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.url.startsWith('/api/');
    if (isApi) void reply.header('cache-control', 'no-store');
    // Whoever looks after the server asks for this again and again, and must not be told that it is ill.
    if (request.url === '/health') return;
    const from = address(request.raw);
    const refusal =
      (isApi && isStopping() ? refuse('stopping') : null) ??
      (isApi && isDoneFromOtherSite(request.raw) ? refuse('foreignOrigin') : null) ??
      ledger.charge(isApi || !isFile(request) ? 'requests' : 'files', from) ??
      ledger.charge('bytes', from, bytesOf(request, limits));
    // A flood behind the host's own address does not keep them out.
    if (refusal?.code === 'tooMuch' && HOST.test(request.url) && (await isHostKey(bearer(request)))) return;
    if (refusal !== null) await sendRefusal(reply, refusal, langOf(request));
  });
};

/** Tables, by themselves and by their codes, games and the house. */
export const tableRoutes = ({ tables, findCode, datasets, madeFrom, listening, sign }: ApiPorts): readonly Route[] => {
  const create = async (plan: CreateTable, visit: Visit): Promise<Result<CreatedTable>> => {
    const { charge, address } = visit;
    const spent = sign.refusalOfGame(plan.game) ?? (await sign.refusalOf(visit)) ?? charge('tables');
    if (spent !== null) return spent;
    const created = await tables.create(plan);
    if (!isRefusal(created)) madeFrom(created.table, address);
    return created;
  };
  const making = {
    lang: ({ sent }: { readonly sent: PlayNow }) => sent.lang,
    game: ({ sent }: { readonly sent: PlayNow }) => tables.game(sent.game),
    status: 201,
  };

  return [
    route('POST /api/tables', { ...OPEN, ...making, read: body(createTable) }, (asked) => create(asked.sent, asked)),
    route('POST /api/play-now', { ...OPEN, ...making, read: body(playNow) }, async (asked) => {
      const { sent } = asked;
      const game = await tables.game(sent.game);
      if (isRefusal(game)) return game;
      return levelsOf(game).length === 0 ? refuse('noSuchBot') : create(playNowPlan(sent, game), asked);
    }),
    route('GET /api/tables', OPEN, async () => ({ tables: await tables.list() }) satisfies TableList),
    route('GET /api/tables/:id', OPEN, async ({ id }) => {
      const table = await tables.open(id);
      return isRefusal(table) ? table : table.hub.info();
    }),
    route('GET /api/codes/:code', OPEN, async ({ id, address }) => {
      const found = await findCode(id, address);
      if (isRefusal(found) || 'room' in found) return found;
      const table = await tables.open(found.table);
      return isRefusal(table) ? table : table.hub.info();
    }),
    route('GET /api/house', OPEN, ({ address }) => houseInfo(listening(), address, sign.now)),
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
 * move may wait: whether it will is counted piece by piece as the bytes arrive, with other work in between, and what is too much is refused before anybody parses it. `charge`: for so many
 * bytes more, before they are kept.
 */
export const readBody = async (
  stream: Readable,
  bounds: BodyBounds,
  tooMuch: Refusal,
  charge: (bytes: number) => Refusal | null = () => null,
): Promise<string> => {
  const tally = new Tally();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isTooMuch = false;
  try {
    // Not destroyed when it is refused: with it would go the line on which the refusal is sent.
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > bounds.bytes) throw new BodyRefused(refuse('tooLarge', { limit: bounds.bytes }));
      const spent = charge(piece.length);
      if (spent !== null) throw new BodyRefused(spent);
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
