import { type AnyFace, renderText, type Seat, type Voice } from '#kernel';
import type { DebriefChart, RoomParts } from '../../shell/room-parts.ts';
import type { SeriesIndex } from '../../svg/chart/series-mark.tsx';
import { countedTurns, type TurnWord, turnWordOf } from '../../shell/turn-word.ts';
import type { GameFigures } from './game-file.ts';
import { allCharts, isDrawn, isIdle } from './series.ts';

/** One or two games, told in charts. */
export interface Debriefing {
  readonly games: readonly GameFigures[];
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
  /** One game of few players, told by their names; null for a crowd and for two games laid over each other. */
  readonly named: GameFigures | null;
  /** The name of whoever is followed, or '' for nobody. */
  readonly followed: string;
}

/** As many lines as can be told apart and named. */
const FEW = 6;

export const seriesOf = (index: number): SeriesIndex => (index === 0 ? 0 : 1);

const turnsOf = ({ points }: GameFigures): number => points.at(-1)?.turn ?? 0;

/** The seat of a name in a game. */
export const seatNamed = ({ names }: GameFigures, name: string): Seat | null => {
  const seat = name === '' ? -1 : names.indexOf(name);
  return seat === -1 ? null : seat;
};

/** The earlier game first: the morning left, the afternoon right. */
const inOrder = (games: readonly GameFigures[]): readonly GameFigures[] => games.toSorted((a, b) => a.createdAt - b.createdAt);

const headsOf = (games: readonly GameFigures[], page: RoomParts | null, voice: Voice): readonly string[] => {
  const kinds = games.map(({ options, code }) => page?.debrief?.kind?.(options, voice) ?? code);
  return new Set(kinds).size === kinds.length ? kinds : games.map(({ code }) => code);
};

export const debriefingOf = (given: readonly GameFigures[], game: AnyFace, page: RoomParts | null, voice: Voice, followed: string): Debriefing => {
  const games = inOrder(given);
  const points = games.map((each) => each.points);
  const drawn = (page?.debrief?.charts(voice) ?? allCharts(points.flat(), voice)).filter((chart) => isDrawn(chart, points));
  const idle = drawn.filter((chart) => isIdle(chart, points));
  const few = games.every(({ names }) => names.length <= FEW);
  const [only, other] = games;
  return {
    games,
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
