import type { AnyGame, Viewer } from '#kernel/game.ts';

type Figures = Readonly<Record<string, number>>;
type Counting = Pick<AnyGame['module'], 'metrics' | 'outcome'>;

/**
 * The figures of every moment, the latest last. What the rules lay open at the end of the game is open for all of it: whoever
 * may then read a treasury may read how it came about. What stays secret at the end stays secret before.
 */
export const figuresOf = (module: Counting, states: readonly unknown[], viewer: Viewer): readonly Figures[] => {
  const seen = states.map((state): Figures => module.metrics(state, viewer));
  const last = states.at(-1);
  if (states.length === 0 || module.outcome(last) === null) return seen;
  const opened = Object.keys(seen.at(-1) ?? {});
  return states.map((state, index) => {
    const all: Figures = module.metrics(state, 'referee');
    const shown = opened.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]]] : []));
    return { ...Object.fromEntries(shown), ...seen[index] };
  });
};
