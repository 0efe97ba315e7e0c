import type { Seat } from '#kernel/game.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tn } from '../../i18n/solo.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { useTable } from '../at-table.tsx';
import { EraseButton } from './kept-tools.tsx';
import { carryToServer } from '../../store/solo/solo-table.ts';

/** On with the game at a table of the server, for whoever is to come. */
const Carry = ({ seat, onDone }: { readonly seat: Seat; readonly onDone: () => void }) => {
  const { scene, voice } = useTable();
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { table, game, seats } = scene.info;
  const others = seats.some(({ holder, seat: other }) => holder === 'person' && other !== seat);
  const carry = async (): Promise<void> => {
    setBusy(true);
    const carried = await carryToServer(table, game, seat, voice.seatName(seat));
    setBusy(false);
    if (!carried.ok) return setWrong(carried.message === '' ? tn('carryOffline') : carried.message);
    onDone();
    return goTo(pathTo.table(carried.value.table));
  };
  return (
    <section class="stack">
      <h3>{tn('carry')}</h3>
      <p class="help">{tn('carryWords')}</p>
      {others && <p class="help">{tn('carryShared', { name: voice.seatName(seat) })}</p>}
      {wrong !== null && <Notice words={wrong} />}
      <Button class="btn ink" disabled={busy} onClick={() => void carry()} words={tn('carryGo')} />
    </section>
  );
};

/** What a table on this device is, what it is not, and how to go on from it. */
export const HereDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { scene } = useTable();
  const { you, info } = scene;
  return (
    <Dialog title={tt('menu.here')} onClose={onClose} footer={<Button class="btn ghost" onClick={onClose} words={t('common.close')} />}>
      <div class="stack loose">
        <p>{tn('words')}</p>
        <p>{tn('dice')}</p>
        {typeof you === 'number' && info.status === 'playing' && <Carry seat={you} onDone={onClose} />}
        <section class="stack">
          <h3>{tn('remove')}</h3>
          <p class="help">{tn('removeWords')}</p>
          <EraseButton table={info.table} code={info.code} onDone={() => goTo(pathTo.home)} />
        </section>
      </div>
    </Dialog>
  );
};
