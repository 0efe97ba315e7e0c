import { type Offer, renderText } from '#kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Explained } from '../parts/explain.ts';
import { ExplainSlip } from '../parts/explain-slip.tsx';
import { wordExplained } from '../rules/glossary.ts';
import { type AtTable, gameProps, useTable } from './at-table.ts';
import { briefOf } from './bar/brief.ts';
import { Tips } from './tips/tips.tsx';
import type { Explanations, GamePage } from './game-page.ts';

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

/** What `data-explain` calls an offer: its place among those at hand. */
export const offerThing = ({ scene }: AtTable, offer: Offer<unknown>): string => `offer ${scene.offers.indexOf(offer)}`;

/** An offer says what it is for, or its whole sentence, with the clauses of its label. */
const offerExplained = (table: AtTable, place: number): Explained | null => {
  const offer = table.scene.offers[place];
  if (offer === undefined) return null;
  const sentence = renderText(offer.label, table.voice);
  const { help } = briefOf(offer, table);
  return help === undefined ? { words: sentence, clauses: offer.label.clauses } : { title: sentence, words: help, clauses: offer.label.clauses };
};

/** Everything at the table explains itself where one looks. */
export const Explaining = () => {
  const table = useTable();
  const explanations = useExplanations(table.page);
  const of = (thing: string): Explained | null => {
    if (thing.startsWith('word ')) return wordExplained(table.game.module.id, thing.slice('word '.length));
    if (thing.startsWith('offer ')) return offerExplained(table, Number(thing.slice('offer '.length)));
    return table.scene.view === null ? null : (explanations?.explain(thing, gameProps(table)) ?? null);
  };
  return (
    <>
      <ExplainSlip game={table.game.module.id} explain={of} />
      {explanations !== null && <Tips tip={explanations.tip} />}
    </>
  );
};
