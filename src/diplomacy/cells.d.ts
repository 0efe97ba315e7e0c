/**
 * The cell of a table at `index`. Tables of the engine are all Int32Array, so that this one function stays monomorphic
 * and is inlined; an index outside the table would be a mistake of ours and reads as 0.
 */
export declare const cell: (table: Int32Array, index: number) => number;
