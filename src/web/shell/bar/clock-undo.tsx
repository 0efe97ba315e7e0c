import { wordOf } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { timeLeft } from '../../store/clock.ts';
import { wide } from '../../browser/media.ts';
import { lang } from '../../browser/settings.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { useTable } from '../at-table.tsx';
import { overdueWords } from '../table/leave-dialog.tsx';

const SHORT_MS = 15_000;

export const Clock = () => {
  const { session, scene } = useTable();
  const left = timeLeft(session);
  if (left === null) return null;
  return (
    <>
      <span class={left < SHORT_MS ? 'clock row short gap-3 w750 t7 leading-1' : 'clock row gap-3 w750 t7 leading-1'} role="timer" aria-label={tt('bar.clock')}>
        <Icon name="clock" size={wide.value ? 20 : 17} />
        {formatRemaining(left, lang.value)}
      </span>
      {scene.overdue && scene.deadline !== null && <span class="overdue t3 w600">{overdueWords(scene.deadline)}</span>}
    </>
  );
};

/** A press on a small mark must not ask the whole table: what it means is said first. */
const AskTakeback = () => {
  const { session, scene } = useTable();
  // Bots agree at once: nobody is asked, and nobody can refuse.
  const alone = scene.info.seats.every(({ seat, holder }) => seat === scene.you || holder !== 'person');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="undo row gap-2 w600 t3 leading-2 text-right" disabled={session.sending.value} onClick={() => setAsking(true)}>
        <Icon name="undo" size={16} class="undo-icon" />
        <span class="undo-words">{tt(alone ? 'takeback.alone' : 'takeback.ask')}</span>
      </button>
      {asking && (
        <Dialog
          title={tt(alone ? 'takeback.aloneTitle' : 'takeback.askTitle')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button class="btn ghost" words={t('common.cancel')} onClick={() => setAsking(false)} />
              <Button
                class="btn ink"
                words={tt(alone ? 'takeback.aloneGo' : 'takeback.askGo')}
                onClick={() => {
                  setAsking(false);
                  void session.ask({ t: 'takeback' });
                }}
              />
            </>
          }
        >
          <p>{tt(alone ? 'takeback.aloneWords' : 'takeback.askWords')}</p>
        </Dialog>
      )}
    </>
  );
};

const WHY = { 'table.undoRevealed': 'bar.undoRevealed', 'table.undoOthersActed': 'bar.undoOthers' } as const;

const whyClosed = (key: string): string => (key === 'table.undoRevealed' || key === 'table.undoOthersActed' ? tt(WHY[key]) : tt('bar.undoNothing'));

/** Takes the last move back, asks to, or says why it is too late. */
export const Undo = ({ asked }: { readonly asked: boolean }) => {
  const { scene, session, voice } = useTable();
  const closed = scene.undoClosed;
  if (closed !== null && scene.takebackClosed === null) return <AskTakeback />;
  // While others play, a closed undo is no news.
  if (scene.you === null || (closed !== null && !asked)) return null;
  return (
    <button
      type="button"
      class="undo row gap-2 w600 t3 leading-2 text-right"
      aria-disabled={closed !== null}
      title={closed === null ? undefined : wordOf(voice, closed)}
      disabled={session.sending.value}
      onClick={() => {
        if (closed === null) void session.ask({ t: 'undo' });
      }}
    >
      <Icon name="undo" size={16} class="undo-icon" />
      <span class="undo-words">{closed === null ? tt('bar.undo') : whyClosed(closed)}</span>
    </button>
  );
};
