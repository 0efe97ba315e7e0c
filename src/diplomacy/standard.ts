import { type Board, readBoard } from './board.ts';
import map from './maps/standard.json' with { type: 'json' };

let board: Board | null = null;

/** The board of standard Diplomacy: 75 provinces, 34 centres, seven powers. */
export const standardBoard = (): Board => {
  if (board !== null) return board;
  const reading = readBoard(map);
  // The map ships with the program: if it is wrong, so are we.
  if (!reading.ok) throw new Error(`the standard map is broken: ${JSON.stringify(reading.errors[0])}`);
  board = reading.board;
  return board;
};
