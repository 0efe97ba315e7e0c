import { describe, expect, it } from 'vitest';
import { sum } from '#kernel/collections.ts';
import { worldOf } from './data/world.ts';
import { FIRST_PRICES, FIRST_YEAR, GOLD_PER_MINE, MP_PER_BT, START, TOTALS, UN_ABM, UN_COMMISSION, UN_SCARCE } from './data.ts';
import { wordsOfTheMap } from './data/map-words.ts';
import { TAGS } from './types.ts';

const world = worldOf({ russia: 'six' });
const count = (test: (province: (typeof world.provinces)[number]) => boolean): number => world.provinces.filter(test).length;

/** EC-2.5.3: provinces, centres, food, MP, factories, mines. */
const OWNED = {
  USA: [10, 4, 6, 1, 3, 1],
  AMS: [10, 4, 6, 3, 0, 1],
  EOC: [11, 5, 6, 0, 4, 0],
  EOR: [8, 5, 3, 2, 2, 0],
  RUS: [10, 6, 4, 3, 2, 1],
  JAP: [6, 3, 3, 0, 3, 0],
  IND: [11, 6, 5, 2, 0, 1],
  AFS: [7, 4, 3, 1, 1, 3],
  AFN: [12, 6, 6, 5, 0, 1],
  CHI: [16, 8, 8, 2, 1, 1],
} as const;

