import type { Seat } from '#kernel/game.ts';
import { openSeat, prepareGone, withoutThem, withSeat } from './chairs.ts';
import type { SeatRecord, Stamp, TableRecord } from './journal.ts';
import { unnamed } from './names.ts';
import { type Note, prepareChairs } from './prepare.ts';
import { refuse } from './refusal.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';

/*
 * Chairs that a key ring opens. A ring is a person's devices; who they are is the house's affair. The table keeps the ring's name at
 * each chair, so that a chair which changes hands leaves the ring by itself.
 */

export type RingChair = Seat | 'referee' | 'owner';

/** Whoever comes by a ring, and to which of its chairs. */
export interface RingKey {
  readonly ring: string;
  readonly chair: RingChair;
}

const KEY = /^([\w-]{32})~(?:(\d{1,3})|(referee|owner))$/;

/** `token~2`: a device's token, and the chair it is to open; null: it is the chair's own. */
export const readKey = (token: string): { readonly device: string; readonly chair: RingChair } | null => {
  const [, device, seat, role] = KEY.exec(token) ?? [];
  if (device === undefined) return null;
  return { device, chair: role === 'referee' || role === 'owner' ? role : Number(seat) };
};

/** The chairs of a ring at this table. */
export const chairsOfRing = ({ record, seats }: Pick<TableState, 'record' | 'seats'>, ring: string): readonly RingChair[] => [
  ...seats.filter((held) => held.ring === ring).map(({ seat }) => seat),
  ...(record.refereeRing === ring ? ['referee' as const] : []),
  ...(record.ownerRing === ring ? ['owner' as const] : []),
];

interface Owned {
  readonly chair: RingChair;
  readonly ring: string | null;
}

/** What a token opens, and whose ring opens it too. */
export const ownedBy = ({ record, seats }: TableState, tokenHash: string): Owned | null => {
  if (tokenHash === record.ownerHash) return { chair: 'owner', ring: record.ownerRing };
  if (tokenHash === record.refereeHash) return { chair: 'referee', ring: record.refereeRing };
  const held = seats.find((seat) => seat.tokenHash === tokenHash);
  return held === undefined ? null : { chair: held.seat, ring: held.ring };
};

/** From now on the ring opens the chair too. A chair is on one ring at a time: sharing a link costs nobody their seat. */
export const prepareHold = (state: TableState, tokenHash: string, ring: string, request: Stamp): Prepared => {
  const owned = ownedBy(state, tokenHash);
  if (owned === null) return refuse('badToken');
  if (owned.ring !== null && owned.ring !== ring) return refuse('otherRing');
  const { record } = state;
  if (owned.chair === 'owner') return prepareChairs(state, { record: { ...record, ownerRing: ring } }, request);
  if (owned.chair === 'referee') return prepareChairs(state, { record: { ...record, refereeRing: ring } }, request);
  const held = seatOf(state, owned.chair);
  return held === null ? refuse('noSuchSeat') : prepareChairs(state, { seats: withSeat(state, { ...held, ring }) }, request);
};

type Ringed = Pick<SeatRecord, 'ring'> & Partial<SeatRecord>;

/** Every chair of a ring changed in the same way, and what is told of it. */
const prepareAll = (state: TableState, ring: string, changed: () => Ringed, record: TableRecord, notes: readonly Note[], request: Stamp) => {
  const seats = state.seats.map((held) => (held.ring === ring ? { ...held, ...changed() } : held));
  return prepareChairs(state, { seats, ...(record === state.record ? {} : { record }), notes }, request);
};

/** A public line about whoever sits on the ring's first chair. */
const aboutHolder = (state: TableState, ring: string, key: 'carried' | 'deviceGone'): readonly Note[] => {
  const [first] = chairsOfRing(state, ring);
  if (first === undefined || first === 'owner') return [];
  return [first === 'referee' ? { key: `table.${key}Referee` } : { key: `table.${key}`, args: { who: { seat: first } } }];
};

/** The chairs of one ring go over to another. */
export const prepareRingMove = (state: TableState, from: string, to: string, request: Stamp): Prepared => {
  const { record } = state;
  const moved = {
    ...record,
    ownerRing: record.ownerRing === from ? to : record.ownerRing,
    refereeRing: record.refereeRing === from ? to : record.refereeRing,
  };
  return prepareAll(state, from, () => ({ ring: to }), moved, [], request);
};

/** Another device may act for this person now: everybody is told. */
export const prepareCarried = (state: TableState, ring: string, request: Stamp): Prepared =>
  prepareChairs(state, { notes: aboutHolder(state, ring, 'carried') }, request);

/** A device was taken off the ring. It may have kept links of its own: they open nothing any more. */
export const prepareFreshTokens = (state: TableState, ring: string, freshHash: () => string, request: Stamp): Prepared => {
  const { record } = state;
  const renewed = {
    ...record,
    ...(record.ownerRing === ring ? { ownerHash: freshHash() } : {}),
    ...(record.refereeRing === ring ? { refereeHash: freshHash() } : {}),
  };
  return prepareAll(state, ring, () => ({ ring, tokenHash: freshHash() }), renewed, aboutHolder(state, ring, 'deviceGone'), request);
};

/** Nobody runs or referees the table by this ring any more. */
export const prepareRingOff = (state: TableState, ring: string, freshHash: () => string, request: Stamp): Prepared => {
  const { record } = state;
  const off = {
    ...record,
    ...(record.ownerRing === ring ? { ownerRing: null, ownerHash: freshHash() } : {}),
    ...(record.refereeRing === ring ? { refereeRing: null, refereeHash: freshHash() } : {}),
  };
  return prepareChairs(state, { record: off }, request);
};

/** Whoever sat here is no longer known: the chair has a plain name and no key, and in play a bot goes on. */
export const prepareErase = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (state.record.status === 'lobby') return prepareChairs(state, { seats: withSeat(state, openSeat(seat, held.mark)) }, request);
  const others = state.seats.filter((other) => other.seat !== seat).map(({ name }) => name);
  const nobody: SeatRecord = { ...openSeat(seat, held.mark), name: unnamed(seat, others), holder: held.holder, level: held.level, talkSince: held.talkSince };
  const asked = withoutThem(state, seat, request.at);
  const notes: readonly Note[] = [{ key: 'table.erased', args: { who: { seat } } }, ...asked.notes];
  if (state.record.status === 'playing' && held.holder === 'person') return prepareGone(state, nobody, notes, request, asked.record);
  return prepareChairs(state, { seats: withSeat(state, nobody), record: asked.record, notes }, request);
};

/** A name is still at a chair that its owner no longer has: a bot goes on under it, or whoever was given the link. */
export const prepareNameOff = (state: TableState, seat: Seat, name: string, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.name !== name) return refuse('nobodyThere');
  const others = state.seats.filter((other) => other.seat !== seat).map((other) => other.name);
  const notes: readonly Note[] = [{ key: 'table.erased', args: { who: { seat } } }];
  return prepareChairs(state, { seats: withSeat(state, { ...held, name: unnamed(seat, others) }), notes }, request);
};
