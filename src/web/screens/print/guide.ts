import { BOXES, findBox } from '#catalogue';
import type { WorkshopGuide } from '#kernel/programme.ts';
import type { Lang } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import guides from 'virtual:rules/guides';
import type { RulesSection } from 'virtual:rules/*';
import { useAnswer } from '../../kit/parts/hooks.ts';

/** A guide for those who lead a workshop with a game. */
export interface Guide extends WorkshopGuide {
  readonly game: string;
  readonly sections: readonly RulesSection[];
}

/** The first of these games that has one; of all games, unless some are named. */
export const guidedGame = (among: readonly string[] = BOXES.map(({ id }) => id)): string | null =>
  BOXES.find(({ id, guide }) => guide !== undefined && among.includes(id))?.id ?? null;

export const isRole = ({ roles }: Guide, { number }: RulesSection): boolean => number.startsWith(`${roles}.`);

const fetchGuide = async (game: string, lang: Lang): Promise<Guide | null> => {
  const [known, text] = await Promise.all([findBox(game)?.guide?.(), guides[game]?.[lang]()]);
  return known === undefined || text === undefined ? null : { ...known, game, sections: text.default };
};

/** The guide of a game in a language; null while it is on its way. */
export const useGuide = (game: string | null, lang: Lang): Guide | null => {
  const [guide, setGuide] = useState<Guide | null>(null);
  useAnswer(() => (game === null ? null : fetchGuide(game, lang)), setGuide, [game, lang]);
  return guide;
};
