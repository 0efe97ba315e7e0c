import { findBox } from '#catalogue';
import { at } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import { type ReadyExperiment, seedOf } from './experiment.ts';
import { armNames } from './measured.ts';
import type { ArmFound, Findings } from './findings.ts';
import { botText, labWords, refusalText } from './words.ts';

const whyOf = ({ document, arms }: ReadyExperiment, { error, breach }: ArmFound['errors'][number], lang: Lang): string => {
  const { package: game } = at(arms, 0).prepared;
  const words = labWords({ lang });
  if (breach === undefined) return error;
  const named = { bot: botText(breach.bot, game, lang), game: findBox(document.game)?.title ?? document.game };
  return breach.refusal === null
    ? words('broken.threw', { ...named, why: error })
    : words('broken.illegal', { ...named, why: refusalText(breach.refusal, game, lang) });
};

/** Games that broke down, in a sentence: how many; and of the first its arm, its number, its seed, and whose fault it was. Null: none did. */
export const brokenText = (ready: ReadyExperiment, { arms }: Pick<Findings, 'arms'>, lang: Lang): string | null => {
  const count = arms.reduce((all, { errors }) => all + errors.length, 0);
  const arm = arms.findIndex(({ errors }) => errors.length > 0);
  const first = arms[arm]?.errors[0];
  if (first === undefined) return null;
  const { game } = first;
  const seed = seedOf(ready.document, arm, game);
  return labWords({ lang })('broken.games', { count, arm: armNames(ready, lang)[arm] ?? '', game, seed, why: whyOf(ready, first, lang) });
};
