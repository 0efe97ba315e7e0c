import type { Bench, GameFace, GameModule, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { bots, policies, search } from './bot/search.ts';
import { challenges } from './challenges.ts';
import { RECONSTRUCTION } from './data/reconstruction.ts';
import { readDataset } from './data/dataset.ts';
import { inputs } from './engine.ts';
import { faceWith } from './face.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { decode } from './moves.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Dataset, Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

/** Words for what the lab counts. */
const bench: Bench<unknown> = {
  habits: {
    neverSells: { fr: 'ne vend jamais', en: 'never sells' },
    neverBorrows: { fr: 'n’emprunte jamais', en: 'never borrows' },
    alwaysBorrows: { fr: 'emprunte toujours', en: 'always borrows' },
    noOptions: { fr: 'ne prend pas d’option', en: 'takes no options' },
    bold: { fr: 'audacieux', en: 'bold' },
    cautious: { fr: 'prudent', en: 'cautious' },
    onlyI: { fr: 'coefficient I seul', en: 'coefficient I alone' },
    onlyII: { fr: 'coefficient II seul', en: 'coefficient II alone' },
    onlyIII: { fr: 'coefficient III seul', en: 'coefficient III alone' },
    onlyIV: { fr: 'coefficient IV seul', en: 'coefficient IV alone' },
  },
};

const makeModule = (face: GameFace<Options>['module'], datasets: readonly Dataset[]): GameModule<State, Move, View, Options> => {
  const dataOf = (id: string): Dataset => datasets.find((dataset) => dataset.id === id) ?? RECONSTRUCTION;
  return judging({
    ...face,
    rulesVersion: 2,
    invariants,
    setup: (chosen, seats, chance) => setup(dataOf(chosen.dataset), chosen, seats, chance),
    ...inputs,
    view,
    outcome,
    turn: (state) => state.table.turn,
    decode,
    imagine,
    metrics: (state, viewer) => figures.metrics(view(state, viewer)),
    departs: (state) => state.options.onLeave === 'liquidate',
  });
};

type Bourse = GamePackage<State, Move, View, Options>;

const makePackage = (datasets: readonly Dataset[]): Bourse => {
  const face = faceWith(datasets.map(({ id }) => id));
  return {
    ...face,
    module: makeModule(face.module, datasets),
    endings: manifest.endings,
    bots,
    policies,
    bench,
    search,
    challenges,
    withDatasets: (texts) => {
      const all = datasets.slice();
      for (const [file, text] of Object.entries(texts)) {
        const read = readDataset(text);
        if (!read.ok) return { ok: false, error: `${file}, line ${read.line}: ${read.error}` };
        if (all.some(({ id }) => id === read.dataset.id)) return { ok: false, error: `${file}: there is a data set ${read.dataset.id} already` };
        all.push(read.dataset);
      }
      return { ok: true, game: makePackage(all) };
    },
  };
};

export const bourse: Bourse = makePackage([RECONSTRUCTION]);
