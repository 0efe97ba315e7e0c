import { type Offer, renderText } from '#kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Explain, Explained } from '../parts/explain.ts';
import { ExplainSlip } from '../parts/explain-slip.tsx';
import { type AtTable, gameProps, useTable } from './at-table.ts';
import { briefOf } from './bar/brief.ts';
import type { GamePage, GameProps } from './game-page.ts';

/** The explanations of a game, fetched when its board is there. */
export const useExplain = (page: GamePage | null): Explain<GameProps> | null => {
  const [explain, setExplain] = useState<{ readonly of: Explain<GameProps> } | null>(null);
  useEffect(() => {
    let gone = false;
    // Where the line is down nothing is explained; the board itself is whole.
    void page?.explain().then(
      (of) => gone || setExplain({ of }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [page]);
  return explain?.of ?? null;
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
  const explain = useExplain(table.page);
  const of = (thing: string): Explained | null => {
    if (thing.startsWith('offer ')) return offerExplained(table, Number(thing.slice('offer '.length)));
    return table.scene.view === null ? null : (explain?.(thing, gameProps(table)) ?? null);
  };
  return <ExplainSlip game={table.game.module.id} explain={of} />;
};
