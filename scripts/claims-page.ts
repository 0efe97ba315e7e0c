import { existsSync, readFileSync } from 'node:fs';
import type { GameBox } from '#catalogue';
import type { Lang } from '#kernel/words.ts';
import {
  answersOf,
  armNames,
  asSection,
  drawingsOf,
  type Findings,
  type Held,
  heldAgainst,
  heldAgainstShare,
  heldCells,
  labWords,
  type ReadyExperiment,
  SIDES,
  writingOf,
} from '#lab';
import { markOf } from './claims-fingerprint.ts';

/* A page of claims: what people wrote stays, the measured part is made anew. */

export interface Question extends Readonly<Record<string, unknown>> {
  /** A sentence of the rulebook, which is French, with the clause that holds it. A question without one is of players. */
  readonly claim?: { readonly quote: string; readonly clause: string; readonly en: string };
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
    players: 'Une question de joueurs\u00a0: le livret ne dit rien de la réponse.',
    answer: 'Ce qui est mesuré.',
    caution: 'Ce qui changerait la réponse.',
    colon: '\u00a0: ',
    semi: '\u00a0; ',
    equal: 'part égale, par tête',
    above: 'plus que sa part',
    below: 'moins que sa part',
    within: 'ne se distingue pas de sa part',
    visible: 'se verrait à',
    cells: 'Case par case ci-dessous.',
    reading:
      'Comment lire\u00a0: un intervalle est celui d’un seul chiffre, et de vingt un se trompe. «\u00a0Écart net\u00a0», «\u00a0plus\u00a0» ou «\u00a0moins que sa part\u00a0» se disent après correction de toutes les comparaisons que fait la question\u00a0; tout le reste n’est pas distingué du hasard, ce qui ne veut pas dire égal\u00a0: «\u00a0se verrait\u00a0» dit l’écart que tant de parties trouvent quatre fois sur cinq. Un intervalle sans largeur dit que toutes les parties ont donné la même valeur, non qu’une autre est impossible.',
    weakness:
      'Faiblesse commune à toute cette page\u00a0: ce sont des bots de ce projet qui jouent. Un intervalle étroit dit que leurs parties se ressemblent, non que des gens joueraient ainsi\u00a0; et les chiffres d’une question se lisent avec son réglage, non hors de lui. Le document de chaque expérience est dans `games/{game}/questions.json`\u00a0: ouvert dans le laboratoire (`/lab`) ou par `comptoir experiment`, il rejoue ces parties au chiffre près.',
  },
  en: {
    title: 'Questions and measures',
    claim: 'What the rulebook says.',
    players: 'A question of players: the rulebook says nothing of the answer.',
    answer: 'What is measured.',
    caution: 'What would change the answer.',
    colon: ': ',
    semi: '; ',
    equal: 'equal share, by head',
    above: 'more than its share',
    below: 'less than its share',
    within: 'not told apart from its share',
    visible: 'would be seen at',
    cells: 'Cell by cell below.',
    reading:
      'How to read it: an interval is that of one figure, and of twenty one errs. “A clear difference”, “more” and “less than its share” are said after correction for all comparisons that the question makes; everything else is not told from chance, which does not mean equal: “would be seen” is the difference that so many games find four times in five. An interval without width says that all games gave the same value, not that another one is impossible.',
    weakness:
      'The weakness of this whole page: bots of this project play. A narrow interval says that their games are alike, not that people would play so; and the figures of a question hold for its setting, not beyond it. The document of each experiment is in `games/{game}/questions.json`: opened in the lab (`/lab`) or by `comptoir experiment`, it plays these games again to the digit.',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>;

/** So many figures are told apart by what became of them; so many cells are left to their picture. */
const MOST_SAID = 6;

/** Arm by arm. */
const againstShare = (answered: Answered): string => {
  const { ready, findings, lang } = answered;
  const { names, write, width, range } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const words = HEADS[lang];
  const { equal, colon, semi } = words;
  const seenAt = ({ measure, visible }: Held): string => `${words.visible} ± ${width(measure, visible)}`;
  const held = heldAgainstShare(ready, findings);
  return arms
    .map((name, index) => {
      const own = held.filter(({ arm }) => arm === index);
      const said = ({ measure, own: one }: Held): string => `${names[measure]} ${write(measure, one.mean)} (${range(measure, one)}`;
      const told =
        own.length > MOST_SAID
          ? SIDES.flatMap((side) => {
              const there = own.filter((one) => one.side === side);
              return there.length === 0
                ? []
                : [`${words[side]}${colon}${there.map((one) => `${said(one)}${side === 'within' ? `${semi}${seenAt(one)}` : ''})`).join(', ')}`];
            })
          : own.map(
              (one) => `${said(one)}${semi}${equal} ${write(one.measure, one.fair)}), ${words[one.side]}${one.side === 'within' ? ` (${seenAt(one)})` : ''}`,
            );
      return arms.length < 2 ? `${told.join(semi)}.` : `*${name}*${colon}${told.join(semi)}.`;
    })
    .join(' ');
};

