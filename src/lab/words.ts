import { isBotLevel } from '#bots/levels.ts';
import { type AnyGame, formatNumber, type Lang, type Message, renderText, TABLE_CATALOGUES, unreachable, wordsOf } from '#kernel';
import { MOST_BYTES, MOST_GAMES, MOST_IN_ALL } from './document.ts';
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
      return words('refused.options', { arm: problem.arm, why: refusalText(problem.refusal, problem.package, lang) });
    case 'unknownBot':
    case 'unknownMeasure':
    case 'takenName':
    case 'onlyAtEnd':
    case 'sameNames':
      return words(`refused.${problem.problem}`, { name: problem.detail });
    default:
      return unreachable(problem);
  }
};

/** What the rules of a game say no with. */
export const refusalText = (refusal: Message, game: AnyGame, lang: Lang): string =>
  renderText(refusal, { lang, catalogue: { ...TABLE_CATALOGUES[lang], ...game.catalogues[lang] }, unit: game.unit, seatName: (seat) => String(seat + 1) });

/** What is wrong with a file that should be a document. */
export const unreadableText = (field: string, lang: Lang): string => {
  const words = labWords({ lang });
  if (field === '') return words('refused.notJson');
  return field === 'games' ? words('refused.games', { limit: MOST_GAMES }) : words('refused.field', { field });
};

export const tooLongText = (lang: Lang): string => labWords({ lang })('refused.tooLong', { limit: MOST_BYTES });

/** A level or habit in words. */
export const botText = (name: string, game: AnyGame, lang: Lang): string =>
  isBotLevel(name) ? labWords({ lang })(`level.${name}`) : (game.bench?.habits[name]?.[lang] ?? name);

export const endText = (reason: string, game: AnyGame, lang: Lang): string => game.bench?.endings[reason]?.[lang] ?? reason;

/** A camp or power. */
const sideText = (side: string, { catalogues }: AnyGame, lang: Lang): string => catalogues[lang][side] ?? side;

/** Who won, as findings count it: `order/0`, `side/M`. */
export const winnerText = (key: string, game: AnyGame, lang: Lang): string => {
  const [by = '', who = ''] = key.split('/');
  if (by === 'side') return sideText(who, game, lang);
  if (by === 'bot') return botText(who, game, lang);
  return labWords({ lang })(by === 'seat' ? 'winner.seat' : 'winner.order', { place: Number(who) + 1 });
};

/** What varies, by its name: a rule as the options page calls it, or the number of players. */
export const settingName = (name: string, { module, catalogues }: AnyGame, lang: Lang): string =>
  name === 'players' || name === 'bots' ? labWords({ lang })(`setting.${name}Name`) : (catalogues[lang][`${module.id}.option.${name}`] ?? name);

/** A value of it. */
export const settingValue = (name: string, value: string | number | boolean, game: AnyGame, lang: Lang): string => {
  if (name === 'bots') {
    return String(value)
      .split(',')
      .map((bot) => botText(bot, game, lang))
      .join(', ');
  }
  const spoken =
    typeof value === 'number' ? formatNumber(value, lang) : typeof value === 'boolean' ? labWords({ lang })(value ? 'setting.yes' : 'setting.no') : value;
  return game.catalogues[lang][`${game.module.id}.option.${name}.${String(value)}`] ?? spoken;
};

/** Both in one. */
export const settingText = (name: string, value: string | number | boolean, game: AnyGame, lang: Lang): string => {
  const words = labWords({ lang });
  if (name === 'players') return words('setting.players', { players: Number(value) });
  const spoken = settingValue(name, value, game, lang);
  return name === 'bots' ? spoken : words('setting.rule', { rule: settingName(name, game, lang), value: spoken });
};

export const figureName = ({ module, catalogues }: AnyGame, name: string, lang: Lang): string =>
  catalogues[lang][`${module.id}.metric.${name}`] ?? catalogues[lang][`${module.id}.${name}`] ?? name;

/** The name of a measure in the game's own words. */
export const measureText = (measure: Measure, game: AnyGame, lang: Lang): string => {
  const words = labWords({ lang });
  switch (measure.kind) {
    case 'length':
      return words(`measure.${measure.of}`);
    case 'end':
      return words('measure.end', { reason: endText(measure.reason, game, lang) });
    case 'win':
      return measure.by === 'seat' || measure.by === 'order'
        ? words(`measure.win.${measure.by}`, { place: Number(measure.who) + 1 })
        : words('measure.win.who', { name: winnerText(`${measure.by}/${measure.who}`, game, lang) });
    case 'figure': {
      const [name = measure.name, seat] = measure.name.split('/');
      const figure = figureName(game, name, lang);
      return seat === undefined ? figure : words('measure.seat', { figure, place: Number(seat) + 1 });
    }
    case 'versus': {
      const { name, who, other } = measure;
      return words('measure.versus', { figure: figureName(game, name, lang), name: botText(who, game, lang), other: botText(other, game, lang) });
    }
    case 'lead':
      return words('measure.lead', { figure: figureName(game, measure.name, lang) });
    case 'own':
      return measure.title;
    case 'grouped':
      return words(`measure.${measure.how}`, { figure: figureName(game, measure.name, lang) });
    case 'bot':
    case 'side':
      return words('measure.who', { figure: figureName(game, measure.name, lang), name: winnerText(`${measure.kind}/${measure.who}`, game, lang) });
    default:
      return unreachable(measure);
  }
};
