import type { GameChallenge } from '#kernel/challenge.ts';

/** Deals of the day (HO-14.1): short on working days, long at the weekend. */
export const challenges: readonly GameChallenge[] = [
  {
    id: 'short',
    title: { fr: 'Deux ans', en: 'Two years' },
    minutes: 20,
    seats: 10,
    level: 'decent',
    options: { maxYears: 2, press: 'none' },
    days: [1, 2, 3, 4, 5],
  },
  {
    id: 'long',
    title: { fr: 'Cinq ans', en: 'Five years' },
    minutes: 45,
    seats: 10,
    level: 'decent',
    preset: 'short',
    options: { press: 'none' },
    days: [0, 6],
  },
];
