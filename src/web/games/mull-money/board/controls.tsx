import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { Icon, type IconName } from '../../../svg/icon.tsx';
import { type BoardScene, COUNT_ID, LAW_BOOK_ID } from './scene.ts';

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

interface WayProps {
  readonly icon: IconName;
  readonly words: string;
  /** Only the icon, where there is no room for the words. */
  readonly small: boolean;
  readonly onPress: () => void;
}

const Way = ({ icon, words, small, onPress }: WayProps) => (
  <button
    type="button"
    class={small ? 'btn mm-control mm-control-icon' : 'btn mm-control'}
    aria-label={small ? words : undefined}
    title={small ? words : undefined}
    onClick={onPress}
  >
    <Icon name={icon} size={14} />
    {!small && words}
  </button>
);

/** After the end the count may be opened again; another's factory leads back to one's own. */
export const WaysBack = ({ scene, small = false }: { readonly scene: BoardScene; readonly small?: boolean }) => {
  const { view, speech, you, shown, show, point } = scene;
  const { words } = speech;
  return (
    <>
      {view.table.point.kind === 'gameOver' && (
        <Way icon="ledger" words={words('count.show')} small={small} onPress={() => point({ kind: 'thing', id: COUNT_ID })} />
      )}
      {you !== null && shown !== you && <Way icon="undo" words={words('backToMine')} small={small} onPress={() => show(null)} />}
    </>
  );
};