/** The measure that decides, said for every arm against the first. */
const againstFirst = ({ ready, findings, lang }: Answered): string => {
  const { names, write } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const means = findings.arms.map(({ measures }, arm) => `${arms[arm]} ${write(0, measures[0]?.mean ?? 0)}`);
  const told = answersOf(ready, findings, lang);
  return [`${names[0]}${HEADS[lang].colon}${means.join(', ')}.`, ...(told.length === 0 ? [] : [`${told.join(HEADS[lang].semi)}.`])].join(' ');
};

/** How many cells lie below, about and above an equal share; which, the grid under it says. */
const cellsSaid = (answered: Answered): string => {
  const { ready, findings, lang } = answered;
  const { names, write, width } = writingOf(ready, findings, lang);
  const words = HEADS[lang];
  const held = heldCells(ready, findings).filter(({ measure }) => measure === 0);
  const kind = ready.arms[0]?.measures[0]?.kind;
  // Cells of anything but victories are coloured round their mean on a map: that is no share that somebody is due.
  if (kind !== 'win' && kind !== 'lead') return `${names[0]}. ${words.cells}`;
  const counts = SIDES.map((side) => `${words[side]} ${held.filter((cell) => cell.side === side).length}`);
  const fair = [...new Set(held.map((cell) => write(0, cell.fair)))].join(words.semi);
  const seen = width(0, Math.max(...held.map(({ visible }) => visible)));
  return `${names[0]} (${words.equal}${words.colon}${fair})${words.colon}${counts.join(words.semi)} (${words.visible} ± ${seen}). ${words.cells}`;
};

/** A difference within the same game needs no other arm: is it there at all? */
const againstNothing = ({ ready, findings, lang }: Answered): string => {
  const { names, gap, gapRange, width } = writingOf(ready, findings, lang);
  const arms = armNames(ready, lang);
  const told = heldAgainst(ready, findings, 0).map(({ arm, own, side, visible }) => {
    const word = own.deviation === 0 && own.mean === 0 ? 'none' : side === 'within' ? 'chance' : 'clear';
    const name = arms.length < 2 ? '' : `${arms[arm]}${HEADS[lang].colon}`;
    return `${name}${gap(0, own.mean)} (${gapRange(0, own)}), ${labWords({ lang })(`verdict.${word}`, { visible: width(0, visible) })}`;
  });
  return `${names[0]}. ${told.join(HEADS[lang].semi)}.`;
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

const claimed = ({ claim }: Question, lang: Lang): string => {
  if (claim === undefined) return HEADS[lang].players;
  const said = `**${HEADS[lang].claim}** «\u00a0${claim.quote}\u00a0» (${claim.clause})`;
  return lang === 'fr' ? said : `${said}: ${claim.en}`;
};

export const claimOf = (answered: Answered): Claim => {
  const { question, ready, findings, lang, chart } = answered;
  const { answer, caution } = HEADS[lang];
  const charts = drawingsOf(ready, findings, lang).map((drawing, index) => ({ file: `${chart}${'abcdef'[index] ?? ''}.${lang}.svg`, drawing }));
  const text = [
    `### ${ready.document.question}`,
    claimed(question, lang),
    `**${answer}** ${verdict(answered)}`,
    ...charts.map(({ file }) => `![${ready.document.question}](${file})`),
    asSection(ready, findings, lang),
    `**${caution}** ${question.caution[lang]}`,
  ].join('\n\n');
  return { text, charts };
};

/** The page with its measured part made anew. */
export const pageWith = (file: string, { id, title }: Pick<GameBox, 'id' | 'title'>, claims: readonly Claim[], lang: Lang, made: string): string => {
  const { title: heading, reading, weakness } = HEADS[lang];
  const measured = [`## ${heading}`, labWords({ lang })('report.method.same'), reading, weakness.replace('{game}', id), ...claims.map(({ text }) => text)].join(
    '\n\n',
  );
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# ${title}\n`;
  const part = `${BEGIN}\n${markOf(made)}\n\n${measured}\n\n${END}`;
  const from = page.indexOf(BEGIN);
  return from < 0 ? `${page.trimEnd()}\n\n${part}\n` : `${page.slice(0, from)}${part}${page.slice(page.indexOf(END) + END.length)}`;
};
