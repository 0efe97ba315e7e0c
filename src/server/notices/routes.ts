import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ChannelInfo, type HeldChannel, NOTICE_EVENTS, type NoticeWays, type SeatNotices } from '#protocol';
import { decodeChannelHours, decodeNewChannel, decodeSeatWishes } from '#protocol/decode.ts';
import type { Seat } from '#kernel/game.ts';
import { identify, isRefusal, type LiveTable, newTableId, newToken, refuse, type Result } from '#table';
import { SECRETS } from '../open-storage.ts';
import { bearer, langOf, sendRefusal, type WithId } from '../http.ts';
import { AddressPaces } from '../limits.ts';
import type { Rings } from '../rings/rings.ts';
import type { Tables } from '../tables.ts';
import { calendarPath, calendarText, isCalendarOf, readCalendarName, type SeatOf } from './calendar.ts';
import type { NoticeDesk } from './desk.ts';
import { readEndpoint } from './push.ts';
import type { Channel, NoticeStore } from './notice-store.ts';

export interface NoticeRoutes {
  readonly store: NoticeStore;
  readonly desk: NoticeDesk;
  readonly tables: Tables;
  /** The key ring of a token such as `device~2`. */
  readonly keyOf: Rings['keyOf'];
  readonly ways: NoticeWays;
  /** What the addresses of calendars are made with. */
  readonly secret: string;
  readonly site: () => string;
  /** Push services on this machine and network are allowed too. */
  readonly near: boolean;
  readonly address: (request: IncomingMessage) => string;
}

const CHANNELS_PER_HOUR = 30;
const LETTERS_PER_HOUR = 3;
const TESTS_PER_HOUR = 12;
const GUESSES_PER_MINUTE = 30;
const HOUR_SECONDS = 3600;

const isKey = (text: string, bytes: number): boolean => Buffer.from(text, 'base64url').length === bytes;
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

const infoOf = ({ kind, address, confirmed, lang, zone, quiet }: Channel, test: ChannelInfo['test']): ChannelInfo => ({
  kind,
  address: kind === 'mail' ? address : new URL(address).host,
  confirmed,
  lang,
  zone,
  quiet,
  test,
});

interface Sitting {
  readonly table: LiveTable;
  readonly of: SeatOf;
  /** By which device of his ring he comes; null: by the link. */
  readonly device: string | null;
}

const seatOf = (table: LiveTable, seat: Seat): SeatOf | null => {
  const held = table.state.seats[seat];
  return held?.holder !== 'person' || held.tokenHash === null ? null : { table: table.id, seat, holder: held.tokenHash };
};

