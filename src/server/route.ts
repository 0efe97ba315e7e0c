import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyGame } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { type ErrorCode, isRefusal, type Refusal, refuse, type Result, sentence, type Speaking, type Time } from '#table';
import type { Ledger } from './ledger.ts';
import type { PriceName } from './prices.ts';

/* What is asked over HTTP (docs/protocol.md), as lists of routes: each says who may ask, what is sent, how often, and what is answered. */

/** What a refusal answers; 400 what is not among them. */
const REFUSED: Readonly<Record<number, readonly ErrorCode[]>> = {
  403: [
    'foreignOrigin',
    'notAnimator',
    'notInRoom',
    'badToken',
    'badDevice',
    'passkeyRefused',
    'badChannel',
    'badHostToken',
    'watchingClosed',
    'roomLocked',
    'notYourExperiment',
    'notGiver',
    'houseWord',
    'wrongHouseWord',
    'gameNotHere',
  ],
  404: [
    'noSuchTable',
    'wrongCode',
    'unknownGame',
    'notFound',
    'noSuchRoom',
    'noSuchDevice',
    'wrongWords',
    'wordUnknown',
    'wordsCount',
    'noSuchReport',
    'noSuchExperiment',
    'tableDeleted',
    'noSuchChallenge',
    'noSuchPlayer',
  ],
  409: [
    'notFinished',
    'originRuns',
    'forkConsent',
    'forkOver',
    'sameDiceRunning',
    'sameDiceOld',
    'sameDiceBefore',
    'sameDiceAlone',
    'sameDiceFile',
    'roomFull',
    'tooManyGames',
    'sameRing',
    'ringShared',
    'noMail',
    'noBackupHere',
    'noQueue',
    'challengeTable',
    'challengeOpen',
    'challengeOver',
    'challengePlaying',
    'challengeTried',
    'challengeRules',
    'challengesOff',
    'challengeUnplayed',
    'challengeHidden',
  ],
  413: ['recordingTooLong', 'experimentTooLong', 'experimentTooDear', 'tooLarge'],
  415: ['mediaType'],
  421: ['wrongHost'],
  422: ['notRecording', 'badExperiment', 'refused', 'needsReferee', 'refereeIdle', 'refereeNoPlayer'],
  429: ['tooMuch', 'queueFull', 'queueShare'],
  500: ['tableDamaged', 'internal'],
  503: ['backupFailed', 'stopping', 'storageReadOnly', 'storageFailed', 'storageGone', 'gameMissing'],
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

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, lang: Lang, speaking?: Speaking): FastifyReply => {
  const { code, seconds } = refusal;
  if (seconds !== null) void reply.header('retry-after', seconds);
  return reply.code(STATUS.get(code) ?? 400).send({ error: { code, message: sentence(refusal, lang, speaking) } });
};

export const bearer = ({ headers }: FastifyRequest): string | undefined => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

/** A value of this shape, or which of its fields is wrong. */
export const readAs = <T>(schema: z.ZodType<T>, raw: unknown, refusal?: Refusal): Result<T> => {
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  return refusal ?? refuse('badField', { field: read.error.issues[0]?.path.join('.') ?? '' });
};

type Reader<T> = (request: FastifyRequest) => Result<T>;

export const body =
  <T>(schema: z.ZodType<T>, refusal?: Refusal): Reader<T> =>
  (request) =>
    readAs(schema, request.body, refusal);

export const query =
  <T>(schema: z.ZodType<T>): Reader<T> =>
  (request) =>
    readAs(schema, request.query);

/** What is known of a request before anything in it is read. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the path names: its only parameter. */
  readonly id: string;
  /** Whom limits are counted for. */
  readonly address: string;
  /** What is shown as `Authorization: Bearer`. No cookie is set, so no other page can speak in the name of its visitor. */
  readonly token: string | undefined;
  /** What the browser prefers. */
  readonly lang: Lang;
  /** Null: it is paid, go on. `whom`: absent, the address. */
  readonly charge: (price: PriceName, amount?: number, whom?: string) => Refusal | null;
  /** Comes back when whoever was wrong has waited. */
  readonly late: () => Promise<void>;
}

