import type { View } from '#games/mull-money/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import type { FormValues, Pointed } from '#web/kit/interface/game-page.ts';
import type { MotionPlan } from '../geometry.ts';
import type { Speech } from '../speech.ts';
import type { Targets } from '../targets.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { Icon } from '#web/kit/svg/icon.tsx';

/** What every part of the cloth is given. */
export interface BoardScene {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat | null;
  /** Whose factory is drawn. */
  readonly shown: Seat;
  readonly show: (seat: Seat | null) => void;
  readonly offers: readonly Offer<unknown>[];
  readonly targets: Targets;
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  readonly motion: MotionPlan;
  readonly pointed: Pointed | null;
  readonly point: (what: Pointed | null) => void;
}

/** Ids of things that are pointed at from elsewhere on the page. */
export const FACTORY_ID = 'factory ';
export const LAW_BOOK_ID = 'laws';

/** The seat whose factory is asked for, if any. */
export const factoryPointed = (pointed: Pointed | null): Seat | null =>
  pointed?.kind === 'thing' && pointed.id.startsWith(FACTORY_ID) ? Number(pointed.id.slice(FACTORY_ID.length)) : null;

/** Brass over ink: readable on any ground, in any sight. */
export const TargetRing = ({ box, inset = 2 }: { readonly box: Box; readonly inset?: number }) => {
  const ring = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset, rx: 2 };
  return (
    <g fill="none" pointer-events="none">
      <rect {...ring} stroke="#1F1913" stroke-width="5.5" />
      <rect {...ring} stroke="var(--brass-hi)" stroke-width="3" />
    </g>
  );
};

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
