import type { Offer } from '#kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../i18n/table.ts';
import type { Explained } from '../kit/parts/explain.ts';
import { ExplainSlip } from './explain-slip.tsx';
import { wordExplained } from '../rules/glossary.ts';
import { type AtTable, gameProps, useTable } from './at-table.tsx';
import { offersExplained } from './bar/offers-explained.ts';
import { Tips } from './tips/tips.tsx';
import type { Explanations, GamePage } from '../kit/interface/game-page.ts';

/** The explanations of a game, fetched when its board is there. */
export const useExplanations = (page: GamePage | null): Explanations | null => {
  const [here, setHere] = useState<Explanations | null>(null);
  useEffect(() => {
    let gone = false;
    // Where the line is down nothing is explained; the board itself is whole.
    void page?.explain().then(
      (explanations) => gone || setHere(explanations),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [page]);
  return here;
};

/** What `data-explain` calls one offer or several behind one button: their places among those at hand. */
export const offerThing = ({ scene }: AtTable, ...offers: readonly Offer<unknown>[]): string =>
  ['offer', ...offers.map((offer) => scene.offers.indexOf(offer))].join(' ');

const offersAt = ({ scene }: AtTable, places: string): readonly Offer<unknown>[] => places.split(' ').flatMap((place) => scene.offers[Number(place)] ?? []);

/** Everything at the table explains itself where one looks. */
export const Explaining = () => {
  const table = useTable();
  const explanations = useExplanations(table.page);
  const of = (thing: string): Explained | null => {
    if (thing.startsWith('word ')) return wordExplained(table.game.module.id, thing.slice('word '.length));
    if (thing.startsWith('offer ')) return offersExplained(offersAt(table, thing.slice('offer '.length)), table.voice, (ways) => tt('bar.ways', ways));
    return table.scene.view === null ? null : (explanations?.explain(thing, gameProps(table)) ?? null);
  };
  return (
    <>
      <ExplainSlip game={table.game.module.id} explain={of} />
      {explanations !== null && <Tips tip={explanations.tip} />}
    </>
  );
};
