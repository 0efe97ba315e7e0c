import { at, deriveSeed } from '#kernel';
import type { Prepared } from './prepare-series.ts';
import type { GameResult } from './play-game.ts';
import { metricNames } from './summary.ts';
import { victories } from './victories.ts';

type Cell = string | number | null;

/** RFC 4180: quotes only where they are needed. */
const cell = (value: Cell): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line per game, in the order of the games, under one line of names. */
export const toCsv = ({ series, bots }: Prepared, results: readonly GameResult[]): string => {
  const names = metricNames(results);
  const head = ['game', 'seed', 'end', 'turns', 'moves', ...bots.flatMap((_, seat) => [`bot/${seat}`, `win/${seat}`]), ...names, 'error'];
  const line = (result: GameResult, number: number): readonly Cell[] => {
    const won = victories(result, bots.length);
    return [
      number,
      deriveSeed(series.seed, number),
      result.outcome?.reason ?? null,
      result.turns,
      result.moves,
      ...bots.flatMap((level, seat) => [level, at(won, seat)]),
      ...names.map((name) => result.metrics[name] ?? null),
      result.error,
    ];
  };
  return [head, ...results.map(line)].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
};
