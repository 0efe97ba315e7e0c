import type { Actor, AnyFace, AnyGame, Seat } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { DebriefChart, DebriefMeasure, RoomParts } from '../../kit/interface/room-parts.ts';
import type { SeriesIndex } from '../../kit/svg/chart/overlay-lines.tsx';
import { countedTurns, type TurnWord, turnWordOf } from '../../kit/interface/turn-word.ts';
import type { GameFigures } from './game-file.ts';
import { chartsOf, greatOf, isDrawn, isIdle, measured } from './series.ts';
import { moments } from '#kernel/match.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import { type Cell, spreadsheet } from '#kernel/spreadsheet.ts';
import { type CsvWords, holderWord } from './csv.ts';

/** One game or several, told in charts. */
export interface Debriefing {
  readonly games: readonly GameFigures[];
  /** The same games, counted as they were recorded: for files. */
  readonly recorded: readonly GameFigures[];
  readonly game: AnyFace;
  readonly page: RoomParts | null;
  readonly voice: Voice;
  readonly charts: readonly DebriefChart[];
  /** What would be charts, but stayed at zero for everybody: told in a sentence. */
  readonly idle: readonly DebriefChart[];
  /** What each game is called: its kind, or its code where that does not tell them apart. */
  readonly heads: readonly string[];
  /** So few players that each has a name, a colour and a shape: medians, bands and inequality are for crowds. */
  readonly few: boolean;
  /** One game of few players, told by their names; null for a crowd and for games laid over each other. */
  readonly named: GameFigures | null;
  /** The name of the player who is followed, or '' for nobody. */
  readonly followed: string;
}

/** As many lines as can be told apart and named. */
const FEW = 6;

const SERIES = [0, 1, 2, 3] as const;

/** As many games as have a colour and a mark of their own. */
export const MOST_GAMES = SERIES.length;

export const seriesOf = (index: number): SeriesIndex => SERIES[index] ?? 0;

const turnsOf = ({ points }: GameFigures): number => points.at(-1)?.turn ?? 0;

/** The seat of a name in a game. */
export const seatNamed = ({ names }: GameFigures, name: string): Seat | null => {
  const seat = name === '' ? -1 : names.indexOf(name);
  return seat === -1 ? null : seat;
};

/** The earlier game first: the morning left, the afternoon right. */
const inOrder = (games: readonly GameFigures[]): readonly GameFigures[] => games.toSorted((a, b) => a.createdAt - b.createdAt);

const headsOf = (games: readonly GameFigures[], page: RoomParts | null, voice: Voice): readonly string[] => {
  const kinds = games.map(({ head, options, code }) => head ?? page?.debrief?.kind?.(options, voice) ?? code);
  return new Set(kinds).size === kinds.length ? kinds : games.map(({ code }) => code);
};

interface Wishes {
  /** The name of the player who is followed. */
  readonly followed: string;
  readonly nameless?: boolean;
  /** The measure of the great chart; absent: its own. */
  readonly measure?: DebriefMeasure | undefined;
}

/** Players by their seats instead of their names. */
const withoutNames = (game: GameFigures, word: (number: number) => string): GameFigures => ({ ...game, names: game.names.map((_, seat) => word(seat + 1)) });

/** The great chart in the measure asked for: its figures, its unit, its digits. */
const inMeasure = (games: readonly GameFigures[], charts: readonly DebriefChart[], measure: DebriefMeasure | undefined) => {
  const great = greatOf(charts);
  if (great === undefined || measure === undefined) return { games, charts };
  const { unit, digits, share } = measure;
  const shown: DebriefChart = {
    key: great.key,
    label: great.label,
    kind: great.kind,
    ...(great.help === undefined ? {} : { help: great.help }),
    ...(unit === undefined ? {} : { unit }),
    ...(share === true ? { write: 'percent' } : { digits: digits ?? 1 }),
  };
  return {
    games: games.map((game) => ({ ...game, points: measured(game.points, great.key, measure) })),
    charts: charts.map((chart) => (chart === great ? shown : chart)),
  };
};

export const debriefingOf = (
  given: readonly GameFigures[],
  game: AnyFace,
  page: RoomParts | null,
  voice: Voice,
  { followed, nameless = false, measure }: Wishes,
  playerWord: (number: number) => string = String,
): Debriefing => {
  const recorded = inOrder(nameless ? given.map((each) => withoutNames(each, playerWord)) : given);
  const points = recorded.map((each) => each.points);
  const known = chartsOf({ page, game, voice }, points.flat()).filter((chart) => isDrawn(chart, points));
  const { games, charts: drawn } = inMeasure(recorded, known, measure);
  const idle = drawn.filter((chart) => isIdle(chart, points));
  // Several small tables are a crowd, unless the same few played at all of them.
  const few = games.every(({ names }) => names.length <= FEW) && playersOf(given).length <= FEW;
  const [only, other] = games;
  return {
    games,
    recorded,
    game,
    page,
    voice,
    heads: headsOf(games, page, voice),
    charts: drawn.filter((chart) => !idle.includes(chart)),
    idle,
    few,
    named: few && only !== undefined && other === undefined ? only : null,
    followed,
  };
};

/** Everybody who played in one of the games, each name once. */
export const playersOf = (games: readonly GameFigures[]): readonly string[] => [...new Set(games.flatMap(({ names }) => names))].filter((name) => name !== '');

export const turnWordIn = ({ page, voice }: Debriefing): TurnWord => turnWordOf(page, voice);

/** How long a game was: « 8 batailles ». */
export const lengthOf = (debriefing: Debriefing, game: GameFigures): string => countedTurns(turnWordIn(debriefing), turnsOf(game), debriefing.voice);

/** What decided a game, as it says so itself; else as its outcome does. '' while it goes on. */
export const headlineOf = ({ page, voice }: Debriefing, game: GameFigures): string => {
  if (game.outcome === null) return '';
  const named = { ...voice, seatName: (seat: Seat) => game.names[seat] ?? String(seat + 1) };
  return page?.debrief?.headline?.(game, named) ?? renderText(game.outcome.text, named);
};

interface DecisionWords extends CsvWords {
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
