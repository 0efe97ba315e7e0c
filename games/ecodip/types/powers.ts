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
