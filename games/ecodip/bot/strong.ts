import { listAt } from '#diplomacy/board.ts';
import type { Issued, MovementOrder, ProvinceId, Unit } from '#diplomacy/types.ts';
import type { Draws } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { relocate } from '#diplomacy/rules.ts';
import { forceOf, isTag, living, seasonOf, unitsOf } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import type { Table, Tag } from '../types.ts';
import { player } from './decent.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { waysOf } from './roads.ts';
import { benchOf, positionOf } from '../rules/position.ts';

/* What the map may look like after the orders of a season: moves, retreats, and conquest in autumn. */

type Marching = ReadonlyMap<Tag, readonly MovementOrder[]>;

/** EC-4.8.1. */
const conquered = ({ world }: Office, { owners }: Table, units: readonly Unit[]): Table['owners'] => {
  const after: Record<string, Tag> = { ...owners };
  for (const { loc, power } of units) if (isTag(power) && world.find(loc)?.kind !== 'sea') after[loc] = power;
  return after;
};

/** The dislodged go to the first place that is left. */
const retreated = (dislodged: Table['dislodged']): readonly Unit[] => {
  const taken = new Set<string>();
  return dislodged.flatMap(({ unit, retreats }): readonly Unit[] => {
    const place = retreats.find(({ loc }) => !taken.has(loc));
    if (place === undefined) return [];
    taken.add(place.loc);
    return [relocate(unit, place)];
  });
};

const after = (office: Office, table: Table, sheets: Marching): Table => {
  const { options } = office;
  const orders = living(table).flatMap((by): readonly Issued<MovementOrder>[] => (sheets.get(by) ?? []).map((order) => ({ by, order })));
  const result = benchOf(options).adjudicate(positionOf(table, options), orders);
  const units = [...result.units, ...retreated(result.dislodged)];
  const owners = seasonOf(table.turn) === 'autumn' ? conquered(office, table, units) : table.owners;
  return { ...table, units, owners, turn: table.turn + 1 };
};

/*
 * EC-12.5: the best answer to what the neighbours may write. Sheets of every power near are drawn as `decent` would write them;
 * own sheets are tried against all of them in the resolver, bettered order by order, and valued after the next autumn.
 * Marches hang on nothing secret, so that the seat's own office is all there is to know.
 */

/** So many sheets of each neighbour, and of one's own to begin with. */
const WORLDS = 8;
const DRAFTS = 10;
/** How many seasons may be resolved for one decision: what reproducible games and a second's patience allow. */
const NODES = 500;
const ROUNDS = 3;
const WHIMS: readonly number[] = [0, 20, 40, 60, 100];
/** Powers with a unit this near have a say. */
const NEAR = 3;

const UNIT = 3;
const BOND = 2;
const OUTLOOK = 0.3;
/** What is lost of a province that others could enter in force. */
const EXPOSED = 0.3;

/** Provinces within some steps of a power's units, by land or sea. */
const around = ({ world: { board } }: Office, table: Table, power: Tag, steps: number): ReadonlySet<number> => {
  const seen = new Set(unitsOf(table, power).map(({ loc }) => board.provinceAt(loc)));
  for (const _ of range(steps)) {
    const edge = new Set(seen);
    for (const id of edge) for (const ways of [waysOf(board, 'army'), waysOf(board, 'fleet')]) for (const to of listAt(ways, id)) seen.add(to);
  }
  return seen;
};

const neighbours = (office: Office): readonly Tag[] => {
  const { world, table, power } = office;
  const near = around(office, table, power, NEAR);
  return living(table).filter((tag) => tag !== power && unitsOf(table, tag).some(({ loc }) => near.has(world.board.provinceAt(loc))));
};

/** What a power owns and has, may hope for and must fear. */
const standing = (office: Office, table: Table): number => {
  const { world, power } = office;
  const { yieldAt, pull, threat, unitAt } = groundOf({ ...office, table });
  const safety = (id: ProvinceId): number => {
    const guard = unitAt.get(id);
    return threat(id) > (guard === undefined ? 0 : forceOf(guard)) ? 1 - EXPOSED : 1;
  };
  const owned = sum(world.land.map(({ id }) => (table.owners[id] === power ? yieldAt(id) * safety(id) : 0)));
  return owned + sum(unitsOf(table, power).map((unit) => UNIT + BOND * forceOf(unit) + OUTLOOK * pull(unit.type, unit.loc)));
};

