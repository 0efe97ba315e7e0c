import type { GameChallenge } from '#kernel/challenge.ts';

/** Deals of the day (HO-14.1): short on working days, long at the weekend. */
export const challenges: readonly GameChallenge[] = [
  {
    id: 'short',
    title: { fr: 'Quinze tours', en: 'Fifteen rounds' },
    minutes: 15,
    seats: 4,
    level: 'decent',
    options: { roundLimit: 15 },
    days: [1, 2, 3, 4, 5],
  },
  {
    id: 'long',
    title: { fr: 'Trente tours', en: 'Thirty rounds' },
    minutes: 30,
    seats: 4,
    level: 'strong',
    preset: 'quick',
    days: [0, 6],
  },
];
