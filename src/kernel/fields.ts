/** The whole numbers that a blank may hold: from `min` to `max` by steps. */
interface Numbers {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The number of a blank nearest to the one wanted, where that one may lie beside it: what its form opens with. */
export const startOn = ({ min, max, step }: Numbers, wanted: number): number =>
  min + step * Math.max(0, Math.min(Math.round((wanted - min) / step), Math.floor((max - min) / step)));
