import type { Actor, AnyGame } from '#kernel/game.ts';
import { moments } from '#kernel/match.ts';
import { renderText } from '#kernel/messages.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import type { Voice } from '#kernel/words.ts';
import { type Cell, spreadsheet } from '../../parts/spreadsheet.ts';
import { type CsvWords, holderWord } from './csv.ts';
import type { GameFigures } from './game-file.ts';

export interface DecisionWords extends CsvWords {
  readonly step: string;
  readonly when: string;
  readonly seconds: string;
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

/** When each input was made, where the recording says so. */
const timesOf = (raw: unknown): readonly number[] => {
  const times = isPlain(raw) ? raw.times : null;
  return Array.isArray(times) && times.every((at) => typeof at === 'number') ? times : [];
};

/** A spreadsheet reads it as a moment, in the reader's own time. */
const momentOf = (at: number): string => {
  const local = new Date(at - 60_000 * new Date(at).getTimezoneOffset());
  return local.toISOString().slice(0, 19).replace('T', ' ');
};

/** Since when somebody has been asked without a break: whoever answers and is asked again begins anew. */
class Waiting {
  readonly #since = new Map<Actor, number>();
  /** The seconds that an answer took; null: nobody had asked, or the times are not known. */
  took(by: Actor, at: number | undefined): number | null {
    const since = this.#since.get(by);
    this.#since.delete(by);
    return since === undefined || at === undefined ? null : Math.round((at - since) / 100) / 10;
  }
  ask(asked: readonly Actor[], at: number | undefined): void {
    for (const by of this.#since.keys()) if (!asked.includes(by)) this.#since.delete(by);
    if (at !== undefined) for (const by of asked) if (!this.#since.has(by)) this.#since.set(by, at);
  }
}

/** Every decision of a finished game, one row each, in the order in which they were made; null: the recording does not play. */
export const decisionsOf = (game: AnyGame, figures: GameFigures, raw: unknown, voice: Voice, words: DecisionWords): string | null => {
  const recording = decodeRecording(raw);
  const replayed = recording === null ? null : replay(game.module, recording);
  if (replayed === null || !replayed.ok) return null;
  const head: readonly Cell[] = [words.step, words.turn, words.when, words.seconds, words.player, words.holder, words.decision, words.details, words.effect];
  const times = timesOf(raw);
  const waiting = new Waiting();
  const rows: (readonly Cell[])[] = [head];
  for (const { input, step, previous, log, state } of moments(replayed.match)) {
    const made: unknown = input;
    const at = times[step - 1];
    const by = isPlain(made) ? deciderOf(made) : null;
    const seconds = by === null ? null : waiting.took(by, at);
    waiting.ask(
      game.module.pending(state).map(({ seat }) => seat),
      at,
    );
    if (!isPlain(made) || previous === null || by === null) continue;
    const move = isPlain(made.move) ? made.move : isPlain(made.motion) ? { type: 'motion', ...made.motion } : { type: String(made.event) };
    const told = log.filter(({ to }) => to === 'all').map(({ text }) => renderText(text, voice));
    const who = by === 'referee' ? [words.referee, words.holders.person] : [figures.names[by] ?? '', holderWord(figures, by, words.holders)];
    rows.push([
      step,
      game.module.turn(previous.state),
      at === undefined ? null : momentOf(at),
      seconds,
      ...who,
      String(move.type),
      detailsOf(move),
      told.join(' '),
    ]);
  }
  return spreadsheet(rows, voice.lang);
};
