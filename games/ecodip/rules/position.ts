import { type MovementAdjudicator, movementAdjudicator } from '#diplomacy/movement.ts';
import { type OrderDesk, orderDesk } from '#diplomacy/order-desk.ts';
import { DEFAULT_RULES, type Rules } from '#diplomacy/rules.ts';
import type { Closure, Position, ProvinceId } from '#diplomacy/types.ts';
import { type World, worldOf } from '../data/world.ts';
import { isRadioactive, ordersOf, seasonOf } from './facts.ts';
import { type ByPower, MISSILES, type Options, type Ruled, type Table, type Tag, TAGS } from '../types.ts';
import { at, recordOf } from '#kernel/collections.ts';
import { whileSame } from '#kernel/work.ts';
import { pick } from '../orders/office.ts';
import { say, tell, word } from '../speak.ts';
import { addMissiles, changeSecrets, missilesAt, note, type Work } from './work.ts';

/* The adjudicator set up for a game. */

export const adjudicationRules = ({ supportReduction, frozenSupport }: Options): Rules => ({
  ...DEFAULT_RULES,
  supportReduction,
  frozenSupport: frozenSupport ? 'yes' : 'no',
});

/** EC-4.6.8.1: radioactive provinces, and in autumn the freezing seas. */
const closedProvinces = whileSame((world: World, radioactive: Table['radioactive'], turn: number): Readonly<Record<string, Closure>> => {
  const closed: Record<string, Closure> = {};
  for (const id of Object.keys(radioactive)) if (isRadioactive({ radioactive, turn }, id)) closed[id] = 'radioactive';
  if (seasonOf(turn) === 'autumn') for (const { id, freezes } of world.provinces) if (freezes) closed[id] = 'frozen';
  return closed;
});

const position = whileSame((units: Table['units'], closed: Position['closed']): Position => ({ units, ...(closed === undefined ? {} : { closed }) }));

/** What is on the map when orders are written. */
export const positionOf = (table: Pick<Table, 'units' | 'radioactive' | 'turn'>, options: Options): Position =>
  position(table.units, closedProvinces(worldOf(options), table.radioactive, table.turn));

interface Bench {
  readonly adjudicate: MovementAdjudicator;
  readonly desk: OrderDesk;
}

const benches = new Map<string, Bench>();

/** The adjudicator and the order desk keep their tables: one of each for every reading of the rules. */
export const benchOf = (options: Options): Bench => {
  const { russia, supportReduction, frozenSupport } = options;
  const key = `${russia} ${supportReduction} ${frozenSupport}`;
  const known = benches.get(key);
  if (known !== undefined) return known;
  const { board } = worldOf(options);
  const rules = adjudicationRules(options);
  const bench = { adjudicate: movementAdjudicator(board, rules), desk: orderDesk(board, rules) };
  benches.set(key, bench);
  return bench;
};

/* EC-3.4, EC-3.5: the sites of the missiles at the start. Japan's stay in stock. */

/** EC-3.5: where missiles go that their owner does not place: one each in turn, and round again. */
export const defaultSites = (world: World, tag: Tag): readonly ProvinceId[] =>
  world.land
    .filter(({ owner, centre }) => owner === tag && centre)
    .map(({ id }) => id)
    .toSorted();

export const placeMissiles = (work: Work): void => {
  for (const tag of TAGS) {
    changeSecrets(work, tag, { notes: [] });
    if (tag === 'JAP') continue;
    for (const { what, n, at: site } of pick(ordersOf(work.sheets[tag]), ['place'])) {
      addMissiles(work, tag, what, 'STOCK', -n);
      addMissiles(work, tag, what, site, n);
    }
    const homes = defaultSites(work.world, tag);
    for (const kind of MISSILES) {
      const left = missilesAt(work, tag, kind, 'STOCK');
      for (let index = 0; index < left; index++) {
        const site = at(homes, index % homes.length);
        addMissiles(work, tag, kind, 'STOCK', -1);
        addMissiles(work, tag, kind, site, 1);
        note(work, tag, say('log.placed', { n: 1, kind: word(kind), at: word(site) }, ['EC-3.5']));
      }
    }
  }
  work.log.push(tell('log.allPlaced', {}, ['EC-3.4']));
};

export const forEachPower = <T>(make: (tag: Tag) => T): ByPower<T> => recordOf(TAGS, make);

export const NOTHING_RULED: Ruled = { gold: 0, TB: 0, MP: 0, BT: 0, ICBM: 0, ABM: 0 };

export type Each<T> = Partial<Record<Tag, T>>;

/** Sheets put together line by line. */
export const together = (...sheets: readonly Each<string>[]): Each<string> => {
  const all: Each<string> = {};
  for (const sheet of sheets)
    for (const tag of TAGS) if (sheet[tag] !== undefined) all[tag] = all[tag] === undefined ? sheet[tag] : `${all[tag]}\n${sheet[tag]}`;
  return all;
};
