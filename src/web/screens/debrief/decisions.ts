import { type AnyGame, type Actor, decodeRecording, moments, renderText, replay, type Voice } from '#kernel';
import { type Cell, spreadsheet } from '../../parts/spreadsheet.ts';
import { type CsvWords, holderWord } from './csv.ts';
import type { GameFigures } from './game-file.ts';

export interface DecisionWords extends CsvWords {
  readonly step: string;
  readonly decision: string;
  readonly details: string;
  readonly effect: string;
  readonly referee: string;
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whose decision an input is; the table itself decides nothing but that somebody's time is over. */
const deciderOf = (input: Plain): Actor | null => {
  const { by, event, seat } = input;
  if (by === 'referee' || typeof by === 'number') return by;
  return event === 'timeout' && typeof seat === 'number' ? seat : null;
};

const detailsOf = (move: Plain): string =>
  Object.entries(move)
    .filter(([name]) => name !== 'type')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

/** Every decision of a finished game, one row each, in the order in which they were made; null: the recording does not play. */
export const decisionsOf = (game: AnyGame, figures: GameFigures, raw: unknown, voice: Voice, words: DecisionWords): string | null => {
  const recording = decodeRecording(raw);
  const replayed = recording === null ? null : replay(game.module, recording);
  if (replayed === null || !replayed.ok) return null;
  const head: readonly Cell[] = [words.step, words.turn, words.player, words.holder, words.decision, words.details, words.effect];
  const rows = moments(replayed.match).flatMap(({ input, step, previous, log }): readonly (readonly Cell[])[] => {
    const made: unknown = input;
    if (!isPlain(made) || previous === null) return [];
    const by = deciderOf(made);
    if (by === null) return [];
    const move = isPlain(made.move) ? made.move : isPlain(made.motion) ? { type: 'motion', ...made.motion } : { type: String(made.event) };
    const told = log.filter(({ to }) => to === 'all').map(({ text }) => renderText(text, voice));
    const who = by === 'referee' ? [words.referee, words.holders.person] : [figures.names[by] ?? '', holderWord(figures, by, words.holders)];
    return [[step, game.module.turn(previous.state), ...who, String(move.type), detailsOf(move), told.join(' ')]];
  });
  return spreadsheet([head, ...rows], voice.lang);
};
