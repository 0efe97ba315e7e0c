import { type ChannelInfo, type HeldChannel, NOTICE_EVENTS, type NoticeWays, type SeatNotices } from '#protocol';
import { channelHours, dailyNotice, newChannel, seatWishes } from '#protocol/decode.ts';
import type { Seat } from '#kernel/game.ts';
import { identify, isRefusal, type LiveTable, newTableId, newToken, refuse, type Result, type Time } from '#table';
import { holderOf } from '../challenges/holder.ts';
import { SECRETS } from '../open-storage.ts';
import { body, lateIfWrong, OPEN, type Route, route, type Visit } from '../route.ts';
import type { Rings } from '../rings/rings.ts';
import type { Tables } from '../tables.ts';
import { calendarPath, calendarText, dailyText, isCalendarOf, readCalendarName, readDailyName, type SeatDeadline, type SeatOf } from './calendar.ts';
import { type DailyNotices, nextAt } from './daily.ts';
import type { NoticeDesk } from './desk.ts';
import { readEndpoint } from './push.ts';
import type { Channel, DailyWish, NoticeStore } from './notice-store.ts';

/** Key rings: whose a token such as `device~2` is, and which seats a device opens. */
export type NoticeRings = Pick<Rings, 'keyOf' | 'device' | 'deviceCalled' | 'seatsOf'>;

export interface NoticeDoor {
  readonly store: NoticeStore;
  readonly desk: NoticeDesk;
  readonly daily: DailyNotices;
  readonly time: Time;
  readonly tables: Tables;
  readonly rings: NoticeRings;
  readonly ways: NoticeWays;
  /** What the addresses of calendars are made with. */
  readonly secret: string;
  readonly site: () => string;
  /** Push services on this machine and network are allowed too. */
  readonly near: boolean;
}

const isKey = (text: string, bytes: number): boolean => Buffer.from(text, 'base64url').length === bytes;
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

const infoOf = ({ kind, address, confirmed, lang, zone, quiet }: Channel, test: ChannelInfo['test'], daily: DailyWish | null): ChannelInfo => ({
  kind,
  address: kind === 'mail' ? address : new URL(address).host,
  confirmed,
  lang,
  zone,
  quiet,
  test,
  daily: daily?.minute ?? null,
});

interface Sitting {
  readonly table: LiveTable;
  readonly of: SeatOf;
  /** By which device of their ring they come; null: by the link. */
  readonly device: string | null;
}

const seatOf = (table: LiveTable, seat: Seat): SeatOf | null => {
  const held = table.state.seats[seat];
  return held?.holder !== 'person' || held.tokenHash === null ? null : { table: table.id, seat, holder: held.tokenHash };
};

