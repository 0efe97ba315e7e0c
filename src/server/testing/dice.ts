import { deriveSeed, type Seed } from '#kernel/chance.ts';

/** Dice for the tables of one test, the same each time; others with `DICE=2 npm test`, to find what one series of games does not. */
export const testSeeds = (): (() => Seed) => {
  const series = Number(process.env.DICE ?? '1');
  let tables = 0;
  return () => deriveSeed(series, tables++);
};
