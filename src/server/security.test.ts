import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { newCode, newSeed, newTableId, newToken, readCode } from '#table/tokens.ts';
import { SECRETS } from './open-storage.ts';
import { addressOf, Hosts, isOwnOrigin, readHost, readProxies, securityHeaders } from './security.ts';

const request = (headers: Readonly<Record<string, string>>, remote = '192.0.2.1'): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const message = new IncomingMessage(socket);
  Object.assign(message.headers, headers);
  return message;
};

const proxies = (...named: readonly string[]) => {
  const read = readProxies(named);
  if (read === null) throw new Error('no proxies');
  return read;
};

describe('addresses', () => {
  it('are the peer’s, or what one’s own proxy saw', () => {
    const seen = (forwarded: string, remote: string, ...named: readonly string[]): string =>
      addressOf(request({ 'x-forwarded-for': forwarded }, remote), proxies(...named));
    expect(seen('6.6.6.6', '192.0.2.1')).toBe('192.0.2.1');
    expect(seen('6.6.6.6, 198.51.100.9', '192.0.2.1', '192.0.2.1')).toBe('198.51.100.9');
    expect(seen('6.6.6.6, 198.51.100.9', '192.0.2.77', '192.0.2.0/24')).toBe('198.51.100.9');
    expect(seen('198.51.100.9', '192.0.3.1', '192.0.2.0/24')).toBe('192.0.3.1');
    // Through two proxies of one's own; what a visitor wrote before them is not believed.
    expect(seen('127.0.0.1, 198.51.100.9, 10.0.0.7', '127.0.0.1', '10.0.0.0/8')).toBe('198.51.100.9');
    expect(seen('2001:db8:1:2::9', 'fd00::5', 'fd00::/8')).toBe('2001:db8:1:2::/64');
    expect(seen('somebody', '192.0.2.1', '192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf(request({}), proxies('192.0.2.1'))).toBe('192.0.2.1');
    expect(seen('198.51.100.9', '127.0.0.1')).toBe('198.51.100.9');
    expect(seen('198.51.100.9', '::ffff:127.0.0.1')).toBe('198.51.100.9');
  });

  it('behind a tunnel are those of the line: nobody on this machine is believed who was not named', () => {
    for (const remote of ['127.0.0.1', '127.8.8.8', '::ffff:127.0.0.1'])
      expect(addressOf(request({ 'x-forwarded-for': '198.51.100.9' }, remote), proxies('none'))).toBe(remote.replace('::ffff:', ''));
    expect(addressOf(request({ 'x-forwarded-for': '198.51.100.9' }, '::1'), proxies('none'))).toBe('0:0:0:0::/64');
    expect(addressOf(request({ 'x-forwarded-for': '198.51.100.9' }, '10.0.0.2'), proxies('none', '10.0.0.2'))).toBe('198.51.100.9');
  });

  it('of proxies are addresses or networks, nothing else', () => {
    for (const wrong of ['proxy.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '']) expect(readProxies([wrong])).toBeNull();
  });

  it('of version 6 count by network, of version 4 one by one however written', () => {
    const at = (remote: string): string => addressOf(request({}, remote), proxies());
    expect(at('2001:db8:1:2:3:4:5:6')).toBe(at('2001:db8:1:2::9'));
    expect(at('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(at('2001:db8::1')).not.toBe(at('2001:db8:0:1::1'));
    expect(at('::1')).toBe('0:0:0:0::/64');
    const mapped = ['::ffff:192.0.2.7', '::FFFF:c000:207', '::ffff:c000:0207', '0:0:0:0:0:ffff:c000:207', '0000:0:0::ffff:192.0.2.7', '::ffff:c000:207%eth0'];
    for (const written of mapped) {
      expect([written, at(written)]).toEqual([written, '192.0.2.7']);
      expect(addressOf(request({ 'x-forwarded-for': written }, '::ffff:7f00:1'), proxies())).toBe('192.0.2.7');
    }
    // None of these is one of version 4.
    for (const other of ['::fffe:c000:207', '::ffff:0:c000:207', '2001:db8::ffff:c000:207', '64:ff9b::c000:207']) expect(at(other)).toMatch(/::\/64$/);
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

describe('hosts', () => {
  it('addresses, names of one’s own network, and those that were named; no other name on the Internet', () => {
    const hosts = new Hosts(['Play.Example.org']);
    const own = [
      'localhost:4280',
      '127.0.0.1:4280',
      '[::1]:80',
      '192.168.1.20',
      '10.1.2.3:4280',
      '[fe80::1]:4280',
      'raspberry:4280',
      'school.local',
      'x.localhost',
    ];
    for (const host of [...own, hostname(), 'play.example.org', 'PLAY.example.org:443', 'play.example.org.'])
      expect([host, hosts.answersTo(host)]).toEqual([host, true]);
    for (const host of [
      'evil.example',
      'play.example.org.evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'a b',
      'x@localhost',
      '',
      undefined,
    ]) {
      expect([host, hosts.answersTo(host)]).toEqual([host, false]);
    }
  });

  it('are typed as plain names', () => {
    expect(readHost('Play.example.org')).toBe('play.example.org');
    for (const wrong of ['https://play.example.org', 'play.example.org:80', 'play example', '']) expect(readHost(wrong)).toBeNull();
  });
});

describe('tokens', () => {
  it('are long, different each time, and kept as a hash only', () => {
    const tokens = Array.from({ length: 100 }, () => newToken(SECRETS));
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24);
    expect(Buffer.from(newTableId(SECRETS), 'base64url')).toHaveLength(12);
    expect(newSeed(SECRETS)).toMatch(/^[0-9a-f]{32}$/);
    expect(SECRETS.hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('codes have no letters that look alike, and are read as people type them', () => {
    for (const code of Array.from({ length: 200 }, () => newCode(SECRETS))) expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(readCode(' k7m–3qx\u00a0')).toBe('K7M3QX');
  });
});
