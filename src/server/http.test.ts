import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eachHouse } from './testing/each-house.ts';

const house = eachHouse(null);

/** A built page, as small as can be. */
const buildPage = (): string => {
  const page = join(house.directory, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><html lang="fr"><head><title>Comptoir</title></head></html>');
  writeFileSync(join(page, 'assets', 'main-abc123.js'), 'console.log(1);'.repeat(100));
  writeFileSync(join(page, 'assets', 'main-abc123.js.gz'), gzipSync('console.log(1);'.repeat(100)));
  writeFileSync(join(page, 'favicon.svg'), '<svg/>');
  writeFileSync(join(page, '.stamp'), 'hidden');
  return page;
};

/** `fetch` would tidy the path up before it is sent. */
const askRaw = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<{ readonly status: number | undefined; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(house.url);
    const asked = request({ hostname, port, path, headers }, async (response) => resolve({ status: response.statusCode, body: await text(response) }));
    asked.once('error', reject).end();
  });

describe('the page', () => {
  it('is served for every path of its router, always fresh; hashed files for good; nothing hidden', async () => {
    await house.start({ page: buildPage() });
    for (const path of ['/', '/watch', '/new/bourse?x=1']) {
      const response = await fetch(`${house.url}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Comptoir</title>');
    }
    const asset = await fetch(`${house.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(await asset.text()).toContain('console.log');
    expect((await fetch(`${house.url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/assets/gone-123.js', '/.stamp', '/api/nothing', '/../../etc/passwd.txt', '/%2e%2e/%2e%2e/etc/passwd.txt']) {
      const response = await fetch(`${house.url}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(JSON.parse(await response.text())).toMatchObject({ error: { code: 'notFound' } });
    }
    expect((await fetch(`${house.url}/t/abc`, { method: 'POST' })).status).toBe(404);
  });

  it('a path that no file can have is not found, and is no error of ours', async () => {
    await house.start({ page: buildPage() });
    const far = ['/t/%00', '/j/%00', '/%00', '/assets/%00.js', '//', '/t/..', '/%2e%2e', '/t/%5c..%5c', '/assets/', `/t/${'x'.repeat(5000)}`];
    for (const path of far) {
      const { status, body } = await askRaw(path);
      expect([path, status, JSON.parse(body).error.code]).toEqual([path, 404, 'notFound']);
    }
    expect(await askRaw('/favicon.svg', { range: 'bytes=999-' })).toEqual({ status: 200, body: '<svg/>' });
    expect((await askRaw('/favicon.svg', { 'if-match': '"other"' })).status).toBe(404);
  });

  it('may be absent: the API says so and works', async () => {
    await house.start();
    expect((await fetch(`${house.url}/`)).status).toBe(404);
    expect((await fetch(`${house.url}/health`)).status).toBe(200);
  });

  it('every answer forbids foreign scripts, frames and guessing', async () => {
    await house.start({ page: buildPage() });
    for (const path of ['/', '/api/tables', '/api/nothing', '/assets/main-abc123.js', '/health']) {
      const { headers } = await fetch(`${house.url}${path}`);
      const { host } = new URL(house.url);
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws://${host} wss://${host}; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect((await fetch(`${house.url}/api/tables`)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('what the server tells about itself', () => {
  it('its health', async () => {
    await house.start({ version: '1.2.3' });
    const created = await house.create();
    await house.seat(created);
    expect(await (await fetch(`${house.url}/health`)).json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      protocol: 1,
      tables: 1,
      sockets: 2,
      database: 'ok',
    });
  });

  it('its games', async () => {
    await house.start({ datasets: { tontine: {} } });
    expect(await (await fetch(`${house.url}/api/games/tontine`)).json()).toEqual({
      game: 'tontine',
      rulesVersion: 1,
      seats: { min: 2, max: 60 },
      bots: ['weak', 'decent', 'strong'],
      datasets: [],
    });
    expect((await fetch(`${house.url}/api/games/chess`)).status).toBe(404);
  });

  it('a recording of a closed table only to those who hold a token', async () => {
    await house.start();
    const created = await house.create({ watching: 'nobody', options: { rounds: 1 } });
    for (const client of await house.seat(created)) await client.move({ type: 'seal', n: 1 });
    const url = `${house.url}/api/tables/${created.table}/recording`;
    const stranger = await fetch(url);
    expect(stranger.status).toBe(403);
    expect(await stranger.json()).toMatchObject({ error: { code: 'watchingClosed' } });
    const player = await fetch(url, { headers: { authorization: `Bearer ${created.seats[0]?.token}` } });
    expect(await player.json()).toMatchObject({ format: 1, game: 'tontine', seats: 2, inputs: { length: 2 } });
  });
});
