import type { Message } from '#kernel/messages.ts';
import type { Localized } from '#kernel/words.ts';
import { say, word } from './speech.ts';
import type { Coast, PowerId, ProvinceId, ProvinceKind, Unit } from './types.ts';

/** A neighbour of a fleet: a province, with its coast where it has several (`spa/nc`). */
export type FleetNeighbour = string;

export interface ProvinceData {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  readonly name: Localized;
  readonly centre?: boolean;
  /** Fleets enter and leave on either side, without separate coasts. */
  readonly canal?: boolean;
  readonly army?: readonly ProvinceId[];
  /** One list, or one list for each of its coasts. */
  readonly fleet?: readonly FleetNeighbour[] | Readonly<Record<Coast, readonly FleetNeighbour[]>>;
}

export interface PowerData {
  readonly id: PowerId;
  /** Other names by which orders may call it, such as `AUS`. */
  readonly tags: readonly string[];
  readonly name: Localized;
  readonly homes: readonly ProvinceId[];
}

/** A map as it is written in a file. Every link stands in both directions, so that a slip of the pen is found. */
export interface MapData {
  readonly id: string;
  readonly name: Localized;
  /** What alphabetical order means when civil disorder must choose (EC-4.10.5): English names, or ids. */
  readonly alphabet: 'name' | 'id';
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  readonly start: readonly Unit[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '';
const isTexts = (raw: unknown): raw is readonly string[] => Array.isArray(raw) && raw.every(isText);
const isFlag = (raw: unknown): raw is boolean | undefined => raw === undefined || typeof raw === 'boolean';
const isLocalized = (raw: unknown): raw is Localized => isFields(raw) && isText(raw.fr) && isText(raw.en);
const isOneOf = <T extends string>(raw: unknown, choices: readonly T[]): raw is T => choices.some((choice) => choice === raw);

const isFleet = (raw: unknown): raw is ProvinceData['fleet'] => raw === undefined || isTexts(raw) || (isFields(raw) && Object.values(raw).every(isTexts));

const isProvince = (raw: unknown): raw is ProvinceData =>
  isFields(raw) &&
  isText(raw.id) &&
  isOneOf(raw.kind, ['land', 'coast', 'sea']) &&
  isLocalized(raw.name) &&
  isFlag(raw.centre) &&
  isFlag(raw.canal) &&
  (raw.army === undefined || isTexts(raw.army)) &&
  isFleet(raw.fleet);

const isPower = (raw: unknown): raw is PowerData => isFields(raw) && isText(raw.id) && isTexts(raw.tags) && isLocalized(raw.name) && isTexts(raw.homes);

const isUnit = (raw: unknown): raw is Unit =>
  isFields(raw) && isText(raw.power) && isOneOf(raw.type, ['army', 'fleet']) && isText(raw.loc) && (raw.coast === undefined || isText(raw.coast));

/** The places of a list that have not the shape they should: `provinces[3]`. */
const misshapen = (raw: unknown, name: string, fits: (item: unknown) => boolean): readonly string[] =>
  Array.isArray(raw) ? raw.flatMap((item, index) => (fits(item) ? [] : [`${name}[${index}]`])) : [name];

const isMap = (raw: Fields): raw is Fields & MapData => misshapenParts(raw).length === 0;

const misshapenParts = (raw: Fields): readonly string[] => [
  ...(isText(raw.id) ? [] : ['id']),
  ...(isLocalized(raw.name) ? [] : ['name']),
  ...(isOneOf(raw.alphabet, ['name', 'id']) ? [] : ['alphabet']),
  ...misshapen(raw.powers, 'powers', isPower),
  ...misshapen(raw.provinces, 'provinces', isProvince),
  ...misshapen(raw.start, 'start', isUnit),
];

export type MapReading = { readonly ok: true; readonly map: MapData } | { readonly ok: false; readonly errors: readonly Message[] };

/** The shape of a map off a file; whether its geography holds together is another question (map-check.ts). */
export const decodeMap = (raw: unknown): MapReading => {
  if (!isFields(raw)) return { ok: false, errors: [say('diplomacy.map.notAMap', {}, [])] };
  if (isMap(raw)) return { ok: true, map: raw };
  return { ok: false, errors: misshapenParts(raw).map((part) => say('diplomacy.map.misshapen', { part: word(part) }, [])) };
};

/** The coasts of a province, in the order of the file; none when it has one coast only, or no coast at all. */
export const coastsOf = ({ fleet }: ProvinceData): readonly Coast[] => (fleet === undefined || isTexts(fleet) ? [] : Object.keys(fleet));

/** The neighbours of a fleet by the coast it stands on; the empty coast where there is one only. */
export const fleetLists = ({ fleet }: ProvinceData): readonly (readonly [Coast, readonly FleetNeighbour[]])[] => {
  if (fleet === undefined) return [];
  return isTexts(fleet) ? [['', fleet]] : Object.entries(fleet);
};

/** `spa/nc` is the province `spa` and its coast `nc`. */
export const splitNeighbour = (neighbour: FleetNeighbour): readonly [ProvinceId, Coast] => {
  const [id = '', coast = ''] = neighbour.split('/');
  return [id, coast];
};

export const placeName = (loc: ProvinceId, coast: Coast | undefined): string => (coast === undefined || coast === '' ? loc : `${loc}/${coast}`);
