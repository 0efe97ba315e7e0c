import { type Board } from './board.ts';
import type { Rules } from './rules.ts';
import type { ProvinceId, Unit } from './types.ts';
export interface Disorder {
  readonly power: string;
  readonly units: readonly Unit[];
  readonly owned: readonly ProvinceId[];
}
/** EC-4.10.5: the units of a power in the order in which civil disorder removes them. */
export declare const inOrderOfRemoval: (board: Board, { power, units, owned }: Disorder, rules: Rules) => readonly Unit[];
