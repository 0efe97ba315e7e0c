import type { Answered, Present } from '#table';

/* Several servers on one storage: what they tell each other, and who of them does what must be done once. */

/** What another server has written, told so that nobody need look for it. What was told and not heard is found by looking (`gap`). */
export type News =
  | { readonly kind: 'table'; readonly table: string; readonly seq: number; readonly talk: number }
  /** Words or names of a table were taken away. */
  | { readonly kind: 'words'; readonly table: string }
  | { readonly kind: 'deleted'; readonly table: string }
  | { readonly kind: 'room'; readonly room: string }
  /** Whose phones follow a room at the server that tells. */
  | { readonly kind: 'inRoom'; readonly room: string; readonly server: string; readonly people: readonly number[] }
  /** Another server has opened a room, and would like to know who is there. */
  | { readonly kind: 'roomOpened'; readonly room: string }
  /** A device was removed from its ring. */
  | { readonly kind: 'device'; readonly device: string }
  /** A setting of the house has changed, or there is something to be sent. */
  | { readonly kind: 'house' }
  /** Who has a page of a table open at another server. */
  | { readonly kind: 'present'; readonly table: string; readonly server: string; readonly present: Present }
  /** What a player answered to a newcomer who asks at another server. */
  | { readonly kind: 'answered'; readonly table: string; readonly answered: Answered }
  /** Another server has opened a table, and would like to know who is there. */
  | { readonly kind: 'opened'; readonly table: string }
  | { readonly kind: 'left'; readonly server: string }
  /** Something may not have been heard. */
  | { readonly kind: 'gap' };

/** The lease of whoever sends messages and deletes what is too old. That of a table has the table's name. */
export const HOUSE = '#house';

export interface Cluster {
  /** This server's own name. */
  readonly server: string;
  /** `hear`: of others only. `charged`: what this server has come to be in charge of, or is no longer. */
  start(hear: (news: News) => void, charged: (names: readonly string[]) => void): Promise<void>;
  tell(news: News): void;
  /** Is another server known to live? */
  lives(server: string): boolean;
  /** Wants to be in charge of these: at once where nobody is, else when whoever is has let go or died. */
  claim(names: readonly string[]): Promise<void>;
  release(names: readonly string[]): Promise<void>;
  /** Is this server in charge? Never so when it has not been able to say for a while that it lives. */
  holds(name: string): boolean;
  /** Gives everything back. */
  stop(): Promise<void>;
}
