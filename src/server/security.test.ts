import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AddressBuckets, AddressCount, Bucket } from './limits.ts';
import { readName, readTalk } from './names.ts';
import { addressOf, isOwnOrigin, securityHeaders } from './security.ts';
import { hashToken, newCode, newSeed, newTableId, newToken, readCode } from './tokens.ts';

const request = (headers: Readonly<Record<string, string>>, remote = '192.0.2.1'): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const message = new IncomingMessage(socket);
  Object.assign(message.headers, headers);
  return message;
};

describe('addresses', () => {
  it('are the peer’s, or what one’s own proxy saw', () => {
    expect(addressOf(request({ 'x-forwarded-for': '6.6.6.6' }), false)).toBe('192.0.2.1');
    expect(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 198.51.100.9' }), true)).toBe('198.51.100.9');
    expect(addressOf(request({}), true)).toBe('192.0.2.1');
    expect(addressOf(request({ 'x-forwarded-for': '198.51.100.9' }, '127.0.0.1'), false)).toBe('198.51.100.9');
    expect(addressOf(request({ 'x-forwarded-for': '198.51.100.9' }, '::ffff:127.0.0.1'), false)).toBe('198.51.100.9');
  });

  it('of version 6 count by network, of version 4 one by one however written', () => {
    const at = (remote: string): string => addressOf(request({}, remote), false);
    expect(at('2001:db8:1:2:3:4:5:6')).toBe(at('2001:db8:1:2::9'));
    expect(at('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(at('2001:db8::1')).not.toBe(at('2001:db8:0:1::1'));
    expect(at('::1')).toBe('0:0:0:0::/64');
    expect(at('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });
});

describe('origins', () => {
  it('one’s own, none at all, or one that was named', () => {
    expect(isOwnOrigin(request({ host: 'a.example:4280', origin: 'https://a.example:4280' }), [])).toBe(true);
    expect(isOwnOrigin(request({ host: 'a.example' }), [])).toBe(true);
    expect(isOwnOrigin(request({ host: 'a.example', origin: 'https://b.example' }), [])).toBe(false);
    expect(isOwnOrigin(request({ host: 'a.example', origin: 'null' }), [])).toBe(false);
    expect(isOwnOrigin(request({ host: 'a.example', origin: 'https://b.example' }), ['https://b.example'])).toBe(true);
  });

  it('a host that is not one does not get into the policy', () => {
    expect(securityHeaders(`x'; script-src *`)['content-security-policy']).toContain(`connect-src 'self';`);
    expect(securityHeaders('[::1]:80')['content-security-policy']).toContain('ws://[::1]:80');
  });
});

describe('limits', () => {
  it('a bucket gives its burst, then waits', () => {
    const bucket = new Bucket(0, 2);
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
    const buckets = new AddressBuckets(0, 1);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([true, false, true]);
  });

  it('a count gives back what has left', () => {
    const count = new AddressCount(1);
    expect([count.enter('a'), count.enter('a'), count.enter('b')]).toEqual([true, false, true]);
    count.leave('a');
    expect(count.enter('a')).toBe(true);
  });
});

describe('names and talk', () => {
  it('lose what cannot be seen, keep what can', () => {
    expect(readName('  Zoé\u0000 \u202eB.  ', 24)).toEqual({ ok: true, name: 'Zoé B.' });
    expect(readName('e\u0301', 1)).toEqual({ ok: true, name: 'é' });
    expect(readName('\u200b\u2066', 24)).toMatchObject({ code: 'badName' });
    expect(readName('x'.repeat(25), 24)).toMatchObject({ code: 'badName' });
    expect(readName('💰'.repeat(24), 24)).toEqual({ ok: true, name: '💰'.repeat(24) });
    expect(readTalk('a\r\nb\u0007\n', 9)).toBe('a\nb');
    expect(readTalk('\n\n', 9)).toBeNull();
  });
});

describe('tokens', () => {
  it('are long, different each time, and kept as a hash only', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24);
    expect(Buffer.from(newTableId(), 'base64url')).toHaveLength(12);
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('codes have no letters that look alike, and are read as people type them', () => {
    for (const code of Array.from({ length: 200 }, newCode)) expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(readCode(' k7m–3qx\u00a0')).toBe('K7M3QX');
  });
});
