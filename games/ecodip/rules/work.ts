import type { Chance } from '#kernel/chance.ts';
import type { Step } from '#kernel/game.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import type { Making, Mutable } from '#kernel/work.ts';
import type { ProvinceId } from '#diplomacy/types.ts';
import { type World, worldOf } from '../data/world.ts';
import { armsAt, seatOf } from './facts.ts';
import { whisper } from '../speak.ts';
import type { Arms, Ending, Good, Missile, MissilePlace, Secrets, State, Table, Tag, Tally, TurnReport, UnStock } from '../types.ts';
import { TALLIES } from '../types/report.ts';

/**
 * One step in the making: a copy of the state and of its table whose fields may be replaced. What the fields hold is shared
 * with the state before and never touched. It reads like a state, so every question may be asked of it.
 */
export interface Work extends Making, Mutable<Omit<State, 'table' | 'secrets'>> {
  readonly table: Mutable<Table>;
  readonly secrets: Mutable<State['secrets']>;
  readonly world: World;
  /** What is told depends on what was told before (EC-7.4), so it is always written. */
  readonly log: LogEntry[];
  /** Does anybody read it? The long part about the marches is written for readers alone: nothing depends on it. */
  readonly isRead: boolean;
}

export const begin = (state: State, chance: Chance, log: LogEntry[] | null = []): Work => ({
  ...state,
  table: { ...state.table },
  secrets: { ...state.secrets },
  world: worldOf(state.options),
  log: [],
  isRead: log !== null,
  reveals: false,
  chance,
});

export const finish = ({ options, table, secrets, sheets, refereeVotes, record, ruled, log, reveals }: Work): Step<State> => ({
  state: { options, table, secrets, sheets, refereeVotes, record, ruled },
  log,
  reveals,
});

export const changeSecrets = (work: Work, tag: Tag, changed: Partial<Secrets>): void => {
  work.secrets[tag] = { ...work.secrets[tag], ...changed };
};

/** Gold moves between powers and the UN, and is created or destroyed only by `tally`. */
export const addGold = (work: Work, holder: Tag | 'UN', amount: number): void => {
  const held = (holder === 'UN' ? work.table.un.gold : work.secrets[holder].gold) + amount;
  if (held < 0) throw new RangeError(`${holder} would hold ${held} kg`);
  if (holder === 'UN') changeUn(work, { gold: held });
  else changeSecrets(work, holder, { gold: held });
};

export const changeUn = (work: Work, changed: Partial<UnStock>): void => {
  work.table.un = { ...work.table.un, ...changed };
};

export const addStock = (work: Work, holder: Tag | 'UN', good: Good, amount: number): void => {
  const held = (holder === 'UN' ? work.table.un[good] : work.table.stocks[holder][good]) + amount;
  if (held < 0) throw new RangeError(`${holder} would hold ${held} ${good}`);
  if (holder === 'UN') changeUn(work, { [good]: held });
  else work.table.stocks = { ...work.table.stocks, [holder]: { ...work.table.stocks[holder], [good]: held } };
};

const withArms = (arms: Arms, kind: Missile, amount: number): Arms => {
  const held = arms[kind] + amount;
  if (held < 0) throw new RangeError(`there would be ${held} ${kind}`);
  return { ...arms, [kind]: held };
};

/** Missiles at a site, or in stock off the map; an emptied site is no site. */
export const addMissiles = (work: Work, tag: Tag, kind: Missile, place: MissilePlace, amount: number): void => {
  const secrets = work.secrets[tag];
  if (place === 'STOCK') return changeSecrets(work, tag, { stock: withArms(secrets.stock, kind, amount) });
  const arms = withArms(armsAt(secrets, place), kind, amount);
  const { [place]: _before, ...others } = secrets.sites;
  changeSecrets(work, tag, { sites: arms.ICBM + arms.ABM === 0 ? others : { ...others, [place]: arms } });
};

export const missilesAt = (work: Pick<Work, 'secrets'>, tag: Tag, kind: Missile, place: MissilePlace): number =>
  place === 'STOCK' ? work.secrets[tag].stock[kind] : armsAt(work.secrets[tag], place)[kind];

export const tally = (work: Work, changed: Partial<Tally>): void => {
  const sums: Mutable<Tally> = { ...work.table.tally };
  for (const name of TALLIES) sums[name] += changed[name] ?? 0;
  work.table.tally = sums;
};

/** Adds to what has been published of this turn (EC-7.4). */
export const publish = (work: Work, changed: Partial<TurnReport>): void => {
  work.table.report = { ...work.table.report, ...changed };
};

export const emptyReport = (turn: number): TurnReport => ({
  turn,
  motions: [],
  deals: [],
  shots: [],
  strikes: [],
  orders: [],
  contested: [],
  retreats: [],
  overrun: [],
  conquests: [],
  harvest: {},
  built: [],
  removed: [],
  starved: [],
  reinforced: [],
  started: [],
  sites: [],
  gifts: [],
  eliminated: [],
});

/** EC-7.4: a line of a power's private report, which the referee reads too. */
export const note = (work: Work, tag: Tag, text: Message): void => {
  changeSecrets(work, tag, { notes: [...work.secrets[tag].notes, text] });
  work.log.push(whisper([seatOf(work.table, tag)], text));
};

/** A secret that two share: their log now, everybody's after the end (EC-5.6). */
export const recordSecret = (work: Work, parties: readonly Tag[], text: Message): void => {
  work.record = [...work.record, { turn: work.table.turn, parties, text }];
  for (const tag of parties) changeSecrets(work, tag, { notes: [...work.secrets[tag].notes, text] });
  work.log.push(
    whisper(
      parties.map((tag) => seatOf(work.table, tag)),
      text,
    ),
  );
};

export const endGame = (work: Work, ending: Ending): void => {
  work.table.ending = ending;
  work.table.phase = 'GAME_OVER';
  work.table.stage = 'entry';
  work.table.asked = [];
  work.table.ready = [];
  work.table.dislodged = [];
  // EC-5.6: all secrets are shown.
  work.reveals = true;
};

export const setFactory = (work: Work, id: ProvinceId, factory: Table['factories'][string] | null): void => {
  const { [id]: _before, ...others } = work.table.factories;
  work.table.factories = factory === null ? others : { ...others, [id]: factory };
};
