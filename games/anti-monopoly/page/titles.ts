import { cardText } from '#games/anti-monopoly/rules/names.ts';
import type { CardId, TitleId, View } from '#games/anti-monopoly/types.ts';
import { cityOf, squareKind } from './facts.ts';
import { capitalised, cityTag } from './names.ts';
import { isCompany } from './pieces/signs.tsx';
import type { Speech } from './speech.ts';

/* What places and cards are called, by the set of names of the table (AM-6.17). */

const named = ({ options }: View, key: string, { term }: Speech): string =>
  (options.boardNames === 'usa' ? (term(`${key}.usa`) ?? term(key)) : term(key)) ?? key;

/** « Paris, rue de la Paix », « Chemins de fer ». */
export const titleNameOf = (view: View, title: TitleId, speech: Speech): string => named(view, title, speech);

/** « Paris ». */
export const cityNameOf = (view: View, title: TitleId, speech: Speech): string => {
  const city = cityOf(title);
  return city === null ? '' : named(view, city, speech);
};

/** « Rue de la Paix ». */
export const streetNameOf = (view: View, title: TitleId, speech: Speech): string => {
  const whole = titleNameOf(view, title, speech);
  const comma = whole.indexOf(', ');
  return capitalised(comma === -1 ? whole : whole.slice(comma + 2));
};

/** « PAR 2 »; a company keeps a short name of its own. */
export const tagOf = (view: View, title: TitleId, speech: Speech): string => {
  if (isCompany(title)) return speech.words(`companies.${title}`);
  return `${cityTag(cityNameOf(view, title, speech))}\u00a0${title.slice(-1)}`;
};

export const squareNameOf = (view: View, square: number, speech: Speech): string => {
  const { type, title } = squareKind(square);
  return title === null ? named(view, type, speech) : titleNameOf(view, title, speech);
};

export const cardTextOf = ({ options }: View, card: CardId, speech: Speech): string => speech.render(cardText(options, card));
