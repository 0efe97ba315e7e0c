import { isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Card, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { CardSign, cardTint } from '../pieces/pieces.tsx';
import type { CardState } from '../sets.ts';
import type { Speech } from '../speech.ts';

/** What became of a card, in a word; nothing where it simply lies there. */
export const stateWord = (state: CardState, { words }: Speech): string => {
  switch (state.kind) {
    case 'used':
      return words(`used.${state.how}`);
    case 'inPlay':
      return words('inPlay');
    case 'kept':
      return words('kept');
    case 'free':
    case 'held':
    case 'leftOver':
      return '';
    default:
      return unreachable(state);
  }
};

interface CardStripProps {
  readonly view: View;
  readonly card: Card;
  /** Whose factory it is weighed for. */
  readonly seat: Seat;
  readonly state: CardState;
  readonly speech: Speech;
  /** What the card would do for the reader now; stands where its state has no word. */
  readonly hint?: { readonly short: string; readonly possible: boolean };
}

/** A card as a strip: the sign on its own tint, the name, and what became of it. */
export const CardStrip = ({ view, card, seat, state, speech, hint }: CardStripProps) => {
  const word = stateWord(state, speech);
  return (
    <span class={`mm-card row mm-card-${state.kind}`} data-explain={`card ${card} ${seat}`} style={{ '--mm-tint': cardTint(card) }}>
      <CardSign card={card} negotiation={isSimulation(view)} />
      <b>{speech.shortCard(view, card)}</b>
      {word !== '' && <i>{word}</i>}
      {word === '' && hint !== undefined && <small class={hint.possible ? '' : 'mm-barred'}>{hint.short}</small>}
    </span>
  );
};
