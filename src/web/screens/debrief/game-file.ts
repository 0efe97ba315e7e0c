import type { Outcome } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
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
}

const MARK = 'comptoir-debrief';
const VERSION = 1;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

export const fileOf = ({ game, code, createdAt, options, names, points, outcome, holders }: GameFigures): string =>
  `${JSON.stringify({ file: MARK, version: VERSION, game, code, createdAt, options, names, points, outcome, holders })}\n`;

const isPoint = (value: unknown): value is SeriesPoint =>
  isPlain(value) &&
  typeof value.turn === 'number' &&
  typeof value.step === 'number' &&
  isPlain(value.metrics) &&
  Object.values(value.metrics).every((figure) => typeof figure === 'number');

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOutcome = (value: unknown): value is Outcome => isPlain(value) && typeof value.reason === 'string' && Array.isArray(value.standings);

/** The game in a file that was downloaded here, or null: files come from anywhere. */
export const readFile = (text: string): GameFigures | null => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isPlain(raw) || raw.file !== MARK || raw.version !== VERSION) return null;
  const { game, code, createdAt, options, names, points, outcome, holders } = raw;
  if (typeof game !== 'string' || typeof code !== 'string' || typeof createdAt !== 'number' || !isPlain(options)) return null;
  if (!isTexts(names) || (holders !== undefined && !isTexts(holders))) return null;
  if (!Array.isArray(points) || !points.every(isPoint)) return null;
  return { game, code, createdAt, options, names, points, outcome: isOutcome(outcome) ? outcome : null, ...(holders === undefined ? {} : { holders }) };
};
