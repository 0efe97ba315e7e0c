import type { Seat } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import type { Debrief, DebriefFact, DebriefGame } from '#web/kit/interface/room-parts.ts';
import { speechOf } from './scene.ts';

/* What decided the game comes first: who won with how much, by how much, since when, and the leap that made it. */

const metric = (figure: string): string => `bourse.metric.${figure}`;

const winnerOf = ({ outcome }: DebriefGame): Seat | null => outcome?.standings.find(({ rank }) => rank === 1)?.seat ?? null;

/** By turn, the last figure of each. */
const curveOf = (points: readonly SeriesPoint[], figure: string, seat: Seat): ReadonlyMap<number, number> =>
  new Map(
    points.flatMap(({ turn, metrics }) => {
      const value = metrics[metric(`${figure}/${seat}`)];
      return value === undefined ? [] : [[turn, value] as const];
    }),
  );

/** The first turn since which nobody else had more. */
const leadSince = ({ points, names }: DebriefGame, winner: Seat): number | null => {
  const own = curveOf(points, 'score', winner);
  const others = names.flatMap((_, seat) => (seat === winner ? [] : [curveOf(points, 'score', seat)]));
  let since: number | null = null;
  for (const [turn, value] of own) {
    if (others.some((curve) => (curve.get(turn) ?? Number.NEGATIVE_INFINITY) > value)) since = null;
    else since ??= turn;
  }
  return since;
};

interface Leap {
  readonly turn: number;
  readonly gain: number;
}

/** The turn in which the winner's net worth rose most. */
const greatestLeap = ({ points }: DebriefGame, winner: Seat): Leap | null => {
  let best: Leap | null = null;
  let before: number | null = null;
  for (const [turn, worth] of curveOf(points, 'worth', winner)) {
    if (before !== null && (best === null || worth - before > best.gain)) best = { turn, gain: worth - before };
    before = worth;
  }
  return best;
};

/** Who won with how much, and by how much he leads the next. */
const headline = (game: DebriefGame, voice: Voice): string => {
  const { words, money, name } = speechOf(voice);
  const standings = game.outcome?.standings ?? [];
  const winners = standings.filter(({ rank }) => rank === 1);
  const [first, second] = standings;
  if (first === undefined || second === undefined || winners.length > 1 || game.outcome?.reason === 'lastSeat') {
    return game.outcome === null ? '' : renderText(game.outcome.text, voice);
  }
  const score = [...curveOf(game.points, 'score', first.seat).values()].at(-1) ?? first.score;
  const both = { winner: name(first.seat), second: name(second.seat) };
  return game.outcome?.reason === 'target'
    ? words('debrief.byTarget', { ...both, score: money(score), worth: money(second.score) })
    : words('debrief.byWorth', { ...both, worth: money(first.score), next: money(second.score) });
};

const facts = (game: DebriefGame, voice: Voice): readonly DebriefFact[] => {
  const { words, money, change } = speechOf(voice);
  const winner = winnerOf(game);
  if (winner === null) return [];
  const score = [...curveOf(game.points, 'score', winner).values()].at(-1);
  const [first, second] = game.outcome?.standings ?? [];
  const margin = first === undefined || second === undefined ? null : first.score - second.score;
  const since = leadSince(game, winner);
  const leap = greatestLeap(game, winner);
  return [
    { value: [game.names[winner] ?? '', ...(score === undefined ? [] : [money(score)])].join(', '), words: words('debrief.winner') },
    { value: margin === null ? '–' : change(margin), words: words('debrief.margin') },
    { value: since === null ? '–' : words('debrief.atTurn', { turn: since }), words: words('debrief.lead') },
    { value: leap === null ? '–' : words('debrief.leapAt', { sum: change(leap.gain), turn: leap.turn }), words: words('debrief.leap') },
  ];
};

export const debrief: Debrief = { headline, facts };
