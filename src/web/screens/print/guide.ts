import type { Lang } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../hooks/use-answer.ts';
import type { RulesSection } from 'virtual:rules/*';

const GUIDES: Readonly<Record<Lang, () => Promise<{ readonly default: readonly RulesSection[] }>>> = {
  fr: () => import('virtual:rules/guide.fr'),
  en: () => import('virtual:rules/guide.en'),
};

/** The chapter of the role cards: each of its sections is one. */
const ROLES = '8';

export const isRole = ({ number }: RulesSection): boolean => number.startsWith(`${ROLES}.`);

/** The animator's guide in a language; null while it is on its way. */
export const useGuide = (lang: Lang): readonly RulesSection[] | null => {
  const [guide, setGuide] = useState<readonly RulesSection[] | null>(null);
  useAnswer(GUIDES[lang], ({ default: sections }) => setGuide(sections), [lang]);
  return guide;
};
