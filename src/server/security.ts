import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname as machineName } from 'node:os';

const HOST = /^[a-z0-9.\-_]+(?::\d+)?$|^\[[0-9a-f:.]+\](?::\d+)?$/i;

/** Older browsers do not count the page's own WebSocket as 'self': it is named, where the host is one. */
const contentSecurityPolicy = (host: string | undefined): string => {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${sockets}`,
    `manifest-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
};

/** An address of a network is plain http: there browsers ignore this header, and complain of it to every guest. */
const isTrustworthy = (host: string | undefined): boolean => !/^(?!127\.)\d+\.\d+\.\d+\.\d+(?::\d+)?$/.test(host ?? '');

/** Sent with every answer. */
export const securityHeaders = (host: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(host),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isTrustworthy(host) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  'cross-origin-resource-policy': 'same-origin',
});

const firstOf = (header: string | readonly string[] | undefined): string | undefined => (typeof header === 'string' ? header : header?.[0]);

/** A page of another site may not speak in the name of its visitor. Scripts and bots send no origin. */
export const isOwnOrigin = (request: IncomingMessage, others: readonly string[]): boolean => {
  const { origin } = request.headers;
  if (origin === undefined || others.includes(origin)) return true;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
};

/**
 * A page of another site has something done here by its visitor's browser, which says so where it trusts our address (over TLS, or on this
 * machine). Elsewhere it is held up by what it would have to ask before: nothing but JSON is taken, and nobody is told that it may be sent.
 */
export const isDoneFromOtherSite = ({ method = '', headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A home or an office has 2^64 addresses of version 6: they count as one. */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** Said in place of an address: nobody's word is taken unless named. Behind a tunnel everybody comes from this machine. */
const NONE = 'none';

/** The proxies whose word is taken: any on this machine (unless `none`), and those that were named (`10.0.0.2`, `10.0.0.0/24`). Null: one is no address. */
export const readProxies = (named: readonly string[]): BlockList | null => {
  const proxies = new BlockList();
  if (!named.includes(NONE)) {
    proxies.addSubnet('127.0.0.0', 8, 'ipv4');
    proxies.addAddress('::1', 'ipv6');
  }
  for (const name of named) {
    if (name === NONE) continue;
    const [address = '', bits, ...rest] = name.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || rest.length > 0 || !/^\d*$/.test(bits ?? '') || bits === '' || prefix > most) return null;
    proxies.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
};

/** The address under which the page was asked for, as the browser wrote it: a proxy of ours says whether it was over TLS. */
export const originOf = (request: IncomingMessage, proxies: BlockList): string => {
  const { host = '' } = request.headers;
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const believed = isIP(peer) !== 0 && proxies.check(peer, isIP(peer) === 4 ? 'ipv4' : 'ipv6');
  return `${believed && firstOf(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host}`;
};

/** How a browser writes an address of version 4 within version 6, however it was written: its last 32 bits in two groups. */
const MAPPED = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;

/** An address of version 4 as such, also where it is written as one of version 6. */
const plainAddress = (written: string): string => {
  const address = written.trim();
  if (!isIPv6(address) || !/ffff/i.test(address)) return address;
  const [, high, low] = MAPPED.exec(new URL(`http://[${address.split('%')[0]}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
};

/**
 * Who limits are counted for. Each proxy appends the address that it saw last; so far as those are proxies of ours, what they saw
 * is believed, and nothing that came before it.
 */
export const addressOf = (request: IncomingMessage, proxies: BlockList): string => {
  const seen = firstOf(request.headers['x-forwarded-for'])?.split(',') ?? [];
  let address = plainAddress(request.socket.remoteAddress ?? 'unknown');
  while (isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')) {
    const before = plainAddress(seen.pop() ?? '');
    if (isIP(before) === 0) break;
    address = before;
  }
  return network(address);
};

/** Names that nobody can register: they lead to a machine of one's own network, or nowhere. */
const LOCAL = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/;

const nameOf = (host: string): string | null => {
  const { hostname } = HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' };
  return hostname === '' ? null : hostname.replace(/\.$/, '');
};

/**
 * The names under which a server answers. A page of another site can make its own name lead to this machine, and would then pass
 * for ours: so a name on the Internet is answered to only when whoever runs the server has told it. Addresses, and names
 * that exist in one's own network only, cannot be had that way.
 */
export class Hosts {
  readonly #named: ReadonlySet<string>;

  constructor(named: readonly string[]) {
    this.#named = new Set([machineName(), ...named].map((name) => name.toLowerCase()));
  }

  answersTo(host: string | undefined): boolean {
    const name = host === undefined ? null : nameOf(host);
    if (name === null) return false;
    return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || LOCAL.test(name) || this.#named.has(name);
  }
}

/** A name that a server may answer to, as somebody types it; null: it is none. */
export const readHost = (typed: string): string | null => {
  const name = nameOf(typed.toLowerCase());
  return name === typed.toLowerCase() ? name : null;
};
