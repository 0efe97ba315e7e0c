import type { Identity } from './scene.ts';
import type { Secrets } from './ports.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { TableState } from './state.ts';

const spectator = (former: number | null = null, tokenHash: string | null = null): Identity => ({
  you: null,
  viewer: 'public',
  owner: false,
  tokenHash,
  former,
});

export const SPECTATOR: Identity = spectator();

const OWNER: Identity = { you: null, viewer: 'public', owner: true, tokenHash: null, former: null };

/** Whose token this is, and what it opens. */
export const identify = (state: TableState, { hash }: Secrets, token: string | undefined, ownerToken: string | undefined): Identity | Refusal => {
  const { record, seats } = state;
  const owner = ownerToken !== undefined && hash(ownerToken) === record.ownerHash;
  if (token === undefined) {
    if (owner) return OWNER;
    // In the lobby whoever has the link may come in: that is how seats are taken.
    return record.watching === 'nobody' && record.status !== 'lobby' ? refuse('watchingClosed') : SPECTATOR;
  }
  const tokenHash = hash(token);
  if (tokenHash === record.ownerHash) return OWNER;
  if (tokenHash === record.refereeHash) return { you: 'referee', viewer: record.refereePlays ? 'public' : 'referee', owner, tokenHash, former: null };
  const held = seats.find((seat) => seat.tokenHash === tokenHash);
  if (held === undefined) return refuse('badToken');
  if (held.holder !== 'person') return spectator(held.seat, tokenHash);
  return { you: held.seat, viewer: held.seat, owner: owner || held.owner, tokenHash, former: null };
};

/**
 * Who a listener is after chairs changed hands: the same, a spectator now, or (null) somebody whose link was replaced.
 * `adopted`: a token that he asked for his own chair.
 */
export const reidentify = (state: TableState, before: Identity, adopted: string | null): Identity | null => {
  const seat = typeof before.you === 'number' ? before.you : before.former;
  if (seat === null) return before;
  const held = state.seats[seat];
  const identity = adopted !== null && adopted !== before.tokenHash && held?.tokenHash === adopted ? { ...before, tokenHash: adopted } : before;
  if (held?.tokenHash !== identity.tokenHash) {
    const moved = state.seats.find(({ tokenHash, holder }) => tokenHash !== null && tokenHash === identity.tokenHash && holder === 'person');
    if (typeof identity.you !== 'number') return { ...identity, former: null, tokenHash: null };
    return moved === undefined ? null : { ...identity, you: moved.seat, viewer: moved.seat };
  }
  if (typeof identity.you === 'number' && held.holder !== 'person') return spectator(seat, identity.tokenHash);
  return identity;
};
