import { type Board } from './board.ts';
/** The board of standard Diplomacy: 75 provinces, 34 centres, seven powers. */
export declare const standardBoard: () => Board;
