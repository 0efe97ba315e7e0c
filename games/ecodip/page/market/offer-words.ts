import { formatNumber, type Lang } from '#kernel/words.ts';
import type { Tag } from '#games/ecodip/types.ts';
import { powerName } from '../powers.tsx';
import { seasonWords, te } from '../words.ts';
import type { Offer } from './offers.ts';

/** An offer as its reader is told of it. */
export const offerWords = ({ by, to, terms }: Offer, you: Tag | null, lang: Lang): string => {
  const about = by === you ? 'Own' : to !== null && to === you ? 'You' : '';
  const good = 'from' in terms ? te('offers.lot', { good: terms.good, from: terms.from }) : terms.good;
  const whom = to === null ? te('offers.anybody') : powerName(to, lang);
  return te(`offers.${terms.k}s${about}`, { who: powerName(by, lang), n: terms.n, good, whom, price: terms.price });
};

/** The season it is for, and the price of one piece, to be held against the exchange. */
export const offerDetail = ({ turn, terms }: Pick<Offer, 'turn' | 'terms'>, lang: Lang): string =>
  te('offers.each', {
    season: seasonWords(turn),
    price: formatNumber(Math.round((10 * terms.price) / terms.n) / 10, lang),
  });
