import { useMemo } from 'preact/hooks';
import type { Preview } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { GazettePaper } from '../gazette/gazette.tsx';
import { positionOf } from '../map/of-view.ts';
import { WorldPicture } from '../map/picture.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { comingPage, viewAfter } from './coming.ts';
import { useActs } from './use-acts.ts';

const NO_ORDERS: readonly never[] = [];

interface ComingPageProps {
  readonly preview: Preview;
  readonly onClose: () => void;
}

/** The page of the gazette as it would be printed, and the position after it. */
export const ComingPage = ({ preview, onClose }: ComingPageProps) => {
  const { view, voice } = useScene();
  const { session, scene } = useTable();
  const { find, take, busy } = useActs();
  const after = useMemo(() => viewAfter(view, preview), [view, preview]);
  const publish = find('publish');
  return (
    <Dialog
      title={te('preview.pageTitle')}
      onClose={onClose}
      footer={
        publish !== undefined && (
          <Button
            class="btn wax"
            disabled={busy}
            words={te('preview.publish')}
            onClick={() => {
              onClose();
              take(publish);
            }}
          />
        )
      }
    >
      <div class="ec-coming-page">
        <GazettePaper view={after} lines={comingPage(session.log.value, view, preview)} turn={view.table.turn + 1} voice={voice} code={scene.info.code}>
          <p class="m-5-0 cluster justify-center wrong">{te('preview.draft')}</p>
        </GazettePaper>
        <figure class="m-5-0">
          <WorldPicture position={positionOf(after)} orders={NO_ORDERS} width={1120} />
          <figcaption class="hint">{te('preview.after')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
};
