import { levelsOf, playerFor, playersOf } from '#bots';
import { deriveSeed } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch } from '#kernel/match.ts';
import { wordOf } from '#kernel/words.ts';
import { type Compared, duelOf, type DuelResult, ladderName, playDuel, type Playing, rate, type RatedTable, type Rating, refusalText } from '#lab';
import { Complaint, showProgress, type Terminal, wholeNumber, WRONG_USAGE } from './terminal.ts';
import { findGame, readHouseRules, tableOf, workersOf } from './games.ts';
import { isRemote, playWithRemote } from './remote.ts';
import { aligned, formats } from './report.ts';

/** What stands on the command line, as typed. */
export interface RateOptions {
  readonly games: string;
  readonly players?: string;
  readonly bots?: string;
  readonly one?: string;
  readonly figure?: string;
  readonly keep?: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly workers?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;

const percentsOf = (terminal: Terminal) => {
  const { decimal } = formats(terminal);
  const percent = (part: number): string => `${decimal(100 * part)} %`;
  return { percent, between: ({ low, high }: { readonly low: number; readonly high: number }): string => `${percent(low)} … ${percent(high)}` };
};

const ladderLines = ({ rungs, bySeat }: Rating, terminal: Terminal): readonly string[] => {
  const { texts } = terminal;
  const { whole, decimal } = formats(terminal);
  const { percent, between } = percentsOf(terminal);
  const head = (['name', 'points', 'interval', 'seats', 'wins', 'interval', 'place', 'thinking', 'p99', 'worst'] as const).map((column) =>
    texts(`rate.${column}`),
  );
  const rows = rungs.map(({ name, rating, interval, seats, wins, winInterval, place, thinking }) => [
    name,
    whole(rating),
    `${whole(interval.low)} … ${whole(interval.high)}`,
    whole(seats),
    percent(wins),
    between(winInterval),
    decimal(place),
    ...[thinking.median, thinking.p99, thinking.worst].map((ms) => `${decimal(ms)} ms`),
  ]);
  return [...aligned([head, ...rows]), texts('rate.bySeat', { shares: bySeat.map(percent).join(', '), fair: percent(1 / bySeat.length) })];
};

/** A ratio to nothing is none. */
const ratio = (times: number): string => (Number.isFinite(times) ? times.toFixed(2) : '–');

const duelLines = (game: AnyGame, { all, byCamp, bySeat, byOrder, thinking }: DuelResult, typed: RateOptions, terminal: Terminal): readonly string[] => {
  const { texts, lang } = terminal;
  const { whole, decimal } = formats(terminal);
  const { percent, between } = percentsOf(terminal);
  const figured = typed.figure !== undefined;
  const row = (name: string, { games, one, other, times, timesInterval }: Compared): readonly string[] => [
    name,
    whole(games),
    percent(one.wins),
    between(one.winInterval),
    percent(other.wins),
    decimal(one.place),
    decimal(other.place),
    ...(figured ? [decimal(one.figure), decimal(other.figure)] : []),
    `${ratio(times)} (${ratio(timesInterval.low)} … ${ratio(timesInterval.high)})`,
  ];
  const head = [
    '',
    texts('rate.games'),
    texts('rate.wins'),
    texts('rate.interval'),
    texts('rate.instead'),
    texts('rate.place'),
    texts('rate.instead'),
    ...(figured ? [typed.figure, texts('rate.instead')] : []),
    texts('rate.times'),
  ];
  return [
    ...aligned([
      head,
      row(texts('rate.all'), all),
      ...byCamp.map(({ camp, compared }) => row(wordOf({ lang, catalogue: game.words }, camp), compared)),
      ...bySeat.map((compared, seat) => row(texts('simulate.bySeat', { seat: seat + 1 }), compared)),
      ...byOrder.map((compared, order) => row(texts('rate.order', { place: order + 1 }), compared)),
    ]),
    texts('rate.thought', { median: decimal(thinking.median), p99: decimal(thinking.p99), worst: decimal(thinking.worst) }),
  ];
};

/** `comptoir rate`: levels and habits against each other, seats turned; ratings with their intervals. */
export const rateCommand = async (game: string, typed: RateOptions, terminal: Terminal): Promise<number> => {
  const { texts } = terminal;
  const box = findGame(game, terminal);
  const loaded = await box.load();
  const known = (name: string): string => {
    if (isRemote(name)) return name;
    if (playerFor(loaded, name) !== null) return ladderName(loaded, name);
    throw new Complaint(texts('simulate.unknownLevel', { typed: name, known: playersOf(loaded).join(', ') }), WRONG_USAGE);
  };
  const one = typed.one === undefined ? null : known(typed.one);
  const names = [...new Set((typed.bots?.split(',') ?? (one === null ? levelsOf(loaded) : ['decent'])).map(known))];
  if (names.some(isRemote)) throw new Complaint(texts('rate.remoteAlone'), WRONG_USAGE);
  if (one === null ? names.length < 2 : names.length !== 1 || names[0] === one) throw new Complaint(texts('rate.tooFew'), WRONG_USAGE);
  const { game: id, players, seed } = tableOf(box, typed, terminal);
  const table: RatedTable = { game: id, players, options: readHouseRules(loaded, typed.set, terminal), seed, figure: typed.figure ?? null };
  const games = wholeNumber('--games', typed.games, { min: 1, max: MOST_GAMES }, terminal);
  const trial = createMatch(loaded.module, { seats: table.players, options: table.options, seed: deriveSeed(table.seed, 0) });
  if (!trial.ok) throw new Complaint(refusalText(trial.refusal, loaded, terminal.lang), WRONG_USAGE);
  const workers = workersOf(typed, terminal);
  const progress = showProgress(one === null ? games : 2 * games, terminal);
  const playing: Playing = { workers, onProgress: progress.update, keep: typed.keep ?? null };
  const count = async (): Promise<{ readonly result: Rating | DuelResult; readonly lines: readonly string[] }> => {
    if (one === null) {
      const rating = await rate({ ...table, names, games }, playing);
      return { result: rating, lines: ladderLines(rating, terminal) };
    }
    const plan = { ...table, one, others: names.join(), games };
    const played = await (isRemote(one) ? playWithRemote : playDuel)(plan, playing);
    const compared = duelOf(plan, played, (seat) => loaded.module.seatTerm?.(trial.match.options, seat) ?? null);
    return { result: compared, lines: duelLines(loaded, compared, typed, terminal) };
  };
  const { result, lines } = await count().finally(progress.stop);
  if (typed.json === true) terminal.print(JSON.stringify({ ...table, names, games, ...result }));
  else {
    terminal.print(texts('rate.title', { game: table.game, games: result.finished, players: table.players, seed: String(table.seed) }));
    if (one !== null) terminal.print(texts(isRemote(one) ? 'rate.duelRemote' : 'rate.duel', { one, others: names.join() }));
    for (const line of lines) terminal.print(line);
  }
  const [first] = result.errors;
  if (first !== undefined) terminal.note(texts('simulate.brokeDown', { count: result.errors.length, number: 0, error: first }));
  return first === undefined ? 0 : 1;
};
