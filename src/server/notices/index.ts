import type { FastifyInstance } from 'fastify';
import { isRefusal, type Log, newToken, type Notice, type Time } from '#table';
import { SECRETS } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { registerAnswers } from './answers.ts';
import type { Challenges } from '../challenges/challenges.ts';
import { holderOfRing } from '../challenges/holder.ts';
import { DailyNotices } from './daily.ts';
import { NoticeDesk } from './desk.ts';
import { readReplyAddress } from './letter.ts';
import { type MailOptions, MailSender } from './mail.ts';
import { Mailbox, readMailbox } from './mailbox.ts';
import type { DailyNews, DailyWish, Letter, NoticeStore } from './notice-store.ts';
import { pushKeys, PushSender } from './push.ts';
import { Replies } from './replies.ts';
import { addRoutes, type Gate } from '../route.ts';
import type { EphemeralStore } from '../sql/ephemeral.ts';
import { type NoticeRings, noticeRoutes } from './routes.ts';

export interface ReplyOptions {
  /** `imaps://name:password@host/INBOX`. */
  readonly mailbox: string;
  /** `table+*@example.org`: what comes to it lies in the mailbox; a word of ours stands for `*`. */
  readonly address: string;
}

export interface NoticeOptions {
  /** The mail server; absent: no mail is sent. */
  readonly mail?: MailOptions | undefined;
  /** Where answers to letters come in; absent: letters are answered on the page alone. */
  readonly replies?: ReplyOptions | undefined;
  /** Push services on this machine and network are allowed too, without encryption of the line. */
  readonly near?: boolean;
  /** The first wait after a failure: a test has no time. */
  readonly retryMs?: number;
}

const RETRY_MS = 60_000;

export interface NoticeHouse {
  readonly store: NoticeStore;
  readonly ephemeral: EphemeralStore;
  readonly time: Time;
  readonly site: () => string;
  readonly log: Log;
  readonly gate: Gate;
  /** Of several servers one sends what is to be sent. */
  readonly keepsHouse: () => boolean;
  /** Made after the desk, since it tells. */
  readonly tables: () => Tables;
  readonly challenges: () => Challenges;
  /** On which ring a device is; null: it was removed. */
  readonly ringOf: (device: string) => Promise<string | null>;
}

/** A push service must be able to write to whoever runs the house; one that has neither site nor mail is reached by nobody. */
const subjectOf = (site: string, mail: MailOptions | undefined): string => {
  if (site.startsWith('https:')) return site;
  return `mailto:${addressIn(mail?.from ?? '') ?? 'nobody@comptoir.invalid'}`;
};

/** Of `Comptoir <table@example.org>`, what is between the brackets. */
export const addressIn = (from: string): string | null => /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? null;

/** Everything by which people are told while they are not at the table. */
export class Notices {
  readonly #house: NoticeHouse;
  readonly #desk: NoticeDesk;
  readonly #daily: DailyNotices;
  readonly #near: boolean;
  readonly #publicKey: string;
  readonly #secret: string;
  readonly #mails: boolean;
  readonly #mailbox: Mailbox | null;

  private constructor(
    house: NoticeHouse,
    desk: NoticeDesk,
    daily: DailyNotices,
    mailbox: Mailbox | null,
    facts: { readonly near: boolean; readonly publicKey: string; readonly secret: string; readonly mails: boolean },
  ) {
    this.#house = house;
    this.#mailbox = mailbox;
    this.#desk = desk;
    this.#daily = daily;
    this.#near = facts.near;
    this.#publicKey = facts.publicKey;
    this.#secret = facts.secret;
    this.#mails = facts.mails;
  }

  static async open(house: NoticeHouse, { mail, replies, near = false, retryMs = RETRY_MS }: NoticeOptions): Promise<Notices> {
    const { store, ephemeral, time, site, log, keepsHouse } = house;
    const keys = await pushKeys(store);
    const secret = await store.keep('calendar', newToken(SECRETS));
    const answers = mail === undefined || replies === undefined ? null : openReplies(replies, mail.from, house, (letter) => desk.write(letter));
    const desk: NoticeDesk = new NoticeDesk({
      store,
      ephemeral,
      time,
      log,
      site,
      push: new PushSender(keys, { subject: subjectOf(site(), mail), near }),
      mail: mail === undefined ? null : new MailSender(mail),
      keepsHouse,
      isNews: (about, channel) => ('table' in about ? isAwaited(house.tables(), about) : isWished(house, channel)),
      nameOf: async (id, seat) => {
        const table = await house.tables().open(id);
        return isRefusal(table) ? null : table.state.seats[seat]?.name || null;
      },
      retryMs,
      ...(answers === null ? {} : { invite: (about, channel) => answers.replies.invite(about, channel) }),
    });
    const daily = new DailyNotices({ store, time, log, keepsHouse, newsFor: (wish) => newsFor(house, wish), write: (letter) => desk.write(letter) });
    const mailbox = answers === null ? null : new Mailbox(answers.url, { time, log, keepsHouse, read: answers.replies.read, retryMs });
    return new Notices(house, desk, daily, mailbox, { near, publicKey: keys.publicKey, secret, mails: mail !== undefined });
  }

