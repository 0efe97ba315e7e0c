import type { HouseRequest } from './plan.ts';

/** What the page tells its workers. A port carries everything after it. */
export type Order =
  /** Be the bots of whoever asks over this port. */
  | { readonly t: 'think'; readonly port: MessagePort }
  /** Be the house of the tables; the bots are behind this port. */
  | { readonly t: 'house'; readonly port: MessagePort }
  /** Somebody comes to a table; he speaks the protocol, says when he looks at it again, and null is the end of it. */
  | { readonly t: 'line'; readonly port: MessagePort }
  | { readonly t: 'ask'; readonly request: HouseRequest; readonly port: MessagePort };

/** Said on a line instead of a message: this tab is before its player's eyes again. */
export const LOOKS = '';
