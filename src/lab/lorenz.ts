/** A point of a Lorenz curve: the poorest part of the players, and the part of everything that they have. */
export interface LorenzPoint {
  readonly players: number;
  readonly wealth: number;
}

/** What each has, the poorest first. Whoever owes more than they have counts as having nothing: parts of a whole are not negative. */
export const ownedOf = (values: readonly number[]): readonly number[] => values.map((value) => Math.max(0, value)).toSorted((a, b) => a - b);

/** From nobody to everybody, the poorest first. */
export const lorenzOf = (values: readonly number[]): readonly LorenzPoint[] => {
  const sorted = ownedOf(values);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let have = 0;
  return [
    { players: 0, wealth: 0 },
    ...sorted.map((value, index) => {
      have += value;
      return { players: (index + 1) / sorted.length, wealth: total === 0 ? (index + 1) / sorted.length : have / total };
    }),
  ];
};

/** What a part of the players has together, read off the curve. */
export const lorenzAt = (curve: readonly LorenzPoint[], part: number): number => {
  const after = curve.findIndex(({ players }) => players >= part);
  const high = curve[after];
  const low = curve[after - 1];
  if (high === undefined) return 1;
  if (low === undefined) return high.wealth;
  return low.wealth + ((high.wealth - low.wealth) * (part - low.players)) / (high.players - low.players);
};
