import { BlockList, isIP } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { HouseInfo } from '#protocol';

/* By which addresses guests reach this machine. */

/** Networks that a machine makes for its own containers, tunnels and virtual machines: nobody else is on them. */
const OWN_MAKE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|podman|tun|tap|utun|zt|wg)/i;

type Cards = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** 0: what a home or an office gives; then anything else; an address that a machine gave itself for want of one comes last. */
const rank = (name: string, address: string): number => {
  if (address.startsWith('169.254.')) return 3;
  if (OWN_MAKE.test(name)) return 2;
  return /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./.test(address) ? 0 : 1;
};

/** The addresses of this machine on its networks, the likeliest to be reached first. */
export const networkAddresses = (cards: Cards = networkInterfaces()): readonly string[] =>
  Object.entries(cards)
    .flatMap(([name, held]) =>
      (held ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => ({ address, rank: rank(name, address) })),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ address }) => address);

const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8, 'ipv4');
machine.addAddress('::1', 'ipv6');

const near = new BlockList();
for (const [network, bits] of [['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16]] as const) near.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [['::', 64], ['fc00::', 7], ['fe80::', 10]] as const) near.addSubnet(network, bits, 'ipv6');

const isIn = (list: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

/** Whoever comes from this machine or from a network like one's own. A network of version 6 is named by its first address. */
const isNear = (address: string): boolean => isIn(near, address.replace(/\/\d+$/, ''));

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly site: string | null;
  readonly command: string;
}

/** Where guests reach a server that listens there. Networks come and go: asked for anew each time. */
export const guestAddresses = ({ host, port }: Pick<Listening, 'host' | 'port'>): readonly string[] => {
  if (EVERYWHERE.includes(host)) return networkAddresses().map((address) => `http://${address}:${port}`);
  if (host === 'localhost' || isIn(machine, host)) return [];
  return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
};

/** What the page is told. The inside of somebody's network is no stranger's affair. */
export const houseInfo = (listening: Listening, asker: string): HouseInfo => ({
  site: listening.site,
  addresses: isNear(asker) ? guestAddresses(listening) : [],
  listens: listening.host === 'localhost' || isIn(machine, listening.host) ? 'machine' : 'network',
  command: listening.command,
});
