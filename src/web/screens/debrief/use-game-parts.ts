import type { AnyFace } from '#kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '../../shell/game-page.ts';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';

/**
 * A game with its page, once both were sought; null before. Without the page every figure that the game counts is shown, in turns: not while
 * that page is only on its way.
 */
export const useGameParts = (id: string): { readonly game: AnyFace; readonly page: GamePage | null } | null => {
  const [sought, setSought] = useState(false);
  useEffect(() => {
    const seek = async (): Promise<void> => {
      await loadPage(id).catch(() => undefined);
      setSought(true);
    };
    void loadGame(id);
    void seek();
  }, [id]);
  const game = gameHere(id)?.game ?? null;
  const page = pageHere(id);
  return game === null || (page === null && !sought) ? null : { game, page };
};
