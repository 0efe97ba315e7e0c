import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { type HouseInfo, NO_SIGN } from '#protocol';

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

/** An address of home or office, of this machine, or one that a machine gave itself. Addresses of version 6 come as their network. */
const NEAR = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^0:0:0:0::\/64$|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/i;

const isMachineAlone = (host: string): boolean => /^(?:localhost|::1|127\.[\d.]+)$/.test(host);

/** What opens a house to the network where nothing else was told. */
export const OPEN_COMMAND = 'comptoir serve --host 0.0.0.0';

/** Whoever comes from this machine; addresses of version 6 come as their network. */
const isHere = (asker: string): boolean => /^127\.|^0:0:0:0::\/64$/.test(asker);

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly site: string | null;
  readonly command: string;
  readonly plays: boolean;
}

/** Where guests reach a server that listens there. Networks come and go: asked for anew each time. */
export const guestAddresses = ({ host, port }: Pick<Listening, 'host' | 'port'>): readonly string[] => {
  if (EVERYWHERE.has(host)) return networkAddresses().map((address) => `http://${address}:${port}`);
  if (isMachineAlone(host)) return [];
  return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
};

/** The address by which people come: what invitations, letters, calendars and webhooks lead to. */
export const houseAddress = ({ host, port, site }: Pick<Listening, 'host' | 'port' | 'site'>): string => {
  const [first] = guestAddresses({ host, port });
  return site ?? first ?? `http://${host.includes(':') || EVERYWHERE.has(host) ? 'localhost' : host}:${port}`;
};

/** What the page is told. The inside of somebody's network, and the paths in the command, are no stranger's affair. */
export const houseInfo = (listening: Listening, asker: string, sign = NO_SIGN): HouseInfo => ({
  sign,
  site: listening.site,
  addresses: NEAR.test(asker) ? guestAddresses(listening) : [],
  listens: isMachineAlone(listening.host) ? 'machine' : 'network',
  command: isHere(asker) ? listening.command : OPEN_COMMAND,
  plays: listening.plays,
});
