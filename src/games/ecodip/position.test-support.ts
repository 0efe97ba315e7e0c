import { type Actor, type Chance, type GameInput, type LogEntry, quickChance, resolveOptions, type Seat } from '#kernel';
import type { Unit } from '#diplomacy';
import { openPhase } from './engine.ts';
import { ecodip } from './index.ts';
import { codeOf, judgeSheet } from './orders/judge.ts';
import { officeOf } from './orders/office.ts';
import { forEachPower, openState } from './setup.ts';
import {
  type Arms,
  type Factory,
  type Motion,
  type Move,
  type Options,
  type PhaseName,
  type State,
  type Stocks,
  type Table,
  type Tag,
  TAGS,
  type UnStock,
} from './types.ts';
import { begin, finish } from './work.ts';

/* Positions for tests: the start with some facts changed, seats in table order, and a hand that plays sheets. */

const { module } = ecodip;

export type Each<T> = Partial<Record<Tag, T>>;

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

export const optionsWith = (chosen: Partial<Options>): Options => {
  const resolved = resolveOptions(module.options, { seats: 'choose', ...chosen });
  if (!resolved.ok) throw new Error(resolved.refusal.key);
  return resolved.options;
};

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

export const seat = (tag: Tag): Seat => TAGS.indexOf(tag);

export interface Played {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

export const act = (state: State, input: GameInput<Move, Options>, chance: Chance = quickChance(1)): Played => {
  const refusal = module.check(state, input);
  if (refusal !== null) throw new Error(`refused: ${refusal.key}`);
  const { state: next, log } = module.apply(state, input, chance);
  return { state: next, log };
};

export const doMove = (state: State, by: Actor, move: Move, chance?: Chance): Played => act(state, { by, move }, chance);

/** Why each line of a sheet is refused, `null` for an accepted one. */
export const codes = (state: State, tag: Tag, text: string): readonly (string | null)[] =>
  judgeSheet(officeOf(state, tag), text).lines.map(({ refusal }) => (refusal === null ? null : codeOf(refusal)));

export const warnings = (state: State, tag: Tag, text: string): readonly string[] =>
  judgeSheet(officeOf(state, tag), text).lines.flatMap((line) => line.warnings.map(codeOf));

/** Everybody who is asked submits: the sheet given, or an empty one. A refused line is a mistake of the test. */
export const playPhase = (state: State, sheets: Each<string>, chance: Chance = quickChance(1)): Played => {
  let now = state;
  const log: LogEntry[] = [];
  for (const tag of state.table.asked) {
    const sheet = sheets[tag] ?? '';
    const wrong = codes(state, tag, sheet).find((code) => code !== null);
    if (wrong !== undefined) throw new Error(`${tag}: ${sheet}: ${wrong}`);
    const played = doMove(now, seat(tag), { type: 'submit', sheet }, chance);
    now = played.state;
    log.push(...played.log);
  }
  return { state: now, log };
};

/** The keys of the lines that a reader may see; `all` for the public ones. */
export const keysFor = (log: readonly LogEntry[], reader: Tag | 'all'): readonly string[] =>
  log.filter(({ to }) => to === 'all' || (reader !== 'all' && to.includes(seat(reader)))).map(({ text }) => text.key.replace('ecodip.log.', ''));

/** How many missiles a power has at a place. */
export const arms = ({ secrets }: State, tag: Tag, place: string): Arms => (place === 'STOCK' ? secrets[tag].stock : (secrets[tag].sites[place] ?? NO_ARMS));

export const unitIn = ({ table }: State, id: string): Unit | undefined => table.units.find(({ loc }) => loc === id);

export const motion = (no: number, by: Tag, what: Motion['what'], n = 1, price = 150): Motion => ({
  no,
  by,
  what,
  n,
  price: what === 'ABM' ? price : 0,
  text: '',
});

/** Votes on one motion: the first `yes` powers for it, the next `no` against it. */
export const votes = (no: number, yes: readonly Tag[], against: readonly Tag[] = []): Each<string> => ({
  ...Object.fromEntries(yes.map((tag) => [tag, `VOTE #${no} OUI`])),
  ...Object.fromEntries(against.map((tag) => [tag, `VOTE #${no} NON`])),
});

/** Sheets put together line by line. */
export const together = (...sheets: readonly Each<string>[]): Each<string> => {
  const all: Each<string> = {};
  for (const sheet of sheets)
    for (const tag of TAGS) if (sheet[tag] !== undefined) all[tag] = all[tag] === undefined ? sheet[tag] : `${all[tag]}\n${sheet[tag]}`;
  return all;
};
