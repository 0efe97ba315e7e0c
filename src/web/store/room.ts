import { type CreatedRoom, PROTOCOL, type RoomRequest, type RoomView } from '#protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { api, type Fetched } from './api.ts';
import { newId } from './identifiers.ts';
import { lang } from '../browser/settings.ts';
import { backoff, isFinal, socketUrl } from './socket.ts';
import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';

/* A room that this device is in, or leads. */

export interface HeldRoom {
  readonly room: string;
  readonly code: string;
  readonly title: string;
  /** What opens the console; null on a phone. */
  readonly animator: string | null;
  /** The key that this phone made for itself. */
  readonly own: string;
  readonly usedAt: number;
}

const KEY = 'rooms';
const KEPT = 20;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isHeld = (value: unknown): value is HeldRoom =>
  isObject(value) && typeof value.room === 'string' && typeof value.code === 'string' && typeof value.title === 'string' && typeof value.own === 'string';

const readHeld = (): readonly HeldRoom[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isHeld) : [];
};

const rooms = signal(readHeld());
onStoredElsewhere(KEY, () => {
  rooms.value = readHeld();
});

/** Latest first. */
export const myRooms = computed(() => rooms.value);

export const heldRoom = (room: string): HeldRoom | undefined => rooms.value.find((held) => held.room === room);

const keep = (held: HeldRoom): HeldRoom => {
  rooms.value = [held, ...readHeld().filter(({ room }) => room !== held.room)].slice(0, KEPT);
  writeStored(KEY, rooms.value);
  return held;
};

const newKey = (): string => newId() + newId();

export const rememberRoom = ({ room, code, animator }: CreatedRoom, title: string): void => {
  keep({ room, code, title, animator, own: heldRoom(room)?.own ?? newKey(), usedAt: Date.now() });
};

/** The room as this device knows it; a new key when it comes for the first time. `animator`: the token of a console's link. */
export const holdRoom = (room: string, animator: string | null = null): HeldRoom => {
  const known = heldRoom(room);
  if (known !== undefined && (animator === null || known.animator === animator)) return known;
  return keep({ ...(known ?? { room, code: '', title: '', own: newKey() }), animator, usedAt: Date.now() });
};

export const forgetRoom = (room: string): void => {
  rooms.value = readHeld().filter((held) => held.room !== room);
  writeStored(KEY, rooms.value);
};

export interface FollowedRoom {
  readonly view: ReadonlySignal<RoomView | null>;
  /** Why the room is not to be had; null: it is, or nobody knows yet. */
  readonly refusal: ReadonlySignal<string | null>;
  readonly lost: ReadonlySignal<boolean>;
  serverNow(): number;
  ask(request: RoomRequest): Promise<Fetched<{ readonly person?: number }>>;
  close(): void;
}

const isView = (value: unknown): value is RoomView => isObject(value) && typeof value.room === 'string' && Array.isArray(value.steps);

/** Follows a room. What is asked of it goes by HTTP and may be sent again: nothing counts twice. */
export const followRoom = (room: string, token: string | null): FollowedRoom => {
  const view = signal<RoomView | null>(null);
  const refusal = signal<string | null>(null);
  const lost = signal(false);
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, ahead, closed] = [0, 0, false];

  const receive = (raw: unknown): void => {
    if (!isObject(raw)) return;
    if (raw.t === 'room' && isView(raw.room)) {
      [view.value, lost.value, tries] = [raw.room, false, 0];
      if (typeof raw.now === 'number') ahead = raw.now - Date.now();
    } else if (raw.t === 'no' && isFinal(raw.code)) {
      refusal.value = String(raw.message);
      closed = true;
    }
  };

  const open = (): void => {
    if (closed) return;
    const opening = new WebSocket(socketUrl());
    socket = opening;
    opening.addEventListener('open', () =>
      opening.send(JSON.stringify({ t: 'enter', v: PROTOCOL, room, ...(token === null ? {} : { token }), lang: lang.peek() })),
    );
    opening.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))));
    opening.addEventListener('close', () => {
      if (closed || socket !== opening) return;
      lost.value = true;
      timer = setTimeout(open, backoff(tries++));
    });
  };

  const revive = (): void => {
    if (document.hidden || !lost.value) return;
    clearTimeout(timer);
    open();
  };
  /** What the device itself says is lost is dialled again as soon as it says otherwise. */
  const cut = (): void => {
    if (closed || lost.value) return;
    const gone = socket;
    socket = null;
    gone?.close();
    lost.value = true;
    timer = setTimeout(open, backoff(tries++));
  };
  window.addEventListener('offline', cut);
  window.addEventListener('online', revive);
  document.addEventListener('visibilitychange', revive);
  open();

  return {
    view,
    refusal,
    lost,
    serverNow: () => Date.now() + ahead,
    ask: (request) => api.askRoom(room, token ?? '', request),
    close: () => {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', revive);
      document.removeEventListener('visibilitychange', revive);
      socket?.close();
    },
  };
};

/** Once its name is known, the device lists the room by it. */
export const nameRoom = (followed: FollowedRoom, room: string): (() => void) =>
  effect(() => {
    const seen = followed.view.value;
    const held = heldRoom(room);
    if (seen !== null && held !== undefined && held.title === '' && seen.you.kind !== 'stranger') keep({ ...held, code: seen.code, title: seen.title });
  });
