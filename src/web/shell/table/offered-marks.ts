/** The ten marks whose colours and shapes all differ. */
const TEN = 10;

/** What one may choose among: the ten, with those that others wear; at a larger table one's own and nine that nobody wears. */
export const offeredMarks = (all: readonly number[], own: number, worn: ReadonlyMap<number, unknown>, seats: number): readonly number[] => {
  if (seats <= TEN && own < TEN) return all.slice(0, TEN);
  const free = all.filter((mark) => mark !== own && !worn.has(mark));
  return [own, ...free.slice(0, TEN - 1)].toSorted((one, other) => one - other);
};

/** Where an arrow leads from a place in a row; null: the key is no arrow. */
export const nextPlace = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
