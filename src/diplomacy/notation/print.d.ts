import { type Lang } from '#kernel';
import type { Board } from '../board.ts';
import type { Coast, Order, ProvinceId, Unit } from '../types.ts';
/** EC-4.18.3: `esp ce` in French, `esp/ec` in English. */
export declare const printPlace: (board: Board, loc: ProvinceId, coast: Coast | undefined, lang: Lang) => string;
export declare const printUnit: (board: Board, { type, loc, coast }: Unit, lang: Lang) => string;
/** EC-4.18.3: an order as a line of a sheet. The units give the letters and coasts; a unit that is not among them goes without. */
export declare const printOrder: (board: Board, order: Order, units: readonly Unit[], lang: Lang) => string;
