import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Voice } from '#kernel/words.ts';
import type { BoardProps, GameProps } from './game-page.ts';

/** The position as these eyes see it, with what may be done in it: what every part of a game's page reads. */
export interface Scene<V> extends Omit<BoardProps, 'view'> {
  readonly view: V;
}

export interface SpokenScene<V, S> extends Scene<V> {
  /** What the game says things with. */
  readonly speech: S;
}

/**
 * The scene of one game: `part` opens a part of its page to the house, and inside it everything reads the scene by `useScene()` instead of
 * being handed it. `speech`: what the game says things with, made once for a voice. Parts that offer nothing have no offers.
 */
export const gameScene = <V, S>(asView: (view: unknown) => V, speechOf: (voice: Voice) => S) => {
  const Context = createContext<SpokenScene<V, S> | null>(null);

  const useScene = (): SpokenScene<V, S> => {
    const scene = useContext(Context);
    if (scene === null) throw new Error('a part of a game was used away from its scene');
    return scene;
  };

  const part =
    <Own extends object>(Part: (own: Own) => ComponentChildren) =>
    (props: GameProps & Partial<BoardProps> & Own) => {
      const { view, you, seatInfo, awaited, voice, past, pointed, offers = [], take = () => undefined, wide = true, log = [] } = props;
      const speech = useMemo(() => speechOf(voice), [voice]);
      const scene: SpokenScene<V, S> = { view: asView(view), you, seatInfo, awaited, voice, past, pointed, offers, take, wide, log, speech };
      return (
        <Context.Provider value={scene}>
          <Part {...props} />
        </Context.Provider>
      );
    };

  return { part, useScene };
};
