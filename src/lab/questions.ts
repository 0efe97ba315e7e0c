import { isRecord } from '#kernel/options.ts';
import type { Lang } from '#kernel/words.ts';

/* Questions ready to be run: documents whose texts stand in both languages, in `questions.json` of each game. */

const inOne = (text: unknown, lang: Lang): unknown => (isRecord(text) && typeof text.fr === 'string' && typeof text.en === 'string' ? text[lang] : text);

/** A document of the catalogue in one language: the question and the names of its arms. What only the page of claims says is left out. */
export const inLanguage = (raw: unknown, lang: Lang): unknown => {
  if (!isRecord(raw)) return raw;
  const { claim: _claim, caution: _caution, ...document } = raw;
  const arms = Array.isArray(document.arms)
    ? document.arms.map((arm: unknown) => (isRecord(arm) ? Object.assign({}, arm, { name: inOne(arm.name, lang) }) : arm))
    : undefined;
  return { ...document, question: inOne(document.question, lang), ...(arms === undefined ? {} : { arms }) };
};
