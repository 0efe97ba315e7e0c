import type { Seat } from '#kernel/game.ts';
import { Alarm, inBackground, type Log, type Notice, type Time } from '#table';
import { type Cause, type Delivery, failed, isFinal, mayTellAt } from './delivery.ts';
import { deadlineOf, mailOf, type MailSender, pushText } from './mail.ts';
import { type About, type Channel, type DailyNews, type Due, isOfTable, type Letter, type NoticeStore } from './notice-store.ts';
import { PRICES } from '../prices.ts';
import type { PushSender } from './push.ts';
import type { Invitation } from './replies.ts';
import type { EphemeralStore } from '../sql/ephemeral.ts';

export interface DeskPorts {
  readonly store: NoticeStore;
  readonly ephemeral: EphemeralStore;
  readonly time: Time;
  readonly log: Log;
  /** The address by which people reach this server. */
  readonly site: () => string;
  readonly push: PushSender;
  readonly mail: MailSender | null;
  /** Of several servers one sends what is to be sent. */
  readonly keepsHouse: () => boolean;
  /** Is this seat still awaited, today's challenge not begun? What waited for the morning, or for a mail server, may be no news any more. */
  readonly isNews: (about: Notice | DailyNews, channel: string) => Promise<boolean>;
  /** How a letter may be answered; null or absent: on the page alone. */
  readonly invite?: (about: About, channel: Channel) => Promise<Invitation | null>;
  /** What whoever sits there is called. */
  readonly nameOf: (table: string, seat: Seat) => Promise<string | null>;
  /** The first wait after a failure; each is four times as long as the one before, up to six hours. */
  readonly retryMs: number;
}

/** How the last test of a channel went. */
export interface Report {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly at: number;
  readonly cause?: Cause;
}

/** Notices gather for so long before they are written: a round of a large table is one write. */
const GATHER_MS = 50;
/** How long a stop waits for what is under way. */
const LAST_ANSWERS_MS = 1000;
const AT_ONCE = 2;
const BATCH = 8;
/** A breath between two messages: moves go first. */
const BREATH_MS = 60;
const WAITING_MOST = 20_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const GIVE_UP_MS = 2 * 86_400_000;
const KEPT_MS = 60 * 86_400_000;
const PRUNE_MS = 3_600_000;
/** Nothing may be due for long, and what was promised to be forgotten is so all the same. */
const LOOK_AGAIN_MS = 86_400_000;
const REPORT_KEPT_MS = 86_400_000;

const WAYS = ['push', 'mail'] as const;
const PASSING: ReadonlySet<About['event']> = new Set(['yourTurn', 'reminder', 'overdue', 'daily']);

type Settled = Parameters<NoticeStore['settle']>[0][number];

/** Sends what people want to be told: written down first, each once, beside the play and never in its way. */
export class NoticeDesk {
  readonly #ports: DeskPorts;
  readonly #alarms: Readonly<Record<Channel['kind'], Alarm>>;
  /** Hangs up on whoever has not answered. */
  readonly #closing = new AbortController();
  #stopping = false;
  #gathered: (Notice | Letter)[] = [];
  #writing: Promise<void> | null = null;
  /** A stop does not wait for the next try. */
  #hurry: () => void = () => {};
  /** What is under way by each way: a mail server that hangs keeps no push waiting. */
  readonly #sending = new Map<Channel['kind'], Promise<void>>();
  /** Woken meanwhile: the last look may have been before what was written since. */
  readonly #again = new Set<Channel['kind']>();
  #pruneAt = 0;

  constructor(ports: DeskPorts) {
    this.#ports = ports;
    this.#alarms = { push: new Alarm(ports.time), mail: new Alarm(ports.time) };
  }

  /** Sends what was left when the server stopped. */
  start(): void {
    for (const kind of WAYS) this.#wake(kind);
  }

  readonly tell = (notice: Notice): void => this.#gather(notice);

