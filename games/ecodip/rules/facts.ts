import { at, collect, recordOf, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { once, whileSame } from '#kernel/work.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import { type Province, type World, worldOf } from '../data/world.ts';
import { FIRST_YEAR } from '../data.ts';
import { type Arms, type Order, type Season, type Secrets, type Sheet, type Table, type Tag, TAGS, type View } from '../types.ts';

/* Questions about a position that many rules ask. */

const NO_ARMS: Arms = { ICBM: 0, ABM: 0 };

/** EC-4.1.1. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor(turn / 2);
export const seasonOf = (turn: number): Season => (turn % 2 === 0 ? 'spring' : 'autumn');

export const isTag = (raw: unknown): raw is Tag => TAGS.some((tag) => tag === raw);

/** The power of a unit; a unit of no power of ours is a mistake of ours. */
export const powerOf = ({ power }: Pick<Unit, 'power'>): Tag => {
  if (!isTag(power)) throw new Error(`no power ${power}`);
  return power;
};

export const forceOf = ({ force }: Unit): number => force ?? 1;
export const forcesOf = (units: readonly Unit[]): number => sum(units.map(forceOf));

export const seatOf = ({ powers }: Pick<Table, 'powers'>, tag: Tag): Seat => powers.indexOf(tag);
export const powerAt = ({ powers }: Pick<Table, 'powers'>, seat: Seat): Tag => at(powers, seat);

export const isAlive = ({ eliminated }: Pick<Table, 'eliminated'>, tag: Tag): boolean => eliminated.every(({ power }) => power !== tag);
export const living = (table: Pick<Table, 'eliminated'>): readonly Tag[] => TAGS.filter((tag) => isAlive(table, tag));

export const unitAt = ({ units }: Pick<Table, 'units'>, id: ProvinceId): Unit | undefined => units.find(({ loc }) => loc === id);

const NO_UNITS: readonly Unit[] = [];

/** The units of each power that has any. */
export const armies = once((units: readonly Unit[]) => {
  const armiesOf = new Map<string, Unit[]>();
  for (const unit of units) {
    const army = armiesOf.get(unit.power);
    if (army === undefined) armiesOf.set(unit.power, [unit]);
    else army.push(unit);
  }
  return armiesOf;
});
export const unitsOf = ({ units }: Pick<Table, 'units'>, tag: Tag): readonly Unit[] => armies(units).get(tag) ?? NO_UNITS;

/** EC-4.5.5: closed in this turn. */
export const isRadioactive = ({ radioactive, turn }: Pick<Table, 'radioactive' | 'turn'>, id: ProvinceId): boolean => (radioactive[id] ?? -1) >= turn;

/** A centre that still exists. */
export const isCentre = (world: World, { ruins }: Pick<Table, 'ruins'>, id: ProvinceId): boolean => world.find(id)?.centre === true && !ruins.includes(id);

type Lands = Readonly<Record<Tag, readonly ProvinceId[]>>;

const landsOf = (world: World, owners: Table['owners'], counts: (province: Province) => boolean): Lands => {
  const lands = recordOf(TAGS, (): ProvinceId[] => []);
  for (const province of world.land) {
    const owner = owners[province.id];
    if (owner !== undefined && counts(province)) lands[owner].push(province.id);
  }
  return lands;
};

const allLands = whileSame((world: World, owners: Table['owners']) => landsOf(world, owners, () => true));
export const provincesOf = (world: World, { owners }: Pick<Table, 'owners'>, tag: Tag): readonly ProvinceId[] => allLands(world, owners)[tag];

const allCentres = whileSame((world: World, owners: Table['owners'], ruins: Table['ruins']) =>
  landsOf(world, owners, ({ id, centre }) => centre && !ruins.includes(id)),
);
export const centresOf = (world: World, { owners, ruins }: Pick<Table, 'owners' | 'ruins'>, tag: Tag): readonly ProvinceId[] =>
  allCentres(world, owners, ruins)[tag];

export const centresExisting = (world: World, { ruins }: Pick<Table, 'ruins'>): number =>
  world.land.filter(({ id, centre }) => centre && !ruins.includes(id)).length;

/** What each power owns, counted in one round. */
export interface Holdings {
  readonly centres: Readonly<Record<Tag, number>>;
  readonly provinces: Readonly<Record<Tag, number>>;
  readonly existing: number;
}

const none = (): Record<Tag, number> => ({ USA: 0, AMS: 0, EOC: 0, EOR: 0, RUS: 0, JAP: 0, IND: 0, AFS: 0, AFN: 0, CHI: 0 });

export const holdingsOf = (world: World, { owners, ruins }: Pick<Table, 'owners' | 'ruins'>): Holdings => holdings(world, owners, ruins);

const holdings = whileSame((world: World, owners: Table['owners'], ruins: Table['ruins']): Holdings => {
  const lost = new Set(ruins);
  const centres = none();
  const provinces = none();
  let existing = 0;
  for (const { id, centre } of world.land) {
    const owner = owners[id];
    const lives = centre && !lost.has(id);
    if (lives) existing++;
    if (owner === undefined) continue;
    provinces[owner]++;
    if (lives) centres[owner]++;
  }
  return { centres, provinces, existing };
});

export const holdingsIn = ({ options, table }: Pick<View, 'options' | 'table'>): Holdings => holdingsOf(worldOf(options), table);

/** EC-4.4.9: where a power may place a missile. */
export const controls = (table: Pick<Table, 'owners' | 'units' | 'radioactive' | 'turn'>, tag: Tag, id: ProvinceId): boolean => {
  const unit = unitAt(table, id);
  return table.owners[id] === tag && (unit === undefined || unit.power === tag) && !isRadioactive(table, id);
};

export const armsAt = ({ sites }: Pick<Secrets, 'sites'>, id: ProvinceId): Arms => sites[id] ?? NO_ARMS;

/** EC-7.1: gold is known to its owner and the referee, and to everybody after the end. */
export const goldOf = ({ own, desk }: Pick<View, 'own' | 'desk'>, tag: Tag): number | null =>
  own?.power === tag ? own.gold : (desk?.secrets[tag].gold ?? null);

/** The orders of a sheet that count (EC-4.2.2, EC-4.2.7), in the order written. */
export const ordersOf = (sheet: Sheet | undefined): readonly Order[] =>
  sheet === undefined ? [] : collect(sheet.lines, ({ order, refusal, replaced }) => (refusal !== null || replaced ? null : order));
