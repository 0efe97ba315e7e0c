import type { ServerMessage } from '#protocol';
import { isHere } from './solo/plan.ts';

/** The one WebSocket address of this server. */
export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

const KINDS: ReadonlySet<unknown> = new Set(['scene', 'change', 'ok', 'no'] satisfies ServerMessage['t'][]);

const isServerMessage = (value: unknown): value is ServerMessage => typeof value === 'object' && value !== null && 't' in value && KINDS.has(value.t);

/** A frame from our own server, which serves the same version of the protocol as the page: its kind is checked, its content trusted. */
export const decodeServerMessage = (frame: unknown): ServerMessage | null => {
  if (typeof frame !== 'string') return null;
  try {
    const value: unknown = JSON.parse(frame);
    return isServerMessage(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * After these no further try can help; everything else heals: too many at once, a storage that is busy, a server that stops.
 */
const FINAL: ReadonlySet<unknown> = new Set([
  'noSuchTable',
  'noSuchRoom',
  'tableDeleted',
  'badToken',
  'linkReplaced',
  'deviceRemoved',
  'removed',
  'watchingClosed',
  'otherProtocol',
  'pageTooOld',
  'gameMissing',
  'tableDamaged',
  'foreignOrigin',
]);

export const isFinal = (code: unknown): boolean => FINAL.has(code);

/** Half a second, then longer, never more than some five: a classroom waits while a server restarts. */
export const backoff = (tries: number): number => Math.min(4500, 500 * 2 ** Math.min(tries, 5)) * (0.75 + Math.random() / 2);

/* Two ways to a table, one protocol: a socket to the server, or a port to a worker of this device. */

export interface Line {
  send(text: string): void;
  close(): void;
}

interface LineEvents {
  readonly opened: () => void;
  readonly heard: (frame: unknown) => void;
  readonly closed: () => void;
}

/** Opens a line; none of the events comes before it has answered. */
export type Dial = (events: LineEvents) => Line;

export const socketLine =
  (url: string): Dial =>
  ({ opened, heard, closed }) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(data));
    socket.addEventListener('close', closed);
    return socket;
  };

/** What a table on this device needs is fetched with the first of them. */
const deviceLine: Dial = (events) => {
  const dialled = import('./solo/client.ts').then((client) => client.deviceLine(events));
  dialled.catch(events.closed);
  const then = (work: (line: Line) => void): void => void dialled.then(work, () => undefined);
  return { send: (text) => then((line) => line.send(text)), close: () => then((line) => line.close()) };
};

export const lineTo = (table: string): Dial => (isHere(table) ? deviceLine : socketLine(socketUrl()));
