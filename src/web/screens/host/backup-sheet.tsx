import type { HostRoom } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button } from '../../parts/button.tsx';
import { Wrong } from '../../parts/said.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { host } from '../../store/host.ts';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import { formatBytes } from './formats.ts';

/** The tick stands only after the copy has been read again. */
export const BackupSheet = ({ backups, onChange }: { readonly backups: HostRoom['backups']; readonly onChange: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const backUp = async (): Promise<void> => {
    setBusy(true);
    const answer = await host.backUp();
    setBusy(false);
    setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
    await onChange();
  };
  const last = backups?.last ?? null;
  return (
    <Sheet class="stack" title={th('backup.title')}>
      {backups === null && <p class="help">{th('backup.elsewhere')}</p>}
      {backups !== null && last === null && <p class="help">{th('backup.none')}</p>}
      {last !== null && (
        <dl class="host-lines">
          <div class="row ends">
            <dt>{th('backup.last', { when: formatMoment(last.at, Date.now(), lang.value) })}</dt>
            <dd>
              <b>{formatBytes(last.bytes, lang.value)}</b>
            </dd>
          </div>
          <div class="row ends">
            <dt>{th('backup.read', { tables: last.tables })}</dt>
            <dd class="gain row tight">
              <Icon name="check" size={15} />
              {th('backup.whole')}
            </dd>
          </div>
        </dl>
      )}
      {backups !== null && (
        <>
          <div>
            <Button disabled={busy} icon="download" words={th(busy ? 'backup.busy' : 'backup.go')} onClick={backUp} />
          </div>
          <p class="hint folder">{th('backup.where', { folder: backups.folder })}</p>
        </>
      )}
      <Wrong words={wrong} />
    </Sheet>
  );
};
