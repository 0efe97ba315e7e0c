import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import type { View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import type { Speech } from '../speech.ts';
import { CardSign, cardTint } from './card-sign.tsx';

interface HeldProps {
  readonly view: View;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly size: number;
  readonly children?: ComponentChildren;
}

/** The cards in front of a company, as small as stamps. */
export const Held = ({ view, seat, speech, size, children }: HeldProps) => (
  <span class="mm-held row tight">
    {player(view, seat).cards.map((card, index) => (
      <span key={`${card} ${index}`} class="centred" style={{ background: cardTint(card) }} data-explain={`card ${card} ${seat}`}>
        <CardSign card={card} negotiation={isSimulation(view)} size={size} />
        <span class="hidden-words">{speech.card(view, card)}, </span>
      </span>
    ))}
    {children}
  </span>
);
