import type { Role } from '#games/anti-monopoly/types.ts';
import { cardTextOf } from '../titles.ts';
import { CampBadge } from '../pieces/camp.tsx';
import type { BoardScene } from './scene.ts';

export const campOfCard = (card: string): Role => (card.startsWith('LC') ? 'C' : 'M');

/** AM-13.7: the card drawn last, face up. */
export const LastCard = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech } = scene;
  const { lastCard } = view.table;
  if (lastCard === null) return null;
  const camp = campOfCard(lastCard.card);
  return (
    <figure class={`am-card column am-card-${camp}`} data-explain="card" aria-label={speech.words('lastCard')}>
      <header class="row besley">
        <CampBadge camp={camp} size={24} />
        <b>{speech.words(`card.kind.${camp}`)}</b>
      </header>
      <p>{cardTextOf(view, lastCard.card, speech)}</p>
      <small>{speech.words('card.drawnBy', { name: speech.name(lastCard.seat) })}</small>
    </figure>
  );
};
