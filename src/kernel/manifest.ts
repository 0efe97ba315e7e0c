import type { Localized, Sentence } from './words.ts';

/** What a game says of itself before anybody opens it: plain data, from which shelf, booklets, checks and lists are derived. */
export interface Manifest {
  /** The name of its folder, and of everything that is kept by game. */
  readonly id: string;
  /** Two capitals that open the numbers of its clauses. */
  readonly prefix: string;
  readonly title: string;
  readonly tagline: Localized;
  readonly players: { readonly min: number; readonly max: number };
  readonly length: Localized;
  /** The colour of the box's side, and whether its lettering is light or dark. */
  readonly box: { readonly side: string; readonly lettering: 'cream' | 'ink' };
  /** Every way in which it can end (`reason` of an outcome), and what the lab calls it. */
  readonly endings: Readonly<Record<string, Sentence>>;
}
