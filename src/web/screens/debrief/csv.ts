import type { Voice } from '#kernel';
import type { GameFigures } from './game-file.ts';
import { perTurn } from './series.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A cell that begins like a formula would be one in a spreadsheet: names are typed by anybody. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const seatKey = (metric: string): string | null => /^(.*)\/\d+$/.exec(metric)?.[1] ?? null;

export interface CsvWords {
  readonly game: string;
  readonly turn: string;
  readonly player: string;
}

/** One row for each turn and player: his figures, then those of the whole table. */
export const csvOf = (games: readonly GameFigures[], { catalogue }: Voice, words: CsvWords): string => {
  const metrics = [...new Set(games.flatMap(({ points }) => points.flatMap((point) => Object.keys(point.metrics))))];
  const ofSeats = [...new Set(metrics.flatMap((metric) => seatKey(metric) ?? []))];
  const ofTable = metrics.filter((metric) => seatKey(metric) === null);
  const head = [words.game, words.turn, words.player, ...[...ofSeats, ...ofTable].map((key) => catalogue[key] ?? key)].map(quoted).join(',');
  const rows = games.flatMap(({ code, names, points }) =>
    perTurn(points).flatMap(({ turn, metrics: figures }) =>
      names.map((name, seat) =>
        [
          quoted(code),
          turn,
          quoted(harmless(name)),
          ...ofSeats.map((key) => figures[`${key}/${seat}`] ?? ''),
          ...ofTable.map((key) => figures[key] ?? ''),
        ].join(','),
      ),
    ),
  );
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
};
