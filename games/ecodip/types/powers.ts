import type { Message } from '#kernel/messages.ts';
import type { Coast, MovementOrder, ProvinceId, RetreatOrder } from '#diplomacy/types.ts';

/* ---------- powers, goods, calendar (EC-2) ---------- */

/** EC-2.1.1: the ten powers, in table order. */
export const TAGS = ['USA', 'AMS', 'EOC', 'EOR', 'RUS', 'JAP', 'IND', 'AFS', 'AFN', 'CHI'] as const;
export type Tag = (typeof TAGS)[number];
/** Something each power has. */
export type ByPower<T> = Readonly<Record<Tag, T>>;

/** EC-2.4.1: what is stocked in the open. */
export const GOODS = ['TB', 'MP', 'BT'] as const;
export type Good = (typeof GOODS)[number];
export const MISSILES = ['ICBM', 'ABM'] as const;
export type Missile = (typeof MISSILES)[number];
export type Stocks = Readonly<Record<Good, number>>;
export type Arms = Readonly<Record<Missile, number>>;
/** EC-2.6: what a province yields beside food. */
export type Resource = 'MP' | 'factory' | 'gold';

export type Season = 'spring' | 'autumn';

/** EC-4.1.3: the decision phases. */
export const PHASES = ['PLACEMENT', 'SPRING_ORDERS', 'SPRING_RETREATS', 'AUTUMN_ORDERS', 'AUTUMN_RETREATS', 'WINTER_ORDERS', 'GAME_OVER'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Vote = 'yes' | 'no' | 'abstain';
export type AidKind = 'gold' | Good;

/* ---------- orders (EC-4.18.1) ---------- */

/** A province, or `STOCK` for missiles off the map. */
export type MissilePlace = ProvinceId;

interface GoodsLot<K> {
  readonly k: K;
  readonly with: Tag;
  readonly n: number;
  readonly good: Good;
  readonly price: number;
}
interface MissileLot<K> {
  readonly k: K;
  readonly with: Tag;
  readonly n: number;
  readonly good: Missile;
  readonly from: MissilePlace;
  readonly price: number;
  /** Where the buyer puts them (EC-4.4.9); no part of the matching. */
  readonly at?: ProvinceId;
}
export type GoodsTrade = GoodsLot<'sell'> | GoodsLot<'buy'>;
export type MissileTrade = MissileLot<'sell'> | MissileLot<'buy'>;
export type TradeOrder = GoodsTrade | MissileTrade;

export type GiftOrder =
  | { readonly k: 'give'; readonly to: Tag | 'UN'; readonly gold: number; readonly public: boolean }
  | { readonly k: 'giveUN'; readonly n: number; readonly good: Good }
  | { readonly k: 'giveUN'; readonly n: number; readonly good: Missile; readonly from: MissilePlace };

export type RequestOrder =
  | { readonly k: 'askAbm'; readonly at?: ProvinceId }
  | { readonly k: 'askAid'; readonly what: AidKind; readonly n: number; readonly text?: string };

export type WinterOrder =
  | { readonly k: 'build'; readonly unit: 'A' | 'F'; readonly at: ProvinceId; readonly coast?: Coast }
  | { readonly k: 'waive' }
  | { readonly k: 'remove'; readonly at: ProvinceId }
  | { readonly k: 'starve'; readonly at: ProvinceId }
  | { readonly k: 'reinforce'; readonly at: ProvinceId; readonly n: number }
  | { readonly k: 'produce'; readonly at: ProvinceId }
  | { readonly k: 'factory'; readonly at: ProvinceId };

export type FireOrder = { readonly k: 'fire'; readonly from: ProvinceId; readonly target: ProvinceId; readonly n: number };
export type PlaceOrder = { readonly k: 'place'; readonly what: Missile; readonly n: number; readonly at: ProvinceId };
export type VoteOrder = { readonly k: 'vote'; readonly motion: number; readonly v: Vote };
export type DrawOrder = { readonly k: 'draw'; readonly accept: boolean };

export type Order = MovementOrder | RetreatOrder | FireOrder | PlaceOrder | TradeOrder | GiftOrder | RequestOrder | VoteOrder | WinterOrder | DrawOrder;
export type OrderOf<K extends Order['k']> = Extract<Order, { readonly k: K }>;

/** One line of a sheet, judged (EC-4.2.2). A refused line has a refusal and never reaches the resolution. */
export interface Line {
  readonly text: string;
  readonly order: Order | null;
  /** EC-4.18.5: the last part of its key is the stable code, `E-NOTADJ`. */
  readonly refusal: Message | null;
  /** `W-GOLD`, `W-PRICE`… */
  readonly warnings: readonly Message[];
  /** EC-4.2.7: a later line for the same unit or motion replaces this one. */
  readonly replaced: boolean;
}

/** EC-4.2.1: what a power has written in this phase. A power that wrote nothing yet has no sheet; an empty text is an empty sheet. */
export interface Sheet {
  readonly text: string;
  readonly lines: readonly Line[];
}
