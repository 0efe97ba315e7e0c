import type { Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../i18n/house.ts';
import { ts } from '../i18n/rules-and-replay.ts';
import { ClauseMark } from '../rules/clause-card.tsx';
import { api } from '../store/api.ts';
import { heldTable, tokenAt } from '../store/tables.ts';
import { Button } from '../kit/parts/buttons.tsx';
import { Dialog } from '../kit/parts/dialogs.tsx';
import { Notice } from '../kit/parts/waiting.tsx';
import { saveAs } from '../kit/parts/files.ts';

interface ExportProps {
  readonly info: { readonly table: string; readonly game: string; readonly code: string; readonly seats: readonly Pick<SeatInfo, 'seat' | 'named'>[] };
  readonly voice: Voice;
  readonly onClose: () => void;
}

/** The recording of a finished game as a file; who is named in it is said before it is handed over. */
export const ExportDialog = ({ info, voice, onClose }: ExportProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const { table, game, code, seats } = info;
  const named = seats.filter((seat) => seat.named === true).map(({ seat }) => voice.seatName(seat));
  // Whoever saves a game of their own need not be told of somebody who did not agree.
  const own = new Set(heldTable(table)?.seats.map(({ seat }) => seat));
  const silent = seats.filter((seat) => seat.named !== true);
  const unnamed = silent.filter(({ seat }) => !own.has(seat)).length;
  const save = async (): Promise<void> => {
    // Asked for now: people may have changed their minds since the game was told.
    const found = await api.recording(table, tokenAt(table));
    if (!found.ok) return setWrong(found.message === '' ? t('error.unreachable') : found.message);
    saveAs(`${game}-${code}.json`, `${JSON.stringify(found.value)}\n`, 'application/json');
    return onClose();
  };
  return (
    <Dialog title={ts('replay.download')} onClose={onClose} footer={<Button class="btn ink" words={ts('export.save')} onClick={() => void save()} />}>
      <p>
        {named.length > 0 && ts('export.named', { names: named })} {unnamed > 0 && ts('export.unnamed', { count: unnamed })}{' '}
        {silent.length > unnamed && ts('export.unnamedYou')} <ClauseMark game={game} clause="HO-11.2" />
      </p>
      {wrong !== null && <Notice words={wrong} />}
    </Dialog>
  );
};
