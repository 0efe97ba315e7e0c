import { existsSync, readFileSync } from 'node:fs';
import type { Lang } from '#kernel';
import { armNames, asSection, drawingsOf, type Findings, labWords, type Measure, type ReadyExperiment, writingOf } from '#lab';

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
    colon: '\u00a0: ',
    semi: '\u00a0; ',
    equal: 'part égale',
    above: 'plus que sa part',
    below: 'moins que sa part',
    within: 'dans sa part',
    cells: 'Case par case ci-dessous.',
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
    colon: ': ',
    semi: '; ',
    equal: 'equal share',
    above: 'more than its share',
    below: 'less than its share',
    within: 'within its share',
    cells: 'Cell by cell below.',
    weakness:
      'The weakness of this whole page: bots of this project play. A narrow interval says that their games are alike, not that people would play so; and the figures of a question hold for its setting, not beyond it. The document of each experiment is in `src/games/{game}/questions.json`: opened in the lab (`/lab`) or by `comptoir experiment`, it plays these games again to the digit.',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>;

/** Probabilities below this, corrected for the number of comparisons, are called a difference. */
const CLEAR = 0.05;

type ReadyArm = ReadyExperiment['arms'][number];

/** What would be won if nothing favoured anybody: by so many seats of all, or by one camp or power of all. Null: no victory is counted. */
const fairShare = ({ prepared: { bots, package: game } }: ReadyArm, measure: Measure): number | null => {
  if (measure.kind === 'lead') return 1 / bots.length;
  if (measure.kind !== 'win') return null;
  if (measure.by === 'side') return 1 / (game.bench?.sides?.length ?? 1);
  return measure.by === 'bot' ? bots.filter((bot) => bot === measure.who).length / bots.length : 1 / bots.length;
};

/** Victories are held against an equal share, arm by arm. */
const againstShare = ({ ready, findings, lang }: Answered): string => {
  const { names, write } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const { equal, above, below, within, colon, semi } = HEADS[lang];
  return ready.arms
    .map((arm, index) => {
      const told = arm.measures.flatMap((measure, number) => {
        const fair = fairShare(arm, measure);
        const own = findings.arms[index]?.measures[number] ?? null;
        if (fair === null || own === null) return [];
        const word = own.low > fair ? above : own.high < fair ? below : within;
        return [
          `${names[number]} ${write(number, own.mean)} (${write(number, own.low)} … ${write(number, own.high)}${semi}${equal} ${write(number, fair)}), ${word}`,
        ];
      });
      return arms.length < 2 ? `${told.join(semi)}.` : `*${arms[index]}*${colon}${told.join(semi)}.`;
    })
    .join(' ');
};

/** A picture says more of so many cells than a sentence. */
const MOST_SAID = 6;

/** The measure that decides, said for every arm against the first. */
const againstFirst = ({ ready, findings, lang }: Answered): string => {
  const { names, write, gap, gapRange } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const { clear, chance, none, colon, semi } = HEADS[lang];
  const means = findings.arms.map(({ measures }, arm) => `${arms[arm]} ${write(0, measures[0]?.mean ?? 0)}`);
  const gaps = findings.differences.flatMap((own) => {
    if (own.measure !== 0) return [];
    const word = own.mean === 0 && own.deviation === 0 ? none : own.pOfAll < CLEAR ? clear : chance;
    return [`${arms[own.arm]} − ${arms[0]}${colon}${gap(0, own.mean)} (${gapRange(0, own)}), ${word}`];
  });
  return [`${names[0]}${colon}${means.join(', ')}.`, gaps.length === 0 ? '' : `${gaps.join(semi)}.`].filter((part) => part !== '').join(' ');
};

/** How many cells lie below, about and above an equal share; which, the grid under it says. */
const cellsSaid = ({ ready, findings, lang }: Answered): string => {
  const { names, write } = writingOf(ready, findings, lang);
  const { above, below, within, cells, equal, semi } = HEADS[lang];
  const [measure] = ready.arms[0]?.measures ?? [];
  const found = ready.arms.flatMap((arm, index) => {
    const fair = measure === undefined ? null : fairShare(arm, measure);
    const own = findings.arms[index]?.measures[0] ?? null;
    return fair === null || own === null ? [] : [{ fair, word: own.low > fair ? above : own.high < fair ? below : within }];
  });
  const [first] = found;
  if (first === undefined) return `${names[0]}. ${cells}`;
  const counts = [below, within, above].map((word) => `${word} ${found.filter((cell) => cell.word === word).length}`);
  return `${names[0]} (${equal} ${write(0, first.fair)})${HEADS[lang].colon}${counts.join(semi)}. ${cells}`;
};

/** A difference within the same game needs no other arm: is it there at all? */
const againstNothing = ({ ready, findings, lang }: Answered): string => {
  const { names, gap, gapRange } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const { clear, chance, none, colon, semi } = HEADS[lang];
  const told = findings.arms.flatMap(({ measures }, arm) => {
    const own = measures[0] ?? null;
    if (own === null) return [];
    const word = own.deviation === 0 && own.mean === 0 ? none : own.low > 0 || own.high < 0 ? clear : chance;
    return [`${arms.length < 2 ? '' : `${arms[arm]}${colon}`}${gap(0, own.mean)} (${gapRange(0, own)}), ${word}`];
  });
  return `${names[0]}. ${told.join(semi)}.`;
};

const verdict = (answered: Answered): string => {
  const { arms } = answered.ready;
  if (answered.ready.document.factors?.length === 2 || arms.length > MOST_SAID) return cellsSaid(answered);
  const [first] = arms;
  const [measure] = first?.measures ?? [];
  const several = new Set(first?.prepared.bots ?? []).size > 1;
  if (measure?.kind === 'versus') return againstNothing(answered);
  const shares = measure?.kind === 'lead' || (measure?.kind === 'win' && (several || measure.by === 'side'));
  return shares ? againstShare(answered) : againstFirst(answered);
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
