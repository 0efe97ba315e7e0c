import type { SeatInfo } from '#protocol';

/** People at a table that is only shown: they have names, and nothing else. */
export const seatsNamed = (names: readonly string[]): readonly SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, holder: 'person', level: null, connected: false, awayUntil: null, mark: seat }));
