import { cardText } from '#games/anti-monopoly/rules/rent.ts';
import type { CardId, TitleId } from '#games/anti-monopoly/types.ts';
import { campOf, cityOf, holdingOf, isHotel, pawnsOn, priceOf, squareKind, stopCost } from './facts.ts';
import { isCompany } from './pieces/signs.tsx';
import type { Told } from './scene.ts';

/** How a street's name is set on a square too narrow for it: broken at spaces and hyphens, never with an ellipsis. */

/** German names are one word: where a compositor would divide them. */
const DIVIDED: Readonly<Record<string, string>> = {
  Alexanderplatz: 'Alexander-|platz',
  Kurfürstendamm: 'Kurfürsten-|damm',
  Leidsestraat: 'Leidse-|straat',
  Kalverstraat: 'Kalver-|straat',
};

const divided = (word: string, most: number): readonly string[] => (word.length > most ? (DIVIDED[word] ?? word).split('|') : [word]);

export const brokenName = (name: string, most: number): readonly string[] => {
  const words = name
    .replace(/-(?=\p{Lu})/gu, '- ')
    .split(' ')
    .flatMap((word) => divided(word, most));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith('-') ? '' : ' '}${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
};

/** « rue de la Paix » opens a line of its own. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Three letters of a city, or the initials of a city of two words: ROM, BRU, NY. */
export const cityTag = (city: string): string => {
  const words = city.split(' ');
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : city.slice(0, 3);
  return letters.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
};

/* What places and cards are called, by the set of names of the table (AM-6.17). */

export const nameOf = ({ view, term }: Told, key: string): string => (view.options.boardNames === 'usa' ? term(`${key}.usa`) : undefined) ?? term(key) ?? key;

/** « Paris, rue de la Paix », « Chemins de fer ». */
export const titleNameOf = (told: Told, title: TitleId): string => nameOf(told, title);

/** « Paris ». */
export const cityNameOf = (told: Told, title: TitleId): string => {
  const city = cityOf(title);
  return city === null ? '' : nameOf(told, city);
};

/** « Rue de la Paix ». */
export const streetNameOf = (told: Told, title: TitleId): string => {
  const whole = nameOf(told, title);
  const comma = whole.indexOf(', ');
  return capitalised(comma === -1 ? whole : whole.slice(comma + 2));
};

/** « PAR 2 »; a company keeps a short name of its own. */
export const tagOf = (told: Told, title: TitleId): string =>
  isCompany(title) ? told.words(`companies.${title}`) : `${cityTag(cityNameOf(told, title))}\u00a0${title.slice(-1)}`;

export const squareNameOf = (told: Told, square: number): string => {
  const { type, title } = squareKind(square);
  return nameOf(told, title ?? type);
};

export const cardTextOf = ({ view, render }: Told, card: CardId): string => render(cardText(view.options, card));

/** Houses or hotel, in words. */
export const builtWords = ({ view, words }: Told, title: TitleId): string | null => {
  const { level } = holdingOf(view, title);
  if (level === 0) return null;
  return isHotel(view, title) ? words('hotel') : words('houses', { count: level });
};

/** What stopping there costs, in words. */
const costWords = ({ view, words, money }: Told, title: TitleId): string => {
  const cost = stopCost(view, title);
  if (cost.kind === 'sum') return words('stopCosts', { sum: money(cost.sum) });
  if (cost.kind === 'dice') return words('stopCostsDice', { factor: cost.factor });
  return cost.why === 'unsold' ? words('unsold', { price: money(priceOf(title)) }) : cost.why === 'prison' ? words('deed.nothingPrison') : words('mortgaged');
};

/** The same in a figure or so, where its place says what it is; nothing is paid in prison. */
export const shortCost = ({ view, words, money }: Told, title: TitleId): string => {
  const cost = stopCost(view, title);
  if (cost.kind === 'sum') return money(cost.sum);
  if (cost.kind === 'dice') return words('times', { factor: cost.factor });
  return cost.why === 'mortgaged' ? words('mortgagedShort') : '–';
};

/** Those of the words that there are, one after the other. */
const listed = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

/** A title of an account: whose it is stands above it. */
export const chipLabel = (told: Told, title: TitleId): string => listed(nameOf(told, title), builtWords(told, title), costWords(told, title));

const ownerWords = ({ view, words, name }: Told, title: TitleId): readonly (string | null)[] => {
  const { owner } = holdingOf(view, title);
  if (owner === null) return [];
  const camp = campOf(view, owner);
  return [words('ownedBy', { name: name(owner) }), camp === null ? null : words(`camps.${camp}`)];
};

/** A square as a screen reader hears it. */
export const squareLabel = (told: Told, square: number, target: boolean): string => {
  const { view, words, name } = told;
  const { title } = squareKind(square);
  const pawns = pawnsOn(view, square).map(name);
  return listed(
    words('square', { number: square }),
    squareNameOf(told, square),
    ...(title === null ? [] : [...ownerWords(told, title), builtWords(told, title), costWords(told, title)]),
    pawns.length > 0 ? words('pawnsHere', { names: pawns.join(', ') }) : null,
    target ? words('mayBeTaken') : null,
  );
};
