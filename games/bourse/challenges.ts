import type { GameChallenge } from '#kernel/challenge.ts';

/** Deals of the day (HO-14.1): short on working days, long at the weekend. */
export const challenges: readonly GameChallenge[] = [
  {
    id: 'short',
    title: { fr: 'Bourse courte', en: 'A short Bourse' },
    minutes: 15,
    seats: 4,
    level: 'decent',
    preset: 'short',
    options: { turnLimit: 40 },
    days: [1, 2, 3, 4, 5],
  },
  {
    id: 'long',
    title: { fr: 'Bourse entière', en: 'A whole Bourse' },
    minutes: 30,
    seats: 4,
    level: 'strong',
    options: { turnLimit: 60 },
    days: [0, 6],
  },
];
