import { ImapFlow } from 'imapflow';
import { Alarm, inBackground, type Log, type Time } from '#table';
import { HEADERS } from './letter.ts';

/** A letter as a mailbox hands it over: its head, and the whole of it for whoever needs it. */
export interface Posted {
  readonly head: Uint8Array;
  readonly bytes: number;
  /** Its place, which no other letter has or will have. */
  readonly place: string;
  /** Null: it is gone. */
  readonly whole: () => Promise<Uint8Array | null>;
}

export interface MailboxPorts {
  readonly time: Time;
  readonly log: Log;
  /** Of several servers one reads the letters. */
  readonly keepsHouse: () => boolean;
  /** Is it done with, and may be thrown away? A letter that is none of ours stays as it lies. Rejects: it is to be asked again. */
  readonly read: (posted: Posted) => Promise<boolean>;
  /** The first wait after a failure; each is twice as long as the one before, up to ten minutes. */
  readonly retryMs: number;
}

const ANSWER_MS = 15_000;
/** A mailbox tells by itself what has come; those that do not are asked. */
const LOOK_MS = 60_000;
const LONGEST_WAIT_MS = 600_000;
/** So far back is looked at a first look, and at so many letters. */
const FIRST_LOOK_DAYS = 14;
const FIRST_LOOK_MOST = 1000;
const BATCH = 20;
const DAY_MS = 86_400_000;
/** Larger than any letter that is read; a mail server that sends more is hung up on. */
const LITERAL_MOST = 2_097_152;

/** Null: not the address of a mailbox. Its path is the folder, INBOX where there is none. */
export const readMailbox = (typed: string): URL | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return (url?.protocol === 'imap:' || url?.protocol === 'imaps:') && url.hostname !== '' && url.username !== '' ? url : null;
};

const folderOf = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1)) || 'INBOX';

const clientFor = (url: URL): ImapFlow => {
  const secure = url.protocol === 'imaps:';
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    // A password goes in the clear to this machine alone.
    ...(secure || near ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // What it would write down holds addresses and passwords.
    logger: false,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    maxLiteralSize: LITERAL_MOST,
  });
  // Whoever waits for an answer is told all the same; without anybody to hear it, it would end the process.
  client.on('error', () => undefined);
  return client;
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** A letter that cannot be carried at all: it would stand in the way of all after it. */
const isTooMuch = (error: unknown): boolean => /^(?:Literal|Response|Line)TooLarge$|^ParserError/.test(codeOf(error));

/** Reads the letters that come into a mailbox, one after the other, beside whoever else reads them there. */
export class Mailbox {
  readonly #url: URL;
  readonly #ports: MailboxPorts;
  readonly #alarm: Alarm;
  #client: ImapFlow | null = null;
  #running: Promise<void> | null = null;
  #stopping = false;
  #failures = 0;
  #wake: () => void = () => {};
  /** Letters before this one have been looked at; of another `#validity` nothing is known. */
  #next = 1;
  #validity = '';
  #batch = BATCH;

  constructor(url: URL, ports: MailboxPorts) {
    this.#url = url;
    this.#ports = ports;
    this.#alarm = new Alarm(ports.time);
  }

  /** Begins, where it is this server that reads. */
  start(): void {
    if (this.#stopping || this.#running !== null || !this.#ports.keepsHouse()) return;
    this.#alarm.clear();
    this.#running = this.#attend().finally(() => {
      this.#running = null;
    });
    inBackground(this.#running, this.#ports.log, 'the mailbox could not be read');
  }

  async #attend(): Promise<void> {
    const { time, log, retryMs } = this.#ports;
    const client = clientFor(this.#url);
    this.#client = client;
    try {
      await client.connect();
      await this.#stay(client);
    } catch (error) {
      if (this.#stopping) return;
      // Neither its address nor what it says: both may hold a secret.
      log.warn({ failures: this.#failures + 1, cause: codeOf(error) || 'failed' }, 'the mailbox could not be read');
      this.#alarm.set(time.now() + Math.min(retryMs * 2 ** this.#failures++, LONGEST_WAIT_MS), () => this.start());
    } finally {
      client.close();
      this.#client = null;
    }
  }

  async #stay(client: ImapFlow): Promise<void> {
    client.on('exists', () => this.#wake());
    client.on('close', () => this.#wake());
    const { uidValidity } = await client.mailboxOpen(folderOf(this.#url));
    if (this.#validity !== String(uidValidity)) [this.#validity, this.#next] = [String(uidValidity), 1];
    while (!this.#stopping && this.#ports.keepsHouse()) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await this.#look(client);
      this.#failures = 0;
      if (!client.usable) throw new Error('the line is closed');
      // The next question ends it.
      void client.idle().catch(() => undefined);
      const cancel = this.#ports.time.after(LOOK_MS, this.#wake);
      await woken;
      cancel();
    }
  }

  /** Whatever has come since the last look. */
  async #look(client: ImapFlow): Promise<void> {
    const first = { since: new Date(this.#ports.time.now() - FIRST_LOOK_DAYS * DAY_MS) };
    const found = await client.search(this.#next === 1 ? first : { uid: `${this.#next}:*` }, { uid: true });
    // `7:*` is the last letter where there is no seventh.
    const uids = (found || []).filter((uid) => uid >= this.#next).toSorted((a, b) => a - b);
    const wanted = uids.slice(-FIRST_LOOK_MOST);
    while (wanted.length > 0 && !this.#stopping) await this.#readBatch(client, wanted.splice(0, this.#batch));
  }

  async #readBatch(client: ImapFlow, uids: readonly number[]): Promise<void> {
    try {
      const heads = await client.fetchAll(uids.join(','), { uid: true, size: true, headers: [...HEADERS] }, { uid: true });
      for (const { uid, size = 0, headers } of heads.toSorted((a, b) => a.uid - b.uid)) {
        if (this.#stopping) return;
        const whole = async (): Promise<Uint8Array | null> => {
          const letter = await client.fetchOne(String(uid), { source: true }, { uid: true });
          return letter ? (letter.source ?? null) : null;
        };
        const place = `${this.#validity} ${uid}`;
        if (headers !== undefined && (await this.#ports.read({ head: headers, bytes: size, place, whole })))
          await client.messageDelete(String(uid), { uid: true });
        this.#next = uid + 1;
      }
      this.#batch = BATCH;
    } catch (error) {
      // One by one, to find the one that cannot be carried, and to go on after it.
      if (isTooMuch(error) && uids.length === 1) this.#next = (uids[0] ?? 0) + 1;
      this.#batch = 1;
      throw error;
    }
  }

  /** What is being read is read to its end, or lies there still after the next start. */
  async close(): Promise<void> {
    this.#stopping = true;
    this.#alarm.stop();
    this.#wake();
    this.#client?.close();
    await this.#running;
  }
}

/** Opens a mailbox and its folder once; null: it can be read. */
export const checkMailbox = async (url: URL): Promise<string | null> => {
  const client = clientFor(url);
  try {
    await client.connect();
    await client.mailboxOpen(folderOf(url), { readOnly: true });
    return null;
  } catch (error) {
    const said = error instanceof Error && 'responseText' in error ? String(error.responseText) : '';
    return said || (error instanceof Error ? error.message : String(error));
  } finally {
    client.close();
  }
};
