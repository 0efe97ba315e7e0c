import type { Seat } from '#kernel/game.ts';
import { useMemo } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { readingsOf, type SeatCurve } from '../../kit/svg/chart/curves.ts';
import { leadingFigure } from '../../shell/game-over/decisive.ts';
import { voiceOf } from '../../store/voice.ts';
import { drawnOf, rowsOf } from './laid-over.ts';
import type { TwoBranches } from './source.ts';

/** All that the parts of the page are drawn from, in the reader's language. */
export const useTold = (both: TwoBranches, followed: Seat) => {
  const { game, page, info, played, branch, turn, view } = both;
  const speaking = lang.value;
  return useMemo(() => {
    const voices = { played: voiceOf(game, speaking, info.played.seats), branch: voiceOf(game, speaking, info.branch.seats) };
    const metric = leadingFigure(game);
    const differences = rowsOf(both, metric, followed);
    const seats = info.played.seats.map(({ seat }) => seat);
    const curvesOf = (points: TwoBranches['played']['points']): readonly SeatCurve[] =>
      seats.map((seat) => ({ seat, readings: readingsOf(points, `${metric}/${seat}`) })).filter(({ readings }) => readings.length > 0);
    // The branch begins where the other one stood.
    const shared = played.points.filter((point) => point.turn < turn).slice(-1);
    const own = branch.points.filter((point) => point.turn >= turn);
    const curves = { played: curvesOf(played.points), branch: curvesOf([...shared, ...own]) };
    const nameOf = (seat: Seat): string => page?.speaksAs?.(view, seat, voices.played) ?? voices.played.seatName(seat);
    return { voices, nameOf, metric, differences, curves, drawn: drawnOf(both), turnWord: turnWordOf(page, voices.played) };
  }, [both, followed, speaking]);
};

export type ToldBranches = ReturnType<typeof useTold>;

export interface PartProps {
  readonly both: TwoBranches;
  readonly told: ToldBranches;
  readonly followed: Seat;
  /** The turn that the reader points at, and from which it is played on. */
  readonly chosen: number;
}
