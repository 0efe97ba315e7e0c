import { existsSync, readFileSync } from 'node:fs';
import type { Lang } from '#kernel';
import { armNames, asSection, drawingsOf, type Findings, labWords, type ReadyExperiment, writingOf } from '#lab';

/* A page of claims: what people wrote stays, the measured part is made anew. */

export interface Question extends Readonly<Record<string, unknown>> {
  readonly claim: Readonly<Record<Lang, string>>;
  readonly caution: Readonly<Record<Lang, string>>;
}

interface Answered {
  readonly question: Question;
  readonly ready: ReadyExperiment;
  readonly findings: Findings;
  readonly lang: Lang;
  /** Where its charts lie, without number and ending. */
  readonly chart: string;
}

interface Claim {
  readonly text: string;
  readonly charts: readonly { readonly file: string; readonly drawing: string }[];
}

const BEGIN = '<!-- measured: npm run claims -->';
const END = '<!-- /measured -->';

const HEADS = {
  fr: {
    title: 'Questions et mesures',
    claim: 'Ce que dit le livret.',
    answer: 'Ce qui est mesuré.',
    caution: 'Ce qui changerait la réponse.',
    clear: 'écart net',
    chance: 'peut n’être que du hasard',
    none: 'aucun écart',
    weakness:
      'Faiblesse commune à toute cette page\u00a0: ce sont des robots de ce projet qui jouent. Un intervalle étroit dit que leurs parties se ressemblent, non que des gens joueraient ainsi\u00a0; et les chiffres d’une question se lisent avec son réglage, non hors de lui. Le document de chaque expérience est dans `src/games/{game}/questions.json`\u00a0: ouvert dans le laboratoire (`/lab`) ou par `comptoir experiment`, il rejoue ces parties au chiffre près.',
  },
  en: {
    title: 'Questions and measures',
    claim: 'What the rulebook says.',
    answer: 'What is measured.',
    caution: 'What would change the answer.',
    clear: 'a clear difference',
    chance: 'may be mere chance',
    none: 'no difference',
    weakness:
      'The weakness of this whole page: bots of this project play. A narrow interval says that their games are alike, not that people would play so; and the figures of a question hold for its setting, not beyond it. The document of each experiment is in `src/games/{game}/questions.json`: opened in the lab (`/lab`) or by `comptoir experiment`, it plays these games again to the digit.',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>;

/** Probabilities below this, corrected for the number of comparisons, are called a difference. */
const CLEAR = 0.05;

/** The measure that decides, said for every arm against the first. Many cells are read in their picture. */
const verdict = ({ ready, findings, lang }: Answered): string => {
  const { names, write, gap, gapRange } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const { clear, chance, none } = HEADS[lang];
  const means = findings.arms.map(({ measures }, arm) => `${arms[arm]} ${write(0, measures[0]?.mean ?? 0)}`);
  const shown = arms.length > 6 || arms.length < 2 ? '' : `: ${means.join(', ')}`;
  const gaps = findings.differences.flatMap((own) => {
    if (own.measure !== 0 || arms.length > 6) return [];
    const word = own.mean === 0 && own.deviation === 0 ? none : own.pOfAll < CLEAR ? clear : chance;
    return [`${arms[own.arm]} − ${arms[0]}: ${gap(0, own.mean)} (${gapRange(0, own)}), ${word}`];
  });
  return [`${names[0]}${shown}.`, gaps.length === 0 ? '' : `${gaps.join('; ')}.`].filter((part) => part !== '').join(' ');
};

export const claimOf = (answered: Answered): Claim => {
  const { question, ready, findings, lang, chart } = answered;
  const { claim, answer, caution } = HEADS[lang];
  const charts = drawingsOf(ready, findings, lang).map((drawing, index) => ({ file: `${chart}${'abcdef'[index] ?? ''}.${lang}.svg`, drawing }));
  const text = [
    `### ${ready.document.question}`,
    `**${claim}** ${question.claim[lang]}`,
    `**${answer}** ${verdict(answered)}`,
    ...charts.map(({ file }) => `![${ready.document.question}](${file})`),
    asSection(ready, findings, lang),
    `**${caution}** ${question.caution[lang]}`,
  ].join('\n\n');
  return { text, charts };
};

/** The page with its measured part made anew. */
export const pageWith = (file: string, title: string, claims: readonly Claim[], lang: Lang): string => {
  const { title: heading, weakness } = HEADS[lang];
  const game = /([a-z-]+?)(\.fr)?\.md$/.exec(file)?.[1] ?? '';
  const measured = [`## ${heading}`, labWords({ lang })('report.method.same'), weakness.replace('{game}', game), ...claims.map(({ text }) => text)].join(
    '\n\n',
  );
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# ${title}\n`;
  const part = `${BEGIN}\n\n${measured}\n\n${END}`;
  const from = page.indexOf(BEGIN);
  return from < 0 ? `${page.trimEnd()}\n\n${part}\n` : `${page.slice(0, from)}${part}${page.slice(page.indexOf(END) + END.length)}`;
};
