import { findBox, type GameBox } from '#catalogue';
import type { AnyFace, AnyGame, BotLevel } from '#kernel/game.ts';
import { signal } from '@preact/signals';
import { byGame } from '../browser/by-game.ts';
import type { GamePage } from '../kit/interface/game-page.ts';
import { withScenes } from '../kit/interface/scene.tsx';

const LEVELS: readonly BotLevel[] = ['weak', 'decent', 'strong'];

/** The levels of bots that a game has, the weakest first. */
export const levelsOf = (game: AnyFace): readonly BotLevel[] => LEVELS.filter((level) => game.bots[level] !== undefined);

/** Options and sentences of a game, and its part of the page, fetched when first needed; its rules only by those who play a recording again. */
export interface LoadedGame {
  readonly box: GameBox;
  readonly game: AnyFace;
}

const PAGES = byGame(import.meta.glob<{ readonly page: GamePage }>('../../../games/*/page/index.tsx'));

const games = new Map<string, Promise<LoadedGame | null>>();
const loaded = signal<ReadonlyMap<string, LoadedGame>>(new Map());
const pages = signal<ReadonlyMap<string, GamePage>>(new Map());

/** Null: no such box. A failed download is tried again at the next call. */
export const loadGame = (id: string): Promise<LoadedGame | null> => {
  const known = games.get(id);
  if (known !== undefined) return known;
  const box = findBox(id);
  if (box === undefined) return Promise.resolve(null);
  const fetched = box.face().then((game) => {
    const entry = { box, game };
    loaded.value = new Map([...loaded.value, [id, entry]]);
    return entry;
  });
  fetched.catch(() => games.delete(id));
  games.set(id, fetched);
  return fetched;
};

export const loadRules = async (id: string): Promise<AnyGame | null> => (await findBox(id)?.load()) ?? null;

export const loadPage = async (id: string): Promise<GamePage | null> => {
  const known = pages.value.get(id);
  if (known !== undefined) return known;
  const fetchPage = PAGES[id];
  if (fetchPage === undefined) return null;
  const page = withScenes((await fetchPage()).page);
  pages.value = new Map([...pages.value, [id, page]]);
  return page;
};

/** What is here already; a component that asks is drawn again when it arrives. */
export const gameHere = (id: string): LoadedGame | null => loaded.value.get(id) ?? null;
export const pageHere = (id: string): GamePage | null => pages.value.get(id) ?? null;
