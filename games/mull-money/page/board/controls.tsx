import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { Icon } from '#web/svg/icon.tsx';
import { type BoardScene, LAW_BOOK_ID } from './scene.ts';

/* What the reader may choose to see; nothing of it changes the game. */

export const TableSwitch = ({ scene, showTable }: { readonly scene: BoardScene; readonly showTable: () => void }) => {
  const label = scene.speech.words('table.show');
  return (
    <button type="button" class="btn mm-control mm-control-icon" aria-label={label} title={label} onClick={showTable}>
      <Icon name="table" size={14} />
    </button>
  );
};

/** MM-13.10: how many laws are in force, and the way to the book. */
export const LawsButton = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech, point } = scene;
  const { words } = speech;
  if (!isSimulation(view)) return null;
  const inForce = view.table.laws.filter(({ status }) => status === 'active').length;
  return (
    <button
      type="button"
      class="btn mm-control"
      aria-label={`${words('laws.title')}, ${words('laws.open')}`}
      onClick={() => point({ kind: 'thing', id: LAW_BOOK_ID })}
    >
      <Icon name="scale" size={14} />
      {words('laws.count', { count: inForce })}
    </button>
  );
};

/** Another's factory leads back to one's own. */
export const WayBack = ({ scene, small = false }: { readonly scene: BoardScene; readonly small?: boolean }) => {
  const { speech, you, shown, show } = scene;
  if (you === null || shown === you) return null;
  const words = speech.words('backToMine');
  return (
    <button
      type="button"
      class={small ? 'btn mm-control mm-control-icon' : 'btn mm-control'}
      aria-label={small ? words : undefined}
      title={small ? words : undefined}
      onClick={() => show(null)}
    >
      <Icon name="undo" size={14} />
      {!small && words}
    </button>
  );
};
