import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { isDue, isWritten, orderFor, timesOf } from './offers.ts';
import { useOffers } from './use-offers.ts';

/** How many offers one may accept now and has not. */
export const OffersCount = ({ scene }: { readonly scene: Scene }) => {
  const { view, writer } = scene;
  const you = view.own?.power ?? null;
  const standing = useOffers(view);
  const count = standing.filter((offer) => {
    const order = offer.by === you || !isDue(offer, view.table) ? null : orderFor(offer, you);
    return order !== null && !isWritten(writer.sheet, order, timesOf(offer, standing));
  }).length;
  if (count === 0) return null;
  return (
    <em>
      {count}
      <span class="hidden-words"> {te('offers.count', { count })}</span>
    </em>
  );
};
