import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps, GamePage, GameProps, OwnView } from './game-page.ts';

/* What all parts of a game's page share, so that none of them hands it down. The house puts it around every part. */

type Seen = BoardProps<OwnView>;

const Here = createContext<Seen | null>(null);

const NOTHING_TO_TAKE = (): void => undefined;
const NO_OFFERS: Seen['offers'] = [];

interface SceneProps {
  readonly of: GameProps<OwnView> & Partial<Seen>;
  readonly children: ComponentChildren;
}

/** Around a part of a game's page. Where nothing may be taken, offers are left out. */
export const SceneProvider = ({ of, children }: SceneProps) => {
  const { view, you, seatInfo, awaited, voice, past, pointed, offers = NO_OFFERS, take = NOTHING_TO_TAKE, wide = false, log } = of;
  // The same position is the same scene: what a game works out of it is worked out once.
  const seen = useMemo<Seen>(
    () => ({ view, you, seatInfo, awaited, voice, past, pointed, offers, take, wide, ...(log === undefined ? {} : { log }) }),
    [view, you, seatInfo, awaited, voice, past, pointed, offers, take, wide, log],
  );
  return <Here.Provider value={seen}>{children}</Here.Provider>;
};

const around =
  <P extends GameProps<OwnView>>(Part: (props: P) => ComponentChildren) =>
  (props: P) => (
    <SceneProvider of={props}>
      <Part {...props} />
    </SceneProvider>
  );

/** The page of a game, with the scene around each of its parts. */
export const withScenes = (page: GamePage): GamePage => ({
  ...page,
  Board: around(page.Board),
  Account: around(page.Account),
  PlayerLine: around(page.PlayerLine),
  Charts: around(page.Charts),
  ...(page.Aside === undefined ? {} : { Aside: around(page.Aside) }),
  ...(page.Dialogs === undefined ? {} : { Dialogs: around(page.Dialogs) }),
  ...(page.Count === undefined ? {} : { Count: around(page.Count) }),
  ...(page.TalkSlip === undefined ? {} : { TalkSlip: around(page.TalkSlip) }),
  ...(page.Projector === undefined ? {} : { Projector: around(page.Projector) }),
});

/**
 * A game's own hook, made once: `export const useScene = sceneHook(({ view, voice }: BoardProps<View>) => ({ view, speech: speechOf(voice) }))`.
 * However many parts ask, a position is worked out once.
 */
export const sceneHook = <V, S>(make: (seen: BoardProps<V>) => S): (() => S) => {
  const worked = new WeakMap<Seen, { readonly scene: S }>();
  return () => {
    const seen = useContext(Here);
    if (seen === null) throw new Error('a part of a game was used outside its scene');
    const known = worked.get(seen) ?? { scene: make(seen) };
    worked.set(seen, known);
    return known.scene;
  };
};

/** What the parts of one drawing share beside the scene (what is shown, what moves): its provider, and the hook that asks for it. */
export const shared = <T extends object>(what: string) => {
  const Around = createContext<T | null>(null);
  const use = (): T => {
    const held = useContext(Around);
    if (held === null) throw new Error(`a part of ${what} was used outside it`);
    return held;
  };
  return [Around.Provider, use] as const;
};
