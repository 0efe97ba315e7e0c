import { type AnyGame, type Lang, renderText, TABLE_CATALOGUES, unreachable, wordsOf } from '#kernel';
import { MOST_BYTES, MOST_IN_ALL } from './document.ts';
import type { ExperimentProblem } from './experiment.ts';
import type { Measure } from './measures.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const labWords = wordsOf({ fr, en });

/** What is wrong with a document, in a sentence. */
export const problemText = (problem: ExperimentProblem, game: string, lang: Lang): string => {
  const words = labWords({ lang });
  switch (problem.problem) {
    case 'unknownGame':
      return words('refused.unknownGame', { game });
    case 'tooManyArms':
      return words('refused.tooManyArms');
    case 'tooManyGames':
      return words('refused.tooManyGames', { limit: MOST_IN_ALL });
    case 'otherVersion':
      return words('refused.otherVersion', { asked: problem.asked, known: problem.known });
    case 'options':
      return words('refused.options', { arm: problem.arm, why: refusalOf(problem, lang) });
    case 'unknownBot':
    case 'unknownMeasure':
    case 'sameNames':
      return words(`refused.${problem.problem}`, { name: problem.detail });
    default:
      return unreachable(problem);
  }
};

const refusalOf = ({ package: game, refusal }: Extract<ExperimentProblem, { readonly problem: 'options' }>, lang: Lang): string =>
  renderText(refusal, { lang, catalogue: { ...TABLE_CATALOGUES[lang], ...game.catalogues[lang] }, unit: game.unit, seatName: (seat) => String(seat + 1) });

/** What is wrong with a file that should be a document. */
export const unreadableText = (field: string, lang: Lang): string =>
  field === '' ? labWords({ lang })('refused.notJson') : labWords({ lang })('refused.field', { field });

export const tooLongText = (lang: Lang): string => labWords({ lang })('refused.tooLong', { limit: MOST_BYTES });

const figureName = ({ module, catalogues }: AnyGame, name: string, lang: Lang): string =>
  catalogues[lang][`${module.id}.metric.${name}`] ?? catalogues[lang][`${module.id}.${name}`] ?? name;

/** The name of a measure in the game's own words. */
export const measureText = (measure: Measure, game: AnyGame, lang: Lang): string => {
  const words = labWords({ lang });
  switch (measure.kind) {
    case 'length':
      return words(`measure.${measure.of}`);
    case 'end':
      return words('measure.end', { reason: measure.reason });
    case 'win':
      return measure.by === 'bot' ? words('measure.win.bot', { name: measure.who }) : words(`measure.win.${measure.by}`, { place: Number(measure.who) + 1 });
    case 'figure': {
      const [name = measure.name, seat] = measure.name.split('/');
      const figure = figureName(game, name, lang);
      return seat === undefined ? figure : words('measure.seat', { figure, place: Number(seat) + 1 });
    }
    case 'grouped':
      return words(`measure.${measure.how}`, { figure: figureName(game, measure.name, lang) });
    case 'bot':
      return words('measure.bot', { figure: figureName(game, measure.name, lang), name: measure.bot });
    default:
      return unreachable(measure);
  }
};
