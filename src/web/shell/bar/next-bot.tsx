import type { Actor } from '#kernel/game.ts';
import { useEffect } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { isTyping } from '../../parts/is-typing.ts';
import { wide } from '../../store/media.ts';
import { type AtTable, useTable } from '../at-table.ts';

/** Do bots wait here until somebody presses? A guide lets them go on by itself. */
export const isHeld = ({ scene: { info, you, owner }, guide }: AtTable, awaited: readonly Actor[]): boolean =>
  info.pace === 'step' &&
  guide === undefined &&
  (you !== null || owner) &&
  awaited.some((actor) => info.seats.some(({ seat, holder }) => seat === actor && holder === 'bot'));

/** Step by step: the bots that are awaited answer on a press, or on the key B. */
export const NextBot = () => {
  const { session } = useTable();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'b' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) void session.ask({ t: 'step' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
  return (
    <div class="offers cluster">
      <button type="button" class="offer main" aria-keyshortcuts="b" onClick={() => void session.ask({ t: 'step' })}>
        {tt('bar.nextBot')} {wide.value && <kbd>B</kbd>}
      </button>
    </div>
  );
};
