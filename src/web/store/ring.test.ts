// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';

const VIEW = { devices: [], passkeys: 0, tables: [{ table: 't', code: 'ABCDEF', game: 'bourse', chairs: [0] }] };

/** What the page asked, and what lets the house answer it. */
const asked: { readonly path: string; readonly body: unknown; readonly answer: (body: object) => void }[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  stored.clear();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }), addEventListener: () => undefined });
  vi.stubGlobal('navigator', { languages: ['fr'], userAgent: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) });
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body?: string } = {}) => {
    const sent: unknown = body === undefined ? undefined : JSON.parse(body);
    return new Promise((resolve) => asked.push({ path, body: sent, answer: (answered) => resolve(Response.json(answered)) }));
  });
});

const open = async () => ({ ...(await import('./ring.ts')), ...(await import('./keys.ts')), ...(await import('./tables.ts')) });

describe('the key ring of this device', () => {
  it('is made once, however often it is asked for meanwhile', async () => {
    const { haveRing, deviceToken, myTables, rememberSeat } = await open();
    rememberSeat({ table: 't', code: 'ABCDEF', game: 'bourse' }, { seat: 0, token: 'link' });
    const both = [haveRing(), haveRing()];
    expect(asked.map(({ path }) => path)).toEqual(['/api/ring']);
    asked[0]?.answer({ ...VIEW, token: 'dev' });
    expect(await Promise.all(both)).toEqual([null, null]);
    expect([deviceToken.value, myTables.value[0]?.seats]).toEqual(['dev', [{ seat: 0, token: 'dev~0' }]]);
  });

  it('is shown links that opened a chair and open nothing any more, once, so that what was said there is found', async () => {
    const { haveRing, keepInStep, rememberSeat, forgetToken, leftLinks } = await open();
    const lobby = { table: 't', code: 'ABCDEF', game: 'bourse' };
    rememberSeat(lobby, { seat: 0, token: 'lost' });
    forgetToken('t', 'lost');
    rememberSeat(lobby, { seat: 0, token: 'again' });
    rememberSeat(lobby, { seat: 0, token: 'third' });
    const made = haveRing();
    expect(asked[0]?.body).toMatchObject({ holds: [{ token: 'lost' }, { token: 'again' }, { token: 'third' }] });
    asked[0]?.answer({ ...VIEW, token: 'dev' });
    expect([await made, leftLinks()]).toEqual([null, []]);
    void keepInStep();
    expect(asked[1]?.body).toBeUndefined();
  });

  it('is not brought back by an answer that was on its way when everything was erased', async () => {
    const { keepInStep, eraseMe, setDeviceToken, deviceToken, ring, myTables } = await open();
    setDeviceToken('dev');
    const late = keepInStep();
    const erasing = eraseMe();
    asked[1]?.answer({});
    expect(await erasing).toBeNull();
    asked[0]?.answer(VIEW);
    expect(await late).toBeNull();
    expect([deviceToken.value, ring.value, myTables.value]).toEqual([null, null, []]);
    expect(JSON.stringify([...stored])).not.toContain('ABCDEF');
  });
});