export interface Asked<Who, Sent> extends Visit {
  readonly who: Who;
  readonly sent: Sent;
}

/** What is right always passes; what is wrong is charged, and answered late. */
export const lateIfWrong = async <T>(
  { charge, late }: Pick<Visit, 'charge' | 'late'>,
  price: PriceName,
  wrong: ErrorCode,
  answer: Result<T>,
): Promise<Result<T>> => {
  if (!isRefusal(answer) || answer.code !== wrong) return answer;
  const spent = charge(price);
  await late();
  return spent ?? answer;
};

interface Plan<Who, Sent> {
  readonly who: (visit: Visit) => Promise<Result<Who>>;
  readonly read: Reader<Sent>;
  /** What the address is charged, once, beside the request. */
  readonly price?: PriceName;
  /** Of the answer, when it is no refusal; absent: 200. */
  readonly status?: number;
  /** In which refusals are told; absent: what the browser prefers. */
  readonly lang?: (asked: Asked<Who, Sent>) => Lang;
  /** Whose rules may refuse. */
  readonly game?: (asked: Asked<Who, Sent>) => Promise<Result<AnyGame> | null>;
}

/** Anybody may ask, and nothing is sent along. */
export const OPEN = { who: async () => null, read: () => null } satisfies Plan<null, null>;

type Answer = Result<object | string>;

export interface Route {
  readonly method: string;
  readonly url: string;
  readonly answer: (visit: Visit) => Promise<FastifyReply>;
}

/** One route by method and path: « GET /api/ring ». Who asks is looked at first, then what is sent, then what it costs. */
export const route = <Who, Sent>(name: string, plan: Plan<Who, Sent>, work: (asked: Asked<Who, Sent>) => Answer | Promise<Answer>): Route => {
  const [method = '', url = ''] = name.split(' ');
  const answer = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, lang } = visit;
    const who = await plan.who(visit);
    if (isRefusal(who)) return sendRefusal(reply, who, lang);
    const sent = plan.read(request);
    if (isRefusal(sent)) return sendRefusal(reply, sent, lang);
    const asked = { ...visit, who, sent };
    const result = (plan.price === undefined ? null : visit.charge(plan.price)) ?? (await work(asked));
    if (isRefusal(result)) {
      const game = result.rule === undefined ? null : ((await plan.game?.(asked)) ?? null);
      return sendRefusal(reply, result, plan.lang?.(asked) ?? lang, { game: isRefusal(game) ? null : game, seats: [] });
    }
    if (plan.status !== undefined) void reply.code(plan.status);
    return reply.send(result);
  };
  return { method, url, answer };
};

/** What is known of everybody who asks. */
export interface Gate {
  readonly address: (request: IncomingMessage) => string;
  readonly ledger: Ledger;
  readonly time: Time;
  /** A wrong key is answered so much later. */
  readonly lateSeconds: number;
}

/** Comes back when whoever was wrong has waited. */
export const lateAnswer =
  ({ time, lateSeconds }: Pick<Gate, 'time' | 'lateSeconds'>): Visit['late'] =>
  () =>
    new Promise((resolve) => void time.after(1000 * lateSeconds, resolve));

export const addRoutes = (app: FastifyInstance, gate: Gate, routes: readonly Route[]): void => {
  const { address: addressOf, ledger } = gate;
  const late = lateAnswer(gate);
  for (const { method, url, answer } of routes) {
    app.route<{ Params: Readonly<Record<string, string>> }>({
      method,
      url,
      handler: (request, reply) => {
        const [id = ''] = Object.values(request.params);
        const address = addressOf(request.raw);
        const charge: Visit['charge'] = (price, amount, whom = address) => ledger.charge(price, whom, amount);
        return answer({ request, reply, id, address, token: bearer(request), lang: langOf(request), charge, late });
      },
    });
  }
};
