import { isActivePlayer } from '#games/triple-bataille/facts.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { Reading } from '../../../svg/chart/plane.ts';
import type { SeatCurve } from '../../../svg/chart/seat-lines.tsx';

/* Curves from the record of the battles (TB-14.1), at constant prices: in bundles. */

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const wealthCurves = (view: View): readonly SeatCurve[] =>
  view.table.players.flatMap((subject, seat) =>
    subject.role === 'player' && (isActivePlayer(subject) || view.indicators.some(({ wealth }) => wealth[seat] !== undefined))
      ? [
          {
            seat,
            readings: view.indicators.flatMap(({ battle, bundle, wealth }) => {
              const cards = wealth[seat];
              return cards === undefined ? [] : [{ turn: battle, value: tenth(cards / bundle) }];
            }),
          },
        ]
      : [],
  );

export const medianWealth = (view: View): readonly Reading[] =>
  view.indicators.map(({ battle, bundle, median }) => ({ turn: battle, value: tenth(median / bundle) }));

export interface Holding {
  readonly turn: number;
  readonly players: number;
  readonly state: number;
  readonly bank: number;
}

/** Where the money is at the end of each battle: in hands, with the state, with the bank. */
export const holdings = (view: View): readonly Holding[] =>
  view.indicators.map(({ battle, cash, stateCash, bank }) => {
    const players = Object.values(cash).reduce((sum, cards) => sum + cards, 0);
    // What is neither a player's nor the state's: the bank's heaps, and what waits on the boards and with the parents.
    const rest = bank === null ? 0 : Math.max(0, bank.M - players - stateCash);
    return { turn: battle, players, state: stateCash, bank: rest };
  });
