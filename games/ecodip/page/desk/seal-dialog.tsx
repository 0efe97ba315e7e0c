import { hasRefusal } from '#games/ecodip/orders/judge.ts';
import { Button } from '#web/parts/buttons.tsx';
import { Dialog } from '#web/parts/dialogs.tsx';
import { Icon } from '#web/svg/icon.tsx';
import { isMovement } from '../draft/choices.ts';
import { omissionsOf } from '../draft/omissions.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { LineVerdict } from './line-verdict.tsx';

/** EC-4.1.3: a phase ends when everybody who is asked is ready; a human referee reads it first (EC-4.19.1). */
const afterSealing = ({ view: { table, options, own } }: Scene): 'seal.last' | 'seal.lastReferee' | 'seal.until' => {
  const isLast = own !== null && table.asked.every((tag) => tag === own.power || table.ready.includes(tag));
  if (!isLast) return 'seal.until';
  return options.referee === 'human' ? 'seal.lastReferee' : 'seal.last';
};

/** The sheet read once more, and sealed. */
export const SealDialog = ({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) => {
  const { writer } = scene;
  const { sheet } = writer;
  const lines = sheet?.lines ?? [];
  const refused = sheet !== null && hasRefusal(sheet);
  const missing =
    writer.office === null ? [] : omissionsOf(writer.office, sheet, scene.lang).map(({ key, args }) => te(key, { units: [], kind: '', sites: [], ...args }));
  const after = afterSealing(scene);
  return (
    <Dialog
      title={te('seal.title')}
      onClose={onClose}
      footer={
        <>
          <Button words={te('seal.back')} onClick={onClose} />
          <Button
            class="btn wax"
            disabled={refused}
            icon="lock"
            size={16}
            words={lines.length === 0 ? te('seal.empty') : te('seal.do')}
            onClick={() => {
              writer.seal();
              onClose();
            }}
          />
        </>
      }
    >
      <div class="ec-seal stack">
        {lines.length === 0 ? (
          <p>{te(isMovement(scene.view.table) ? 'seal.nothing' : 'seal.emptySheet')}</p>
        ) : (
          <ol class="entries">
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
        <p class={after === 'seal.until' ? 'hint' : 'ec-warning'}>{te(after)}</p>
      </div>
    </Dialog>
  );
};
