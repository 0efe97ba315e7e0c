import { findBox } from '#catalogue';
import type { AnyGame } from '#kernel/game.ts';
import type { GameFinder } from '#table';

/** Further data sets by game and name, each the text of a JSON file. */
export type Datasets = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The catalogue's games, with the data sets that the owner of the server added. */
export const catalogueGames = (datasets: Datasets): GameFinder => {
  const found = new Map<string, Promise<AnyGame | null>>();
  const load = async (id: string): Promise<AnyGame | null> => {
    const game = (await findBox(id)?.load()) ?? null;
    const texts = datasets[id];
    if (game === null || texts === undefined) return game;
    if (game.withDatasets === undefined) throw new Error(`the game ${id} takes no data sets`);
    const extended = game.withDatasets(texts);
    if (!extended.ok) throw new Error(extended.error);
    return extended.game;
  };
  return (id) => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    found.set(id, loading);
    return loading;
  };
};
