import type { GameChallenge } from '#kernel/challenge.ts';

/** Deals of the day (HO-14.1): short on working days, long at the weekend. */
export const challenges: readonly GameChallenge[] = [
  {
    id: 'short',
    title: { fr: 'Partie courte', en: 'A short game' },
    minutes: 15,
    seats: 6,
    level: 'decent',
    preset: 'shortLibre',
    days: [1, 3, 5],
  },
  {
    id: 'debt',
    title: { fr: 'Partie courte, monnaie dette', en: 'A short game, debt money' },
    minutes: 15,
    seats: 6,
    level: 'decent',
    preset: 'shortDebt',
    days: [2, 4],
  },
  {
    id: 'long',
    title: { fr: 'Partie longue', en: 'A long game' },
    minutes: 35,
    seats: 6,
    level: 'strong',
    preset: 'libre',
    days: [0, 6],
  },
];
