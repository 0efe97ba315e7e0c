import type { Identity } from './scene.ts';
import type { Secrets } from './ports.ts';
import { chairsOfRing, type RingKey } from './rings.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { TableState } from './state.ts';

const spectator = (former: number | null = null, tokenHash: string | null = null, ring: string | null = null): Identity => ({
  you: null,
  viewer: 'public',
  owner: false,
  tokenHash,
  former,
  ring,
});

export const SPECTATOR: Identity = spectator();

const OWNER: Identity = { you: null, viewer: 'public', owner: true, tokenHash: null, former: null, ring: null };

/** What of a table somebody says is his. */
export interface Claim {
  readonly token?: string | undefined;
  readonly owner?: string | undefined;
  /** Either of them may be a key of a ring that the house knows. */
  readonly key: RingKey | null;
}

/** The chair of a ring. Chairs may have moved up since its devices heard of them: where it has only one seat, that one is meant. */
const byRing = (state: TableState, { ring, chair }: RingKey): Identity | Refusal => {
  const { record, seats } = state;
  const owner = record.ownerRing === ring;
  if (chair === 'owner') return owner ? { ...OWNER, ring } : refuse('badToken');
  if (chair === 'referee') {
    if (record.refereeRing !== ring) return refuse('badToken');
    return { you: 'referee', viewer: record.refereePlays ? 'public' : 'referee', owner, tokenHash: record.refereeHash, former: null, ring };
  }
  const own = chairsOfRing(state, ring).filter((held) => typeof held === 'number');
  const [seat] = own.includes(chair) ? [chair] : own;
  const held = seat === undefined || (own.length > 1 && !own.includes(chair)) ? undefined : seats[seat];
  if (held === undefined) return refuse('badToken');
  if (held.holder !== 'person') return spectator(held.seat, held.tokenHash, ring);
  return { you: held.seat, viewer: held.seat, owner: owner || held.owner, tokenHash: held.tokenHash, former: null, ring };
};

/** Whose token this is, and what it opens. */
export const identify = (state: TableState, { hash }: Secrets, { token, owner: ownerToken, key }: Claim): Identity | Refusal => {
  const { record, seats } = state;
  if (key !== null && (token !== undefined || record.ownerRing === key.ring)) return byRing(state, token === undefined ? { ...key, chair: 'owner' } : key);
  const owner = ownerToken !== undefined && hash(ownerToken) === record.ownerHash;
  if (token === undefined) {
    if (owner) return OWNER;
    // In the lobby whoever has the link may come in: that is how seats are taken.
    return record.watching === 'nobody' && record.status !== 'lobby' ? refuse('watchingClosed') : SPECTATOR;
  }
  const tokenHash = hash(token);
  const owns = owner || tokenHash === record.ownerHash;
  // First: at a table of a room one token is both.
  if (tokenHash === record.refereeHash)
    return { you: 'referee', viewer: record.refereePlays ? 'public' : 'referee', owner: owns, tokenHash, former: null, ring: null };
  if (tokenHash === record.ownerHash) return OWNER;
  const held = seats.find((seat) => seat.tokenHash === tokenHash);
  if (held === undefined) return refuse('badToken');
  if (held.holder !== 'person') return spectator(held.seat, tokenHash);
  return { you: held.seat, viewer: held.seat, owner: owner || held.owner, tokenHash, former: null, ring: null };
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
    if (moved !== undefined) return { ...identity, you: moved.seat, viewer: moved.seat };
    // The ring opens the chair whatever its link is now.
    return held !== undefined && held.ring !== null && held.ring === identity.ring ? { ...identity, tokenHash: held.tokenHash } : null;
  }
  if (typeof identity.you === 'number' && held.holder !== 'person') return spectator(seat, identity.tokenHash, identity.ring);
  return identity;
};
