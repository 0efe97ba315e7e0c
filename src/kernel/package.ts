import type { Figures } from './figures.ts';
import type { GameModule, GamePackage } from './game.ts';
import { judging } from './judging.ts';
import type { Manifest } from './manifest.ts';

/** What the manifest and the tables of a game say already, or what a small game can do without. */
type Told = 'id' | 'seats' | 'metrics' | 'options' | 'presets' | 'checkOptions' | 'sample' | 'rulesVersion';

type Rules<S, M, V, O> = Omit<GameModule<S, M, V, O>, Told> & Partial<Pick<GameModule<S, M, V, O>, 'sample' | 'rulesVersion'>>;

interface Parts<S, M, V, O> extends Pick<GamePackage<S, M, V, O>, 'words' | 'bots' | 'policies' | 'bench' | 'search'> {
  readonly manifest: Manifest;
  readonly options: GameModule<S, M, V, O>['options'];
  /** Absent: none. */
  readonly presets?: GameModule<S, M, V, O>['presets'];
  /** Absent: every mixture of options makes a game. */
  readonly checkOptions?: GameModule<S, M, V, O>['checkOptions'];
  /** Absent: there is no money. */
  readonly unit?: string;
  readonly figures: Figures<V>;
  readonly rules: Rules<S, M, V, O>;
}

/** A whole game of its parts. A large one has its face apart, so that a page need not fetch its rules, and puts them together itself. */
export const gameOf = <S, M, V, O>(parts: Parts<S, M, V, O>): GamePackage<S, M, V, O> => {
  const { manifest, options, presets = [], checkOptions = () => null, unit = '', figures, words, rules, ...more } = parts;
  return {
    ...more,
    module: judging<S, M, V, O>({
      rulesVersion: 1,
      ...rules,
      id: manifest.id,
      seats: manifest.players,
      options,
      presets,
      checkOptions,
      metrics: (state, viewer) => figures.metrics(rules.view(state, viewer)),
    }),
    words: { ...figures.words, ...words },
    unit,
    scored: figures.scored,
    figures,
    endings: manifest.endings,
  };
};