const sheetsOf = (office: Office, table: Table, tags: readonly Tag[], chance: Draws): Marching =>
  new Map(tags.map((tag) => [tag, marches(groundOf({ ...office, table, power: tag }), chance)]));

type Sheet = readonly MovementOrder[];

interface Search {
  readonly best: () => Sheet;
  readonly isSpent: () => boolean;
  readonly consider: (sheet: Sheet) => void;
}

/** The others' sheets are drawn once, so that own sheets are compared under the same skies. */
const search = (office: Office, tags: readonly Tag[], chance: Draws): Search => {
  const { table, power } = office;
  const worlds = range(WORLDS).map(() => sheetsOf(office, table, tags, chance));
  let nodes = 0;
  let best: { readonly sheet: Sheet; readonly worth: readonly number[] } | null = null;
  /** What comes of a sheet in one world, at the end of autumn. */
  const worthIn = (others: Marching, sheet: Sheet): number => {
    nodes++;
    const next = after(office, table, new Map(others).set(power, sheet));
    if (seasonOf(table.turn) === 'autumn') return standing(office, next);
    nodes++;
    return standing(office, after(office, next, sheetsOf(office, next, [...tags, power], chance)));
  };
  return {
    best: () => best?.sheet ?? [],
    isSpent: () => nodes >= NODES,
    consider: (sheet) => {
      const worth: number[] = [];
      for (const [index, others] of worlds.entries()) {
        worth.push(worthIn(others, sheet));
        // A sheet that is behind after half of the worlds is given up.
        if (best !== null && 2 * (index + 1) >= WORLDS && sum(worth) <= sum(best.worth.slice(0, index + 1))) return;
      }
      best = { sheet, worth };
    },
  };
};

/** Does a unit that helps another of ours help it in what it does? A unit of somebody else does as it pleases. */
const helps = (sheet: Sheet, order: MovementOrder): boolean => {
  if (order.k !== 'support' && order.k !== 'convoy') return true;
  const helped = sheet.find((other) => other.at === order.of);
  if (helped === undefined) return true;
  return order.to === undefined ? helped.k !== 'move' : helped.k === 'move' && helped.to === order.to;
};

/** The sheet with another idea for one unit, all of one mind: who helped it in something else stays; null where two of ours would march to the same place. */
const changed = (sheet: Sheet, index: number, idea: MovementOrder): Sheet | null => {
  if (idea.k === 'move' && sheet.some((order, other) => other !== index && order.k === 'move' && order.to === idea.to)) return null;
  const next = sheet.with(index, idea);
  return next.map((order) => (helps(next, order) ? order : { k: 'hold', at: order.at }));
};

const searched = (ground: Ground, chance: Draws): Sheet => {
  const { office } = ground;
  const tags = neighbours(office);
  const drafts = range(DRAFTS).map((index): Sheet => marches(ground, chance, at(WHIMS, index % WHIMS.length)));
  if (tags.length === 0) return at(drafts, 0);
  const { consider, isSpent, best } = search(office, tags, chance);
  for (const draft of drafts) consider(draft);
  const changes = [...new Map(drafts.flat().map((order) => [JSON.stringify(order), order])).values()];
  // Round and round over every other idea for every unit, as long as there is time.
  for (let round = 0; round < ROUNDS; round++) {
    for (const idea of chance.shuffle(changes)) {
      if (isSpent()) return best();
      const sheet = best();
      const index = sheet.findIndex((order) => order.at === idea.at);
      const next = index >= 0 && JSON.stringify(sheet[index]) !== JSON.stringify(idea) ? changed(sheet, index, idea) : null;
      if (next !== null) consider(next);
    }
  }
  return best();
};

export const strong = player({ marches: searched });
