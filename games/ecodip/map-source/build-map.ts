/**
 * Draws the world of ECODIP into games/ecodip/page/map/geometry.data.json (EC-2.9.3): countries of Natural Earth (public domain,
 * 1:50 million), cut into the 168 land provinces around the points of places.json, and 56 seas measured through water.
 * It stops when a count of EC-2.5.1 is wrong, when a province has no shape or stands outside its own, or when the shapes that touch
 * are not the neighbours of the game, but for the freezing seas, which all meet at the Pole, and two contacts that the rules bar.
 * node games/ecodip/map-source/build-map.ts
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { worldOf } from '#games/ecodip/data/world.ts';
import { cleaned, cropped, curvesOf, GRAIN, HEIGHT, isDecorative, projected, WIDTH } from './drawing.ts';
import { cellAt, COLUMNS, type LatLon, type PlacedProvince, readPlaces } from './grid.ts';
import { type Land, makeLand, NO_LAND } from './land.ts';
import { pourSeas } from './sea.ts';
import { coastSpot, depths, unitSpots } from './spots.ts';
import { OUTSIDE, ringsOf, type Spot, written } from '../../../scripts/tracing.ts';

const world = worldOf({ russia: 'six' });
const places = readPlaces();
const ids = places.map(({ id }) => id);

const expect = (what: string, found: number, wanted: number): void => {
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`);
  console.log(`${what}: ${found}`);
};

/** EC-2.5.1. */
const checkCounts = (): void => {
  const land = world.provinces.filter(({ kind }) => kind !== 'sea');
  expect('provinces', ids.filter((id) => world.find(id) !== undefined).length, 224);
  expect('land', land.length, 168);
  expect('sea', world.provinces.length - land.length, 56);
  expect('centres', land.filter(({ centre }) => centre).length, 79);
  expect('food', land.filter(({ centre }) => !centre).length, 89);
  expect('raw material', land.filter(({ resource }) => resource === 'MP').length, 32);
  expect('factories', land.filter(({ resource }) => resource === 'factory').length, 16);
  expect('mines', land.filter(({ resource }) => resource === 'gold').length, 11);
};

const pairOf = (a: string, b: string): string => [a, b].toSorted().join('–');

/** Which provinces touch, by an edge of cells; decoration touches nobody. */
const contactsOf = ({ labels, isDecoration }: Land, provinces: readonly PlacedProvince[]): ReadonlyMap<string, number> => {
  const contacts = new Map<string, number>();
  for (let cell = 0; cell < labels.length; cell++) {
    const own = provinces[labels[cell] ?? provinces.length];
    if (own === undefined || isDecoration[cell] === 1) continue;
    for (const other of [cell + 1 - (cell % COLUMNS === COLUMNS - 1 ? COLUMNS : 0), cell + COLUMNS]) {
      const next = provinces[labels[other] ?? provinces.length];
      if (next === undefined || next === own || isDecoration[other] === 1) continue;
      const pair = pairOf(own.id, next.id);
      contacts.set(pair, (contacts.get(pair) ?? 0) + 1);
    }
  }
  return contacts;
};

/** EC-2.9.3, point 7: they touch for a few kilometres and are no neighbours; the map bars them. */
const BARRED: ReadonlySet<string> = new Set([pairOf('sib', 'skg'), pairOf('isr', 'MRG')]);

/** `esp/ce` is a place in `esp`. */
const provinceOf = (place: string): string => place.slice(0, 3);

/** The places a fleet reaches from each coast, or from `''` where there is one. */
const sailingsOf = (id: string): ReadonlyMap<string, readonly string[]> => {
  const links: readonly string[] | Readonly<Record<string, readonly string[]>> = world.board.provinces.find((one) => one.id === id)?.fleet ?? [];
  return new Map(Array.isArray(links) ? [['', links]] : Object.entries(links));
};

const neighbours = (): ReadonlySet<string> =>
  new Set(
    world.board.provinces.flatMap(({ id, army = [] }) => [...army, ...[...sailingsOf(id).values()].flat()].map((place) => pairOf(id, provinceOf(place)))),
  );

/** EC-2.8.3: the freezing seas are all neighbours; a plane cannot draw it, and the head of the map says it. */
const meetAtThePole = (pair: string): boolean => pair.split('–').every((id) => world.find(id)?.freezes === true);

