import { randomUUID } from 'node:crypto';
import { at } from '#kernel/collections.ts';
import type { ChannelInfo, HeldChannel, NewChannel } from '#protocol';
import { here } from '../../chairs.ts';
import { plainOf } from '../../mail-service.ts';
import { Device } from '../../push-service.ts';
import { LostAnswer, type Visitor } from './visitor.ts';

/* People who want to be told: by push and by mail, each thing once. */

const DAY = { lang: 'en', zone: 'UTC', quiet: null } as const;
const WINDOW_SECONDS = 2_000_000;

/** A server that dies with a notice tells nobody, rather than twice: then something else is to be told. Longer than another server takes to miss it. */
const lostMs = ({ ways }: Visitor): number => (ways.servers > 1 ? 12_000 : 3000);

/** What is told of until it arrives, each time at another table. */
const tell = async (visitor: Visitor, channel: HeldChannel, arrived: (table: string) => boolean): Promise<void> => {
  for (;;) {
    const { table, seats, owner } = await visitor.create({
      seats: [here(visitor.name()), here(visitor.name())],
      start: false,
      options: { rounds: 2, windowSeconds: WINDOW_SECONDS },
    });
    const token = at(seats, 0).token;
    await visitor.must('PUT', `/api/tables/${table}/notices`, token, { channels: [channel], events: ['yourTurn'] });
    const chair = await visitor.sit({ table, owner }, null);
    const [troubles, since] = [visitor.ways.troubles(), performance.now()];
    await chair.ask({ t: 'start' });
    await chair.when('the beginning', ({ info }) => info.status === 'playing');
    await visitor.until(
      `a notice by ${visitor.who} of ${table}`,
      () => arrived(table) || (visitor.ways.troubles() > troubles && performance.now() - since > lostMs(visitor)),
    );
    if (arrived(table)) return;
  }
};

const opened = async (visitor: Visitor, channel: NewChannel): Promise<HeldChannel> => {
  const { code, value: held } = await visitor.ask<HeldChannel>('POST', '/api/channels', undefined, channel);
  // So many an hour from one address: whoever comes too often comes again later.
  if (code === 'tooMuch') throw new LostAnswer();
  if (code !== '') throw new Error(`a channel was refused: ${code}`);
  visitor.ways.book.hide(held.secret, 'the key of a channel', [visitor.who]);
  return held;
};

export const bePushed = async (visitor: Visitor): Promise<void> => {
  const { push, pushUrl, book } = visitor.ways;
  const [device, path] = [new Device(), `/${randomUUID()}`];
  const channel = await opened(visitor, { kind: 'push', endpoint: `${pushUrl}${path}`, keys: device.keys, ...DAY });
  const told = (): readonly string[] => push.pushed.filter((pushed) => pushed.path === path).map(({ body }) => device.decrypt(body));
  await tell(visitor, channel, (table) => told().some((text) => text.includes(table)));
  visitor.did('pushed');
  book.later.push(() => (new Set(told()).size < told().length ? ['a push was sent twice'] : []));
};

/** An address of mail that has been confirmed; a letter that was lost with its server is asked for at another address. */
const confirmed = async (visitor: Visitor): Promise<{ readonly channel: HeldChannel; readonly letters: () => readonly string[] }> => {
  for (;;) {
    const address = `${randomUUID()}@example.org`;
    const letters = (): readonly string[] => visitor.ways.mail.letters.filter(({ to }) => to === address).map(({ raw }) => plainOf(raw));
    const link = (): string => /(\/told\/confirm\/[\w-]+)/.exec(letters().join())?.[1] ?? '';
    const channel = await opened(visitor, { kind: 'mail', address, ...DAY });
    const [troubles, since] = [visitor.ways.troubles(), performance.now()];
    await visitor.until(
      'a letter to confirm an address',
      () => link() !== '' || (visitor.ways.troubles() > troubles && performance.now() - since > lostMs(visitor)),
    );
    if (link() === '') continue;
    await visitor.ask('POST', link());
    const { confirmed: isSo } = await visitor.must<ChannelInfo>('GET', `/api/channels/${channel.channel}`, channel.secret);
    visitor.check(isSo, 'an address that was confirmed is not');
    return { channel, letters };
  }
};

export const beWritten = async (visitor: Visitor): Promise<void> => {
  const { channel, letters } = await confirmed(visitor);
  await tell(visitor, channel, (table) => letters().some((text) => text.includes(table)));
  visitor.did('written');
  visitor.ways.book.later.push(() => {
    const tables = letters().flatMap((text) => /\/t\/([\w-]+)/.exec(text)?.[1] ?? []);
    return new Set(tables).size < tables.length ? ['a letter was sent twice'] : [];
  });
};
