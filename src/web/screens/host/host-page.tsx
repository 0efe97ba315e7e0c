import type { HostRoom } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { formatMoment, formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { Notice } from '../../parts/problem.tsx';
import { Wrong } from '../../parts/said.tsx';
import { Form, Input } from '../../parts/writing.tsx';
import { host, hostKey, keepHostKey } from '../../store/host.ts';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import { BackupSheet } from './backup-sheet.tsx';
import { Figures, isSlow } from './figures.tsx';
import { LabSheet } from './lab-sheet.tsx';
import { ReportsSheet } from './reports-sheet.tsx';
import { RetentionSheet } from './retention-sheet.tsx';
import { TablesSheet } from './tables-sheet.tsx';
import { WordsSheet } from './words-sheet.tsx';
import './host.css';

const ASK_AGAIN_MS = 10_000;

interface Seen {
  readonly room: HostRoom;
  readonly at: number;
}

/** Without the key the page says how to get one, and nothing else. */
const Door = ({ onEnter }: { readonly onEnter: (room: HostRoom) => void }) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    const answer = await host.enter(typed.trim());
    setBusy(false);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    keepHostKey(typed.trim());
    onEnter(answer.value);
  };
  return (
    <Form class="sheet padded stack host-door" onSend={enter} noValidate>
      <h1 class="titled">{th('title')}</h1>
      <Input
        label={th('key.label')}
        type="password"
        autocomplete="current-password"
        value={typed}
        aria-invalid={wrong !== ''}
        aria-describedby="host-wrong"
        onText={setTyped}
      />
      <Wrong id="host-wrong" words={wrong} />
      <div>
        <Button type="submit" class="btn ink" disabled={busy || typed.trim() === ''} icon="key" words={th('key.enter')} />
      </div>
      <p class="hint">{th('key.how')}</p>
    </Form>
  );
};

/** Asked again as long as somebody looks. A server that does not answer leaves its last figures, with their hour. */
const useRoom = (): readonly [Seen | null, boolean, () => Promise<void>, (room: HostRoom) => void] => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [silent, setSilent] = useState(false);
  const show = (room: HostRoom): void => setSeen({ room, at: Date.now() });
  const look = async (): Promise<void> => {
    if (document.hidden || hostKey.peek() === null) return;
    const answer = await host.room();
    setSilent(!answer.ok);
    if (answer.ok) show(answer.value);
    else if (hostKey.peek() === null) setSeen(null);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return [seen, silent, look, show];
};

/** /host: the room of whoever runs the server. */
export const HostPage = () => {
  const [seen, silent, look, show] = useRoom();
  const inside = hostKey.value !== null;
  const figures = seen?.room.figures;
  return (
    <Page title={th('title')} crumb={<b>{th('title')}</b>} class="page paper host-room">
      {!inside && <Door onEnter={show} />}
      {inside && (
        <header class="host-head cluster ends">
          <div class="cluster">
            <h1>{th('title')}</h1>
            <p class="help">{th('lead')}</p>
          </div>
          <div class="cluster">
            {figures !== undefined && !silent && figures.failing === null && isSlow(figures) && <p class="wrong">{th('slow')}</p>}
            {figures !== undefined && !silent && figures.failing === null && !isSlow(figures) && (
              <p class="gain row">
                <Icon name="check" />
                {th('well', { time: formatRemaining(Date.now() - figures.since, lang.value) })}
              </p>
            )}
            {seen !== null && seen.room.reports.length > 0 && (
              <a class="to-reports" href="#host-reports">
                {th('reports.title')} <span class="badge">{seen.room.reports.length}</span>
              </a>
            )}
            <Button class="text-btn" words={th('key.leave')} onClick={() => keepHostKey(null)} />
          </div>
        </header>
      )}
      {inside && figures !== undefined && figures.failing !== null && <Notice words={figures.failing} />}
      {inside && silent && (
        <Notice words={seen === null ? t('error.unreachable') : th('unanswered', { time: formatMoment(seen.at, Date.now(), lang.value) })} />
      )}
      {inside && seen !== null && (
        <>
          <Figures figures={seen.room.figures} />
          <div class="host-grid stack">
            <TablesSheet counts={seen.room.figures.tables} retention={seen.room.retention} onChange={look} />
            <div class="host-side stack">
              <ReportsSheet reports={seen.room.reports} muted={seen.room.muted} onChange={look} />
              <BackupSheet backups={seen.room.backups} onChange={look} />
              {seen.room.lab !== null && <LabSheet lab={seen.room.lab} />}
              <RetentionSheet retention={seen.room.retention} onChange={look} />
              <WordsSheet words={seen.room.words} onChange={look} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
};
