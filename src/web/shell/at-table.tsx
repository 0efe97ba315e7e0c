import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyFace, Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { Scene, SeatInfo } from '#protocol';
import type { Session } from '../store/session.ts';
import type { GamePage, GameProps, OwnView } from '../kit/interface/game-page.ts';
import { SeatMark, Token } from '../kit/svg/seats.tsx';

/** What every part of the table's frame reads. */
export interface AtTable {
  readonly session: Session;
  readonly scene: Scene;
  readonly game: AnyFace;
  /** Null while it is on its way, or when the game has no page. */
  readonly page: GamePage | null;
  readonly voice: Voice;
  /** What a guide says of the present decision, in the bar; it also lets the bots go on. Absent: nobody guides here. */
  readonly guide?: ComponentChildren;
}

const Here = createContext<AtTable | null>(null);

export const TableProvider = Here.Provider;

/** Null away from the table: a board is also drawn in the film of a game that is over. */
export const useTableIfAny = (): AtTable | null => useContext(Here);

export const useTable = (): AtTable => {
  const table = useTableIfAny();
  if (table === null) throw new Error('a part of the table was used away from it');
  return table;
};

/** The chairs that have a player in a view. */
export const chairsIn = (page: GamePage | null, view: unknown, seats: readonly SeatInfo[]): readonly SeatInfo[] => {
  const chairs = page === null || view === null ? seats.length : page.chairs(view);
  return seats.length <= chairs ? seats : seats.filter(({ seat }) => seat < chairs);
};

interface Seen extends Pick<AtTable, 'scene' | 'page' | 'voice'> {
  readonly session: Pick<Session, 'past' | 'pointed'>;
}

/** What the game's own parts are given: the present, or the past being looked at, with the chairs that there were then. Whoever had none looked on. */
export const gameProps = ({ session, scene, page, voice }: Seen): GameProps<OwnView> => {
  const past = session.past.value;
  const view = past === null ? scene.view : past.view;
  const seatInfo = chairsIn(page, view, scene.info.seats);
  const { you } = scene;
  return {
    view,
    you: typeof you === 'number' && seatInfo.every(({ seat }) => seat !== you) ? null : you,
    seatInfo,
    awaited: past === null ? scene.awaited : [],
    voice,
    past: past !== null,
    pointed: session.pointed,
  };
};

/** Whose colour and shape a seat wears: its own, or those that the game gives it. */
export const lookIn = (page: GamePage | null, view: unknown, seat: Seat): Seat =>
  page?.wears === undefined || view === null || seat >= page.chairs(view) ? seat : page.wears(view, seat);

export const lookAt = ({ page, scene }: AtTable, seat: Seat): Seat => lookIn(page, scene.view, seat);

/** The counter of a seat of this table, with the initials of who sits there. */
export const SeatToken = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => {
  const table = useTable();
  return <Token seat={lookAt(table, seat)} name={table.voice.seatName(seat)} size={size} />;
};

/** The same without initials, in a line of text. */
export const SeatSpot = ({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) => <SeatMark seat={lookAt(useTable(), seat)} size={size} />;

/** The room in which a table is played: whoever comes late enters there, and its next game comes by itself. */
export interface RoomAround {
  readonly room: string;
  readonly code: string;
}

const Around = createContext<RoomAround | null>(null);

export const RoomProvider = Around.Provider;
export const useRoomAround = (): RoomAround | null => useContext(Around);
