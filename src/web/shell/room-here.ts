import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The room in which a table is played: whoever comes late enters there, and its next game comes by itself. */
export interface RoomAround {
  readonly room: string;
  readonly code: string;
}

const Around = createContext<RoomAround | null>(null);

export const RoomProvider = Around.Provider;
export const useRoomAround = (): RoomAround | null => useContext(Around);
