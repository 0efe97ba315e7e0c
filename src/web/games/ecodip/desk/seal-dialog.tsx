import { printUnit } from '#diplomacy';
import { unitsOf } from '#games/ecodip/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { hasRefusal } from '#games/ecodip/orders/judge.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../svg/icon.tsx';
import { isMovement } from '../draft/choices.ts';
import { isOrderOf } from '../draft/text.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { LineVerdict } from './line-verdict.tsx';

/** What is left undone, before the sheet is sealed: units without an order, builds not used, motions without a vote. */
const omissions = ({ view, writer, lang }: Scene): readonly string[] => {
  const { office, sheet } = writer;
  if (office === null) return [];
  const { table, power } = office;
  const lines = (sheet?.lines ?? []).filter(({ refusal, replaced }) => refusal === null && !replaced);
  const kinds = lines.map(({ order }) => order?.k);
  const found: string[] = [];
  if (isMovement(table)) {
    const idle = unitsOf(table, power).filter((unit) => !lines.some(({ order }) => isOrderOf(order, unit)));
    if (idle.length > 0) found.push(te('seal.idle', { units: idle.map((unit) => printUnit(worldOf(view.options).board, unit, lang)), count: idle.length }));
    const open = table.motions.filter(({ no }) => !lines.some(({ order }) => order?.k === 'vote' && order.motion === no));
    if (open.length > 0) found.push(te('seal.votes', { count: open.length }));
  }
  if (table.phase === 'WINTER_ORDERS') {
    const due = adjustmentOf(office);
    const used = kinds.filter((kind) => kind === (due > 0 ? 'build' : 'remove') || (due > 0 && kind === 'waive')).length;
    if (due > used) found.push(te('seal.builds', { count: due - used }));
    if (-due > used) found.push(te('seal.removals', { count: -due - used }));
  }
  return found;
};

/** The sheet read once more, and sealed. */
export const SealDialog = ({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) => {
  const { writer } = scene;
  const { sheet } = writer;
  const lines = sheet?.lines ?? [];
  const refused = sheet !== null && hasRefusal(sheet);
  const missing = omissions(scene);
  return (
    <Dialog
      title={te('seal.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={onClose}>
            {te('seal.back')}
          </button>
          <button
            type="button"
            class="btn wax"
            disabled={refused}
            onClick={() => {
              writer.seal();
              onClose();
            }}
          >
            <Icon name="lock" size={16} />
            {lines.length === 0 ? te('seal.empty') : te('seal.do')}
          </button>
        </>
      }
    >
      <div class="ec-seal">
        {lines.length === 0 ? (
          <p>{te('seal.nothing')}</p>
        ) : (
          <ol>
            {lines.map((line, index) => (
              <li key={`${index} ${line.text}`} class={line.replaced ? 'replaced' : undefined}>
                <span>{line.text}</span>
                <LineVerdict line={line} scene={scene} />
              </li>
            ))}
          </ol>
        )}
        {missing.map((words) => (
          <p key={words} class="ec-warning">
            <Icon name="warning" size={15} /> {words}
          </p>
        ))}
        {refused && <p class="ec-refusal">{te('sheet.refused')}</p>}
        <p class="ec-note">{te('seal.until')}</p>
      </div>
    </Dialog>
  );
};
