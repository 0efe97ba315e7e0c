import type { RoomView } from '#protocol';

/** A room into which nobody has come yet. */
export const ROOM: RoomView = {
  room: 'r',
  code: 'ABCDEF',
  title: 'Atelier',
  expected: 12,
  minutes: 60,
  createdAt: 0,
  steps: [
    { title: 'Accueil', minutes: 10 },
    { title: 'Un', minutes: 20, game: { game: 'nim' } },
    { title: 'Deux', minutes: 20, game: { game: 'nim' } },
    { title: 'Bilan', minutes: 10 },
  ],
  step: 0,
  stepAt: 0,
  you: { kind: 'stranger' },
  people: [],
  games: [],
  polls: [],
  announcement: null,
  names: [],
  talk: false,
  endsAt: null,
  held: false,
  slide: 0,
  walled: true,
  wall: 'auto',
  locked: false,
  claims: [],
};
