import { quickChance } from '#kernel/chance.ts';
import { requireOptions } from '#kernel/options.ts';
import type { Unit } from '#diplomacy/types.ts';
import { openPhase } from '../engine.ts';
import { optionSpecs } from '../options.ts';
import { type Each, forEachPower } from './position.ts';
import { openState } from '../setup.ts';
import {
  type Arms,
  type Factory,
  type Motion,
  type Options,
  type PhaseName,
  type State,
  type Stocks,
  type Table,
  type Tag,
  TAGS,
  type UnStock,
} from '../types.ts';
import { begin, finish } from './work.ts';

/* Positions to look at: the start with some facts changed, powers at the seats of their places in the table. */

export interface Facts {
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly phase?: PhaseName;
  /** `RUS A kie 2`, `EOC F esp/ce`: these and no others. */
  readonly units?: readonly string[];
  /** `null` makes a province unowned. */
  readonly owners?: Readonly<Record<string, Tag | null>>;
  readonly gold?: Each<number>;
  readonly stocks?: Each<Partial<Stocks>>;
  readonly sites?: Each<Readonly<Record<string, Partial<Arms>>>>;
  /** Missiles off the map; all start missiles are there unless something is said of a power. */
  readonly stock?: Each<Partial<Arms>>;
  readonly un?: Partial<UnStock>;
  readonly motions?: readonly Motion[];
  readonly abmPlace?: Each<string>;
  readonly factories?: Readonly<Record<string, Factory>>;
  readonly table?: Partial<Table>;
}

export const optionsWith = (chosen: Partial<Options>): Options => requireOptions(optionSpecs, { seats: 'choose', ...chosen });

export const unitFrom = (text: string): Unit => {
  const [power = '', letter, place = '', force = '1'] = text.split(' ');
  const [loc = '', coast] = place.split('/');
  return { power, type: letter === 'A' ? 'army' : 'fleet', loc, ...(coast === undefined ? {} : { coast }), force: Number(force) };
};

const NO_ARMS: Arms = { ICBM: 0, ABM: 0 };

const ownersWith = (owners: Table['owners'], changed: Facts['owners'] = {}): Table['owners'] => {
  const all: Record<string, Tag> = { ...owners };
  for (const [id, owner] of Object.entries(changed)) {
    if (owner === null) delete all[id];
    else all[id] = owner;
  }
  return all;
};

/** A position in which the sheets of a phase are awaited. */
export const position = (facts: Facts = {}): State => {
  const { turn = 0, phase = 'SPRING_ORDERS', gold = {}, stocks = {}, sites = {}, stock = {}, abmPlace = {} } = facts;
  const opened = openState(optionsWith(facts.options ?? {}), TAGS);
  const work = begin(opened, quickChance(1));
  Object.assign(work.table, {
    turn,
    units: facts.units?.map(unitFrom) ?? opened.table.units,
    owners: ownersWith(opened.table.owners, facts.owners),
    stocks: forEachPower((tag) => ({ ...opened.table.stocks[tag], ...stocks[tag] })),
    un: { ...opened.table.un, ...facts.un },
    motions: facts.motions ?? [],
    motionsSoFar: facts.motions?.length ?? 0,
    factories: { ...opened.table.factories, ...facts.factories },
    ...facts.table,
  });
  for (const tag of TAGS) {
    const said = sites[tag] !== undefined || stock[tag] !== undefined;
    work.secrets[tag] = {
      ...opened.secrets[tag],
      gold: gold[tag] ?? opened.secrets[tag].gold,
      sites: Object.fromEntries(Object.entries(sites[tag] ?? {}).map(([id, arms]) => [id, { ...NO_ARMS, ...arms }])),
      stock: said ? { ...NO_ARMS, ...stock[tag] } : opened.secrets[tag].stock,
      abmPlace: abmPlace[tag] ?? null,
    };
  }
  openPhase(work, phase);
  return finish(work).state;
};

export const motion = (no: number, by: Tag, what: Motion['what'], n = 1, price = 150): Motion => ({
  no,
  by,
  what,
  n,
  price: what === 'ABM' ? price : 0,
  text: '',
});

/** Votes on one motion: those for it, and those against it. */
export const votes = (no: number, yes: readonly Tag[], against: readonly Tag[] = []): Each<string> => ({
  ...Object.fromEntries(yes.map((tag) => [tag, `VOTE #${no} OUI`])),
  ...Object.fromEntries(against.map((tag) => [tag, `VOTE #${no} NON`])),
});
