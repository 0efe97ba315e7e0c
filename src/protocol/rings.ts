import type { Actor, Seat } from '#kernel/game.ts';
import type { z } from 'zod';
import type { makeRing } from './decode.ts';

/* Key rings: a person's devices, and the chairs that each of them opens. No account, no name of its own. */

export type DeviceKind = NewDevice['kind'];

/** How a device calls itself. */
export type NewDevice = Omit<MakeRing, 'holds'>;

/** A link that a device holds: whoever has its token may put its chair on his ring. */
export type Hold = MakeRing['holds'][number];

/** POST /api/ring: a device that has links makes a ring of them. */
export type MakeRing = z.infer<typeof makeRing>;

export interface DeviceInfo extends NewDevice {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface RingTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  /** `token~chair` opens each of them. */
  readonly chairs: readonly (Seat | 'referee' | 'owner')[];
  /** Whose words its devices do not show; absent: that was never said. */
  readonly muted?: readonly Seat[];
}

/** GET /api/ring */
export interface RingView {
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: number;
  readonly tables: readonly RingTable[];
}

/** What a device is told once: its token. */
export interface GrantedRing extends RingView {
  readonly token: string;
}

/** POST /api/ring/words: what another device types, until then (epoch ms). */
export interface CarryWords {
  readonly words: readonly string[];
  readonly until: number;
}

/** POST /api/carry: whose ring these words open, before anything is taken. */
export interface CarryOffer {
  readonly names: readonly string[];
  readonly seats: number;
  readonly devices: number;
}

/** GET /api/ring/known: what the house knows of a person, in figures. */
export interface Known {
  readonly names: readonly string[];
  readonly seats: number;
  readonly words: number;
  /** Of mail, and where this person's devices are told. */
  readonly addresses: number;
  readonly devices: number;
  readonly passkeys: number;
}

/** GET /api/ring/export: everything the house keeps of a person. */
export interface PersonExport {
  readonly exportedAt: number;
  readonly addresses: readonly string[];
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: readonly { readonly id: string; readonly createdAt: number }[];
  readonly tables: readonly (Omit<RingTable, 'chairs'> & {
    readonly status: string;
    readonly createdAt: number;
    readonly chairs: readonly {
      /** `visitor`: a chair that was removed before the game began. */
      readonly chair: Seat | 'referee' | 'owner' | 'visitor';
      readonly name: string | null;
      /** The chair is no longer his. */
      readonly left?: true;
      readonly said: readonly { readonly at: number; readonly to: 'all' | readonly Actor[]; readonly text: string }[];
    }[];
    /** Of a finished game. */
    readonly recording?: unknown;
  })[];
}
