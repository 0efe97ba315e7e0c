import { type Board, readBoard } from '#diplomacy/board.ts';
import type { MapData, PowerData, ProvinceData } from '#diplomacy/map-data.ts';
import type { Coast, ProvinceId, ProvinceKind, Unit } from '#diplomacy/types.ts';
import { isRecord } from '#kernel/options.ts';
import type { Localized } from '#kernel/words.ts';
import type { Options } from '../types.ts';
import { type Resource, type Tag, TAGS } from '../types/powers.ts';
import borders from './borders.json' with { type: 'json' };
import rows from './provinces.json' with { type: 'json' };

/* The map (EC-2.5 to EC-2.9) as the rules need it: names, owners, centres, resources, borders. Shapes are the page's affair. */

export interface Province {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  readonly name: Localized;
  /** Who starts with it. */
  readonly owner: Tag | null;
  readonly centre: boolean;
  readonly resource: Resource | null;
  readonly start: { readonly type: Unit['type']; readonly coast?: Coast } | null;
  readonly coasts: readonly Coast[];
  readonly canal: boolean;
  readonly freezes: boolean;
  /** Drawn at both edges of the map (EC-2.8.2). */
  readonly edge: boolean;
}

const KINDS: readonly ProvinceKind[] = ['land', 'coast', 'sea'];
const RESOURCES: readonly Resource[] = ['MP', 'factory', 'gold'];

/** The table ships with the program: if it is wrong, so are we. */
const wrong = (what: string): never => {
  throw new Error(`the table of provinces is broken: ${what}`);
};

type Row = Readonly<Record<string, unknown>>;

const ownerOf = (row: Row): Tag | null => (row.owner === undefined ? null : (TAGS.find((tag) => tag === row.owner) ?? wrong(JSON.stringify(row))));

const startOf = (row: Row): Province['start'] => {
  if (row.start === undefined) return null;
  const type = row.start === 'A' ? 'army' : 'fleet';
  return typeof row.startCoast === 'string' ? { type, coast: row.startCoast } : { type };
};

const readRow = (row: Row, name: Localized): Province => {
  const id = typeof row.id === 'string' ? row.id : wrong('id');
  const coasts: readonly unknown[] = Array.isArray(row.coasts) ? row.coasts : [];
  return {
    id,
    kind: KINDS.find((kind) => kind === row.kind) ?? wrong(id),
    name,
    owner: ownerOf(row),
    centre: row.centre === true,
    resource: RESOURCES.find((resource) => resource === row.resource) ?? null,
    start: startOf(row),
    coasts: coasts.map(String),
    canal: row.canal === true,
    freezes: row.freezes === true,
    edge: row.edge === true,
  };
};

const six: readonly Province[] = rows.map((row) => readRow(row, row.name));

/** Section 6, `russia` = seven: a seventh unit in irk, which becomes a centre in the stead of fin. */
const seven: readonly Province[] = six.map((province) => {
  if (province.id === 'irk') return { ...province, centre: true, start: { type: 'army' } };
  return province.id === 'fin' ? { ...province, centre: false } : province;
});

export interface World {
  readonly provinces: readonly Province[];
  readonly board: Board;
  readonly find: (id: ProvinceId) => Province | undefined;
  /** Land provinces, in the order of the table. */
  readonly land: readonly Province[];
  readonly start: readonly Unit[];
}

/** EC-2.1.1; the second English name of AFN is the one on screen. */
const NAMES: Readonly<Record<Tag, Localized>> = {
  USA: { fr: 'États-Unis', en: 'United States' },
  AMS: { fr: 'Amérique du Sud', en: 'South America' },
  EOC: { fr: 'Europe Occidentale', en: 'Western Europe' },
  EOR: { fr: 'Europe Orientale', en: 'Eastern Europe' },
  RUS: { fr: 'Russie', en: 'Russia' },
  JAP: { fr: 'Japon', en: 'Japan' },
  IND: { fr: 'Inde', en: 'India' },
  AFS: { fr: 'Afrique du Sud', en: 'South Africa' },
  AFN: { fr: 'Afrique Noire', en: 'Sub-Saharan Africa' },
  CHI: { fr: 'Chine', en: 'China' },
};
export const POWER_NAMES = NAMES;

const mapOf = (provinces: readonly Province[]): MapData => {
  const links = new Map<string, unknown>(Object.entries(borders));
  const powers = TAGS.map((tag): PowerData => {
    const homes = provinces.filter(({ owner, centre }) => owner === tag && centre).map(({ id }) => id);
    return { id: tag, tags: [tag], name: NAMES[tag], homes };
  });
  const data = provinces.map(({ id, kind, name, centre, canal }): ProvinceData => {
    const link = links.get(id);
    return { id, kind, name, ...(centre ? { centre } : {}), ...(canal ? { canal } : {}), ...(isRecord(link) ? link : wrong(id)) };
  });
  return { id: 'ecodip', name: { fr: 'Le monde d’ECODIP', en: 'The world of ECODIP' }, alphabet: 'id', powers, provinces: data, start: startUnits(provinces) };
};

/** EC-2.2: in table order of the powers. */
const startUnits = (provinces: readonly Province[]): readonly Unit[] =>
  TAGS.flatMap((tag) =>
    provinces.flatMap(({ id, owner, start }): readonly Unit[] => (owner === tag && start !== null ? [{ power: tag, loc: id, force: 1, ...start }] : [])),
  );

const makeWorld = (provinces: readonly Province[]): World => {
  const reading = readBoard(mapOf(provinces));
  if (!reading.ok) return wrong(JSON.stringify(reading.errors[0]));
  const index = new Map(provinces.map((province) => [province.id, province]));
  return {
    provinces,
    board: reading.board,
    find: (id) => index.get(id),
    land: provinces.filter(({ kind }) => kind !== 'sea'),
    start: startUnits(provinces),
  };
};

const worlds: Partial<Record<Options['russia'], World>> = {};

/** The map of a game; made once for each reading of option `russia`. */
export const worldOf = ({ russia }: Pick<Options, 'russia'>): World => {
  const known = worlds[russia];
  if (known !== undefined) return known;
  const made = makeWorld(russia === 'six' ? six : seven);
  worlds[russia] = made;
  return made;
};
