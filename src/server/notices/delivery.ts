/** Why a message did not go out, for its owner and for the log; no address and no secret is in it. */
export type Cause =
  /** Nobody answers there, or not in time. */
  | 'unreachable'
  /** The service says no; it may say yes later. */
  | 'refused'
  /** This address does not exist, or does not want to be written to. */
  | 'address'
  /** The device has withdrawn its subscription. */
  | 'gone'
  /** Whoever runs the server has set up no mail. */
  | 'notSetUp';

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly cause: Cause };

export const DELIVERED: Delivery = { ok: true };
export const failed = (cause: Cause): Delivery => ({ ok: false, cause });

/** Trying again is of no use. */
export const isFinal = (cause: Cause): boolean => cause === 'address' || cause === 'gone' || cause === 'notSetUp';