/** What people set, and their calendars (docs/protocol.md). */
export const registerNotices = (app: FastifyInstance, around: NoticeRoutes): void => {
  const { store, desk, tables, secret } = around;
  const creations = new AddressPaces(CHANNELS_PER_HOUR / HOUR_SECONDS, CHANNELS_PER_HOUR);
  const letters = new AddressPaces(LETTERS_PER_HOUR / HOUR_SECONDS, LETTERS_PER_HOUR);
  const tests = new AddressPaces(TESTS_PER_HOUR / HOUR_SECONDS, TESTS_PER_HOUR);
  const guesses = new AddressPaces(GUESSES_PER_MINUTE / 60, GUESSES_PER_MINUTE);

  const proven = async ({ channel, secret: key }: HeldChannel): Promise<Result<Channel>> => {
    const found = await store.channel(channel);
    return found === null || SECRETS.hash(key) !== found.secretHash ? refuse('badChannel') : found;
  };
  const own = (request: FastifyRequest<WithId>): Promise<Result<Channel>> => proven({ channel: request.params.id, secret: bearer(request) ?? '' });

  const sitting = async (request: FastifyRequest<WithId>): Promise<Result<Sitting>> => {
    const table = await tables.open(request.params.id);
    if (isRefusal(table)) return table;
    const token = bearer(request);
    const key = await around.keyOf(token);
    const identity = token === undefined ? refuse('notYourSeat') : identify(table.state, SECRETS, { token, key });
    if (isRefusal(identity)) return identity;
    const of = typeof identity.you === 'number' ? seatOf(table, identity.you) : null;
    return of === null ? refuse('notYourSeat') : { table, of, device: key?.device ?? null };
  };

  app.get('/api/notices', async (): Promise<NoticeWays> => around.ways);

  app.post('/api/channels', async (request, reply) => {
    const asked = decodeNewChannel(request.body);
    const lang = asked.ok ? asked.value.lang : langOf(request);
    if (!asked.ok) return sendRefusal(reply, refuse('badField', { field: asked.field }), lang);
    if (!creations.take(around.address(request.raw))) return sendRefusal(reply, refuse('tooManyRequests'), lang);
    const { value } = asked;
    const key = newToken(SECRETS);
    const fresh = {
      id: newTableId(SECRETS),
      secretHash: SECRETS.hash(key),
      lang,
      zone: value.zone,
      quiet: value.quiet,
      letter: newToken(SECRETS),
      createdAt: Date.now(),
    };
    if (value.kind === 'mail') {
      if (!around.ways.mail) return sendRefusal(reply, refuse('noMail'), lang);
      const address = value.address.trim();
      if (!letters.take(address.toLowerCase())) return sendRefusal(reply, refuse('tooManyLetters'), lang);
      await store.saveChannel({ ...fresh, kind: 'mail', address, keys: null, confirmed: false });
      desk.write({ channel: fresh.id, about: { event: 'confirm', moment: 'first' } });
      return reply.code(201).send({ channel: fresh.id, secret: key } satisfies HeldChannel);
    }
    const { keys } = value;
    const url = readEndpoint(value.endpoint, around.near);
    if (url === null || !isKey(keys.p256dh, KEY_BYTES.p256dh) || !isKey(keys.auth, KEY_BYTES.auth)) return sendRefusal(reply, refuse('badEndpoint'), lang);
    // One device, one channel: whoever repeats its subscription gets no second one, and whoever has not its keys gets none.
    const known = await store.channelOf('push', url.href);
    if (known !== null && (known.keys?.auth !== keys.auth || known.keys.p256dh !== keys.p256dh)) return sendRefusal(reply, refuse('badEndpoint'), lang);
    const id = known?.id ?? fresh.id;
    await store.saveChannel({ ...fresh, ...(known === null ? {} : { id, letter: known.letter }), kind: 'push', address: url.href, keys, confirmed: true });
    return reply.code(201).send({ channel: id, secret: key } satisfies HeldChannel);
  });

  app.get<WithId>('/api/channels/:id', async (request, reply) => {
    const channel = await own(request);
    return isRefusal(channel) ? sendRefusal(reply, channel, langOf(request)) : infoOf(channel, desk.reportOf(channel.id));
  });

  app.put<WithId>('/api/channels/:id', async (request, reply) => {
    const hours = decodeChannelHours(request.body);
    if (!hours.ok) return sendRefusal(reply, refuse('badField', { field: hours.field }), langOf(request));
    const channel = await own(request);
    if (isRefusal(channel)) return sendRefusal(reply, channel, langOf(request));
    await store.saveChannel({ ...channel, ...hours.value });
    return infoOf({ ...channel, ...hours.value }, desk.reportOf(channel.id));
  });

  app.delete<WithId>('/api/channels/:id', async (request, reply) => {
    const channel = await own(request);
    if (isRefusal(channel)) return sendRefusal(reply, channel, langOf(request));
    await store.dropChannel(channel.id);
    return {};
  });

  app.post<WithId>('/api/channels/:id/test', async (request, reply) => {
    const channel = await own(request);
    if (isRefusal(channel)) return sendRefusal(reply, channel, langOf(request));
    if (!tests.take(channel.id)) return sendRefusal(reply, refuse('tooManyRequests'), channel.lang);
    // Mail that nobody has confirmed is asked once more, and told nothing else.
    const moment = newTableId(SECRETS);
    if (!channel.confirmed && !letters.take(channel.address.toLowerCase())) return sendRefusal(reply, refuse('tooManyLetters'), channel.lang);
    desk.write({ channel: channel.id, about: { event: channel.confirmed ? 'test' : 'confirm', moment } });
    return reply.code(202).send({ test: moment });
  });

  app.get<WithId>('/api/tables/:id/notices', async (request, reply) => {
    const seat = await sitting(request);
    if (isRefusal(seat)) return sendRefusal(reply, seat, langOf(request));
    return { wishes: await store.wishes(seat.of), calendar: calendarPath(secret, seat.of) } satisfies SeatNotices;
  });

  app.put<WithId>('/api/tables/:id/notices', async (request, reply) => {
    const asked = decodeSeatWishes(request.body);
    if (!asked.ok) return sendRefusal(reply, refuse('badField', { field: asked.field }), langOf(request));
    const seat = await sitting(request);
    if (isRefusal(seat)) return sendRefusal(reply, seat, langOf(request));
    const events = NOTICE_EVENTS.filter((event) => asked.value.events.includes(event));
    for (const held of asked.value.channels) {
      const channel = await proven(held);
      if (isRefusal(channel)) return sendRefusal(reply, channel, langOf(request));
    }
    const wishes = asked.value.channels.map(({ channel }) => ({ channel, events }));
    await store.setWishes({ ...seat.of, device: seat.device }, wishes);
    return { wishes, calendar: calendarPath(secret, seat.of) } satisfies SeatNotices;
  });

  const nothing = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    guesses.take(around.address(request.raw));
    return sendRefusal(reply, refuse('notFound'), langOf(request));
  };

  app.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
    if (!guesses.has(around.address(request.raw))) return sendRefusal(reply, refuse('tooManyRequests'), langOf(request));
    const claimed = readCalendarName(request.params.name);
    const table = claimed === null ? null : await tables.open(claimed.table);
    const of = claimed === null || table === null || isRefusal(table) ? null : seatOf(table, claimed.seat);
    if (claimed === null || table === null || isRefusal(table) || of === null || !isCalendarOf(secret, claimed.mac, of)) return nothing(request, reply);
    const { code, game } = table.state.record;
    const deadline = table.reminders.deadlineOf(of.seat);
    const name = table.state.seats[of.seat]?.name ?? '';
    const text = calendarText({ of, code, game, name, site: around.site(), lang: langOf(request), deadlines: deadline === null ? [] : [deadline] });
    return reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8').send(text);
  });
};
