import { findBox } from '#catalogue';
import type { AnyGame, Input, Match } from '#kernel';

/** Where the server finds its games; null: no such game. */
export type GameFinder = (id: string) => Promise<AnyGame | null>;

/** A match of a game that the server does not know: states, moves and views pass through unread. */
// oxlint-disable-next-line typescript/no-explicit-any -- the option specifications of an unknown game have no other common type
export type TableMatch = Match<unknown, unknown, unknown, any>;
export type TableInput = Input<unknown, Readonly<Record<string, unknown>>>;

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
