import type { Message } from '#kernel/messages.ts';
import { coastDirection } from './coasts.ts';
import { coastsOf, fleetLists, type MapData, type ProvinceData, placeName, splitNeighbour } from './map-data.ts';
import { say, word } from './speech.ts';
import type { ProvinceId, Unit } from './types.ts';

type Provinces = ReadonlyMap<ProvinceId, ProvinceData>;

/** Everything wrong with the geography of a map, each in one sentence; empty for a sound map. */
export const checkMap = (map: MapData): readonly Message[] => {
  const provinces: Provinces = new Map(map.provinces.map((province) => [province.id, province]));
  const links = [
    ...checkIds(map),
    ...map.provinces.flatMap(checkKind),
    ...map.provinces.flatMap((province) => [...checkArmyLinks(province, provinces), ...checkFleetLinks(province, provinces)]),
  ];
  // The remaining checks walk along the links, which must exist first.
  if (links.length > 0) return links;
  return [
    ...map.provinces.flatMap((province) => [...checkCoasts(province, provinces), ...checkCanal(province, provinces)]),
    ...checkHomes(map, provinces),
    ...checkStart(map, provinces),
    ...checkReachable(map),
  ];
};

/** EC-2.6.1: no id is used twice, even ignoring case. */
const checkIds = ({ provinces, powers }: MapData): readonly Message[] => {
  const doubled = (ids: readonly string[]): readonly string[] => {
    const lower = ids.map((id) => id.toLowerCase());
    return ids.filter((_, index) => lower.indexOf(lower[index] ?? '') < index);
  };
  return [
    ...doubled(provinces.map(({ id }) => id)),
    ...doubled(powers.flatMap(({ id, tags }) => [...new Set([id.toLowerCase(), ...tags.map((tag) => tag.toLowerCase())])])),
  ].map((id) => say('diplomacy.map.twice', { id: word(id) }, ['EC-2.6.1']));
};

const checkKind = (province: ProvinceData): readonly Message[] => {
  const { id, kind, army, fleet, centre } = province;
  const wrong: Message[] = [];
  if (kind === 'sea' && (army !== undefined || coastsOf(province).length > 0 || centre === true))
    wrong.push(say('diplomacy.map.seaWithLand', { id: word(id) }, ['EC-4.6.1.1']));
  if (kind === 'land' && fleet !== undefined) wrong.push(say('diplomacy.map.inlandFleet', { id: word(id) }, ['EC-4.6.1.1']));
  if (kind === 'coast' && fleet === undefined) wrong.push(say('diplomacy.map.coastWithoutSea', { place: word(id) }, ['EC-4.6.1.1']));
  return wrong;
};

const checkArmyLinks = ({ id, army = [] }: ProvinceData, provinces: Provinces): readonly Message[] =>
  army.flatMap((other) => {
    const neighbour = provinces.get(other);
    if (neighbour === undefined) return [say('diplomacy.map.unknownNeighbour', { id: word(id), other: word(other) }, ['EC-2.9.1'])];
    if (other === id || neighbour.kind === 'sea') return [say('diplomacy.map.noSuchWalk', { id: word(id), other: word(other) }, ['EC-2.9.1'])];
    return neighbour.army?.includes(id) === true ? [] : [say('diplomacy.map.oneWay', { from: word(id), to: word(other) }, ['EC-2.9.1'])];
  });

const checkFleetLinks = (province: ProvinceData, provinces: Provinces): readonly Message[] =>
  fleetLists(province).flatMap(([coast, neighbours]) => neighbours.flatMap((neighbour) => checkFleetLink(province, coast, neighbour, provinces)));

const checkFleetLink = ({ id }: ProvinceData, coast: string, neighbour: string, provinces: Provinces): readonly Message[] => {
  const [other, otherCoast] = splitNeighbour(neighbour);
  const from = placeName(id, coast);
  const target = provinces.get(other);
  if (target === undefined) return [say('diplomacy.map.unknownNeighbour', { id: word(from), other: word(other) }, ['EC-2.9.1'])];
  const lists = fleetLists(target);
  const back = lists.find(([name]) => name === otherCoast);
  if (other === id || lists.length === 0) return [say('diplomacy.map.noSuchSailing', { id: word(from), other: word(neighbour) }, ['EC-2.9.1'])];
  if (back === undefined)
    return [say('diplomacy.map.unknownCoast', { id: word(from), other: word(neighbour), coasts: word(coastsOf(target).join(', ') || '–') }, ['EC-2.8.4'])];
  return back[1].includes(from) ? [] : [say('diplomacy.map.oneWay', { from: word(from), to: word(neighbour) }, ['EC-2.9.1'])];
};

