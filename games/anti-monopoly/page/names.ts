import { cardText } from '#games/anti-monopoly/rules/rent.ts';
import type { CardId, TitleId, View } from '#games/anti-monopoly/types.ts';
import { campOf, cityOf, holdingOf, isHotel, pawnsOn, priceOf, squareKind, stopCost } from './facts.ts';
import { isCompany } from './pieces/signs.tsx';
import type { Speech } from './targets.ts';

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

/** Houses or hotel, in words. */
export const builtWords = (view: View, title: TitleId, { words }: Speech): string | null => {
  const { level } = holdingOf(view, title);
  if (level === 0) return null;
  return isHotel(view, title) ? words('hotel') : words('houses', { count: level });
};

/** What stopping there costs, in words. */
export const costWords = (view: View, title: TitleId, { words, money }: Speech): string => {
  const cost = stopCost(view, title);
  if (cost.kind === 'sum') return words('stopCosts', { sum: money(cost.sum) });
  if (cost.kind === 'dice') return words('stopCostsDice', { factor: cost.factor });
  return cost.why === 'unsold' ? words('unsold', { price: money(priceOf(title)) }) : cost.why === 'prison' ? words('deed.nothingPrison') : words('mortgaged');
};

/** The same in a figure or so, where its place says what it is; nothing is paid in prison. */
export const shortCost = (view: View, title: TitleId, { words, money }: Speech): string => {
  const cost = stopCost(view, title);
  if (cost.kind === 'sum') return money(cost.sum);
  if (cost.kind === 'dice') return words('times', { factor: cost.factor });
  return cost.why === 'mortgaged' ? words('mortgagedShort') : '–';
};

const titleWords = (view: View, title: TitleId, speech: Speech): readonly (string | null)[] => {
  const { owner } = holdingOf(view, title);
  if (owner === null) return [costWords(view, title, speech)];
  const camp = campOf(view, owner);
  return [
    speech.words('ownedBy', { name: speech.name(owner) }),
    camp === null ? null : speech.words(`camps.${camp}`),
    builtWords(view, title, speech),
    costWords(view, title, speech),
  ];
};

/** A square as a screen reader hears it. */
export const squareLabel = (view: View, square: number, speech: Speech, target: boolean): string => {
  const { title } = squareKind(square);
  const pawns = pawnsOn(view, square).map((seat) => speech.name(seat));
  return [
    speech.words('square', { number: square }),
    squareNameOf(view, square, speech),
    ...(title === null ? [] : titleWords(view, title, speech)),
    pawns.length > 0 ? speech.words('pawnsHere', { names: pawns.join(', ') }) : null,
    target ? speech.words('mayBeTaken') : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
};