/** What people set, and their calendars. */
export const noticeRoutes = ({ store, desk, daily: dailyNotices, time, tables, rings, ways, secret, site, near }: NoticeDoor): readonly Route[] => {
  const proven = async ({ channel, secret: key }: HeldChannel): Promise<Result<Channel>> => {
    const found = await store.channel(channel);
    return found === null || SECRETS.hash(key) !== found.secretHash ? refuse('badChannel') : found;
  };
  const own = ({ id, token = '' }: Visit): Promise<Result<Channel>> => proven({ channel: id, secret: token });
  const byOwner = { ...OPEN, who: own };

  const sitting = async ({ id, token }: Visit): Promise<Result<Sitting>> => {
    const table = await tables.open(id);
    if (isRefusal(table)) return table;
    const key = await rings.keyOf(token);
    const identity = token === undefined ? refuse('notYourSeat') : identify(table.state, SECRETS, { token, key });
    if (isRefusal(identity)) return identity;
    const of = typeof identity.you === 'number' ? seatOf(table, identity.you) : null;
    return of === null ? refuse('notYourSeat') : { table, of, device: key?.device ?? null };
  };

  const deadlineAt = async (id: string, seat: Seat): Promise<SeatDeadline | null> => {
    const table = await tables.open(id);
    const of = isRefusal(table) ? null : seatOf(table, seat);
    if (isRefusal(table) || of === null) return null;
    const { code, game } = table.state.record;
    return { of, code, game, name: table.state.seats[seat]?.name ?? '', deadline: table.reminders.deadlineOf(seat) };
  };

  /** The seats of a calendar; null: the address is of none. */
  const ofCalendar = async (named: string): Promise<readonly SeatDeadline[] | null> => {
    const claimed = readCalendarName(named);
    if (claimed === null) return null;
    if (claimed.seat !== 'all') {
      const found = await deadlineAt(claimed.id, claimed.seat);
      return found !== null && isCalendarOf(secret, claimed.mac, found.of) ? [found] : null;
    }
    const device = await rings.deviceCalled(claimed.id);
    if (device === null || !isCalendarOf(secret, claimed.mac, { device: device.id, holder: device.tokenHash })) return null;
    const seats: SeatDeadline[] = [];
    for (const { table, seat } of await rings.seatsOf(device.ring)) {
      const found = await deadlineAt(table, seat);
      if (found !== null) seats.push(found);
    }
    return seats;
  };

  const asDevice = async (token: string) => (await rings.device(token)) ?? refuse('badDevice');

  const making = { ...OPEN, read: body(newChannel), price: 'channels', status: 201 } as const;

  return [
    route('GET /api/notices', OPEN, () => ways),
    route('POST /api/channels', { ...making, lang: ({ sent }) => sent.lang }, async ({ sent, charge }) => {
      const { lang, zone, quiet } = sent;
      const key = newToken(SECRETS);
      const secretHash = SECRETS.hash(key);
      const fresh = { id: newTableId(SECRETS), secretHash, lang, zone, quiet, letter: newToken(SECRETS), createdAt: Date.now() };
      if (sent.kind === 'mail') {
        if (!ways.mail) return refuse('noMail');
        const address = sent.address.trim();
        const spent = charge('letters', 1, address.toLowerCase());
        if (spent !== null) return spent;
        await store.saveChannel({ ...fresh, kind: 'mail', address, keys: null, confirmed: false });
        await desk.write({ channel: fresh.id, about: { event: 'confirm', moment: 'first' } });
        return { channel: fresh.id, secret: key } satisfies HeldChannel;
      }
      const { keys } = sent;
      const url = readEndpoint(sent.endpoint, near);
      if (url === null || !isKey(keys.p256dh, KEY_BYTES.p256dh) || !isKey(keys.auth, KEY_BYTES.auth)) return refuse('badEndpoint');
      // One device, one channel: whoever repeats its subscription gets no second one, and whoever has not its keys gets none.
      const known = await store.channelOf('push', url.href);
      if (known !== null && (known.keys?.auth !== keys.auth || known.keys.p256dh !== keys.p256dh)) return refuse('badEndpoint');
      const { id, letter } = known ?? fresh;
      await store.saveChannel({ ...fresh, id, letter, kind: 'push', address: url.href, keys, confirmed: true });
      return { channel: id, secret: key } satisfies HeldChannel;
    }),
    route('GET /api/channels/:id', byOwner, async ({ who }) => infoOf(who, await desk.reportOf(who.id), await store.daily(who.id))),
    route('PUT /api/channels/:id', { ...OPEN, read: body(channelHours) }, async (asked) => {
      const channel = await own(asked);
      if (isRefusal(channel)) return channel;
      const changed = { ...channel, ...asked.sent };
      await store.saveChannel(changed);
      const daily = await store.daily(channel.id);
      // Their hour is that of where they are now.
      if (daily !== null && channel.zone !== changed.zone) await store.putOffDaily(daily, nextAt(changed, daily.minute, time.now()));
      dailyNotices.start();
      return infoOf(changed, await desk.reportOf(channel.id), daily);
    }),
    route('DELETE /api/channels/:id', byOwner, async ({ who }) => {
      await store.dropChannel(who.id);
      return {};
    }),
    route('POST /api/channels/:id/test', { ...byOwner, status: 202, lang: ({ who }) => who.lang }, async ({ who: { id, address, confirmed }, charge }) => {
      // Mail that nobody has confirmed is asked once more, and told nothing else.
      const moment = newTableId(SECRETS);
      const spent = charge('tests', 1, id) ?? (confirmed ? null : charge('letters', 1, address.toLowerCase()));
      if (spent !== null) return spent;
      await desk.write({ channel: id, about: { event: confirmed ? 'test' : 'confirm', moment } });
      return { test: moment };
    }),
    route('GET /api/tables/:id/notices', { ...OPEN, who: sitting }, async ({ who: { of } }) => {
      return { wishes: await store.wishes(of), calendar: calendarPath(secret, of) } satisfies SeatNotices;
    }),
    route('PUT /api/tables/:id/notices', { ...OPEN, read: body(seatWishes) }, async (asked) => {
      const seat = await sitting(asked);
      if (isRefusal(seat)) return seat;
      const { channels } = asked.sent;
      const events = NOTICE_EVENTS.filter((event) => asked.sent.events.includes(event));
      for (const held of channels) {
        const channel = await proven(held);
        if (isRefusal(channel)) return channel;
      }
      const wishes = channels.map(({ channel }) => ({ channel, events }));
      await store.setWishes({ ...seat.of, device: seat.device }, wishes);
      return { wishes, calendar: calendarPath(secret, seat.of) } satisfies SeatNotices;
    }),
    route('PUT /api/challenges/daily', { ...OPEN, read: body(dailyNotice) }, async ({ token, sent: { minute, channels } }) => {
      const who = await holderOf(rings, token);
      if (who === null) return refuse('weakToken');
      const found: Channel[] = [];
      for (const held of channels) {
        const channel = await proven(held);
        if (isRefusal(channel)) return channel;
        found.push(channel);
      }
      for (const channel of found) {
        if (minute === null) await store.dropDaily(channel.id);
        else await store.saveDaily({ channel: channel.id, device: who.device, holder: who.holder, minute, next: nextAt(channel, minute, time.now()) });
      }
      dailyNotices.start();
      return { minute };
    }),
    route('GET /api/ring/calendar', { ...OPEN, who: ({ token = '' }) => asDevice(token) }, ({ who: { id, tokenHash } }) => ({
      calendar: calendarPath(secret, { device: id, holder: tokenHash }),
    })),
    route('GET /calendar/:name', OPEN, async (asked) => {
      const daily = readDailyName(asked.id);
      if (daily !== null) {
        void asked.reply.header('cache-control', 'public, max-age=86400').type('text/calendar; charset=utf-8');
        return dailyText(daily, site());
      }
      const seats = await lateIfWrong(asked, 'links', 'notFound', (await ofCalendar(asked.id)) ?? refuse('notFound'));
      if (isRefusal(seats)) return seats;
      const { lang, reply } = asked;
      void reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8');
      return calendarText({ seats, all: asked.id.includes('.all.'), site: site(), lang });
    }),
  ];
};
