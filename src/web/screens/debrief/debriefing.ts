import type { Actor, AnyFace, AnyGame, Decision, Seat } from '#kernel/game.ts';
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
import { type CsvWords, holderWord, type ModeOf, whichGame } from './csv.ts';

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

/**
 * Players without their names: in a room the same person has one number in all its games, so that two games of the same people may be compared in
 * pairs; a seat that was nobody's is counted after the last of them.
 */
const withoutNames = (games: readonly GameFigures[], word: (number: number) => string): readonly GameFigures[] => {
  const after = Math.max(0, ...games.flatMap(({ people = [] }) => people.map((person) => (person ?? -1) + 1)));
  return games.map((game) => ({ ...game, names: game.names.map((_, seat) => word(1 + (game.people?.[seat] ?? after + seat))) }));
};

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
  const recorded = inOrder(nameless ? withoutNames(given, playerWord) : given);
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
  readonly ownSeconds: string;
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

const secondsBetween = (from: number | undefined, to: number | undefined): number | null =>
  from === undefined || to === undefined ? null : Math.round((to - from) / 100) / 10;

/** What somebody is asked: in a window, for as long as it is open; else until they answer. */
interface Asking {
  readonly window: string | undefined;
  /** Since when. */
  readonly since: number | undefined;
  /** When they last did something about it. */
  readonly acted: number | undefined;
}

/** Who is asked, and since when. In a window the time runs from its opening, for everybody alike and however often they act in it. */
class Waiting {
  #asked: ReadonlyMap<Actor, Asking> = new Map();
  readonly #opened = new Map<string, number | undefined>();

  /** The seconds since they were asked, and since their last act about it; null: nobody had asked, or the times are not known. */
  took(by: Actor, at: number | undefined): { readonly asked: number | null; readonly own: number | null } {
    const asking = this.#asked.get(by);
    return { asked: secondsBetween(asking?.since, at), own: secondsBetween(asking?.acted, at) };
  }

  /** `by` has acted, and this is what is asked now. */
  ask(pending: readonly Decision[], by: Actor | null, at: number | undefined): void {
    const open = new Set(pending.flatMap(({ window }) => window?.id ?? []));
    for (const id of this.#opened.keys()) if (!open.has(id)) this.#opened.delete(id);
    for (const id of open) if (!this.#opened.has(id)) this.#opened.set(id, at);
    const asked = new Map<Actor, Asking>();
    for (const { seat, window } of pending) {
      const before = this.#asked.get(seat);
      const isSame =
        before !== undefined && before.window === window?.id && (window === undefined ? seat !== by : this.#opened.get(window.id) === before.since);
      const since = window === undefined ? at : this.#opened.get(window.id);
      asked.set(seat, isSame ? { ...before, acted: seat === by ? at : before.acted } : { window: window?.id, since, acted: undefined });
    }
    this.#asked = asked;
  }
}

/** Every decision of a finished game, one row each, in the order in which they were made; null: the recording does not play. */
export const decisionsOf = (
  game: AnyGame,
  figures: GameFigures,
  raw: unknown,
  voice: Voice,
  words: DecisionWords,
  modeOf: ModeOf = () => '',
): string | null => {
  const recording = decodeRecording(raw);
  const replayed = recording === null ? null : replay(game.module, recording);
  if (replayed === null || !replayed.ok) return null;
  const head: readonly Cell[] = [
    words.game,
    words.mode,
    words.title,
    words.step,
    words.turn,
    words.when,
    words.seconds,
    words.ownSeconds,
    words.player,
    words.holder,
    words.decision,
    words.details,
    words.effect,
  ];
  const times = timesOf(raw);
  const waiting = new Waiting();
  const rows: (readonly Cell[])[] = [head];
  for (const { input, step, previous, log, state } of moments(replayed.match)) {
    const made: unknown = input;
    const at = times[step - 1];
    const by = isPlain(made) ? deciderOf(made) : null;
    const seconds = by === null ? null : waiting.took(by, at);
    waiting.ask(game.module.pending(state), by, at);
    if (!isPlain(made) || previous === null || by === null || seconds === null) continue;
    const move = isPlain(made.move) ? made.move : isPlain(made.motion) ? { type: 'motion', ...made.motion } : { type: String(made.event) };
    const told = log.filter(({ to }) => to === 'all').map(({ text }) => renderText(text, voice));
    const who = by === 'referee' ? [words.referee, words.holders.person] : [figures.names[by] ?? '', holderWord(figures, by, words.holders)];
    rows.push([
      ...whichGame(figures, modeOf),
      step,
      game.module.turn(previous.state),
      at === undefined ? null : momentOf(at),
      seconds.asked,
      seconds.own,
      ...who,
      String(move.type),
      detailsOf(move),
      told.join(' '),
    ]);
  }
  return spreadsheet(rows, voice.lang);
};