  readonly tell = (notice: Notice): void => this.#desk.tell(notice);

  async register(app: FastifyInstance, page: string | null, rings: NoticeRings): Promise<void> {
    const { store, site, gate, tables, time } = this.#house;
    const ways = { push: this.#publicKey, mail: this.#mails };
    addRoutes(
      app,
      gate,
      noticeRoutes({ store, desk: this.#desk, daily: this.#daily, time, tables: tables(), rings, ways, secret: this.#secret, site, near: this.#near }),
    );
    await registerAnswers(app, { store, gate, page });
  }

  start(): void {
    this.#desk.start();
    this.#daily.start();
    this.#mailbox?.start();
  }

  /** From now on nothing comes in; what is to be told still goes out. */
  async hush(): Promise<void> {
    await this.#mailbox?.close();
  }

  /** What another server has written down since. */
  readonly look = (): void => this.#daily.start();

  async close(): Promise<void> {
    await this.#daily.close();
    await this.#desk.close();
  }

  /** Whoever gave a challenge reminds whoever plays it, once a day; false: nobody there wants to be told. */
  readonly remind = async (id: string, until: number): Promise<boolean> => {
    const { store, tables, time } = this.#house;
    const table = await tables().open(id);
    if (isRefusal(table)) return false;
    const [sitting] = table.state.seats;
    if (sitting?.holder !== 'person' || sitting.tokenHash === null) return false;
    const wishes = await store.wishes({ table: id, holder: sitting.tokenHash });
    if (!wishes.some(({ events }) => events.includes('reminder'))) return false;
    const { code, game } = table.state.record;
    const moment = `challenge ${Math.floor(time.now() / DAY_MS)}`;
    this.#desk.tell({
      event: 'reminder',
      what: 'challenge',
      moment,
      table: id,
      code,
      game,
      seat: 0,
      name: sitting.name,
      deadline: new Date(until).toISOString(),
    });
    return true;
  };
}

const DAY_MS = 86_400_000;

/** What answers to letters need; an address that cannot be read is a mistake of whoever runs the house. */
const openReplies = ({ mailbox, address }: ReplyOptions, sender: string, house: NoticeHouse, write: (letter: Letter) => Promise<void>) => {
  const [url, to] = [readMailbox(mailbox), readReplyAddress(address)];
  if (url === null || to === null) throw new Error('letters are answered to an address, and read from a mailbox');
  const { store, ephemeral, time, tables, gate } = house;
  const from = addressIn(sender) ?? address;
  return { url, replies: new Replies({ store, ephemeral, time, tables, charge: gate.ledger.charge, address: to, from, write }) };
};

const isAwaited = async (tables: Tables, { table, seat, moment, what, deadline }: Notice): Promise<boolean> => {
  const open = await tables.open(table);
  if (isRefusal(open)) return false;
  // A game against bots waits for nobody in particular: what counts is that it may still be finished.
  if (what === 'challenge') return open.state.record.status === 'playing' && Date.parse(deadline ?? '') > open.ports.time.now();
  return open.reminders.momentOf(seat) === moment;
};

/** What there is to be told of today; null: nothing, or whoever asked for it has begun. */
const newsFor = async ({ challenges, ringOf }: NoticeHouse, { device, holder }: DailyWish): Promise<DailyNews | null> => {
  const ring = device === null ? null : await ringOf(device);
  if (device !== null && ring === null) return null;
  return challenges().results.news(ring === null ? { holder, ring: null } : holderOfRing(ring));
};

/** It was not stopped since, and the day is not played. */
const isWished = async (house: NoticeHouse, channel: string): Promise<boolean> => {
  const wish = await house.store.daily(channel);
  return wish !== null && (await newsFor(house, wish)) !== null;
};
