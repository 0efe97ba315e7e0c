import type { GameResult } from './play-game.ts';

/** The part of a victory that each seat has, by the ranks of all: 1 to share among those of first rank. */
export const victories = (places: readonly number[]): readonly number[] => {
  const winners = places.filter((rank) => rank === 1).length;
  return places.map((rank) => (rank === 1 ? 1 / winners : 0));
};

/** The rank of each seat; empty where the game did not end. */
export const placesIn = ({ outcome }: Pick<GameResult, 'outcome'>): readonly number[] =>
  (outcome?.standings ?? []).toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);
