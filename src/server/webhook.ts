import { describeError, type Notice } from '#table';
import type { Logger } from './logs.ts';

export interface NotifyOptions {
  /** Where notices are posted: http or https. A name and a password in it become an Authorization header. */
  readonly url: string;
}

const ANSWER_MS = 5000;
const TRIES = 2;
/** A receiver that hangs must not fill the memory. */
const UNDER_WAY_MOST = 500;

/** Null: not an address that notices can be posted to. */
export const readWebhook = (typed: string): URL | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
};

const authorization = ({ username, password }: URL): Readonly<Record<string, string>> =>
  username === '' && password === ''
    ? {}
    : { authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}` };

/** Posts notices, beside the play: nothing waits for it, and its failures are only written down. */
class Webhook {
  readonly #address: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #site: () => string;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #underWay = 0;

  constructor(address: URL, site: () => string, log: Logger) {
    this.#headers = { 'content-type': 'application/json', ...authorization(address) };
    this.#address = new URL(address);
    this.#address.username = '';
    this.#address.password = '';
    this.#site = site;
    this.#log = log;
  }

  readonly tell = (notice: Notice): void => {
    if (this.#closing.signal.aborted) return;
    if (this.#underWay >= UNDER_WAY_MOST) return this.#log.warn({ event: notice.event }, 'a notice was dropped: too many are waiting');
    this.#underWay += 1;
    void this.#deliver(notice).finally(() => {
      this.#underWay -= 1;
    });
  };

  async #deliver(notice: Notice): Promise<void> {
    const body = JSON.stringify({ ...notice, url: `${this.#site()}/t/${encodeURIComponent(notice.table)}` });
    for (let tried = 1; tried <= TRIES && !this.#closing.signal.aborted; tried++) {
      const failure = await this.#post(body);
      if (failure === null) return;
      // Neither the address nor the message of the failure, which may quote it: both may hold a secret.
      this.#log.warn({ table: notice.table, event: notice.event, tried, failure }, 'a notice was not taken');
    }
  }

  /** Null: delivered. */
  async #post(body: string): Promise<unknown> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.#closing.signal]);
      const response = await fetch(this.#address, { method: 'POST', headers: this.#headers, body, signal, redirect: 'error' });
      await response.body?.cancel();
      return response.ok ? null : response.status;
    } catch (error) {
      return describeError(error).name;
    }
  }

  /** Hangs up on a receiver that has not answered yet. */
  close(): void {
    this.#closing.abort();
  }
}

/** Null: notices are posted nowhere. */
export const openWebhook = (notify: NotifyOptions | undefined, site: () => string, log: Logger): Webhook | null => {
  if (notify === undefined) return null;
  const address = readWebhook(notify.url);
  if (address === null) throw new Error('notices are posted to http or https addresses only');
  return new Webhook(address, site, log);
};
