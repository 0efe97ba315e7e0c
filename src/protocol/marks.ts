import { at } from '#kernel/collections.ts';
import type { Localized } from '#kernel/words.ts';

/* What a seat wears: a colour and a shape, named here because the log tells of a change. How they are drawn is the page's affair. */

export const COLOUR_NAMES: readonly Localized[] = [
  { fr: 'outremer', en: 'ultramarine' },
  { fr: 'vermillon', en: 'vermilion' },
  { fr: 'ocre', en: 'ochre' },
  { fr: 'sapin', en: 'fir' },
  { fr: 'prune', en: 'plum' },
  { fr: 'ciel', en: 'sky' },
  { fr: 'sépia', en: 'sepia' },
  { fr: 'rose', en: 'rose' },
  { fr: 'tilleul', en: 'linden' },
  { fr: 'lavande', en: 'lavender' },
];

export const SHAPE_NAMES: readonly Localized[] = [
  { fr: 'disque', en: 'disc' },
  { fr: 'carré', en: 'square' },
  { fr: 'triangle', en: 'triangle' },
  { fr: 'losange', en: 'diamond' },
  { fr: 'croix', en: 'cross' },
  { fr: 'goutte', en: 'drop' },
  { fr: 'écu', en: 'shield' },
  { fr: 'étoile', en: 'star' },
  { fr: 'dôme', en: 'dome' },
  { fr: 'hexagone', en: 'hexagon' },
];

/** Marks are numbered from 0 to one less than this. */
export const MARKS = COLOUR_NAMES.length * SHAPE_NAMES.length;

/** The places of a mark's colour and shape in the lists. Past ten the shapes shift against the colours: a hundred different pairs. */
export const partsOfMark = (mark: number): { readonly colour: number; readonly shape: number } => {
  const colours = COLOUR_NAMES.length;
  return { colour: mark % colours, shape: (mark + Math.floor(mark / colours)) % SHAPE_NAMES.length };
};

/** « outremer, disque ». */
export const markName = (mark: number): Localized => {
  const { colour, shape } = partsOfMark(mark);
  const [one, other] = [at(COLOUR_NAMES, colour), at(SHAPE_NAMES, shape)];
  return { fr: `${one.fr}, ${other.fr}`, en: `${one.en}, ${other.en}` };
};