/** The seas that one list of fleet neighbours names. */
const seasAmong = (neighbours: readonly string[], provinces: Provinces): readonly ProvinceId[] =>
  neighbours.filter((neighbour) => provinces.get(neighbour)?.kind === 'sea');

/** EC-2.8.4: coasts have known names, and each touches a sea. */
const checkCoasts = (province: ProvinceData, provinces: Provinces): readonly Message[] => [
  ...coastsOf(province)
    .filter((coast) => coastDirection(coast) === null)
    .map((coast) => say('diplomacy.map.coastName', { id: word(province.id), coast: word(coast) }, ['EC-2.8.4'])),
  ...(province.kind === 'coast' ? fleetLists(province) : [])
    .filter(([, neighbours]) => seasAmong(neighbours, provinces).length === 0)
    .map(([coast]) => say('diplomacy.map.coastWithoutSea', { place: word(placeName(province.id, coast)) }, ['EC-4.6.1.1'])),
];

/** EC-2.8.1: a canal joins, without separate coasts, two seas that do not touch. */
const checkCanal = (province: ProvinceData, provinces: Provinces): readonly Message[] => {
  if (province.canal !== true) return [];
  const seas = fleetLists(province).flatMap(([, neighbours]) => seasAmong(neighbours, provinces));
  const apart = seas.some((sea) => seas.some((other) => other !== sea && !seasAround(sea, provinces).includes(other)));
  return coastsOf(province).length === 0 && apart ? [] : [say('diplomacy.map.noCanal', { id: word(province.id) }, ['EC-2.8.1'])];
};

const seasAround = (sea: ProvinceId, provinces: Provinces): readonly ProvinceId[] => {
  const province = provinces.get(sea);
  return province === undefined ? [] : fleetLists(province).flatMap(([, neighbours]) => seasAmong(neighbours, provinces));
};

const checkHomes = ({ powers }: MapData, provinces: Provinces): readonly Message[] =>
  powers.flatMap(({ id, homes }) =>
    homes.flatMap((home) => {
      if (provinces.get(home)?.centre !== true) return [say('diplomacy.map.homeNoCentre', { power: word(id), home: word(home) }, ['EC-4.10.2'])];
      const claimed = powers.some((other) => other.id !== id && other.homes.includes(home));
      return claimed ? [say('diplomacy.map.homeTwice', { home: word(home) }, ['EC-4.10.2'])] : [];
    }),
  );

/** EC-4.6.1.1: whether a unit can stand where it is said to stand. */
const canStand = (unit: Unit, province: Pick<ProvinceData, 'kind'>, coasts: readonly string[]): boolean => {
  if (unit.type === 'army') return province.kind !== 'sea';
  if (province.kind === 'land') return false;
  return coasts.length === 0 || (unit.coast !== undefined && coasts.includes(unit.coast));
};

const checkStart = ({ start, powers }: MapData, provinces: Provinces): readonly Message[] =>
  start.flatMap((unit, index) => {
    const place = word(placeName(unit.loc, unit.coast));
    const province = provinces.get(unit.loc);
    if (province === undefined || !canStand(unit, province, coastsOf(province))) return [say('diplomacy.map.cannotStand', { place }, ['EC-4.6.1.1'])];
    if (!powers.some(({ id }) => id === unit.power)) return [say('diplomacy.map.unknownPower', { power: word(unit.power) }, [])];
    return start.findIndex(({ loc }) => loc === unit.loc) < index ? [say('diplomacy.map.crowded', { place }, ['EC-4.6.1.1'])] : [];
  });

/** EC-2.9.2: the whole graph is connected. */
const checkReachable = ({ provinces }: MapData): readonly Message[] => {
  const [first] = provinces;
  if (first === undefined) return [say('diplomacy.map.empty', {}, [])];
  const reached = new Set([first.id]);
  const neighbours = new Map(
    provinces.map((province) => [
      province.id,
      [...(province.army ?? []), ...fleetLists(province).flatMap(([, list]) => list.map((one) => splitNeighbour(one)[0]))],
    ]),
  );
  for (const id of reached) for (const other of neighbours.get(id) ?? []) reached.add(other);
  return provinces
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => say('diplomacy.map.unreachable', { id: word(id), first: word(first.id) }, ['EC-2.9.2']));
};
