import type { Actor, AnyGame, Outcome } from '#kernel/game.ts';
import { type Match, moments, sightOf } from '#kernel/match.ts';
import { type LogEntry, type Message, renderText } from '#kernel/messages.ts';
import { type Recording, replay } from '#kernel/recording.ts';
import { formatScore, type Lang, LANGS, wordOf } from '#kernel/words.ts';
import { inWords, voiceOf } from '#testkit';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';
import { loadGame, ownTerminal, readMatchFile } from './record-files.ts';
import { recordTexts } from './record-texts.ts';

export interface ReplayOptions {
  readonly json?: boolean;
  /** Stop after this many inputs, as typed. */
  readonly step?: string;
  readonly lang?: string;
  readonly dataset?: string;
}

type AnyMatch = Match<unknown, unknown, unknown, object>;

const readLang = (typed: string | undefined, { lang }: Terminal): Lang => {
  if (typed === undefined) return lang;
  const known = LANGS.find((one) => one === typed);
  if (known === undefined) throw new Complaint(recordTexts({ lang })('notALanguage', { typed }), WRONG_USAGE);
  return known;
};

const readStep = (typed: string | undefined, last: number, lang: Lang): number => {
  if (typed === undefined) return last;
  if (!/^\d+$/.test(typed) || Number(typed) > last) throw new Complaint(recordTexts({ lang })('notAStep', { typed, last }), WRONG_USAGE);
  return Number(typed);
};

/** The match after so many inputs, or a complaint that says which input the rules refuse and why. */
export const replayed = (game: AnyGame, recording: Recording, lang: Lang): AnyMatch => {
  const result = replay(game.module, recording);
  if (!result.ok)
    throw new Complaint(recordTexts({ lang })(result.step === 0 ? 'notBegun' : 'refusedAt', { step: result.step, why: inWords(game, result.refusal)[lang] }));
  return result.match;
};

interface Speakers {
  readonly say: (message: Message) => string;
  readonly name: (actor: Actor) => string;
}

const speakers = (game: AnyGame, lang: Lang, { names }: Recording): Speakers => {
  const voice = voiceOf(game, lang, names);
  return {
    say: (message) => renderText(message, voice),
    name: (actor) => (actor === 'referee' ? recordTexts({ lang })('referee') : voice.seatName(actor)),
  };
};

const outcomeLines = (game: AnyGame, outcome: Outcome, speaking: Speakers, lang: Lang): readonly string[] => {
  const { say, name } = speaking;
  const ranked = [...outcome.standings].sort((a, b) => a.rank - b.rank);
  const { metric } = game.scored;
  return [
    say(outcome.text),
    recordTexts({ lang })('rankedBy', { figure: wordOf({ lang, catalogue: game.words }, metric) }),
    ...ranked.map(({ rank, seat, score }) => recordTexts({ lang })('standing', { rank, who: name(seat), score: formatScore(score, lang, game) })),
  ];
};

const logLine = ({ to, text }: LogEntry, { say, name }: Speakers, lang: Lang): string => {
  const clauses = text.clauses.length === 0 ? '' : ` (${text.clauses.join(', ')})`;
  const secret = to === 'all' ? '' : `${recordTexts({ lang })('onlyFor', { who: to.map(name).join(', ') })} `;
  return `${secret}${say(text)}${clauses}`;
};

/** One line for each entry, with the number of its input; the line that opens a turn stands out. */
const storyLines = (match: AnyMatch, speaking: Speakers, lang: Lang): readonly string[] =>
  moments(match).flatMap((moment) =>
    moment.log.flatMap((entry) => {
      const line = `${String(moment.step).padStart(5)}  ${logLine(entry, speaking, lang)}`;
      return entry.heading === undefined ? [line] : ['', line];
    }),
  );

const jsonReport = (game: AnyGame, recording: Recording, match: AnyMatch, lang: Lang): unknown => ({
  game: recording.game,
  rulesVersion: recording.rulesVersion,
  seats: recording.seats,
  options: match.options,
  steps: recording.inputs.length,
  step: match.now.step,
  turn: match.game.turn(match.now.state),
  log: moments(match).flatMap((moment) =>
    moment.log.map(({ to, text }) => ({ step: moment.step, to, key: text.key, text: inWords(game, text)[lang], clauses: text.clauses })),
  ),
  awaited: sightOf(match.game, match.now.state, 'public').awaited,
  metrics: match.game.metrics(match.now.state, 'referee'),
  outcome: match.game.outcome(match.now.state),
});

/** `comptoir replay`: plays a recording again and tells it in words, to the end or to a step. */
export const replayCommand = async (file: string, options: ReplayOptions, terminal: Terminal = ownTerminal()): Promise<number> => {
  const lang = readLang(options.lang, terminal);
  const texts = recordTexts({ lang });
  const { recording } = readMatchFile(file, terminal);
  const step = readStep(options.step, recording.inputs.length, lang);
  const game = await loadGame(recording.game, options.dataset, terminal);
  const match = replayed(game, { ...recording, inputs: recording.inputs.slice(0, step) }, lang);
  if (options.json === true) {
    terminal.print(JSON.stringify(jsonReport(game, recording, match, lang)));
    return 0;
  }
  terminal.print(texts('title', { game: recording.game, seats: recording.seats, steps: recording.inputs.length }));
  const speaking = speakers(game, lang, recording);
  for (const line of storyLines(match, speaking, lang)) terminal.print(line);
  const outcome = match.game.outcome(match.now.state);
  terminal.print('');
  if (outcome === null) terminal.print(texts('awaited', { who: sightOf(match.game, match.now.state, 'public').awaited.map(speaking.name).join(', ') }));
  else for (const line of outcomeLines(game, outcome, speaking, lang)) terminal.print(line);
  return 0;
};
