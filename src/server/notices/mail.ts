import { createTransport, type Transporter } from 'nodemailer';
import { type Delivery, DELIVERED, failed } from './delivery.ts';

export interface MailOptions {
  /** `smtp://name:password@host:587`, or `smtps://…`. */
  readonly url: string;
  /** Whom letters come from. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends it; null: there is nothing to end yet. */
  readonly stop: string | null;
}

const ANSWER_MS = 15_000;
const LINES = 3;

/** Null: not the address of a mail server. */
export const readMailServer = (typed: string): URL | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '' ? url : null;
};

const codeOf = (error: unknown): { readonly code: string; readonly answer: number } => {
  const facts: Readonly<Record<string, unknown>> = typeof error === 'object' && error !== null ? { ...error } : {};
  return { code: typeof facts.code === 'string' ? facts.code : '', answer: typeof facts.responseCode === 'number' ? facts.responseCode : 0 };
};

/** Hands letters to the mail server that whoever runs the house has named. */
export class MailSender {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: MailOptions) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: LINES,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
      dnsTimeout: ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** A stop does not wait for a mail server that hangs. */
  async send(mail: Mail, signal: AbortSignal): Promise<Delivery> {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    const cutOff = (): void => resolve(failed('unreachable'));
    signal.addEventListener('abort', cutOff);
    void this.#hand(mail).then(resolve);
    const delivery = await promise;
    signal.removeEventListener('abort', cutOff);
    return delivery;
  }

  async #hand({ to, subject, text, html, stop }: Mail): Promise<Delivery> {
    // RFC 8058: the reader's own button sends a POST there, and asks nothing.
    const headers = stop === null ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      });
      return DELIVERED;
    } catch (error) {
      const { code, answer } = codeOf(error);
      // Only what is said of this one address is final: a server that says no to everybody may have a bad day.
      if (code === 'EENVELOPE' && answer >= 500) return failed('address');
      return failed(answer === 0 ? 'unreachable' : 'refused');
    }
  }

  close(): void {
    this.#transport.close();
  }
}
