import type { AnyFace } from '#kernel/game.ts';
import { seatCount } from '#kernel/recording.ts';
import type { Voice } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { tf } from '../../i18n/forks.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Button } from '../../parts/button.tsx';
import { ExportDialog } from '../../parts/export-dialog.tsx';
import { Link } from '../../parts/link.tsx';
import { pathTo } from '../../routes.ts';
import { ForkSheet } from '../../shell/fork/fork-sheet.tsx';
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

/** Where one can go from the film: another way, the proof, the file, the table. */
export const Ways = ({ info, recording, face, voice, place, over }: WaysProps) => {
  const [open, setOpen] = useState<'fork' | 'export' | null>(null);
  const { table } = info;
  const close = (): void => setOpen(null);
  const chairs = seatCount({ seats: recording.seats, inputs: recording.inputs.slice(0, place) });
  return (
    <div class="ways cluster">
      <Button class="btn ink" disabled={over} title={over ? tf('over') : undefined} icon="fork" size={17} words={tf('ask')} onClick={() => setOpen('fork')} />
      {table !== null && (
        <>
          <Link class="btn" href={pathTo.verify(table)} words={ts('replay.verify')} />
          <button type="button" class="btn ghost" aria-label={ts('replay.download')} title={ts('replay.download')} onClick={() => setOpen('export')}>
            <Icon name="download" size={17} />
          </button>
          <Link class="btn ghost" href={pathTo.table(table)} words={ts('replay.toTable')} />
        </>
      )}
      {open === 'export' && table !== null && <ExportDialog info={{ ...info, table }} voice={voice} onClose={close} />}
      {open === 'fork' && (
        <ForkSheet
          title={tf('title', { step: place })}
          face={face}
          from={table === null ? { recording, after: place } : { table, after: place }}
          seats={Array.from({ length: chairs }, (_, seat) => voice.seatName(seat))}
          own={null}
          brought={table === null || info.fork?.brought === true}
          token={table === null ? undefined : tokenAt(table)}
          onClose={close}
        />
      )}
    </div>
  );
};
