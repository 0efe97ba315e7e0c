/* The names of things (AM-2): camps, cities, chairs; titles and cards have theirs in their tables. */

/** AM-1.2: a free competitor or a monopolist, for the whole game. */
export const ROLES = ['C', 'M'] as const;
export type Role = (typeof ROLES)[number];

/** AM-2.3.5. */
export const CITIES = ['ROM', 'BER', 'MAD', 'AMS', 'PAR', 'BRU', 'LON', 'ATH'] as const;
export type City = (typeof CITIES)[number];

/** AM-2.3.1. */
export type SquareType = 'start' | 'street' | 'card' | 'incomeTax' | 'transport' | 'corner10' | 'utility' | 'foundation' | 'goDetention' | 'envTax';

export const SEAT_NAMES = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
/** A chair as a word: for options and forms. */
export type SeatName = (typeof SEAT_NAMES)[number];
