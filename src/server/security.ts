import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/** Sent with every answer. */
export const securityHeaders = (host: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(host),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
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

/** A home or an office has 2^64 addresses of version 6: they count as one. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Who limits are counted for. Behind one's own reverse proxy: the address that proxy saw, which it appends last. A proxy on the
 * same machine is known by its address; one elsewhere must be declared.
 */
export const addressOf = (request: IncomingMessage, behindProxy: boolean): string => {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const believed = behindProxy || LOOPBACK.test(peer);
  const forwarded = believed ? firstOf(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded ?? peer);
};
