import type { Seat } from '#kernel/game.ts';
import type { Identity } from './scene.ts';
import type { Secrets } from './ports.ts';
import { chairsOfRing, type RingKey } from './rings.ts';
import { refuse, type Result } from './refusal.ts';
import type { TableState } from './state.ts';

const spectator = (former: number | null = null, tokenHash: string | null = null, ring: string | null = null): Identity => ({
  you: null,
  viewer: 'public',
  owner: false,
  tokenHash,
  ownerHash: null,
  former,
  ring,
});

export const SPECTATOR: Identity = spectator();

/** Whoever runs the table without a chair at it: by the owner's link, or by a ring. */
const ownerBy = (by: Pick<Identity, 'ownerHash' | 'ring'>): Identity => ({ ...SPECTATOR, owner: true, ...by });

const refereeBy = ({ record }: TableState, by: Pick<Identity, 'owner' | 'ownerHash' | 'ring'>): Identity => ({
  you: 'referee',
  viewer: record.refereePlays ? 'public' : 'referee',
  tokenHash: record.refereeHash,
  former: null,
  ...by,
});

/** What of a table somebody says is theirs. */
export interface Claim {
  readonly token?: string | undefined;
  readonly owner?: string | undefined;
  /** Either of them may be a key of a ring that the house knows. */
  readonly key: RingKey | null;
}

/** The chair of a ring. Chairs may have moved up since its devices heard of them: where it has only one seat, that one is meant. */
const byRing = (state: TableState, { ring, chair }: RingKey): Result<Identity> => {
  const { record, seats } = state;
  const owner = record.ownerRing === ring;
  const ownerHash = owner ? record.ownerHash : null;
  if (chair === 'owner') return owner ? ownerBy({ ownerHash, ring }) : refuse('badToken');
  if (chair === 'referee') return record.refereeRing === ring ? refereeBy(state, { owner, ownerHash, ring }) : refuse('badToken');
  const own = chairsOfRing(state, ring).filter((held) => typeof held === 'number');
  const [seat] = own.includes(chair) ? [chair] : own;
  const held = seat === undefined || (own.length > 1 && !own.includes(chair)) ? undefined : seats[seat];
  if (held === undefined) return refuse('badToken');
  if (held.holder !== 'person') return spectator(held.seat, held.tokenHash, ring);
  return { you: held.seat, viewer: held.seat, owner: owner || held.owner, tokenHash: held.tokenHash, ownerHash, former: null, ring };
};

/** Whose token this is, and what it opens. */
export const identify = (state: TableState, { hash }: Secrets, { token, owner: ownerToken, key }: Claim): Result<Identity> => {
  const { record, seats } = state;
  if (key !== null && (token !== undefined || record.ownerRing === key.ring)) return byRing(state, token === undefined ? { ...key, chair: 'owner' } : key);
  const owner = ownerToken !== undefined && hash(ownerToken) === record.ownerHash;
  const byLink = ownerBy({ ownerHash: record.ownerHash, ring: null });
  if (token === undefined) {
    if (owner) return byLink;
    // In the lobby whoever has the link may come in: that is how seats are taken.
    return record.watching === 'nobody' && record.status !== 'lobby' ? refuse('watchingClosed') : SPECTATOR;
  }
  const tokenHash = hash(token);
  const owns = owner || tokenHash === record.ownerHash;
  // First: at a table of a room one token is both.
  if (tokenHash === record.refereeHash) return refereeBy(state, { owner: owns, ownerHash: owns ? record.ownerHash : null, ring: null });
  if (tokenHash === record.ownerHash) return byLink;
  const held = seats.find((seat) => seat.tokenHash === tokenHash);
  if (held === undefined) return refuse('badToken');
  if (held.holder !== 'person') return spectator(held.seat, tokenHash);
  const ownerHash = owner ? record.ownerHash : null;
  return { you: held.seat, viewer: held.seat, owner: owner || held.owner, tokenHash, ownerHash, former: null, ring: null };
};

/** Does somebody still run the table by what let them, their chair apart? Their ring may have become part of another one: the link is the same then. */
const stillOwns = ({ record }: TableState, { ownerHash, ring }: Identity): boolean =>
  (ownerHash !== null && ownerHash === record.ownerHash) || (ring !== null && ring === record.ownerRing);

/** Whoever has no seat: the referee, the owner, a spectator. */
const withoutSeat = (state: TableState, before: Identity): Identity | null => {
  const { refereeHash, refereeRing } = state.record;
  if (before.you === null) return before.owner && !stillOwns(state, before) ? null : before;
  if (before.tokenHash === refereeHash) return before;
  return before.ring !== null && before.ring === refereeRing ? { ...before, tokenHash: refereeHash } : null;
};

const inSeat = (state: TableState, before: Identity, seat: Seat, adopted: string | null): Identity | null => {
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

/**
 * Who a listener is after chairs changed hands or links were replaced: the same, a spectator now, or (null) somebody whose link was replaced.
 * `adopted`: a token that the guest asked for their own chair.
 */
export const reidentify = (state: TableState, before: Identity, adopted: string | null): Identity | null => {
  const seat = typeof before.you === 'number' ? before.you : before.former;
  const now = seat === null ? withoutSeat(state, before) : inSeat(state, before, seat, adopted);
  if (now === null || now.you === null || !now.owner) return now;
  const owner = stillOwns(state, now) || (typeof now.you === 'number' && state.seats[now.you]?.owner === true);
  return owner ? now : { ...now, owner, ownerHash: null };
};

/** May somebody be another than they were? Links of seats stand with the seats, those of referee and owner in the record. */
export const isRehanded = (before: TableState, after: TableState): boolean =>
  before.seats !== after.seats || before.record.refereeHash !== after.record.refereeHash || before.record.ownerHash !== after.record.ownerHash;

/** Is somebody still who they were when they asked? Their chair may have changed hands, or their link been replaced, a moment ago. */
export const isStill = (state: TableState, identity: Identity): boolean => {
  const now = reidentify(state, identity, null);
  return now !== null && now.you === identity.you && now.owner === identity.owner && now.former === identity.former;
};
