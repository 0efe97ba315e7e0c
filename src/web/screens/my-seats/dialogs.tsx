import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { addPasskey, comeByPasskey, passkeysHere, removePasskeys } from '../../store/passkeys.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import type { Known } from '#protocol';
import { Dialog, Sheet } from '../../kit/parts/dialogs.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { eraseMe, ring, ringApi } from '../../store/ring.ts';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { saveAs } from '../../kit/parts/files.ts';

const told = (refusal: string | null): string => (refusal === null ? '' : refusal === '' ? t('error.unreachable') : refusal);

/** Optional, and last: the page says why where there can be none. */
export const PasskeyRow = ({ device, count, offline }: { readonly device: string; readonly count: number; readonly offline: boolean }) => {
  const [wrong, setWrong] = useState('');
  const able = passkeysHere();
  const help = able !== 'yes' ? tk(`passkey.${able}`) : count === 0 ? tk('passkey.help') : tk('passkey.count', { count });
  return (
    <li class="row loose min-h-52 blue-under">
      <Icon name="key" size={22} />
      <span class="what grow">
        <b>{tk('passkey.title')}</b>
        <small class="block">{help}</small>
        {wrong !== '' && (
          <small class="wrong block" role="alert">
            {wrong}
          </small>
        )}
      </span>
      {count > 0 && (
        <Button
          class={offline ? 'btn small dashed' : 'btn small'}
          disabled={offline}
          aria-label={tk('passkey.removeAll')}
          words={tk('devices.remove')}
          onClick={async () => setWrong(told(await removePasskeys(device)))}
        />
      )}
      {able === 'yes' && (
        <Button
          class={offline ? 'btn small dashed' : 'btn small'}
          disabled={offline}
          words={tk('passkey.add')}
          onClick={async () => setWrong(told(await addPasskey(device)))}
        />
      )}
    </li>
  );
};

/** Comes back on a new device, without words. */
export const PasskeyWay = ({ onWrong }: { readonly onWrong: (message: string) => void }) => {
  const come = async (): Promise<void> => {
    const refusal = await comeByPasskey();
    if (refusal !== null) onWrong(refusal);
  };
  if (passkeysHere() !== 'yes') return null;
  return <Button icon="key" words={tk('passkey.come')} onClick={come} />;
};

interface EraseProps {
  readonly known: Known;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** For ever: what goes and what stays is read first, and a word is typed. */
const EraseDialog = ({ known, onClose, onErased }: EraseProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const word = tk('erase.word');
  const erase = async (): Promise<void> => {
    if (typed.trim().toLowerCase() !== word) return setWrong(tk('erase.wrong', { word }));
    setBusy(true);
    const refusal = await eraseMe();
    setBusy(false);
    if (refusal !== null) return setWrong(refusal === '' ? t('error.unreachable') : refusal);
    onErased();
    onClose();
  };
  const footer = (
    <>
      <Button words={t('common.cancel')} onClick={onClose} />
      <Button type="submit" form="erase" class="btn wax" disabled={busy} words={tk('erase.go')} />
    </>
  );
  return (
    <Dialog title={tk('erase.title')} onClose={onClose} footer={footer}>
      <Form id="erase" class="stack erase" onSend={erase} noValidate>
        <h3>{tk('erase.goes')}</h3>
        <ul class="erase-list">
          <li>{tk('erase.names', { seats: known.seats })}</li>
          {known.words > 0 && <li>{tk('erase.words', { words: known.words })}</li>}
          {known.addresses > 0 && <li>{tk('erase.addresses', { addresses: known.addresses })}</li>}
          <li>{tk('erase.devices', { devices: known.devices })}</li>
        </ul>
        <p class="hint">{tk('erase.when')}</p>
        <h3>{tk('erase.stays')}</h3>
        <ul class="erase-list">
          <li>{tk('erase.moves')}</li>
          <li>{tk('erase.bots')}</li>
          <li>{tk('erase.letters')}</li>
          <li>{tk('erase.copies')}</li>
        </ul>
        <label class="stack tight">
          <b>{tk('erase.type', { word })}</b>
          <Input
            exact
            maxLength={20}
            value={typed}
            aria-invalid={wrong !== ''}
            aria-describedby="erase-wrong"
            onText={(text) => {
              setTyped(text);
              setWrong('');
            }}
          />
        </label>
        <Wrong id="erase-wrong" words={wrong} />
      </Form>
    </Dialog>
  );
};

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
          <div class="row ends min-h-36 blue-under" key={what}>
            <dt>{what}</dt>
            <dd class="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <Button class={offline ? 'btn grow dashed' : 'btn grow'} disabled={offline} icon="download" words={tk('known.export')} onClick={save} />
        <button type="button" class={offline ? 'btn grow dashed' : 'btn grow wax'} disabled={offline || known === null} onClick={() => setErasing(true)}>
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
