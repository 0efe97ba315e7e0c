import type { Viewer } from '#kernel/game.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import type { DislodgedUnit } from '#diplomacy/movement.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import type { Options } from './options.ts';
import type { AidKind, Arms, ByPower, GiftOrder, Missile, PhaseName, RequestOrder, Sheet, Stocks, Tag, Vote } from './types/powers.ts';
import type { Deal, Factory, Motion, Tally, TurnReport, UnStock } from './types/report.ts';

export type { Move, Ruling } from './moves.ts';
export type { Options };
export * from './types/powers.ts';
export * from './types/report.ts';

/* ---------- what everybody sees (EC-7.1) ---------- */

export type EndReason = 'victory' | 'lastSurvivor' | 'nobody' | 'draw' | 'lastYear' | 'abandoned';

export interface Ending {
  readonly reason: EndReason;
  readonly winners: readonly Tag[];
}

export interface Table {
  /** The power of each seat. */
  readonly powers: readonly Tag[];
  /** EC-4.1.1: spring 2011 is 0. */
  readonly turn: number;
  readonly phase: PhaseName;
  /** `review`: all are ready and a human referee looks before the result is published (EC-4.19.1). */
  readonly stage: 'entry' | 'review';
  /** How often the clock of this phase was set (EC-4.2.6), and to how many hours when the referee set it. */
  readonly clock: { readonly set: number; readonly hours: number };
  /** Who has something to decide in this phase; a living power not here has nothing to order. */
  readonly asked: readonly Tag[];
  /** EC-7.3: who is ready, not what was entered. */
  readonly ready: readonly Tag[];
  readonly units: readonly Unit[];
  /** In a retreat phase. */
  readonly dislodged: readonly DislodgedUnit[];
  /** Land provinces; an absent one is unowned. */
  readonly owners: Readonly<Record<ProvinceId, Tag>>;
  /** EC-4.5.5: provinces that lost centre and resource for ever. */
  readonly ruins: readonly ProvinceId[];
  /** Closed while turn ≤ value. */
  readonly radioactive: Readonly<Record<ProvinceId, number>>;
  readonly factories: Readonly<Record<ProvinceId, Factory>>;
  readonly stocks: ByPower<Stocks>;
  readonly un: UnStock;
  readonly prices: Stocks;
  /** Prices by year, the first year's first. */
  readonly priceHistory: readonly Stocks[];
  /** Public deals of this year: what the exchange counts. */
  readonly deals: readonly Deal[];
  readonly motions: readonly Motion[];
  readonly motionsSoFar: number;
  /** In the order of elimination. */
  readonly eliminated: readonly { readonly power: Tag; readonly turn: number }[];
  readonly vacant: readonly Tag[];
  /** Sheets missed in a row. */
  readonly missed: ByPower<number>;
  readonly tally: Tally;
  readonly report: TurnReport;
  readonly ending: Ending | null;
}

/* ---------- secrets ---------- */

/** What only a power and the referee know. */
export interface Secrets {
  readonly gold: number;
  readonly sites: Readonly<Record<ProvinceId, Arms>>;
  readonly stock: Arms;
  readonly autoReady: boolean;
  /** EC-4.3.4: where the ABM of its open motion is to stand. */
  readonly abmPlace: ProvinceId | null;
  /** Gifts and requests of the running turn that are carried out at its end. */
  readonly carried: readonly (GiftOrder | RequestOrder)[];
  /** EC-7.4: the private part of the report of the last resolution. */
  readonly notes: readonly Message[];
}

/** EC-5.6: what was secret and is shown at the end. */
export interface SecretEntry {
  readonly turn: number;
  readonly parties: readonly Tag[];
  readonly text: Message;
}

/** What rulings added (or took away): EC-4.19.2 exempts them from conservation. */
export type Ruled = Readonly<Record<AidKind | Missile, number>>;

export interface State {
  readonly options: Options;
  readonly table: Table;
  readonly secrets: ByPower<Secrets>;
  readonly sheets: Readonly<Partial<Record<Tag, Sheet>>>;
  /** EC-4.3.9: a human referee's votes on the open aid motions. */
  readonly refereeVotes: Readonly<Record<number, Vote>>;
  readonly record: readonly SecretEntry[];
  readonly ruled: Ruled;
}

/* ---------- views ---------- */

/** A power's own desk. */
export interface Own extends Secrets {
  readonly power: Tag;
  /** Null: no sheet yet. */
  readonly sheet: Sheet | null;
  readonly record: readonly SecretEntry[];
}

/** The referee's desk, and everybody's after the end (EC-5.6). */
export interface Desk {
  readonly secrets: ByPower<Secrets>;
  readonly sheets: Readonly<Partial<Record<Tag, Sheet>>>;
  readonly refereeVotes: Readonly<Record<number, Vote>>;
  readonly record: readonly SecretEntry[];
  readonly ruled: Ruled;
}

/** EC-4.11.4: of these units of one kind so many will starve, by a lot that is drawn when the result is published. */
export interface Lot {
  readonly power: Tag;
  readonly type: Unit['type'];
  readonly n: number;
  readonly among: readonly ProvinceId[];
}

/** EC-13.12: what publishing now would give. */
export interface Preview {
  readonly table: Table;
  readonly secrets: ByPower<Secrets>;
  readonly log: readonly LogEntry[];
  readonly lots: readonly Lot[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly table: Table;
  readonly own: Own | null;
  readonly desk: Desk | null;
  /** The referee's alone, while he looks before he publishes. */
  readonly preview: Preview | null;
}
