import type { FastifyInstance } from 'fastify';
import { isRefusal, type Log, newToken, type Notice, type Time } from '#table';
import { SECRETS } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { registerAnswers } from './answers.ts';
import type { Challenges } from '../challenges/challenges.ts';
import { holderOfRing } from '../challenges/holder.ts';
import { DailyNotices } from './daily.ts';
import { NoticeDesk } from './desk.ts';
import { type MailOptions, MailSender } from './mail.ts';
import type { DailyNews, DailyWish, NoticeStore } from './notice-store.ts';
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
  readonly challenges: () => Challenges;
  /** On which ring a device is; null: it was removed. */
  readonly ringOf: (device: string) => Promise<string | null>;
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
  readonly #daily: DailyNotices;
  readonly #near: boolean;
  readonly #publicKey: string;
  readonly #secret: string;
  readonly #mails: boolean;

  private constructor(
    house: NoticeHouse,
    desk: NoticeDesk,
    daily: DailyNotices,
    facts: { readonly near: boolean; readonly publicKey: string; readonly secret: string; readonly mails: boolean },
  ) {
    this.#house = house;
    this.#desk = desk;
    this.#daily = daily;
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
      isNews: (about, channel) => ('table' in about ? isAwaited(house.tables(), about) : isWished(house, channel)),
      nameOf: async (id, seat) => {
        const table = await house.tables().open(id);
        return isRefusal(table) ? null : table.state.seats[seat]?.name || null;
      },
      retryMs,
    });
    const daily = new DailyNotices({ store, time, log, keepsHouse, newsFor: (wish) => newsFor(house, wish), write: (letter) => desk.write(letter) });
    return new Notices(house, desk, daily, { near, publicKey: keys.publicKey, secret, mails: mail !== undefined });
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
