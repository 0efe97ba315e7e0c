import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { levelsOf } from '#bots/levels.ts';
import type { Lang } from '#kernel/words.ts';
import type { CreateTable, GameInfo, TableList } from '#protocol';
import { decodeCreateTable, decodePlayNow } from '#protocol/decode.ts';
import { type ErrorCode, isRefusal, playNowPlan, type Refusal, refuse, sentence, type Speaking } from '#table';
import { houseInfo, type Listening } from './addresses.ts';
import type { Datasets } from './games.ts';
import { AddressPaces, type Limits, type ReadLimit } from './limits.ts';
import type { Rings } from './rings/rings.ts';
import type { Rooms } from './rooms/rooms.ts';
import { isDoneFromOtherSite } from './security.ts';
import type { Tables } from './tables.ts';
import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface ApiSurroundings {
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

/** What a refusal answers; 400 what is not among them. */
const REFUSED: Readonly<Record<number, readonly ErrorCode[]>> = {
  403: ['foreignOrigin', 'notAnimator', 'notInRoom', 'badToken', 'badDevice', 'passkeyRefused', 'badChannel', 'badHostToken', 'watchingClosed'],
  404: ['noSuchTable', 'wrongCode', 'unknownGame', 'notFound', 'noSuchRoom', 'noSuchDevice', 'wrongWords', 'noSuchReport', 'noSuchExperiment', 'tableDeleted'],
  409: ['notFinished', 'originRuns', 'forkConsent', 'forkOver', 'roomFull', 'sameRing', 'ringShared', 'noMail', 'noBackupHere', 'noQueue'],
  413: ['recordingTooLong', 'experimentTooLong', 'tooLarge'],
  415: ['mediaType'],
  421: ['wrongHost'],
  422: ['notRecording', 'badExperiment', 'refused', 'needsReferee', 'refereeIdle', 'refereeNoPlayer'],
  429: ['tooManyRooms', 'tooManyWords', 'tooManyLetters', 'tooManyHostTries', 'queueFull', 'tooManyExperiments', 'tooManyRequests', 'tooManyTables'],
  500: ['backupFailed', 'tableDamaged', 'internal'],
  503: ['stopping', 'storageReadOnly', 'storageFailed', 'storageGone', 'gameMissing'],
  507: ['storageFull'],
};
const STATUS: ReadonlyMap<ErrorCode, number> = new Map(Object.entries(REFUSED).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])));

/** The reader's language: what the browser prefers among ours. */
export const langOf = (request: FastifyRequest): Lang => {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'en' || tag === 'fr') return tag;
  }
  return 'fr';
};

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, lang: Lang, speaking?: Speaking): FastifyReply =>
  reply.code(STATUS.get(refusal.code) ?? 400).send({ error: { code: refusal.code, message: sentence(refusal, lang, speaking) } });

export const bearer = (request: FastifyRequest): string | undefined => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

export type WithId = { Params: { id: string } };

/** Works by method and path: « GET /api/ring ». */
export const registerRoutes = <Work>(
  app: FastifyInstance,
  works: Readonly<Record<string, Work>>,
  answer: (work: Work, request: FastifyRequest<WithId>, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  for (const [name, work] of Object.entries(works)) {
    const [method = '', url = ''] = name.split(' ');
    app.route<WithId>({ method, url, handler: async (request, reply) => answer(work, request, reply) });
  }
};

type WithCode = { Params: { code: string } };

/** The HTTP half of the protocol (docs/protocol.md). */
export const registerApi = (app: FastifyInstance, around: ApiSurroundings): void => {
  const { tables, limits, codes, creations } = around;
  const requests = new AddressPaces(limits.requestsPerSecond, limits.requestBurst);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    if (around.isStopping()) await sendRefusal(reply, refuse('stopping'), langOf(request));
    else if (isDoneFromOtherSite(request.raw)) await sendRefusal(reply, refuse('foreignOrigin'), langOf(request));
    else if (!requests.take(around.address(request.raw))) await sendRefusal(reply, refuse('tooManyRequests'), langOf(request));
  });

  const create = async (request: FastifyRequest, reply: FastifyReply, plan: CreateTable): Promise<FastifyReply> => {
    if (!creations.take(around.address(request.raw))) return sendRefusal(reply, refuse('tooManyTables'), plan.lang);
    const created = await tables.create(plan);
    if (!isRefusal(created)) {
      around.madeFrom(created.table, around.address(request.raw));
      return reply.code(201).send(created);
    }
    const game = await tables.game(plan.game);
    return sendRefusal(reply, created, plan.lang, { game: isRefusal(game) ? null : game, seats: [] });
  };

  app.post('/api/tables', async (request, reply) => {
    const plan = decodeCreateTable(request.body);
    return plan.ok ? create(request, reply, plan.value) : sendRefusal(reply, refuse('badField', { field: plan.field }), langOf(request));
  });

  app.post('/api/play-now', async (request, reply) => {
    const asked = decodePlayNow(request.body);
    if (!asked.ok) return sendRefusal(reply, refuse('badField', { field: asked.field }), langOf(request));
    const game = await tables.game(asked.value.game);
    if (isRefusal(game)) return sendRefusal(reply, game, asked.value.lang);
    if (levelsOf(game).length === 0) return sendRefusal(reply, refuse('noSuchBot'), asked.value.lang);
    return create(request, reply, playNowPlan(asked.value, game));
  });

  app.get('/api/tables', async (): Promise<TableList> => ({ tables: await tables.list() }));

  app.get<WithId>('/api/tables/:id', async (request, reply) => {
    const table = await tables.open(request.params.id);
    return isRefusal(table) ? sendRefusal(reply, table, langOf(request)) : table.hub.info();
  });

  app.get<WithCode>('/api/codes/:code', async (request, reply) => {
    // Only wrong codes count: a class of sixty types the right one in the same minute.
    const address = around.address(request.raw);
    if (!codes.has(address)) return sendRefusal(reply, refuse('tooManyRequests'), langOf(request));
    const room = await around.rooms.idOfCode(request.params.code);
    if (room !== null) return { room };
    const table = await tables.byCode(request.params.code);
    if (!isRefusal(table)) return table.hub.info();
    codes.take(address);
    return sendRefusal(reply, table, langOf(request));
  });

  app.get('/api/house', (request, reply) => reply.send(houseInfo(around.listening(), around.address(request.raw))));

  app.get<WithId>('/api/games/:id', async (request, reply) => {
    const game = await tables.game(request.params.id);
    if (isRefusal(game)) return sendRefusal(reply, game, langOf(request));
    const { id, rulesVersion, seats } = game.module;
    return { game: id, rulesVersion, seats, bots: levelsOf(game), datasets: Object.keys(around.datasets[id] ?? {}) } satisfies GameInfo;
  });
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
export const readBody = async (body: Readable, bounds: BodyBounds, tooMuch: Refusal, hold: (bytes: number) => boolean = () => true): Promise<string> => {
  const tally = new Tally();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isTooMuch = false;
  try {
    // Not destroyed when it is refused: with it would go the line on which the refusal is sent.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
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
