import { decoder, int, type MoveOf } from '#kernel/moves.ts';

/* Every move, described once. */

const MOVES = { bid: { amount: int } } as const;

export type Move = MoveOf<typeof MOVES>;

export const decode = decoder(MOVES);
