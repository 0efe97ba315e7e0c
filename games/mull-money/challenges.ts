import type { GameChallenge } from '#kernel/challenge.ts';

/** Deals of the day (HO-14.1): short on working days, long at the weekend. */
export const challenges: readonly GameChallenge[] = [
  {
    id: 'short',
    title: { fr: 'Huit missions', en: 'Eight missions' },
    minutes: 15,
    seats: 3,
    level: 'decent',
    options: { missionLimit: 8 },
    days: [1, 2, 3, 4, 5],
  },
  {
    id: 'long',
    title: { fr: 'Jusqu’au bout du plateau', en: 'To the end of the board' },
    minutes: 35,
    seats: 4,
    level: 'decent',
    days: [0, 6],
  },
];
