import { type Voice, wordOf } from '#kernel/words.ts';
import { type Cell, spreadsheet } from '#kernel/spreadsheet.ts';
import type { GameFigures } from './game-file.ts';
import { perTurn } from '../../kit/svg/chart/curves.ts';
import { partsOf } from './series.ts';

export interface CsvWords {
  readonly game: string;
  readonly mode: string;
  readonly title: string;
  readonly turn: string;
  readonly player: string;
  readonly holder: string;
  readonly holders: Readonly<Record<'person' | 'bot', string>>;
}

/** Who held a seat, in a word; nothing where it is not known. */
export const holderWord = ({ holders = [] }: Pick<GameFigures, 'holders'>, seat: number, words: CsvWords['holders']): string => {
  const holder = holders[seat];
  return holder === 'person' || holder === 'bot' ? words[holder] : '';
};

/** Which game a row is of: the code of its table, what kind of game it was, and its title in the room. */
export const whichGame = (game: GameFigures, modeOf: ModeOf): readonly Cell[] => [game.code, modeOf(game.options), game.head ?? ''];

/** « monnaie dette ». */
export type ModeOf = (options: GameFigures['options']) => string;

/** One row for each turn and player: their figures, then those of the whole table. */
export const csvOf = (games: readonly GameFigures[], voice: Voice, words: CsvWords, modeOf: ModeOf = () => ''): string => {
  const metrics = [...new Set(games.flatMap(({ points }) => points.flatMap((point) => Object.keys(point.metrics))))];
  const parts = metrics.map(partsOf);
  const ofSeats = [...new Set(parts.flatMap(({ key, seat }) => (seat === null ? [] : [key])))];
  const ofTable = parts.flatMap(({ key, seat }) => (seat === null ? [key] : []));
  const head: readonly Cell[] = [
    words.game,
    words.mode,
    words.title,
    words.turn,
    words.player,
    words.holder,
    ...[...ofSeats, ...ofTable].map((key) => wordOf(voice, key)),
  ];
  const rows = games.flatMap((game) =>
    perTurn(game.points).flatMap(({ turn, metrics: figures }) =>
      game.names.map((name, seat): readonly Cell[] => [
        ...whichGame(game, modeOf),
        turn,
        name,
        holderWord(game, seat, words.holders),
        ...ofSeats.map((key) => figures[`${key}/${seat}`] ?? null),
        ...ofTable.map((key) => figures[key] ?? null),
      ]),
    ),
  );
  return spreadsheet([head, ...rows], voice.lang);
};
