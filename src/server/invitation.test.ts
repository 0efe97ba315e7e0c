import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type HouseInfo, NO_SIGN } from '#protocol';
import { describe, expect, it } from 'vitest';
import { guestAddresses, houseAddress, houseInfo, networkAddresses } from './addresses.ts';
import { eachHouse } from './testing/each-house.ts';
import { type House, only } from './testing/house.ts';

/* By which address guests come, and what a messenger shows of it. */

const house = eachHouse(null);

const card = (address: string, more: { readonly internal?: boolean; readonly family?: 'IPv4' | 'IPv6' } = {}) => ({
  address,
  family: 'IPv4' as const,
  internal: false,
  ...more,
});
const LISTENING = { host: '127.0.0.1', port: 4280, site: null, command: 'npm start -- --host 0.0.0.0', plays: false };

describe('addresses for guests', () => {
  it('are those of the machine’s networks, its own containers and makeshift ones last', () => {
    const cards = {
      docker0: [card('172.17.0.1')],
      wlan1: [card('169.254.7.7')],
      lo: [card('127.0.0.1', { internal: true })],
      ppp0: [card('203.0.113.4')],
      eth0: [card('192.168.1.24'), card('fe80::1', { family: 'IPv6' })],
    };
    expect(networkAddresses(cards)).toEqual(['192.168.1.24', '203.0.113.4', '172.17.0.1', '169.254.7.7']);
  });

  it('are none where the server listens to this machine alone, and the one it was told where it was told one', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.0.0.5']) expect(guestAddresses({ host, port: 1 })).toEqual([]);
    expect(guestAddresses({ host: '192.168.1.24', port: 1 })).toEqual(['http://192.168.1.24:1']);
    expect(guestAddresses({ host: 'fd00::4', port: 1 })).toEqual(['http://[fd00::4]:1']);
    expect(guestAddresses({ host: '0.0.0.0', port: 1 })).toEqual(networkAddresses().map((address) => `http://${address}:1`));
  });

  it('are one for letters, calendars and webhooks: never that of everywhere, which leads nowhere', () => {
    expect(houseAddress({ host: '0.0.0.0', port: 1, site: 'https://jeux.example.org' })).toBe('https://jeux.example.org');
    for (const host of ['0.0.0.0', '::'])
      expect(houseAddress({ host, port: 1, site: null })).toBe(networkAddresses().map((address) => `http://${address}:1`)[0] ?? 'http://localhost:1');
    expect(houseAddress({ host: '127.0.0.1', port: 1, site: null })).toBe('http://127.0.0.1:1');
    expect(houseAddress({ host: '::1', port: 1, site: null })).toBe('http://localhost:1');
    expect(houseAddress({ host: '192.168.1.24', port: 1, site: null })).toBe('http://192.168.1.24:1');
  });

  it('are told to those who come from there, not to strangers', () => {
    const listening = { ...LISTENING, host: '192.168.1.24' };
    for (const asker of ['127.0.0.1', '192.168.1.9', '10.1.2.3', '0:0:0:0::/64', 'fe80:0:0:0::/64'])
      expect(houseInfo(listening, asker).addresses).toHaveLength(1);
    for (const asker of ['203.0.113.4', '2001:db8:0:0::/64', 'unknown']) expect(houseInfo(listening, asker).addresses).toEqual([]);
    const typed = { ...LISTENING, command: 'npm start -- --host 0.0.0.0 --database /home/ana/games.sqlite' };
    for (const asker of ['127.0.0.1', '0:0:0:0::/64']) expect(houseInfo(typed, asker).command).toBe(typed.command);
    for (const asker of ['192.168.1.9', '203.0.113.4', 'unknown']) expect(houseInfo(typed, asker).command).toBe('comptoir serve --host 0.0.0.0');
    expect(houseInfo(LISTENING, '127.0.0.1')).toEqual({
      sign: NO_SIGN,
      site: null,
      addresses: [],
      listens: 'machine',
      command: LISTENING.command,
      plays: false,
    });
  });

  it('are asked for by the page', async () => {
    await house.start({ site: 'https://jeux.example.org/', host: '0.0.0.0' });
    const info: HouseInfo = JSON.parse(await (await fetch(`${house.url.replace('0.0.0.0', '127.0.0.1')}/api/house`)).text());
    expect(info).toMatchObject({ site: 'https://jeux.example.org', listens: 'network' });
    for (const address of info.addresses) expect((await fetch(`${address}/health`)).status).toBe(200);
  });
});

const buildPage = (): string => {
  const page = join(house.directory, 'page');
  mkdirSync(join(page, 'boxes'), { recursive: true });
  writeFileSync(
    join(page, 'index.html'),
    '<html lang="fr"><head><meta name="description" content="Comptoir" /><title>Comptoir</title></head><body></body></html>',
  );
  copyFileSync('games/bourse/box.jpg', join(page, 'boxes', 'bourse.jpg'));
  return page;
};

