import { inBundles } from '#games/triple-bataille/figures.ts';
import { circulating, hasBank, isActivePlayer } from '#games/triple-bataille/rules/facts.ts';
import type { Indicators, View } from '#games/triple-bataille/types.ts';
import type { Reading } from '#web/kit/svg/chart/chart.tsx';
import type { SeatCurve } from '#web/kit/svg/chart/curves.ts';

/* Curves from the record of the battles (TB-14.1), at constant prices: in bundles. */

export const wealthCurves = (view: View): readonly SeatCurve[] =>
  view.table.players.flatMap((subject, seat) =>
    subject.role === 'player' && (isActivePlayer(subject) || view.indicators.some(({ wealth }) => wealth[seat] !== undefined))
      ? [
          {
            seat,
            readings: view.indicators.flatMap(({ battle, bundle, wealth }) => {
              const cards = wealth[seat];
              return cards === undefined ? [] : [{ turn: battle, value: inBundles(cards, bundle) }];
            }),
          },
        ]
      : [],
  );

export const medianWealth = (view: View): readonly Reading[] =>
  view.indicators.map(({ battle, bundle, median }) => ({ turn: battle, value: inBundles(median, bundle) }));

export type Holder = 'bank' | 'setAside' | 'boards' | 'state' | 'players';

export interface Holding {
  readonly turn: number;
  /** In the order in which the areas lie on each other. What nobody may know, or does not exist in this money, is missing. */
  readonly cards: Readonly<Partial<Record<Holder, number>>>;
  readonly circulating: number;
  /** All money was divided by so many since the battle before; 1: it was not. */
  readonly divided: number;
}

/** What a change of the money has done between two battles: prices rise with the bundle, or with a division of all cards. */
type Value = Pick<Indicators, 'bundle' | 'priceIndex'>;
export const AT_START: Value = { bundle: 1, priceIndex: 1 };

export const dividedBy = (before: Value, after: Value): number => Math.round((after.priceIndex * before.bundle) / (before.priceIndex * after.bundle));

/** Where the money is at the end of each battle. */
export const holdings = ({ indicators, options }: View): readonly Holding[] =>
  indicators.map(({ battle, bundle, priceIndex, holdings: held, bank }, index) => ({
    turn: battle,
    divided: dividedBy(indicators[index - 1] ?? AT_START, { bundle, priceIndex }),
    cards: {
      ...(bank === null || !hasBank(options) ? {} : { bank: bank.money }),
      setAside: held.inheritances + held.pledged,
      boards: held.boards,
      state: held.state,
      players: held.players,
    },
    circulating: circulating(held),
  }));

/** From below upwards, without those who never held anything. */
const LAYERS: readonly Holder[] = ['bank', 'setAside', 'boards', 'state', 'players'];

export const holdersOf = (held: readonly Holding[]): readonly Holder[] => LAYERS.filter((holder) => held.some(({ cards }) => (cards[holder] ?? 0) > 0));
