import { type AnyFace, seatCount, type Voice } from '#kernel';
import { useState } from 'preact/hooks';
import { tf } from '../../i18n/forks.ts';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/study.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/problem.tsx';
import { saveAs } from '../../parts/save-as.ts';
import { pathTo } from '../../routes.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { ForkSheet } from '../../shell/fork/fork-sheet.tsx';
import { api } from '../../store/api.ts';
import { tokenAt } from '../../store/tables.ts';
import { Icon } from '../../svg/icon.tsx';
import type { FilmSource } from './film.ts';

interface WaysProps extends FilmSource {
  readonly face: AnyFace;
  readonly voice: Voice;
  /** How many inputs have been played at the moment in sight. */
  readonly place: number;
  readonly over: boolean;
}

/** Who is named in the file, before it is handed over. */
const ExportDialog = ({ info, voice, onClose }: Pick<WaysProps, 'info' | 'voice'> & { readonly onClose: () => void }) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const named = info.seats.filter((seat) => seat.named === true).map(({ seat }) => voice.seatName(seat));
  const unnamed = info.seats.length - named.length;
  const save = async (table: string): Promise<void> => {
    // Asked for now: people may have changed their minds since the film was made.
    const found = await api.recording(table, tokenAt(table));
    if (!found.ok) return setWrong(found.message === '' ? t('error.unreachable') : found.message);
    saveAs(`${info.game}-${info.code}.json`, `${JSON.stringify(found.value)}\n`, 'application/json');
    return onClose();
  };
  const { table } = info;
  return (
    <Dialog
      title={ts('replay.download')}
      onClose={onClose}
      footer={
        <button type="button" class="btn ink" onClick={() => table !== null && void save(table)}>
          {ts('export.save')}
        </button>
      }
    >
      <p>
        {named.length > 0 && ts('export.named', { names: named })} {unnamed > 0 && ts('export.unnamed', { count: unnamed })}{' '}
        <ClauseMark game={info.game} clause="HO-11.2" />
      </p>
      {wrong !== null && <Notice words={wrong} />}
    </Dialog>
  );
};

/** Where one can go from the film: another way, the proof, the file, the table. */
export const Ways = ({ info, recording, face, voice, place, over }: WaysProps) => {
  const [open, setOpen] = useState<'fork' | 'export' | null>(null);
  const { table } = info;
  const close = (): void => setOpen(null);
  const chairs = seatCount({ seats: recording.seats, inputs: recording.inputs.slice(0, place) });
  return (
    <div class="ways cluster">
      <button type="button" class="btn ink" disabled={over} title={over ? tf('over') : undefined} onClick={() => setOpen('fork')}>
        <Icon name="fork" size={17} />
        {tf('ask')}
      </button>
      {table !== null && (
        <>
          <a class="btn" href={pathTo.verify(table)}>
            {ts('replay.verify')}
          </a>
          <button type="button" class="btn ghost" aria-label={ts('replay.download')} title={ts('replay.download')} onClick={() => setOpen('export')}>
            <Icon name="download" size={17} />
          </button>
          <a class="btn ghost" href={pathTo.table(table)}>
            {ts('replay.toTable')}
          </a>
        </>
      )}
      {open === 'export' && <ExportDialog info={info} voice={voice} onClose={close} />}
      {open === 'fork' && (
        <ForkSheet
          title={tf('title', { step: place })}
          face={face}
          from={table === null ? { recording, after: place } : { table, after: place }}
          seats={Array.from({ length: chairs }, (_, seat) => voice.seatName(seat))}
          own={null}
          token={table === null ? undefined : tokenAt(table)}
          onClose={close}
        />
      )}
    </div>
  );
};
