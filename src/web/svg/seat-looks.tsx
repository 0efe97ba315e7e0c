import type { Seat } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { type SeatLook, seatLook } from './seats.ts';

/** What each seat wears, by its number; where nothing is said, a seat wears the mark of its number. */
const Marks = createContext<readonly number[]>([]);

/** Everything drawn inside shows the colours and shapes that people chose. Null: those of the game, which are nobody's choice. */
export const SeatLooks = ({ seats, children }: { readonly seats: readonly Pick<SeatInfo, 'mark'>[] | null; readonly children: ComponentChildren }) => {
  const words = seats?.map(({ mark }) => mark).join(' ') ?? '';
  // One list for as long as it says the same: boards are not drawn again when somebody comes online.
  const marks = useMemo(() => (words === '' ? [] : words.split(' ').map(Number)), [words]);
  return <Marks.Provider value={marks}>{children}</Marks.Provider>;
};

export const useLooks = (): ((seat: Seat) => SeatLook) => {
  const marks = useContext(Marks);
  return (seat) => seatLook(marks[seat] ?? seat);
};

export const useLook = (seat: Seat): SeatLook => useLooks()(seat);