const checkContacts = (contacts: ReadonlyMap<string, number>): void => {
  const played = neighbours();
  const missing = [...played].filter((pair) => !contacts.has(pair));
  const wrong = [...contacts.keys()].filter((pair) => !played.has(pair) && !BARRED.has(pair));
  console.log(`neighbours: ${played.size}, shapes that touch: ${contacts.size}, only at the Pole: ${missing.join(' ')}, barred: ${[...BARRED].join(' ')}`);
  if (wrong.length > 0 || !missing.every(meetAtThePole)) throw new Error(`the shapes do not agree with the neighbours: ${[...missing, ...wrong].join(' ')}`);
};

const land = makeLand(places);
pourSeas(land.labels, places);
checkCounts();
checkContacts(contactsOf(land, places));

const raster = cleaned(cropped(land.labels), places);
const decoration = cropped(land.isDecoration).cells;
const { traced, drawn } = curvesOf(raster, places);

/** Where units stand better than in the middle: neighbours that need room between them, and shapes that a plate shows only in part. */
const PLACED: Readonly<Record<string, LatLon>> = {
  ham: [53.2, 8.8],
  ber: [51.9, 13.9],
  ruh: [50.4, 7.4],
  pie: [45.4, 9.2],
  par: [47.7, 0.6],
  aut: [46.9, 14.6],
  sue: [59.6, 15.2],
  fin: [61.4, 26],
  nor: [60.3, 8.6],
  mos: [55.3, 37.6],
  she: [42.2, 123.2],
  bei: [40.6, 115.8],
  nan: [32, 119],
  vie: [13.6, 108.2],
  phi: [7.9, 125],
  mad: [12.2, 79],
  tri: [9.9, 76.9],
};

const isDoubled = (label: number): boolean => world.find(ids[label] ?? '')?.edge === true;
const depth = depths(raster);
const spots = unitSpots(raster, depth, isDoubled, decoration);
const rounded = ([x, y]: Spot): Spot => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const spotOf = (label: number, side = ''): Spot => {
  const spot = spots.get(`${label}${side}`);
  if (spot === undefined) throw new Error(`${ids[label]} has no spot`);
  const placed = PLACED[ids[label] ?? ''];
  if (placed === undefined) return rounded(spot);
  if (land.labels[cellAt(placed)] !== label) throw new Error(`${ids[label]} is not at ${placed.join(' ')}`);
  return rounded(projected(...placed));
};

/** Coasts by their places, `esp/ce`. */
const coasts = ids.flatMap((id, label): readonly (readonly [string, Spot])[] => {
  const sailings = sailingsOf(id);
  if (sailings.has('') || sailings.size === 0) return [];
  return [...sailings].map(([coast, reached]) => {
    // A sea that washes both coasts does not tell them apart.
    const others = new Set([...sailings].flatMap(([other, list]) => (other === coast ? [] : list)));
    const seas = new Set(
      reached
        .filter((place) => !others.has(place))
        .map((place) => ids.indexOf(provinceOf(place)))
        .filter((other) => places[other]?.isSea),
    );
    return [`${id}/${coast}`, rounded(coastSpot(raster, depth, label, seas, spotOf(label)))];
  });
});

const nameOf = (label: number): string => ids[label] ?? (label === OUTSIDE ? 'frame' : label === NO_LAND ? 'land' : 'water');
const shapeOf = (label: number): string =>
  ringsOf(traced, label)
    .map((ring) => ring.join(' '))
    .join(';');

const data = {
  width: WIDTH,
  height: HEIGHT,
  grain: GRAIN,
  arcs: drawn.map(written),
  // A star: round a piece that has the colour of its province and makes no border.
  sides: traced.map((arc) => `${nameOf(arc.left)} ${nameOf(arc.right)}${isDecorative(arc, raster, decoration) ? ' *' : ''}`),
  shapes: Object.fromEntries(ids.map((id, label) => [id, shapeOf(label)])),
  nobody: shapeOf(NO_LAND),
  spots: Object.fromEntries(ids.map((id, label) => [id, isDoubled(label) ? spotOf(label, 'w') : spotOf(label)])),
  doubles: Object.fromEntries(ids.flatMap((id, label) => (isDoubled(label) ? [[id, spotOf(label, 'e')]] : []))),
  coasts: Object.fromEntries(coasts),
};

for (const [id, shape] of Object.entries(data.shapes)) if (shape === '') throw new Error(`${id} has no shape`);

const text = `${JSON.stringify(data, null, 2).replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]')}\n`;
writeFileSync(new URL('../page/map/geometry.data.json', import.meta.url), text);
console.log(
  `${drawn.length} curves, ${drawn.reduce((sum, { points }) => sum + points.length, 0)} points, ${text.length} characters, ${gzipSync(text).length} gzipped`,
);
