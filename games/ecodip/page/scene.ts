import type { Offer } from '#kernel/game.ts';
import type { Lang, Voice } from '#kernel/words.ts';
import type { View } from '#games/ecodip/types.ts';
import { shared } from '#web/kit/interface/scene.tsx';
import type { Composer } from './draft/use-composer.ts';
import type { Writer } from './draft/use-writer.ts';
import type { Guessing } from './desk/guess-panel.tsx';

/** What the parts of the table share. */
export interface Scene {
  readonly view: View;
  readonly voice: Voice;
  readonly lang: Lang;
  readonly writer: Writer;
  readonly composer: Composer;
  readonly guessing: Guessing;
  /** The name of the person behind a power, or nothing while nobody sits there. */
  readonly playerOf: (tag: string) => string;
}

/** The papers are given theirs a moment after the map, so that both are not drawn at once: each stands in a scene of its own. */
export const [SceneAround, useScene] = shared<Scene>('a table of ECODIP');

/** The thing whose pointing opens the slip in which a sheet is sealed, and the one whose pointing leads to the sheet. */
export const SEAL = 'ecodip:seal';
export const SHEET_THING = 'ecodip:orders';

export const dialogOf = ({ group }: Offer<unknown>): string | null => (group === 'sheet' ? SEAL : null);
