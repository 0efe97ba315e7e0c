import type { Dice } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import type { CreateTable, ForkTable, PlayNow } from '#protocol';
import { signal } from '@preact/signals';

/* What the page asks of the house on this device (`device-house.ts`), beside the protocol that it speaks at a table. All of it is plain data. */

/** What the others answer, by seat: its nth move after the opening position. Null, none left, or one that the rules refuse: its bot's own. */
export type Script = Readonly<Record<Seat, readonly unknown[]>>;

/** A game on this device: its chairs are of those who sit before it (`here`) and of bots. */
export interface SoloPlan extends Pick<CreateTable, 'game' | 'options' | 'seats' | 'lang' | 'pace' | 'takebacks'> {
  /** Dice that were chosen; absent: drawn. */
  readonly dice?: Dice;
  /** What was played before the page opens, as a recording holds it. */
  readonly inputs?: readonly unknown[];
  readonly script?: Script;
  /** False: gone with the page, and in no list. */
  readonly kept: boolean;
}

interface AboutTable {
  readonly table: string;
  readonly lang: Lang;
}

export type HouseRequest =
  | { readonly do: 'create'; readonly plan: SoloPlan }
  /** `mustKeep`: refused (`keepsNothing`) where the game would be gone with the page. */
  | { readonly do: 'playNow'; readonly plan: PlayNow; readonly mustKeep: boolean }
  | ({ readonly do: 'info' | 'recording' | 'remove' } & AboutTable)
  /** To another table of this device; `token`: whoever asks. */
  | ({ readonly do: 'fork'; readonly plan: ForkTable; readonly token: string | undefined } & AboutTable)
  /** The game goes on at a table of the server, from where it stands. */
  | ({ readonly do: 'carry'; readonly seat: Seat; readonly name: string } & AboutTable);

export type HouseAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: string; readonly message: string };

/*
 * A table of this device is known by its name: no table of a server has a `~` in it. `here~…` is kept on the device, `now~…` is gone with the
 * page that made it (a lesson).
 */

export const KEPT = 'here~';
export const PASSING = 'now~';

export const isHere = (table: string): boolean => table.startsWith(KEPT) || table.startsWith(PASSING);

/** Tables of this device of which something is in this page's memory alone: it has no room, or keeps nothing. */
export const unkept = signal<readonly string[]>([]);
