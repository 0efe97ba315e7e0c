import type { FastifyInstance } from 'fastify';
import { isRefusal, type Log, newToken, type Notice, type Time } from '#table';
import { SECRETS } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { registerAnswers } from './answers.ts';
import { NoticeDesk } from './desk.ts';
import { readReplyAddress } from './letter.ts';
import { type MailOptions, MailSender } from './mail.ts';
import { Mailbox, readMailbox } from './mailbox.ts';
import type { Letter, NoticeStore } from './notice-store.ts';
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
  readonly #near: boolean;
  readonly #publicKey: string;
  readonly #secret: string;
  readonly #mails: boolean;
  readonly #mailbox: Mailbox | null;

  private constructor(
    house: NoticeHouse,
    desk: NoticeDesk,
    mailbox: Mailbox | null,
    facts: { readonly near: boolean; readonly publicKey: string; readonly secret: string; readonly mails: boolean },
  ) {
    this.#house = house;
    this.#mailbox = mailbox;
    this.#desk = desk;
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
      isAwaited: (notice) => isAwaited(house.tables(), notice),
      nameOf: async (id, seat) => {
        const table = await house.tables().open(id);
        return isRefusal(table) ? null : table.state.seats[seat]?.name || null;
      },
      retryMs,
      ...(answers === null ? {} : { invite: (about, channel) => answers.replies.invite(about, channel) }),
    });
    const mailbox = answers === null ? null : new Mailbox(answers.url, { time, log, keepsHouse, read: answers.replies.read, retryMs });
    return new Notices(house, desk, mailbox, { near, publicKey: keys.publicKey, secret, mails: mail !== undefined });
  }

  readonly tell = (notice: Notice): void => this.#desk.tell(notice);

  async register(app: FastifyInstance, page: string | null, rings: NoticeRings): Promise<void> {
    const { store, site, gate, tables } = this.#house;
    const ways = { push: this.#publicKey, mail: this.#mails };
    addRoutes(app, gate, noticeRoutes({ store, desk: this.#desk, tables: tables(), rings, ways, secret: this.#secret, site, near: this.#near }));
    await registerAnswers(app, { store, gate, page });
  }

  start(): void {
    this.#desk.start();
    this.#mailbox?.start();
  }

  /** From now on nothing comes in; what is to be told still goes out. */
  async hush(): Promise<void> {
    await this.#mailbox?.close();
  }

  close(): Promise<void> {
    return this.#desk.close();
  }
}

/** What answers to letters need; an address that cannot be read is a mistake of whoever runs the house. */
const openReplies = ({ mailbox, address }: ReplyOptions, sender: string, house: NoticeHouse, write: (letter: Letter) => Promise<void>) => {
  const [url, to] = [readMailbox(mailbox), readReplyAddress(address)];
  if (url === null || to === null) throw new Error('letters are answered to an address, and read from a mailbox');
  const { store, ephemeral, time, tables, gate } = house;
  const from = addressIn(sender) ?? address;
  return { url, replies: new Replies({ store, ephemeral, time, tables, charge: gate.ledger.charge, address: to, from, write }) };
};

const isAwaited = async (tables: Tables, { table, seat, moment }: Notice): Promise<boolean> => {
  const open = await tables.open(table);
  return !isRefusal(open) && open.reminders.momentOf(seat) === moment;
};
