import type { AnyGame, Manifest } from '#kernel';
import { manifest as antiMonopoly } from '#games/anti-monopoly/manifest.ts';
import { manifest as bourse } from '#games/bourse/manifest.ts';
import { manifest as ecodip } from '#games/ecodip/manifest.ts';
import { manifest as mullMoney } from '#games/mull-money/manifest.ts';
import { manifest as tripleBataille } from '#games/triple-bataille/manifest.ts';

/** A box on the shelf. What is in it is fetched when somebody opens it. */
export interface Box extends Manifest {
  readonly load: () => Promise<AnyGame>;
}

/** The shelf, in its order. */
export const BOXES: readonly Box[] = [
  { ...bourse, load: async () => (await import('#games/bourse/index.ts')).bourse },
  { ...mullMoney, load: async () => (await import('#games/mull-money/index.ts')).mullMoney },
  { ...antiMonopoly, load: async () => (await import('#games/anti-monopoly/index.ts')).antiMonopoly },
  { ...tripleBataille, load: async () => (await import('#games/triple-bataille/index.ts')).tripleBataille },
  { ...ecodip, load: async () => (await import('#games/ecodip/index.ts')).ecodip },
];

export const findBox = (id: string): Box | undefined => BOXES.find((box) => box.id === id);