  /** A message about the channel itself. */
  async write(letter: Letter): Promise<void> {
    if (letter.about.event === 'test') await this.#report(letter.channel, { state: 'waiting', at: this.#ports.time.now() });
    this.#gather(letter);
  }

  async reportOf(channel: string): Promise<Report | null> {
    const kept = await this.#ports.ephemeral.find('test', channel, this.#ports.time.now());
    return kept === null ? null : JSON.parse(kept);
  }

  #gather(about: Notice | Letter): void {
    if (this.#stopping) return;
    if (this.#gathered.length >= WAITING_MOST) return this.#ports.log.warn({}, 'a notice was dropped: too many are waiting');
    this.#gathered.push(about);
    this.#writing ??= this.#writeDown();
  }

  async #writeDown(wait = GATHER_MS): Promise<void> {
    const { store, time, log, retryMs } = this.#ports;
    await new Promise<void>((resolve) => {
      this.#hurry = resolve;
      time.after(wait, resolve);
    });
    const batch = this.#gathered;
    let again = GATHER_MS;
    this.#gathered = [];
    try {
      if ((await store.queue(batch, { now: time.now(), most: PRICES.notices.atOnce })) > 0) this.start();
    } catch {
      log.warn({ notices: batch.length }, 'notices could not be written down');
      // A disk that was full may have room again: what is written down twice is there once.
      this.#gathered = this.#stopping ? [] : [...batch, ...this.#gathered];
      again = retryMs;
    }
    this.#writing = this.#gathered.length > 0 ? this.#writeDown(again) : null;
  }

  #wake(kind: Channel['kind']): void {
    if (this.#stopping || !this.#ports.keepsHouse()) return;
    if (this.#sending.has(kind)) return void this.#again.add(kind);
    const { time, log, retryMs } = this.#ports;
    // The storage may be away for a while: what is due is asked for once more, also when nobody tells anything new.
    const sending = this.#sendAll(kind).catch((error: unknown) => {
      this.#alarms[kind].set(time.now() + retryMs, () => this.#wake(kind));
      throw error;
    });
    const over = sending.finally(() => {
      this.#sending.delete(kind);
      if (this.#again.delete(kind)) this.#wake(kind);
    });
    this.#sending.set(kind, over);
    inBackground(over, log, 'notices could not be sent');
    return undefined;
  }

