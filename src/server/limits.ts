import { NAME_LENGTH, RECORDING_BYTES } from '#protocol';
import type { TableLimits } from '#table';

/** How large, long and many a single thing may be. How much may be asked for is in `prices.ts`. */
export interface Limits extends TableLimits {
  /** Largest HTTP body, in bytes. */
  readonly bodyBytes: number;
  /** Largest recording that may be sent to be forked: in bytes, in values of its JSON, in kinds of objects among them, and in inputs. */
  readonly recordingBytes: number;
  readonly recordingValues: number;
  readonly recordingKinds: number;
  readonly recordingInputs: number;
  /** Largest message on a socket, in bytes; twice as much closes the connection. */
  readonly frameBytes: number;
  /** A socket that has not said hello after so long is closed. */
  readonly silentSeconds: number;
  /** Experiments in the queue of the lab, and games of all arms of one. */
  readonly experimentsWaiting: number;
  readonly experimentGames: number;
  /** Of those that wait, at most so many from one address; and games times seats of one, seats of strong bots a hundred times. */
  readonly experimentsEach: number;
  readonly experimentWork: number;
  /** A wrong key, and wrong words, are answered so much later. */
  readonly lateSeconds: number;
  /** How long a request over HTTP may take to arrive. */
  readonly requestSeconds: number;
  /** Bytes a slow reader may leave unread before they are dropped, whatever the bytes are; they reconnect and are given the whole scene. */
  readonly unreadBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  recordingBytes: RECORDING_BYTES,
  recordingValues: 200_000,
  recordingKinds: 1000,
  recordingInputs: 20_000,
  frameBytes: 64 * 1024,
  silentSeconds: 15,
  experimentsWaiting: 40,
  experimentGames: 200_000,
  experimentsEach: 10,
  experimentWork: 2_000_000,
  nameLength: NAME_LENGTH,
  talkLength: 1000,
  talkBytes: 2000,
  lateSeconds: 1,
  requestSeconds: 20,
  unreadBytes: 512 * 1024,
};
