import type { AnyFace } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { Scene } from '#protocol';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../store/session.ts';
import type { GamePage, GameProps } from './game-page.ts';

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

/** What the game's own parts are given: the present, or the past being looked at. */
export const gameProps = ({ session, scene, voice }: AtTable): GameProps => {
  const past = session.past.value;
  return {
    view: past === null ? scene.view : past.view,
    you: scene.you,
    seatInfo: scene.info.seats,
    awaited: past === null ? scene.awaited : [],
    voice,
    past: past !== null,
    pointed: session.pointed,
  };
};
