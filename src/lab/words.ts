import { isBotLevel } from '#bots/levels.ts';
import { unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import { formatNumber, type Lang, saidIn, sentenceOf, wordOf, type Words, wordsOf } from '#kernel/words.ts';
import { MOST_BYTES, MOST_GAMES, MOST_IN_ALL, type Setting } from './document.ts';
import type { ExperimentProblem } from './experiment.ts';
import type { Measure } from './measures.ts';

/** What the lab says wherever it is asked: command line, page, reports. */
const sentences = {
  'refused.notJson': ['ce document n’est pas du JSON lisible.', 'this document is not readable JSON.'],
  'refused.games': [
    'le document ne convient pas\u00a0: «\u00a0games\u00a0» est un nombre entier de 1 à {limit}, par bras.',
    'the document will not do: “games” is a whole number from 1 to {limit}, per arm.',
  ],
  'refused.field': ['le document ne convient pas\u00a0: voyez «\u00a0{field}\u00a0».', 'the document will not do: see “{field}”.'],
  'refused.tooLong': [
    'ce document dépasse {limit} octets\u00a0: ce n’est pas une expérience.',
    'this document has more than {limit} bytes: it is not an experiment.',
  ],
  'refused.unknownGame': ['le jeu «\u00a0{game}\u00a0» n’existe pas.', 'there is no game “{game}”.'],
  'refused.otherVersion': [
    'cette expérience suit la version {asked} des règles\u00a0; le jeu en est à la version {known}. Changez «\u00a0rulesVersion\u00a0» pour la refaire sous les nouvelles règles.',
    'this experiment follows version {asked} of the rules; the game is at version {known}. Change “rulesVersion” to do it again under the new rules.',
  ],
  'refused.tooManyArms': ['ces facteurs se croisent en plus de 64 cases.', 'these factors cross in more than 64 cells.'],
  'refused.tooManyGames': ['c’est trop\u00a0: {limit} parties au plus, tous bras ensemble.', 'this is too much: {limit} games at most, all arms together.'],
  'refused.unknownBot': ['le jeu n’a ni niveau ni habitude «\u00a0{name}\u00a0».', 'the game has no level or habit “{name}”.'],
  'refused.unknownMeasure': ['la mesure «\u00a0{name}\u00a0» n’existe pas dans ce jeu.', 'this game has no measure “{name}”.'],
  'refused.takenName': ['le nom «\u00a0{name}\u00a0» est déjà celui d’une mesure.', 'the name “{name}” is already that of a measure.'],
  'refused.onlyAtEnd': [
    '«\u00a0{name}\u00a0» ne se connaît qu’à la fin d’une partie\u00a0: cela ne se suit pas tour après tour.',
    '“{name}” is known only at the end of a game: it cannot be followed turn by turn.',
  ],
  'refused.sameNames': ['deux bras s’appellent «\u00a0{name}\u00a0».', 'two arms are called “{name}”.'],
  'refused.options': ['bras «\u00a0{arm}\u00a0»\u00a0: {why}', 'arm “{arm}”: {why}'],
  'allowed.int': ['un nombre entier de {min} à {max}', 'a whole number from {min} to {max}'],
  'allowed.steps': ['un nombre entier de {min} à {max}, par {step}', 'a whole number from {min} to {max}, by {step}'],
  'allowed.also': [' (ou {numbers})', ' (or {numbers})'],
  'allowed.choice': ['une valeur parmi {values}', 'one of {values}'],
  'allowed.set': ['une liste prise dans {values}', 'a list taken from {values}'],
  'allowed.flag': ['true ou false', 'true or false'],
  'allowed.name': ['un nom d’au plus {length} signes', 'a name of at most {length} characters'],
  'measure.turns': ['tours', 'turns'],
  'measure.moves': ['coups', 'moves'],
  'measure.win.seat': ['victoires du siège {place}', 'wins of seat {place}'],
  'measure.win.order': ['victoires de qui joue {place:th}', 'wins of whoever plays {place:th}'],
  'measure.win.who': ['victoires\u00a0: {name}', 'wins: {name}'],
  'measure.end': ['fin\u00a0: {reason}', 'end: {reason}'],
  'measure.seat': ['{figure}, siège {place}', '{figure}, seat {place}'],
  'measure.mean': ['{figure}, moyenne des sièges', '{figure}, mean of the seats'],
  'measure.sum': ['{figure}, total des sièges', '{figure}, all seats together'],
  'measure.min': ['{figure}, le plus bas', '{figure}, the lowest'],
  'measure.max': ['{figure}, le plus haut', '{figure}, the highest'],
  'measure.top': ['{figure}, part du plus haut', '{figure}, share of the highest'],
  'measure.gini': ['{figure}, Gini', '{figure}, Gini'],
  'measure.versus': ['{figure}\u00a0: {name} moins {other}', '{figure}: {name} minus {other}'],
  'measure.lead': ['victoire de qui mène à la mi-temps ({figure})', 'win of the leader at half-time ({figure})'],
  'measure.half': ['{figure}, part de la moitié la plus pauvre', '{figure}, share of the poorer half'],
  'measure.who': ['{figure}\u00a0: {name}', '{figure}: {name}'],
  'level.weak': ['facile', 'easy'],
  'level.decent': ['moyen', 'medium'],
  'level.strong': ['fort', 'strong'],
  'winner.seat': ['siège {place}', 'seat {place}'],
  'winner.order': ['qui joue {place:th}', 'who plays {place:th}'],
  'figure.counted': ['{interval}\u00a0; {games|# partie|# parties}', '{interval}; {games|# game|# games}'],
  'figure.points': ['{figure} points', '{figure} points'],
  'setting.playersName': ['Joueurs', 'Players'],
  'setting.botsName': ['Conduites', 'Ways of playing'],
  'setting.players': ['{players|# joueur|# joueurs}', '{players|# player|# players}'],
  'setting.rule': ['{rule}\u00a0: {value}', '{rule}: {value}'],
  'setting.yes': ['oui', 'yes'],
  'setting.no': ['non', 'no'],
  'report.wins': ['victoires', 'wins'],
  'report.untitled': ['Expérience', 'Experiment'],
  'report.game': [
    '{game}, joueurs\u00a0: {players}, règles version {version}, graine {seed}',
    '{game}, players: {players}, rules version {version}, seed {seed}',
  ],
  'report.games': ['{games|# partie|# parties} par bras', '{games|# game|# games} in each arm'],
  'report.stopped.games': ['toutes jouées.', 'all played.'],
  'report.stopped.settled': [
    'laissées là, sur {planned} prévues, par qui avait vu ce qui était trouvé.',
    'left there, of {planned} planned, by somebody who had seen what was found.',
  ],
  'report.early': [
    'Les intervalles et les probabilités des écarts sont ceux de qui regarde avant la dernière partie prévue : plus larges, ils tiennent à tous les regards. Un écart vu tôt est d’ordinaire trop grand.',
    'Intervals and probabilities of differences are those of whoever looks before the last game planned: wider, they hold at all looks. A difference seen early is usually too large.',
  ],
  'report.stopped.sign': ['arrêtées là\u00a0: le signe de l’écart est acquis.', 'stopped there: the sign of the difference is certain.'],
  'report.stopped.precision': ['arrêtées là\u00a0: la précision voulue est atteinte.', 'stopped there: it is known as exactly as was wanted.'],
  'report.arm': ['bras', 'arm'],
  'report.rules': ['réglage', 'setting'],
  'report.usual': ['règles du préréglage', 'rules of the preset'],
  'report.measure': ['mesure', 'measure'],
  'report.gap': ['{arm} moins {first}', '{arm} minus {first}'],
  'report.scatter': ['d’une partie à l’autre\u00a0: médiane, huit parties sur dix', 'from game to game: median, eight games in ten'],
  'report.rowGap': ['sur la même ligne, moins «\u00a0{first}\u00a0»\u00a0; p corrigé', 'in the same row, minus “{first}”; p corrected'],
  'report.effects': ['{measure}\u00a0: effets', '{measure}: effects'],
  'report.change': ['écart', 'difference'],
  'report.overall': ['{setting}, sur l’ensemble', '{setting}, over all'],
  'report.together': ['{setting}, en plus avec {beside}', '{setting}, more so with {beside}'],
  'report.probability': ['p corrigé', 'p, corrected'],
  'report.effect': ['effet, en σ', 'effect, in σ'],
  'report.ends': ['fins de partie', 'ends of games'],
  'report.unfinished': ['sans fin', 'without an end'],
  verdict: ['{arm} − {first}\u00a0: {gap}, {verdict}', '{arm} − {first}: {gap}, {verdict}'],
  'column.name': ['colonne', 'column'],
  'column.type': ['type', 'type'],
  'column.means': ['ce qu’elle dit', 'what it says'],
  'column.arm': ['bras de l’expérience', 'arm of the experiment'],
  'column.players': ['nombre de joueurs', 'number of players'],
  'column.bots': ['conduites nommées pour ce bras', 'ways of playing named for this arm'],
  'column.game': ['numéro de la partie dans son bras, depuis 0', 'number of the game in its arm, from 0'],
  'column.seed': ['graine de la partie', 'seed of the game'],
  'column.end': ['raison de la fin\u00a0; vide\u00a0: sans fin', 'why it ended; empty: it did not'],
  'column.turns': ['nombre de tours', 'number of turns'],
  'column.moves': ['nombre de coups', 'number of moves'],
  'column.error': ['panne, s’il y en eut une', 'what broke down, if anything'],
  'column.turn': ['tour, depuis 1\u00a0; les figures sont celles de sa fin', 'turn, from 1; figures are those at its end'],
  'column.seat': ['siège, depuis 0', 'seat, from 0'],
  'column.bot': ['conduite de ce siège', 'way of playing of this seat'],
  'column.side': ['camp ou puissance de ce siège', 'camp or power of this seat'],
  'column.place': ['rang à la fin', 'place at the end'],
  'column.win': ['part de la victoire', 'part of the victory'],
  'verdict.clear': ['écart net', 'a clear difference'],
  'verdict.chance': ['peut n’être que du hasard (se verrait\u00a0: {visible})', 'may be mere chance (would be seen: {visible})'],
  'verdict.none': ['aucun écart', 'no difference'],
  'broken.games': [
    '{count|# partie|# parties} en panne\u00a0; la première, bras «\u00a0{arm}\u00a0», n°\u00a0{game}, graine {seed}\u00a0: {why}',
    '{count|# game|# games} broke down; the first, arm “{arm}”, no. {game}, seed {seed}: {why}',
  ],
  'broken.illegal': ['à {game}, «\u00a0{bot}\u00a0» a répondu contre les règles\u00a0: {why}', 'in {game}, “{bot}” answered against the rules: {why}'],
  'broken.threw': ['à {game}, «\u00a0{bot}\u00a0» n’a pas su répondre\u00a0: {why}', 'in {game}, “{bot}” could not answer: {why}'],
  'forecast.beside': [
    'Pronostic scellé avant le départ\u00a0: {forecast}. Trouvé\u00a0: {found}. {verdict}',
    'Forecast sealed before the start: {forecast}. Found: {found}. {verdict}',
  ],
  'forecast.within': ['Il tombe dans l’intervalle.', 'It lies within the interval.'],
  'forecast.low': ['Il est trop bas\u00a0: {miss} d’écart.', 'It is too low by {miss}.'],
  'forecast.high': ['Il est trop haut\u00a0: {miss} d’écart.', 'It is too high by {miss}.'],
  'forecast.otherWay': ['Il se trompe de sens, à {miss} près.', 'It points the other way, {miss} off.'],
  'lorenz.title': ['Qui a quelle part\u00a0? {figure}', 'Who has what share? {figure}'],
  'lorenz.moment': ['{arm}, tour {turn}', '{arm}, turn {turn}'],
  'lorenz.end': ['{arm}, à la fin', '{arm}, at the end'],
  'lorenz.poorest': ['les {part} les moins riches', 'the poorest {part}'],
  'lorenz.equal': ['tous égaux', 'all equal'],
  'lorenz.players': ['% des joueurs, du moins au plus riche', '% of players, from the poorest to the richest'],
  'lorenz.wealth': ['% de tout', '% of everything'],
  'drawing.turn': ['tour', 'turn'],
  'drawing.interval': ['point\u00a0: moyenne\u00a0; trait\u00a0: intervalle à 95\u00a0%', 'dot: mean; line: 95% interval'],
  'drawing.fair': [
    'point\u00a0: moyenne\u00a0; trait\u00a0: intervalle à 95\u00a0%\u00a0; tirets\u00a0: part égale, par tête',
    'dot: mean; line: 95% interval; dashes: equal share, by head',
  ],
  'drawing.band': ['ligne\u00a0: moyenne\u00a0; bande\u00a0: intervalle à 95\u00a0%', 'line: mean; band: 95% interval'],
  'report.method.same': [
    'Chaque partie n porte les mêmes dés dans tous les bras, et les bots changent de siège à chaque partie, et de voisins à chaque tour des sièges. Entre parenthèses, l’intervalle à 95\u00a0%\u00a0: de Wilson pour une part de parties, de Student pour une moyenne, ou par rééchantillonnage (bootstrap) quand les parties penchent trop pour leur nombre\u00a0; les écarts se comptent partie par partie. Les probabilités sont corrigées du nombre de comparaisons (Holm). Une règle d’arrêt regarde un intervalle qui reste vrai à tous les regards.',
    'Game n has the same dice in all arms, and the bots change seats with every game and neighbours with every round of seats. In brackets, the 95% interval: Wilson’s for a share of games, Student’s for a mean, or a bootstrap where the games lie too far askew for their number; differences are counted game by game. Probabilities are corrected for the number of comparisons (Holm). A stopping rule looks at an interval that stays true at all looks together.',
  ],
  'report.method.own': [
    'Chaque bras a ses propres dés, et les bots changent de siège à chaque partie, et de voisins à chaque tour des sièges. Entre parenthèses, l’intervalle à 95\u00a0%\u00a0: de Wilson pour une part de parties, de Student pour une moyenne, ou par rééchantillonnage (bootstrap) quand les parties penchent trop pour leur nombre\u00a0; les écarts sont ceux de Welch. Les probabilités sont corrigées du nombre de comparaisons (Holm). Une règle d’arrêt regarde un intervalle qui reste vrai à tous les regards.',
    'Each arm has dice of its own, and the bots change seats with every game and neighbours with every round of seats. In brackets, the 95% interval: Wilson’s for a share of games, Student’s for a mean, or a bootstrap where the games lie too far askew for their number; differences are Welch’s. Probabilities are corrected for the number of comparisons (Holm). A stopping rule looks at an interval that stays true at all looks together.',
  ],
  'report.again': ['Pour refaire ces parties à l’identique\u00a0:', 'To play these games again to the letter:'],
} as const satisfies Words;

export const labWords = wordsOf(sentences);

const COLUMNS = ['arm', 'players', 'bots', 'game', 'seed', 'end', 'turns', 'moves', 'error', 'turn', 'seat', 'bot', 'side', 'place', 'win'] as const;
/** Columns of tables that every game has. */
export const isColumnWord = (name: string): name is (typeof COLUMNS)[number] => COLUMNS.some((word) => word === name);

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
    case 'options': {
      const { arm, refusal, package: rules } = problem;
      return words('refused.options', { arm, why: [refusalText(refusal, rules, lang), ...wantedText(refusal, rules, lang)].join(' ') });
    }
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

/** What may be said of an option that is to be typed. */
export type OptionRange =
  | { readonly kind: 'int'; readonly min: number; readonly max: number; readonly step: number; readonly also?: readonly number[] }
  | { readonly kind: 'choice' | 'set'; readonly values: readonly string[] }
  | { readonly kind: 'name'; readonly maxLength: number }
  | { readonly kind: 'flag' };

/** The values that an option takes. */
export const allowedText = (range: OptionRange, lang: Lang): string => {
  const words = labWords({ lang });
  switch (range.kind) {
    case 'int': {
      const { min, max, step, also } = range;
      const numbers = words(step === 1 ? 'allowed.int' : 'allowed.steps', { min: String(min), max: String(max), step: String(step) });
      return numbers + (also === undefined ? '' : words('allowed.also', { numbers: also.join(', ') }));
    }
    case 'flag':
      return words('allowed.flag');
    case 'set':
    case 'choice':
      return words(`allowed.${range.kind}`, { values: range.values.join(', ') });
    case 'name':
      return words('allowed.name', { length: range.maxLength });
    default:
      return unreachable(range);
  }
};

/** Of an option with a value that it does not take: those that it takes. */
const wantedText = ({ key, args }: Message, { module }: AnyGame, lang: Lang): readonly string[] => {
  const options: Readonly<Record<string, OptionRange>> = module.options;
  const named = args?.option;
  const name = typeof named === 'object' && 'term' in named ? named.term : '';
  const range = options[name];
  return key !== 'table.badOption' || range === undefined ? [] : [`${name}${lang === 'fr' ? '\u00a0' : ''}: ${allowedText(range, lang)}.`];
};

/** What the rules of a game say no with. */
export const refusalText = (refusal: Message, game: AnyGame, lang: Lang): string =>
  renderText(refusal, { lang, catalogue: { ...TABLE_WORDS, ...game.words }, unit: game.unit, seatName: (seat) => String(seat + 1) });

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

export const endText = (reason: string, { endings }: AnyGame, lang: Lang): string => {
  const ending = endings?.[reason];
  return ending === undefined ? reason : saidIn(ending, lang);
};

/** A camp or power. */
const sideText = (side: string, { words }: AnyGame, lang: Lang): string => wordOf({ lang, catalogue: words }, side);

/** Who won, as findings count it: `order/0`, `side/M`. */
export const winnerText = (key: string, game: AnyGame, lang: Lang): string => {
  const [by = '', who = ''] = key.split('/');
  if (by === 'side') return sideText(who, game, lang);
  if (by === 'bot') return botText(who, game, lang);
  return labWords({ lang })(by === 'seat' ? 'winner.seat' : 'winner.order', { place: Number(who) + 1 });
};

/** What varies, by its name: a rule as the options page calls it, or the number of players. */
export const settingName = (name: string, { words }: AnyGame, lang: Lang): string =>
  name === 'players' || name === 'bots' ? labWords({ lang })(`setting.${name}Name`) : (sentenceOf({ lang, catalogue: words }, `option.${name}`) ?? name);

/** A value of it. */
export const settingValue = (name: string, value: Setting, game: AnyGame, lang: Lang): string => {
  if (Array.isArray(value)) return value.map((one) => settingValue(name, one, game, lang)).join(', ');
  if (name === 'bots') {
    return String(value)
      .split(',')
      .map((bot) => botText(bot, game, lang))
      .join(', ');
  }
  const spoken =
    typeof value === 'number' ? formatNumber(value, lang) : typeof value === 'boolean' ? labWords({ lang })(value ? 'setting.yes' : 'setting.no') : value;
  return sentenceOf({ lang, catalogue: game.words }, `option.${name}.${String(value)}`) ?? spoken;
};

/** Both in one. */
export const settingText = (name: string, value: Setting, game: AnyGame, lang: Lang): string => {
  const words = labWords({ lang });
  if (name === 'players') return words('setting.players', { players: Number(value) });
  const spoken = settingValue(name, value, game, lang);
  return name === 'bots' ? spoken : words('setting.rule', { rule: settingName(name, game, lang), value: spoken });
};

export const figureName = ({ module, words }: AnyGame, name: string, lang: Lang): string =>
  [`${module.id}.metric.${name}`, name].map((key) => sentenceOf({ lang, catalogue: words }, key)).find((named) => named !== undefined) ?? name;

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
      const { by, name, who, other } = measure;
      const [first, second] = [who, other].map((one) => winnerText(`${by}/${one}`, game, lang));
      return words('measure.versus', { figure: figureName(game, name, lang), name: first ?? '', other: second ?? '' });
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
