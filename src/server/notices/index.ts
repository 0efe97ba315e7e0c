import type { FastifyInstance } from 'fastify';
import { isRefusal, type Log, newToken, type Notice, type Time } from '#table';
import { SECRETS } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { registerAnswers } from './answers.ts';
import { NoticeDesk } from './desk.ts';
import { type MailOptions, MailSender } from './mail.ts';
import type { NoticeStore } from './notice-store.ts';
import { pushKeys, PushSender } from './push.ts';
import { addRoutes, type Gate } from '../route.ts';
import type { EphemeralStore } from '../sql/ephemeral.ts';
import { type NoticeRings, noticeRoutes } from './routes.ts';

export interface NoticeOptions {
  /** The mail server; absent: no mail is sent. */
  readonly mail?: MailOptions | undefined;
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
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0] ?? 'nobody@comptoir.invalid'}`;
};

/** Everything by which people are told while they are not at the table. */
export class Notices {
  readonly #house: NoticeHouse;
  readonly #desk: NoticeDesk;
  readonly #near: boolean;
  readonly #publicKey: string;
  readonly #secret: string;
  readonly #mails: boolean;

  private constructor(
    house: NoticeHouse,
    desk: NoticeDesk,
    facts: { readonly near: boolean; readonly publicKey: string; readonly secret: string; readonly mails: boolean },
  ) {
    this.#house = house;
    this.#desk = desk;
    this.#near = facts.near;
    this.#publicKey = facts.publicKey;
    this.#secret = facts.secret;
    this.#mails = facts.mails;
  }

  static async open(house: NoticeHouse, { mail, near = false, retryMs = RETRY_MS }: NoticeOptions): Promise<Notices> {
    const { store, ephemeral, time, site, log, keepsHouse } = house;
    const keys = await pushKeys(store);
    const secret = await store.keep('calendar', newToken(SECRETS));
    const desk = new NoticeDesk({
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
    });
    return new Notices(house, desk, { near, publicKey: keys.publicKey, secret, mails: mail !== undefined });
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
  }

  close(): Promise<void> {
    return this.#desk.close();
  }
}

const isAwaited = async (tables: Tables, { table, seat, moment }: Notice): Promise<boolean> => {
  const open = await tables.open(table);
  return !isRefusal(open) && open.reminders.momentOf(seat) === moment;
};
