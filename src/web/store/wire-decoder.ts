import type { ServerMessage } from '#protocol';

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