describe('the map and the tables', () => {
  it('[EC-2.5.1] 224 provinces: 168 land and 56 sea, 79 centres, 89 food, 32 raw material, 16 factories, 11 mines', () => {
    expect(world.provinces).toHaveLength(224);
    expect([world.land.length, count(({ kind }) => kind === 'sea')]).toEqual([168, 56]);
    expect([count(({ centre }) => centre), world.land.filter(({ centre }) => !centre).length]).toEqual([79, 89]);
    expect(count(({ resource }) => resource === 'MP')).toBe(32);
    expect(count(({ resource }) => resource === 'factory')).toBe(16);
    expect(count(({ resource }) => resource === 'gold')).toBe(11);
  });

  it('[EC-1.9] 32 raw materials feed exactly the 16 factories', () => {
    expect(count(({ resource }) => resource === 'MP')).toBe(MP_PER_BT * count(({ resource }) => resource === 'factory'));
    expect(GOLD_PER_MINE * count(({ resource }) => resource === 'gold')).toBe(1100);
  });

  it('[EC-2.1.1] ten powers in table order, with their home provinces and units', () => {
    expect(TAGS).toEqual(['USA', 'AMS', 'EOC', 'EOR', 'RUS', 'JAP', 'IND', 'AFS', 'AFN', 'CHI']);
    const homes = TAGS.map((tag) => count(({ owner }) => owner === tag));
    expect(homes).toEqual([10, 10, 11, 8, 10, 6, 11, 7, 12, 16]);
    expect(TAGS.map((tag) => world.start.filter(({ power }) => power === tag).length)).toEqual([4, 4, 5, 5, 6, 3, 6, 4, 6, 8]);
  });

  it('[EC-2.5.3] what each power owns at the start', () => {
    for (const tag of TAGS) {
      const own = world.provinces.filter(({ owner }) => owner === tag);
      const of = (test: (province: (typeof own)[number]) => boolean): number => own.filter(test).length;
      const row = [own.length, of(({ centre }) => centre), of(({ centre }) => !centre), of(({ resource }) => resource === 'MP')];
      expect([...row, of(({ resource }) => resource === 'factory'), of(({ resource }) => resource === 'gold')], tag).toEqual(OWNED[tag]);
    }
  });

  it('[EC-2.5.2] a home centre under every starting unit and nowhere else; one resource at most', () => {
    for (const { owner, centre, start } of world.provinces) if (owner !== null) expect(centre).toBe(start !== null);
    expect(count(({ owner, centre }) => owner === null && centre)).toBe(28);
    for (const tag of TAGS) expect(count(({ owner, resource }) => owner === tag && resource === 'MP')).toBe(START[tag].MP);
  });

  it('[EC-2.2.1] [EC-2.2.2] the starting units: fleets on their coasts, all of force 1', () => {
    expect(world.start).toHaveLength(51);
    expect(world.start.every(({ force }) => force === 1)).toBe(true);
    expect(world.start.find(({ loc }) => loc === 'esp')).toMatchObject({ power: 'EOC', type: 'fleet', coast: 'ce' });
    expect(world.start.find(({ loc }) => loc === 'len')).toMatchObject({ power: 'RUS', type: 'fleet', coast: 'co' });
    expect(
      world.start
        .filter(({ power, type }) => power === 'JAP' && type === 'fleet')
        .map(({ loc }) => loc)
        .toSorted(),
    ).toEqual(['aom', 'osa', 'yok']);
  });

  it('[EC-2.2.1] option russia: a seventh unit in irk, a centre in the stead of fin', () => {
    const seven = worldOf({ russia: 'seven' });
    expect(seven.start.filter(({ power }) => power === 'RUS')).toHaveLength(7);
    expect(seven.start.find(({ loc }) => loc === 'irk')).toMatchObject({ power: 'RUS', type: 'army' });
    expect([seven.find('irk')?.centre, seven.find('fin')?.centre]).toEqual([true, false]);
    expect(seven.provinces.filter(({ centre }) => centre)).toHaveLength(79);
    expect(seven.board.homesOf('RUS').map((index) => seven.provinces[index]?.id)).toContain('irk');
  });

  it('[EC-2.3.1] [EC-2.4.1] starting possessions and their sums', () => {
    const total = (good: keyof typeof TOTALS): number => sum(TAGS.map((tag) => START[tag][good]));
    expect([total('ICBM'), total('ABM'), total('TB'), total('MP'), total('BT'), total('gold')]).toEqual([26, 16, 20, 19, 14, 6000]);
    expect(TOTALS).toEqual({ gold: 6000, TB: 20, MP: 19, BT: 14, ICBM: 26, ABM: 26 });
    expect(START.RUS).toEqual({ ICBM: 5, ABM: 5, TB: 2, MP: 3, BT: 2, gold: 200 });
  });

  it('[EC-2.10.1] the constants', () => {
    expect([FIRST_YEAR, FIRST_PRICES]).toEqual([2011, { TB: 25, MP: 50, BT: 150 }]);
    expect([GOLD_PER_MINE, MP_PER_BT, UN_ABM, UN_SCARCE, UN_COMMISSION]).toEqual([100, 2, 10, 5, 10]);
  });

  it('[EC-2.5.4] [EC-9.19] every power can feed its units in the first winter; EOR and RUS exactly', () => {
    for (const tag of TAGS) {
      const food = count(({ owner, centre }) => owner === tag && !centre);
      const spare = food + 2 - world.start.filter(({ power }) => power === tag).length;
      expect(spare, tag).toBeGreaterThanOrEqual(0);
      if (tag === 'EOR' || tag === 'RUS') expect(spare).toBe(0);
    }
  });

  it('[EC-2.7.1] [EC-2.8.2] five seas freeze, five stand at both edges', () => {
    const ids = (test: (province: (typeof world.provinces)[number]) => boolean): readonly string[] => world.provinces.filter(test).map(({ id }) => id);
    expect(ids(({ freezes }) => freezes)).toEqual(['VVV', 'MBE', 'MGR', 'MNO', 'MSI']);
    expect(ids(({ edge }) => edge)).toEqual(['VVV', 'WWW', 'XXX', 'YYY', 'ZZZ']);
    expect(ids(({ canal }) => canal)).toEqual(['pan', 'tur', 'suz']);
  });

  it('[EC-2.8.6] no sea has an owner or a resource', () => {
    expect(count(({ kind, owner, resource, centre }) => kind === 'sea' && (owner !== null || resource !== null || centre))).toBe(0);
  });

  it('every province, coast and power is a word in both languages', () => {
    expect(wordsOfTheMap()).toMatchObject({ 'esp/ce': ['Espagne (côte est)', 'Spain (east coast)'], par: ['Paris', 'Paris'], CHI: ['Chine', 'China'] });
    expect(wordsOfTheMap()).toMatchObject({ 'len/cn': ['Leningrad (côte nord)', 'Leningrad (north coast)'], AFN: ['Afrique Noire', 'Sub-Saharan Africa'] });
    expect(Object.keys(wordsOfTheMap())).toHaveLength(224 + 14 + 10);
  });
});
