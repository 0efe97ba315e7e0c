import type { MovementOrder, ProvinceId } from '#diplomacy';
import { at, type Chance, range, sum } from '#kernel';
import { forceOf, living, seasonOf, unitsOf } from '../facts.ts';
import type { Office } from '../orders/office.ts';
import type { Table, Tag } from '../types.ts';
import { player } from './decent.ts';
import { after, type Marching } from './forecast.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { waysOf } from './roads.ts';

/*
 * EC-12.5: the best answer to what the neighbours may write. Sheets of every power near are drawn as `decent` would write them;
 * own sheets are tried against all of them in the resolver, bettered order by order, and valued after the next autumn.
 * Marches hang on nothing secret, so that the seat's own office is all there is to know.
 */

/** So many sheets of the neighbours, and of one's own to begin with. */
const WORLDS = 6;
const DRAFTS = 10;
/** How often the best sheet is changed in one order. */
const CHANGES = 40;
const WHIMS: readonly number[] = [0, 20, 40, 60, 100];
/** Powers with a unit this near have a say. */
const NEAR = 3;

const UNIT = 3;
const BOND = 2;
const OUTLOOK = 0.3;

/** Provinces within some steps of a power's units, by land or sea. */
const around = ({ world: { board } }: Office, table: Table, power: Tag, steps: number): ReadonlySet<number> => {
  const seen = new Set(unitsOf(table, power).map(({ loc }) => board.provinceAt(loc)));
  let edge = [...seen];
  for (const _ of range(steps)) {
    edge = edge.flatMap((id) => [...(waysOf(board, 'army')[id] ?? []), ...(waysOf(board, 'fleet')[id] ?? [])]).filter((id) => !seen.has(id) && seen.add(id));
  }
  return seen;
};

const neighbours = (office: Office): readonly Tag[] => {
  const { world, table, power } = office;
  const near = around(office, table, power, NEAR);
  return living(table).filter((tag) => tag !== power && unitsOf(table, tag).some(({ loc }) => near.has(world.board.provinceAt(loc))));
};

/** What a power owns, has and may hope for. */
const standing = (office: Office, table: Table): number => {
  const { world, power } = office;
  const ground = groundOf({ ...office, table });
  const owned = sum(world.land.map(({ id }) => (table.owners[id] === power ? ground.yieldAt(id) : 0)));
  return owned + sum(unitsOf(table, power).map((unit) => UNIT + BOND * forceOf(unit) + OUTLOOK * ground.pull(unit.type, unit.loc)));
};

const sheetsOf = (office: Office, table: Table, tags: readonly Tag[], chance: Chance): Marching =>
  new Map(tags.map((tag) => [tag, marches(groundOf({ ...office, table, power: tag }), chance)]));

type Sheet = readonly MovementOrder[];

/** The value of an own sheet, against every drawing of the others' and on to the end of autumn. */
const valueOf = (office: Office, worlds: readonly Marching[], tags: readonly Tag[], sheet: Sheet, chance: Chance): number => {
  const { table, power } = office;
  return sum(
    worlds.map((others) => {
      const next = after(office, table, new Map(others).set(power, sheet));
      const settled = seasonOf(table.turn) === 'autumn' ? next : after(office, next, sheetsOf(office, next, [...tags, power], chance));
      return standing(office, settled);
    }),
  );
};

const searched = (ground: Ground, chance: Chance): Sheet => {
  const { office } = ground;
  const tags = neighbours(office);
  const drafts = range(DRAFTS).map((index): Sheet => marches(ground, chance, at(WHIMS, index % WHIMS.length)));
  if (tags.length === 0) return at(drafts, 0);
  const worlds = range(WORLDS).map(() => sheetsOf(office, office.table, tags, chance));
  const value = (sheet: Sheet): number => valueOf(office, worlds, tags, sheet, chance);
  let best = { sheet: at(drafts, 0), worth: -1 };
  const consider = (sheet: Sheet): void => {
    const worth = value(sheet);
    if (worth > best.worth) best = { sheet, worth };
  };
  for (const draft of drafts) consider(draft);
  const ideas = new Map<ProvinceId, MovementOrder[]>();
  for (const order of drafts.flat()) ideas.set(order.at, [...(ideas.get(order.at) ?? []), order]);
  for (const _ of range(CHANGES)) {
    const index = chance.int(Math.max(1, best.sheet.length));
    const old = best.sheet[index];
    if (old === undefined) break;
    const choices = ideas.get(old.at) ?? [];
    const idea = at(choices, chance.int(choices.length));
    if (JSON.stringify(idea) !== JSON.stringify(old)) consider(best.sheet.with(index, idea));
  }
  return best.sheet;
};

export const strong = player({ marches: searched });
