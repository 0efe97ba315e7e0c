import { HOUSE } from '#kernel/house.ts';
import type { Retention, RetentionPreview } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/choices.tsx';
import { Link } from '../../parts/link.tsx';
import { Said } from '../../parts/said.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { pathTo } from '../../routes.ts';
import { host } from '../../store/host.ts';

const FINISHED = [7, 30, 90, 365] as const;
const LOBBIES = [1, 7, 30] as const;

interface DaysProps {
  readonly label: string;
  readonly days: number | null;
  readonly among: readonly number[];
  readonly onChange: (days: number | null) => void;
}

const Days = ({ label, days, among, onChange }: DaysProps) => {
  const known = days === null || among.includes(days) ? among : [...among, days].toSorted((a, b) => a - b);
  return (
    <div class="row ends">
      <span>{label}</span>
      <Select
        label={label}
        value={String(days ?? '')}
        choices={[{ value: '', text: th('keep.always') }, ...known.map((each) => ({ value: String(each), text: th('keep.days', { days: each }) }))]}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
      />
    </div>
  );
};

/** What would go is told before anything is switched on. */
export const RetentionSheet = ({ retention, onChange }: { readonly retention: Retention; readonly onChange: () => Promise<void> }) => {
  const [wished, setWished] = useState<{ readonly retention: Retention; readonly preview: RetentionPreview } | null>(null);
  const [said, setSaid] = useState('');
  const shown = wished?.retention ?? retention;
  const wish = async (next: Retention): Promise<void> => {
    const answer = await host.preview(next);
    setSaid(answer.ok ? '' : answer.message || t('error.unreachable'));
    if (answer.ok) setWished({ retention: next, preview: answer.value });
  };
  const agree = async (): Promise<void> => {
    if (wished === null) return;
    const answer = await host.keep(wished.retention);
    setSaid(answer.ok ? th('keep.saved') : answer.message || t('error.unreachable'));
    await onChange();
    if (answer.ok) setWished(null);
  };
  const preview = wished?.preview;
  return (
    <Sheet class="stack host-lines" title={th('keep.title')} beside={<Link class="hint" href={pathTo.rules(HOUSE.id, 'HO-12.5')} words={th('keep.read')} />}>
      <Days label={th('keep.finished')} days={shown.finishedDays} among={FINISHED} onChange={(finishedDays) => void wish({ ...shown, finishedDays })} />
      <Days label={th('keep.lobbies')} days={shown.lobbyDays} among={LOBBIES} onChange={(lobbyDays) => void wish({ ...shown, lobbyDays })} />
      {preview !== undefined && (
        <>
          <p role="status">{preview.finished + preview.lobbies + preview.rooms === 0 ? th('keep.nothing') : th('keep.would', { ...preview })}</p>
          <div class="cluster">
            <Button class="btn wax" words={th('keep.agree')} onClick={agree} />
            <Button words={th('keep.cancel')} onClick={() => setWished(null)} />
          </div>
        </>
      )}
      <Said words={said} />
    </Sheet>
  );
};
