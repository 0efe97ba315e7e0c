import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Where the server may be sent to. A subscription names any address it likes: nothing of one's own machine or network may be
 * reached that way, also not by a name that leads there only when it is asked a second time.
 */

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

const LENGTH_MOST = 1000;

/** An address that a push may be sent to, or null. `near`: on this machine and network too, and without encryption (tests, a push service of one's own). */
export const readEndpoint = (typed: string, near: boolean): URL | null => {
  const url = typed.length <= LENGTH_MOST && URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (near) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(host) === 0 ? !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host) : isPrivate(host))) return null;
  return url;
};

/** Finds the machine behind a name, and answers with a failure when it is one of ours: the line is then opened to what was looked at. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const [first] = found;
    if (first === undefined || found.some(({ address }) => isPrivate(address)))
      return done(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), '');
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};
