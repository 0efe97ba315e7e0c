import { type Catalogue, type GameModule, type GamePackage, judging, type Lang } from '#kernel';
import { bots } from './bot/bot.ts';
import { RECONSTRUCTION } from './data.ts';
import { readDataset } from './data/dataset.ts';
import { decode } from './decode.ts';
import { imagine } from './imagine.ts';
import { apply, check, offers, pending } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { metrics } from './metrics.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Dataset, Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

const makeModule = (datasets: readonly Dataset[]): GameModule<State, Move, View, Options> => {
  const options = optionSpecs(datasets.map(({ id }) => id));
  const dataOf = (id: string): Dataset => datasets.find((dataset) => dataset.id === id) ?? RECONSTRUCTION;
  return judging({
    id: manifest.id,
    rulesVersion: 2,
    seats: manifest.players,
    options,
    presets,
    invariants,
    checkOptions,
    setup: (chosen, seats, chance) => setup(dataOf(chosen.dataset), chosen, seats, chance),
    pending,
    offers,
    check: (state, input) => check(options, state, input),
    apply,
    view,
    outcome,
    turn: (state) => state.table.turn,
    decode,
    sample,
    imagine,
    metrics,
    departs: (state) => state.options.onLeave === 'liquidate',
  });
};

/** A data set is called by its identifier in every language: it comes from a file, not from us. */
const withNames = (catalogue: Catalogue, datasets: readonly Dataset[]): Catalogue => ({
  ...Object.fromEntries(datasets.map(({ id }) => [`bourse.option.dataset.${id}`, id])),
  ...catalogue,
});

type Bourse = GamePackage<State, Move, View, Options>;

const makePackage = (datasets: readonly Dataset[]): Bourse => {
  const catalogues: Readonly<Record<Lang, Catalogue>> = { fr: withNames(fr, datasets), en: withNames(en, datasets) };
  return {
    module: makeModule(datasets),
    bots,
    catalogues,
    unit: 'F',
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
