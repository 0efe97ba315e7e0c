import type { Outcome } from '#kernel/game.ts';
import type { RoomPoll, SeriesPoint } from '#protocol';
import type { DebriefGame } from '../../kit/interface/room-parts.ts';

/** One game of the debrief, with what tells which one it is. */
export interface GameFigures extends DebriefGame {
  readonly game: string;
  readonly createdAt: number;
  /** What it is called in its room; absent: its kind of game, or its code. */
  readonly head?: string;
  /** The table on this server; absent in a file. */
  readonly table?: string;
  /** What each seat wore; absent in a file. */
  readonly marks?: readonly number[];
  /** Who held each seat; absent in files of before. */
  readonly holders?: readonly string[];
  /** In a room: who of its people had each seat; null: a bot. The same number is the same person in all games of it. */
  readonly people?: readonly (number | null)[];
  /** In a room: which of its games it was, the first one 0. */
  readonly round?: number;
}

const MARK = 'comptoir-debrief';
const VERSION = 1;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPoint = (value: unknown): value is SeriesPoint =>
  isPlain(value) &&
  typeof value.turn === 'number' &&
  typeof value.step === 'number' &&
  isPlain(value.metrics) &&
  Object.values(value.metrics).every((figure) => typeof figure === 'number');

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOutcome = (value: unknown): value is Outcome => isPlain(value) && typeof value.reason === 'string' && Array.isArray(value.standings);

/** All that is kept of a room: to be opened again next month, or laid over another class. */
export interface RoomFile {
  readonly title: string;
  /** As the room was led; whoever opens it judges it as any other programme. */
  readonly steps: unknown;
  /** What was answered, as counts; and how many games the room had. */
  readonly polls: readonly RoomPoll[];
  readonly rounds: number;
  /** How many people played, those who shared a phone included; 0: not known. */
  readonly heads: number;
  readonly games: readonly GameFigures[];
}

const ROOM_MARK = 'comptoir-room';

const plainOf = ({ game, code, createdAt, head, options, names, points, outcome, holders, people, round }: GameFigures): Plain => ({
  file: MARK,
  version: VERSION,
  game,
  code,
  createdAt,
  head,
  options,
  names,
  points,
  outcome,
  holders,
  people,
  round,
});

export const fileOf = (figures: GameFigures): string => `${JSON.stringify(plainOf(figures))}\n`;

export const roomFileOf = ({ games, ...room }: RoomFile): string =>
  `${JSON.stringify({ file: ROOM_MARK, version: VERSION, ...room, games: games.map(plainOf) })}\n`;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isPoll = (value: unknown): value is RoomPoll =>
  isPlain(value) &&
  typeof value.text === 'string' &&
  isTexts(value.choices) &&
  (value.about === undefined || typeof value.about === 'string') &&
  [value.n, value.games, value.at, value.answered].every(isCount) &&
  value.open === false &&
  Array.isArray(value.result) &&
  value.result.every((one) => typeof one === 'number') &&
  (value.choices.length === 0 || value.choices.length === value.result.length);

const isPeople = (value: unknown): value is readonly (number | null)[] => Array.isArray(value) && value.every((person) => person === null || isCount(person));

const readFigures = (raw: unknown): GameFigures | null => {
  if (!isPlain(raw) || raw.file !== MARK || raw.version !== VERSION) return null;
  const { game, code, createdAt, head, options, names, points, outcome, holders, people, round } = raw;
  if (typeof game !== 'string' || typeof code !== 'string' || typeof createdAt !== 'number' || !isPlain(options)) return null;
  if (!isTexts(names) || (holders !== undefined && !isTexts(holders))) return null;
  if (!Array.isArray(points) || !points.every(isPoint)) return null;
  return {
    game,
    code,
    createdAt,
    options,
    names,
    points,
    outcome: isOutcome(outcome) ? outcome : null,
    ...(typeof head === 'string' ? { head } : {}),
    ...(holders === undefined ? {} : { holders }),
    ...(isPeople(people) ? { people } : {}),
    ...(isCount(round) ? { round } : {}),
  };
};

/** What was downloaded here, of one game or of a whole room; null: files come from anywhere. */
export const readFile = (text: string): RoomFile | null => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isPlain(raw) || raw.version !== VERSION) return null;
  const all = raw.file === ROOM_MARK && Array.isArray(raw.games) ? raw.games : [raw];
  const games = all.flatMap((one: unknown) => readFigures(one) ?? []);
  if (games.length !== all.length || games.length === 0) return null;
  const { title, steps = null, polls, rounds, heads } = raw;
  return {
    title: typeof title === 'string' ? title : '',
    steps,
    // Files of before have none of these.
    polls: Array.isArray(polls) ? polls.filter(isPoll) : [],
    rounds: isCount(rounds) ? rounds : games.length,
    heads: isCount(heads) ? heads : 0,
    games,
  };
};
