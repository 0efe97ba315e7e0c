import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { type Delivery, DELIVERED, failed } from './delivery.ts';
import { publicLookup, readEndpoint } from './endpoint.ts';
import type { Channel, NoticeStore } from './notice-store.ts';

export interface PushKeys {
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

export interface PushMessage {
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
