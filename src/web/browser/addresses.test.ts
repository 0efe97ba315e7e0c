import { type HouseInfo, NO_SIGN } from '#protocol';
import { describe, expect, it } from 'vitest';
import { waysIn } from './addresses.ts';

const house = (more: Partial<HouseInfo> = {}): HouseInfo => ({
  sign: NO_SIGN,
  site: null,
  addresses: [],
  listens: 'network',
  plays: false,
  command: 'npm start -- --host 0.0.0.0',
  ...more,
});
const LAN = 'http://192.168.1.24:4280';

describe('the address in an invitation', () => {
  it.each(['http://localhost:4280', 'http://127.0.0.1:4280', 'http://[::1]:4280', 'http://comptoir.localhost'])(
    'is the network’s when the page was opened as %s',
    (origin) => {
      expect(waysIn(house({ addresses: [LAN] }), origin)).toEqual({ kind: 'open', origins: [LAN] });
      expect(waysIn(house({ listens: 'machine' }), origin)).toEqual({ kind: 'alone', why: 'machine', command: 'npm start -- --host 0.0.0.0' });
      expect(waysIn(house(), origin)).toMatchObject({ kind: 'alone', why: 'noNetwork' });
      expect(waysIn(null, origin)).toBeNull();
    },
  );

  it('is the one that the page was reached by, before others of the machine', () => {
    expect(waysIn(house({ addresses: ['http://10.0.0.2:4280', LAN] }), LAN)).toEqual({ kind: 'open', origins: [LAN, 'http://10.0.0.2:4280'] });
    // A proxy on the same machine: the house listens to that alone, and people come by its name.
    expect(waysIn(house({ listens: 'machine' }), 'https://jeux.example.org')).toEqual({ kind: 'open', origins: ['https://jeux.example.org'] });
    expect(waysIn(null, LAN)).toEqual({ kind: 'open', origins: [LAN] });
  });

  it('is the one that whoever runs the house gave', () => {
    const site = 'https://jeux.example.org';
    expect(waysIn(house({ site, listens: 'machine' }), 'http://localhost:4280')).toEqual({ kind: 'open', origins: [site] });
    expect(waysIn(house({ site, addresses: [LAN] }), LAN)).toEqual({ kind: 'open', origins: [site, LAN] });
  });
});
