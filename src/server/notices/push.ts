import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { DELIVERED, type Delivery, failed } from './delivery.ts';
import type { Channel, NoticeStore } from './notice-store.ts';

/*
 * Where the server may be sent to. A subscription names any address it likes: nothing of one's own machine or network may be
 * reached that way, also not by a name that leads there only when it is asked a second time.
 */

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

const LENGTH_MOST = 1000;

/** An address that a push may be sent to, or null. `near`: on this machine and network too, and without encryption (tests, a push service of one's own). */
export const readEndpoint = (typed: string, near: boolean): URL | null => {
  const url = typed.length <= LENGTH_MOST && URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (near) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  // Push services are at the usual port: any other is somebody else's door.
  if (
    url.protocol !== 'https:' ||
    url.port !== '' ||
    (isIP(host) === 0 ? !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host) : isPrivate(host))
  )
    return null;
  return url;
};

/** Finds the machine behind a name, and answers with a failure when it is one of ours: the line is then opened to what was looked at. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const [first] = found;
    if (first === undefined || found.some(({ address }) => isPrivate(address)))
      return done(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), '');
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this house: made at the first start, kept in its file, never logged. */
export const pushKeys = async (store: NoticeStore): Promise<PushKeys> => {
  const kept: PushKeys = JSON.parse(await store.keep('vapid', JSON.stringify(webPush.generateVAPIDKeys())));
  return kept;
};

const ANSWER_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** A message that waits longer at the service for a device to wake is no news any more. */
const TTL_SECONDS = 86_400;

interface PushMessage {
  readonly text: string;
  /** A later one on the same subject takes the place of the one before. */
  readonly topic: string;
  readonly urgent: boolean;
}

/** Encrypts for one device, and hands it to the service that this device named. */
export class PushSender {
  readonly #keys: PushKeys;
  readonly #subject: string;
  readonly #near: boolean;

  constructor(keys: PushKeys, { subject, near }: { readonly subject: string; readonly near: boolean }) {
    this.#keys = keys;
    this.#subject = subject;
    this.#near = near;
  }

  async send({ address, keys }: Channel, { text, topic, urgent }: PushMessage, signal: AbortSignal): Promise<Delivery> {
    const url = readEndpoint(address, this.#near);
    if (url === null || keys === null) return failed('gone');
    const details = webPush.generateRequestDetails({ endpoint: address, keys: { ...keys } }, text, {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: TTL_SECONDS,
      topic,
      urgency: urgent ? 'high' : 'normal',
    });
    const status = await post(url, details.body, { headers: details.headers, signal, ...(this.#near ? {} : { lookup: publicLookup }) });
    if (status === null) return failed('unreachable');
    if (GONE.has(status)) return failed('gone');
    return status >= 200 && status < 300 ? DELIVERED : failed('refused');
  }
}

/** The status of the answer; null: there was none. Nobody is followed elsewhere, and nothing of the answer is read. */
const post = (url: URL, body: Buffer, options: RequestOptions): Promise<number | null> =>
  new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { ...options, method: 'POST', timeout: ANSWER_MS }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? null);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
    request.end(body);
  });
