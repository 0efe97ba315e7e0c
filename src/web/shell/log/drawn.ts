/** Something high in a column that scrolls. */
interface Block {
  readonly id: number;
  readonly rows: readonly unknown[];
}

/** Where the reader looks: so far below the top of a block. Said by the block, it holds when others arrive above. */
export interface Sight {
  readonly id: number;
  readonly offset: number;
  readonly height: number;
}

/** What stands in the column: a block, or the room of those that are left out. */
export type Piece<B> = { readonly kind: 'block'; readonly block: B } | { readonly kind: 'room'; readonly id: number; readonly height: number };

/** Until a block has been drawn once, this is how high a row is taken to be. */
const ROW_PX = 27;
/** So much above and below what is in sight is drawn as well, for the next turn of the wheel and the next step of the keyboard. */
const BEYOND_PX = 700;

const heightOf = (block: Block, heights: ReadonlyMap<number, number>): number => heights.get(block.id) ?? block.rows.length * ROW_PX;

/** The block at a height of the column, and how far below its top. */
export const blockAt = (blocks: readonly Block[], heights: ReadonlyMap<number, number>, at: number): Pick<Sight, 'id' | 'offset'> => {
  let top = 0;
  for (const block of blocks) {
    const height = heightOf(block, heights);
    if (top + height > at) return { id: block.id, offset: at - top };
    top += height;
  }
  return { id: blocks.at(-1)?.id ?? 0, offset: 0 };
};

const topOf = (blocks: readonly Block[], heights: ReadonlyMap<number, number>, { id, offset }: Sight): number =>
  blocks.reduce((top, block) => (block.id < id ? top + heightOf(block, heights) : top), offset);

/**
 * The blocks near what is in sight, and the room of the others. `sight` null: the foot of the column. `kept`: blocks that are
 * drawn wherever they stand (one holds the keyboard).
 */
export const drawnPieces = <B extends Block>(
  blocks: readonly B[],
  heights: ReadonlyMap<number, number>,
  sight: Sight | null,
  kept: number | null,
): readonly Piece<B>[] => {
  const total = blocks.reduce((sum, block) => sum + heightOf(block, heights), 0);
  const seen = sight === null ? total - BEYOND_PX : topOf(blocks, heights, sight);
  const from = seen - BEYOND_PX;
  const to = sight === null ? total : seen + sight.height + BEYOND_PX;
  const pieces: Piece<B>[] = [];
  let top = 0;
  for (const block of blocks) {
    const height = heightOf(block, heights);
    const last = pieces.at(-1);
    if ((top + height >= from && top <= to) || block.id === kept) pieces.push({ kind: 'block', block });
    else if (last?.kind === 'room') pieces[pieces.length - 1] = { ...last, height: last.height + height };
    else pieces.push({ kind: 'room', id: block.id, height });
    top += height;
  }
  return pieces;
};
