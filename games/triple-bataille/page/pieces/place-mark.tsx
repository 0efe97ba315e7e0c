import { isTied, type Places } from '#games/triple-bataille/rules/winners.ts';
import type { Speech } from '../speech.ts';

/** « 2ᵉ », or « 4–6ᵉ ex æquo » for those who share their places (TB-4.7.4). */
export const PlaceMark = ({ places, speech }: { readonly places: Places; readonly speech: Speech }) => (
  <span class="tb-place besley">
    {speech.places(places)}
    {isTied(places) && <em>{speech.words('tied')}</em>}
  </span>
);