  async #sendAll(kind: Channel['kind']): Promise<void> {
    const { store, time } = this.#ports;
    while (!this.#stopping) {
      const now = time.now();
      if (now >= this.#pruneAt) {
        this.#pruneAt = now + PRUNE_MS;
        await store.prune(now - KEPT_MS);
      }
      const { messages, next } = await store.due(kind, now, BATCH);
      if (messages.length === 0) {
        this.#alarms[kind].set(Math.min(next ?? Infinity, now + LOOK_AGAIN_MS), () => this.#wake(kind));
        return;
      }
      await this.#sendBatch(messages, now);
    }
  }

  /**
   * What is about to be sent is done with before it leaves: a server that dies meanwhile tells nobody twice, nor does one that slept while another
   * sent what it had found. Failures come back.
   */
  async #sendBatch(messages: readonly Due[], found: number): Promise<void> {
    const { store, time } = this.#ports;
    const plans = await Promise.all(messages.map((due) => this.#plan(due)));
    const mine = await store.take(
      plans.map(({ due, at }) => ({ id: due.id, due: at })),
      found,
    );
    const leaving = plans.filter(({ due, sends }) => sends && mine.has(due.id)).map(({ due }) => due);
    const unsent: Settled[] = [];
    // One mail server takes all letters: when one could not be handed over, the others need not try.
    let later: number | null = null;
    const sendOneByOne = async (): Promise<void> => {
      for (let due = leaving.shift(); due !== undefined; due = leaving.shift()) {
        const waits = this.#stopping ? time.now() : later;
        const again = waits === null ? await this.#send(due) : { id: due.id, due: waits, tries: due.tries };
        if (again !== null) unsent.push(again);
        if (again !== null && due.channel.kind === 'mail') later = again.due;
        await new Promise<void>((resolve) => {
          time.after(BREATH_MS, resolve);
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne));
    if (unsent.length > 0) await store.settle(unsent);
  }

  /** Sends it now, holds it until later, or lets it go. */
  async #plan(due: Due): Promise<{ readonly due: Due; readonly at: number | null; readonly sends: boolean }> {
    const { about, channel } = due;
    // Whoever has just written is awake.
    if ((!isOfTable(about) && about.event !== 'daily') || about.event === 'answered') return { due, at: null, sends: true };
    const now = this.#ports.time.now();
    const at = mayTellAt(channel, now, deadlineOf(about));
    if (at > now) return { due, at, sends: false };
    return { due, at: null, sends: !PASSING.has(about.event) || (await this.#ports.isNews(about, channel.id)) };
  }

  /** Null: it is done with. */
  async #send({ id, about, channel, tries, madeAt }: Due): Promise<Settled | null> {
    const { time, store, log, retryMs } = this.#ports;
    const delivery = await this.#deliver(about, channel);
    const now = time.now();
    if (about.event === 'test')
      await this.#report(channel.id, { state: delivery.ok ? 'sent' : 'failed', at: now, ...(delivery.ok ? {} : { cause: delivery.cause }) });
    if (delivery.ok) return null;
    const { cause } = delivery;
    log.warn({ event: about.event, kind: channel.kind, tries: tries + 1, cause }, 'a notice did not go out');
    if (cause === 'gone') await store.dropChannel(channel.id);
    if (isFinal(cause) || about.event === 'test' || now - madeAt >= GIVE_UP_MS) return null;
    return { id, due: now + Math.min(retryMs * 4 ** tries, LONGEST_WAIT_MS), tries: tries + 1 };
  }

  async #deliver(about: About, channel: Channel): Promise<Delivery> {
    const { push, mail, site } = this.#ports;
    const named = !isOfTable(about) ? undefined : about.event === 'answered' ? about.seat : about.from;
    const from = isOfTable(about) && named !== undefined ? await this.#ports.nameOf(about.table, named) : null;
    if (channel.kind === 'push') {
      // What a letter is answered with is a letter.
      if (about.event === 'answered') return failed('notSetUp');
      const urgent = about.event === 'reminder' || about.event === 'test';
      return push.send(channel, { text: pushText(about, channel, from), topic: topicOf(about), urgent }, this.#closing.signal);
    }
    if (mail === null) return failed('notSetUp');
    // The news goes out even where nothing can be written down just now.
    const invitation = (await this.#ports.invite?.(about, channel).catch(() => null)) ?? null;
    return mail.send(mailOf(about, channel, site(), { from, invitation }), this.#closing.signal);
  }

  /** Asked for at one server, sent by another, read at any. */
  #report(channel: string, report: Report): Promise<void> {
    return this.#ports.ephemeral.put({ kind: 'test', key: channel, data: JSON.stringify(report), tries: 0, until: report.at + REPORT_KEPT_MS });
  }

  /** What was gathered is written down; whoever does not answer is hung up on, and told after the next start. */
  async close(): Promise<void> {
    this.#stopping = true;
    for (const kind of WAYS) this.#alarms[kind].stop();
    while (this.#writing !== null) {
      this.#hurry();
      await this.#writing;
    }
    const cancel = this.#ports.time.after(LAST_ANSWERS_MS, () => this.#closing.abort());
    await Promise.allSettled(this.#sending.values());
    cancel();
    this.#ports.mail?.close();
  }
}

/** Letters of the alphabet of URLs, 32 at most (RFC 8030). */
const topicOf = (about: About): string => (isOfTable(about) ? `${about.event.slice(0, 2)}${about.table}` : about.event).replace(/[^\w-]/g, '').slice(0, 32);