/** A document as somebody asks for it under that name. */
const asked = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${house.url}${path}`, { headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += String(part);
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

const tag = (text: string, name: string): string | undefined => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(text)?.[1];

describe('a link that is pasted into a messenger', () => {
  const bourse = async (options: Parameters<House['start']>[0] = {}) => {
    await house.start({ page: buildPage(), ...options, games: async (id) => (await import('./games.ts')).catalogueGames({})(id) });
    return house.create({
      game: 'bourse',
      start: false,
      seats: [{ kind: 'here', name: '<b>Zoé</b> & "Cie"' }, { kind: 'here', name: 'Inès' }, { kind: 'bot', level: 'decent' }, { kind: 'open' }],
    });
  };

  it('says which game it is, who sits there and how many seats are free, with the picture of the box', async () => {
    const { table, code } = await bourse();
    for (const path of [`/t/${table}`, `/j/${code}`, `/j/${code.toLowerCase()}`]) {
      const text = await asked(path, { host: '192.168.1.24:4280' });
      expect([...text.matchAll(/<title>/g)]).toHaveLength(1);
      expect(text).toContain(`<title>Bourse · table ${code}</title>`);
      expect(tag(text, 'og:title')).toBe(`Bourse · table ${code}`);
      expect(tag(text, 'og:description')).toBe(
        '&lt;b&gt;Zoé&lt;/b&gt; &amp; &quot;Cie&quot;, Inès et 1\u00a0bot attendent. Encore 1\u00a0siège libre\u00a0: on s’assoit sans compte.'.replaceAll(
          '1\u00a0',
          '1 ',
        ),
      );
      expect(tag(text, 'og:image')).toBe('http://192.168.1.24:4280/boxes/bourse.jpg');
      expect(tag(text, 'og:url')).toBe(`http://192.168.1.24:4280${path}`);
    }
    const english = await asked(`/j/${code}`, { 'accept-language': 'en' });
    expect(tag(english, 'description')).toContain('1 seat is still free');
    expect((await fetch(`${house.url}/boxes/bourse.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('begins with the address that guests are given, or with https where a proxy says so', async () => {
    const { code } = await bourse({ site: 'https://jeux.example.org' });
    expect(tag(await asked(`/j/${code}`), 'og:image')).toBe('https://jeux.example.org/boxes/bourse.jpg');
    await house.stop();
    await house.start({
      page: join(house.directory, 'page'),
      hosts: ['jeux.example.org'],
      games: async (id) => (await import('./games.ts')).catalogueGames({})(id),
    });
    expect(tag(await asked(`/j/${code}`, { host: 'jeux.example.org', 'x-forwarded-proto': 'https' }), 'og:image')).toBe(
      'https://jeux.example.org/boxes/bourse.jpg',
    );
  });

  it('carries no token, and says nothing of a table that is not there', async () => {
    const { code, table, owner, seats } = await bourse();
    const text = await asked(`/t/${table}`);
    for (const secret of [owner, ...seats.map(({ token }) => token)]) expect(text).not.toContain(secret);
    for (const path of ['/j/XXXXXX', '/t/nothing-here', `/j/${code}/x`, '/j/%3Cscript%3E', `/j/${'A'.repeat(200)}`])
      expect(tag(await asked(path), 'og:title')).toBeUndefined();
  });

  it('answers 404 for what is nowhere, in the reader’s language, and shows a game by its box', async () => {
    const { code, table } = await bourse();
    const status = async (path: string): Promise<number> => (await fetch(`${house.url}${path}`)).status;
    for (const path of [
      '/',
      '/watch',
      '/seats',
      '/rules',
      '/rules/bourse',
      '/rules/house',
      '/learn/bourse',
      '/lab/adjudicator',
      `/t/${table}`,
      `/j/${code}`,
      `/t/${table}/debrief`,
      '/t/here~3f/debrief',
      '/t/now~3f',
    ])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of [
      '/nothing',
      '/rules/nothing',
      '/new/nothing',
      '/t/nothing-here',
      '/j/XXXXXX',
      '/watch/x',
      `/t/${table}/x`,
      '/d/nothing',
      '/d/nothing/board',
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    const rules = await asked('/rules/bourse', { 'accept-language': 'en' });
    expect([tag(rules, 'og:title'), tag(rules, 'og:image')?.endsWith('/boxes/bourse.jpg'), tag(rules, 'robots')]).toEqual([
      'Bourse · Comptoir',
      true,
      undefined,
    ]);
    expect(rules).toContain('<html lang="en">');
    expect(tag(await asked('/'), 'og:title')).toBe('Comptoir');
    expect(await asked('/robots.txt')).toContain('Disallow: /t/');
  });

  it('does not help to guess codes', async () => {
    const { code } = await bourse({ prices: { codes: only(3) } });
    for (const wrong of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await asked(`/j/${wrong}`);
    expect(tag(await asked(`/j/${code}`), 'og:title')).toBeUndefined();
    expect((await fetch(`${house.url}/api/codes/${code}`)).status).toBe(429);
  });
});

describe('whoever invites', () => {
  it('sees in the lobby at which address a guest came in, and nobody sees it in play', async () => {
    await house.start();
    const { table, seats } = await house.create({ start: false, seats: [{ kind: 'here', name: 'Ana' }, { kind: 'open' }] });
    const host = await house.join(table, seats[0]?.token);
    const guest = await house.join(table);
    await guest.ask({ t: 'take', seat: 1, name: 'Bob' });
    await host.until(() => host.scene.info.seats[1]?.cameBy === new URL(house.url).host);
    await host.ask({ t: 'start' });
    await host.until(() => host.scene.info.status === 'playing');
    expect(host.scene.info.seats.map(({ cameBy }) => cameBy)).toEqual([undefined, undefined]);
  });
});
