import { botFor, levelsOf } from '#bots';
import { range } from '#kernel/collections.ts';
import type { AnyGame, Bot } from '#kernel/game.ts';
import { type Chunk, playChunk, type ReadyExperiment, type Row } from './experiment.ts';
import { mean } from './statistics.ts';

/** Milliseconds of processor time for a decision. */
export interface Thinking {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

type Watch = Map<string, number[]>;

/** The same player with a stop-watch in hand: of its own thread, so that a busy machine does not count. */
const timed = (name: string, bot: Bot<unknown, unknown>, watch: Watch): Bot<unknown, unknown> => ({
  choose: (sight, seat, chance) => {
    const begun = process.threadCpuUsage();
    const move = bot.choose(sight, seat, chance);
    const { user, system } = process.threadCpuUsage(begun);
    const times = watch.get(name) ?? [];
    times.push((user + system) / 1000);
    watch.set(name, times);
    return move;
  },
});

const withWatch = (game: AnyGame, watch: Watch): AnyGame => ({
  ...game,
  bots: Object.fromEntries(levelsOf(game).map((level) => [level, timed(level, botFor(game, level), watch)])),
  policies: Object.fromEntries(Object.entries(game.policies ?? {}).map(([name, bot]) => [name, timed(name, bot, watch)])),
});

/** Plays some games of an arm, and tells how long its bots thought. */
export const playTimed = (ready: ReadyExperiment, { arm, from, count }: Chunk): readonly Row[] => {
  const watch: Watch = new Map();
  const arms = ready.arms.map((own) => ({ ...own, prepared: { ...own.prepared, package: withWatch(own.prepared.package, watch) } }));
  return range(count).flatMap((offset) => {
    watch.clear();
    return playChunk({ ...ready, arms }, { arm, from: from + offset, count: 1 }).map((row) => Object.assign(row, { thinking: Object.fromEntries(watch) }));
  });
};

export const thinkingOf = (games: readonly Pick<Row, 'thinking'>[], name: string): Thinking => {
  const times = games.flatMap(({ thinking }) => thinking?.[name] ?? []).toSorted((a, b) => a - b);
  const upTo = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { mean: times.length === 0 ? 0 : mean(times), median: upTo(0.5), p99: upTo(0.99), worst: times.at(-1) ?? 0 };
};
