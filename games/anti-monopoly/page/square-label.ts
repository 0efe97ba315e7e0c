import type { TitleId, View } from '#games/anti-monopoly/types.ts';
import { campOf, holdingOf, isHotel, pawnsOn, priceOf, squareKind, stopCost } from './facts.ts';
import type { Speech } from './speech.ts';
import { squareNameOf } from './titles.ts';

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
