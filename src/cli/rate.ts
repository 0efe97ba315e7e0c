import { defaultWorkers, levelsOf, playerFor, playersOf } from '#bots';
import { createMatch, deriveSeed } from '#kernel';
import { type Ladder, ladderName, rate } from '#lab';
import { Complaint, WRONG_USAGE } from './complaint.ts';
import { findGame } from './games.ts';
import { readHouseRules, refusalText } from './house-rules.ts';
import { showProgress } from './progress.ts';
import { aligned, formats } from './report.ts';
import { type Terminal, wholeNumber } from './terminal.ts';

/** What stands on the command line, as typed. */
export interface RateOptions {
  readonly games: string;
  readonly players?: string;
  readonly bots?: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly workers?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
const USUAL_PLAYERS = 4;

/** `comptoir rate`: levels and habits against each other, seats turned; ratings with their intervals. */
export const rateCommand = async (game: string, typed: RateOptions, terminal: Terminal): Promise<number> => {
  const { texts } = terminal;
  const box = findGame(game, terminal);
  const loaded = await box.load();
  const names = [...new Set((typed.bots?.split(',') ?? levelsOf(loaded)).map((name) => ladderName(loaded, name)))];
  for (const name of names) {
    if (playerFor(loaded, name) === null)
      throw new Complaint(texts('simulate.unknownLevel', { typed: name, known: playersOf(loaded).join(', ') }), WRONG_USAGE);
  }
  if (names.length < 2) throw new Complaint(texts('rate.tooFew'), WRONG_USAGE);
  const usual = Math.max(box.players.min, Math.min(box.players.max, USUAL_PLAYERS));
  const ladder: Ladder = {
    game: box.id,
    players: typed.players === undefined ? usual : wholeNumber('--players', typed.players, box.players, terminal),
    options: readHouseRules(loaded, typed.set, terminal),
    names,
    games: wholeNumber('--games', typed.games, { min: 1, max: MOST_GAMES }, terminal),
    seed: wholeNumber('--seed', typed.seed, { min: 0, max: Number.MAX_SAFE_INTEGER }, terminal),
  };
  const trial = createMatch(loaded.module, { seats: ladder.players, options: ladder.options, seed: deriveSeed(ladder.seed, 0) });
  if (!trial.ok) throw new Complaint(refusalText(loaded, trial.refusal, terminal), WRONG_USAGE);
  const workers = typed.workers === undefined ? defaultWorkers() : wholeNumber('--workers', typed.workers, { min: 1, max: MOST_WORKERS }, terminal);
  const progress = showProgress(ladder.games, terminal);
  const rating = await rate(ladder, workers, progress.update).finally(progress.stop);
  if (typed.json === true) terminal.print(JSON.stringify({ ...ladder, ...rating }));
  else {
    const { whole, decimal } = formats(terminal);
    const percent = (part: number): string => `${decimal(100 * part)} %`;
    terminal.print(texts('rate.title', { game: ladder.game, games: rating.finished, players: ladder.players, seed: String(ladder.seed) }));
    const rows = rating.rungs.map(({ name, rating: points, interval, seats, wins, winInterval, place, msPerDecision, worstMs }) => [
      name,
      whole(points),
      `${whole(interval.low)} … ${whole(interval.high)}`,
      whole(seats),
      percent(wins),
      `${percent(winInterval.low)} … ${percent(winInterval.high)}`,
      decimal(place),
      `${decimal(msPerDecision)} ms`,
      `${whole(worstMs)} ms`,
    ]);
    const head = (['name', 'points', 'interval', 'seats', 'wins', 'interval', 'place', 'thinking', 'worst'] as const).map((column) => texts(`rate.${column}`));
    for (const line of aligned([head, ...rows])) terminal.print(line);
    terminal.print(texts('rate.bySeat', { shares: rating.bySeat.map(percent).join(', '), fair: percent(1 / ladder.players) }));
  }
  const [first] = rating.errors;
  if (first !== undefined) terminal.note(texts('simulate.brokeDown', { count: rating.errors.length, number: 0, error: first }));
  return first === undefined ? 0 : 1;
};
