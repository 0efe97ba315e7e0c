import type { Known } from '#protocol';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../hooks/use-answer.ts';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../parts/button.tsx';
import { Wrong } from '../../parts/said.tsx';
import { saveAs } from '../../parts/save-as.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { ringApi } from '../../store/ring-api.ts';
import { ring } from '../../store/ring.ts';
import { Icon } from '../../svg/icon.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const useKnown = (device: string): Known | null => {
  const [known, setKnown] = useState<Known | null>(null);
  const view = ring.value?.view;
  const held = `${view?.devices.length} ${view?.passkeys} ${view?.tables.length}`;
  useAnswer(
    () => ringApi.known(device),
    (answer) => answer.ok && setKnown(answer.value),
    [device, held],
  );
  return known;
};

interface KnownProps {
  readonly device: string;
  readonly offline: boolean;
  readonly onErased: () => void;
}

export const KnownSheet = ({ device, offline, onErased }: KnownProps) => {
  const known = useKnown(device);
  const [erasing, setErasing] = useState(false);
  const [wrong, setWrong] = useState('');
  const save = async (): Promise<void> => {
    const answer = await ringApi.exportAll(device);
    if (answer.ok) saveAs('comptoir.json', JSON.stringify(answer.value, null, 2), 'application/json');
    setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
  };
  const rows: readonly (readonly [string, string])[] =
    known === null
      ? []
      : [
          [tk('known.name'), tk('known.nameSeats', { names: known.names, seats: known.seats })],
          [tk('known.words'), String(known.words)],
          [tk('known.addresses'), String(known.addresses)],
          [tk('known.devices'), String(known.devices)],
          [tk('known.passkeys'), String(known.passkeys)],
          [tk('known.cookies'), tk('known.none')],
        ];
  return (
    <Sheet class="known stack" title={tk('known.title')}>
      <dl>
        {rows.map(([what, value]) => (
          <div class="row ends" key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="two row">
        <Button class={offline ? 'btn dashed' : 'btn'} disabled={offline} icon="download" words={tk('known.export')} onClick={save} />
        <button type="button" class={offline ? 'btn dashed' : 'btn wax'} disabled={offline || known === null} onClick={() => setErasing(true)}>
          <Icon name="lock" />
          {tk('known.erase')}
        </button>
      </div>
      <Wrong words={wrong} />
      <p class="hint">{tk('known.help')}</p>
      {erasing && known !== null && <EraseDialog known={known} onClose={() => setErasing(false)} onErased={onErased} />}
    </Sheet>
  );
};
