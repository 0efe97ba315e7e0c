import type { Example } from '#kernel/example.ts';
import type { AnyFace, AnyGame } from '#kernel/game.ts';
import type { Lesson } from '#kernel/lesson.ts';
import type { Manifest } from '#kernel/manifest.ts';
import type { GameProgramme, WorkshopGuide } from '#kernel/programme.ts';
import { manifest as antiMonopoly } from '#games/anti-monopoly/manifest.ts';
import { manifest as bourse } from '#games/bourse/manifest.ts';
import { manifest as ecodip } from '#games/ecodip/manifest.ts';
import { manifest as mullMoney } from '#games/mull-money/manifest.ts';
import { manifest as tripleBataille } from '#games/triple-bataille/manifest.ts';

/** A box on the shelf. What is in it is fetched when somebody opens it. */
export interface GameBox extends Manifest {
  readonly load: () => Promise<AnyGame>;
  /** What a page needs of it: a far smaller part. */
  readonly face: () => Promise<AnyFace>;
  /** Workshops that it proposes; absent: none. */
  readonly programmes?: () => Promise<readonly GameProgramme[]>;
  /** Worked examples of its booklet; absent: none. */
  readonly examples?: () => Promise<readonly Example[]>;
  /** What is known of its guide for those who lead a workshop (`guide.<lang>.md` beside its booklet); absent: it has none. */
  readonly guide?: () => Promise<WorkshopGuide>;
  /** A guided first game; absent: it has none. */
  readonly lesson?: () => Promise<Lesson>;
}

type ShelfEntry = Omit<GameBox, 'face'> & Partial<Pick<GameBox, 'face'>>;

const SHELF: readonly ShelfEntry[] = [
  {
    ...bourse,
    load: async () => (await import('#games/bourse/index.ts')).bourse,
    face: async () => (await import('#games/bourse/face.ts')).face,
    examples: async () => (await import('#games/bourse/examples.ts')).EXAMPLES,
    programmes: async () => (await import('#games/bourse/programmes.ts')).programmes,
    lesson: async () => (await import('#games/bourse/lesson/index.ts')).lesson,
  },
  {
    ...mullMoney,
    load: async () => (await import('#games/mull-money/index.ts')).mullMoney,
    face: async () => (await import('#games/mull-money/face.ts')).face,
    examples: async () => (await import('#games/mull-money/examples.ts')).EXAMPLES,
    programmes: async () => (await import('#games/mull-money/programmes.ts')).programmes,
    lesson: async () => (await import('#games/mull-money/lesson/index.ts')).lesson,
  },
  {
    ...antiMonopoly,
    load: async () => (await import('#games/anti-monopoly/index.ts')).antiMonopoly,
    face: async () => (await import('#games/anti-monopoly/face.ts')).face,
    examples: async () => (await import('#games/anti-monopoly/examples.ts')).EXAMPLES,
    programmes: async () => (await import('#games/anti-monopoly/programmes.ts')).programmes,
    lesson: async () => (await import('#games/anti-monopoly/lesson/index.ts')).lesson,
  },
  {
    ...tripleBataille,
    load: async () => (await import('#games/triple-bataille/index.ts')).tripleBataille,
    face: async () => (await import('#games/triple-bataille/face.ts')).face,
    examples: async () => (await import('#games/triple-bataille/content/examples.ts')).EXAMPLES,
    guide: async () => (await import('#games/triple-bataille/content/guide.ts')).guide,
    programmes: async () => (await import('#games/triple-bataille/programmes.ts')).programmes,
    lesson: async () => (await import('#games/triple-bataille/lesson/index.ts')).lesson,
  },
  {
    ...ecodip,
    load: async () => (await import('#games/ecodip/index.ts')).ecodip,
    face: async () => (await import('#games/ecodip/face.ts')).face,
    programmes: async () => (await import('#games/ecodip/programmes.ts')).programmes,
    lesson: async () => (await import('#games/ecodip/lesson/index.ts')).lesson,
  },
];

/** A small game has no face of its own: the whole of it is as good. */
const boxOf = (entry: ShelfEntry): GameBox => ({ face: entry.load, ...entry });

/** The shelf, in its order. */
export const BOXES: readonly GameBox[] = SHELF.map(boxOf);

export const findBox = (id: string): GameBox | undefined => BOXES.find((box) => box.id === id);
