import { MONOPOLY_STREETS } from '#games/anti-monopoly/data.ts';
import type { TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { freeStreets } from '#games/anti-monopoly/rules/rent.ts';
import { cityOf, countedTransports, countedUtilities, dataOf, holdingOf, membersOf } from './facts.ts';

/** AM-13.4: monopolists to whom this title would bring a pair of streets, or a dearer tariff of transports or utilities. */
export const needersOf = (view: View, title: TitleId): readonly Seat[] => {
  const { owner } = holdingOf(view, title);
  const city = cityOf(title);
  return membersOf(view, 'M').filter((seat) => {
    if (seat === owner) return false;
    if (city !== null) return freeStreets(view, seat, city) === MONOPOLY_STREETS - 1;
    return (dataOf(title).kind === 'transport' ? countedTransports(view, seat) : countedUtilities(view, seat)) > 0;
  });
};
