import type { Unit } from '#diplomacy/types.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import type { Arms } from '#games/ecodip/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Localized } from '#kernel/words.ts';
import type { Box } from '#web/kit/svg/map/box.ts';
import type { MapOrder, Outcome } from '#web/kit/svg/map/order-drawing.tsx';

/* What the map is given: plain data. The map knows no rules. */

export interface MapPower {
  readonly id: string;
  /** Whose colours it wears. */
  readonly seat: Seat;
  readonly name: Localized;
}

/** The position, as far as the reader may know it. */
export interface MapPosition {
  readonly provinces: readonly Province[];
  readonly powers: readonly MapPower[];
  /** Land provinces; an absent one is nobody's. */
  readonly owners: Readonly<Record<string, string>>;
  readonly units: readonly Unit[];
  /** Units that must retreat, beside the one that came. */
  readonly dislodged: readonly Unit[];
  /** Provinces that lost centre and resource for ever. */
  readonly ruins: readonly string[];
  /** Closed while the turn is not past this one; spring 2011 is 0. */
  readonly radioactive: Readonly<Record<string, number>>;
  /** With the year in which one was started or its building paid. */
  readonly factories: Readonly<Record<string, { readonly status: 'idle' | 'producing' | 'building'; readonly since: number }>>;
  /** The reader's own, or all of them for the referee. */
  readonly missiles: Readonly<Record<string, Arms>>;
  /** Autumn: the freezing seas are closed. */
  readonly frozen: boolean;
  readonly turn: number;
}

export interface DrawnOrder {
  readonly power: string;
  readonly order: MapOrder;
  readonly outcome: Outcome;
}

/** A number on the map that the list beside it explains. */
export interface MapMark {
  readonly n: number;
  readonly at: string;
  /** Where the order went, if anywhere. */
  readonly to: string | null;
  readonly good: boolean;
  /** What happened, for anything but a success. */
  readonly word: string;
  /** Pointed at in the list. */
  readonly lit: boolean;
}

/** What the reader is doing. */
export interface MapChoice {
  /** The province in work, such as the one of the unit that gets an order. */
  readonly chosen: string | null;
  /** Where one may go on: marked, and announced to those who do not see. */
  readonly targets: ReadonlySet<string>;
  readonly onPoint: (id: string) => void;
}

export interface MapProps extends MapChoice {
  readonly position: MapPosition;
  readonly orders: readonly DrawnOrder[];
  /** Provinces to look at first; absent or empty: the whole world, or a unit of it. */
  readonly opens?: readonly string[];
  /** Nobody's own units are to be looked at first. */
  readonly isPublic?: boolean;
  readonly marks?: readonly MapMark[];
  /** Told which part of the drawing is looked at, once the map has come to rest. */
  readonly onSeen?: (box: Box) => void;
}
