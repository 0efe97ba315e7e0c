import type { AnyGame, Seat, Voice } from '#kernel';
import type { GamePage } from '../../shell/game-page.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import type { SeriesIndex } from '../../svg/chart/series-mark.tsx';
import { tr } from '../../i18n/room.ts';
import type { GameFigures } from './game-file.ts';
import { allCharts, isDrawn } from './series.ts';

/** One or two games, told in charts. */
export interface Debriefing {
  readonly games: readonly GameFigures[];
  readonly game: AnyGame;
  readonly page: GamePage | null;
  readonly voice: Voice;
  readonly charts: readonly DebriefChart[];
  /** What each game is called: its kind, or its code where that does not tell them apart. */
  readonly heads: readonly string[];
  /** The name of whoever is followed, or '' for nobody. */
  readonly followed: string;
}

export const seriesOf = (index: number): SeriesIndex => (index === 0 ? 0 : 1);

export const turnsOf = ({ points }: GameFigures): number => points.at(-1)?.turn ?? 0;

/** The seat of a name in a game. */
export const seatNamed = ({ names }: GameFigures, name: string): Seat | null => {
  const seat = name === '' ? -1 : names.indexOf(name);
  return seat === -1 ? null : seat;
};

/** The earlier game first: the morning left, the afternoon right. */
const inOrder = (games: readonly GameFigures[]): readonly GameFigures[] => games.toSorted((a, b) => a.createdAt - b.createdAt);

const headsOf = (games: readonly GameFigures[], page: GamePage | null, voice: Voice): readonly string[] => {
  const kinds = games.map(({ options, code }) => page?.debrief?.kind?.(options, voice) ?? code);
  return new Set(kinds).size === kinds.length ? kinds : games.map(({ code }) => code);
};

export const debriefingOf = (given: readonly GameFigures[], game: AnyGame, page: GamePage | null, voice: Voice, followed: string): Debriefing => {
  const games = inOrder(given);
  const points = games.map((each) => each.points);
  const charts = page?.debrief?.charts(voice) ?? allCharts(points.flat(), voice);
  return { games, game, page, voice, heads: headsOf(games, page, voice), charts: charts.filter((chart) => isDrawn(chart, points)), followed };
};

/** Everybody who played in one of the games, each name once. */
export const playersOf = (games: readonly GameFigures[]): readonly string[] => [...new Set(games.flatMap(({ names }) => names))].filter((name) => name !== '');

export const turnWordOf = ({ page, voice }: Debriefing): string => page?.turnWord?.(voice) ?? tr('chart.turn');
