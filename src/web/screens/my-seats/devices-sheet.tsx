import type { DeviceInfo, RingView } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { formatDay, formatMoment } from '../../i18n/time.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { Dialog, Sheet } from '../../kit/parts/dialogs.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { nameDevice, removeDevice } from '../../store/ring.ts';
import { lang } from '../../browser/settings.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { PasskeyRow } from './dialogs.tsx';

interface RemoveProps {
  readonly device: string;
  readonly other: DeviceInfo;
  /** Of the ring. */
  readonly passkeys: number;
  readonly onClose: () => void;
}

const RemoveDialog = ({ device, other, passkeys, onClose }: RemoveProps) => {
  const [wrong, setWrong] = useState('');
  const [all, setAll] = useState(false);
  const remove = async (): Promise<void> => {
    const refusal = await removeDevice(device, other.id, all ? 'all' : 'its');
    if (refusal === null) onClose();
    else setWrong(refusal === '' ? t('error.unreachable') : refusal);
  };
  const footer = (
    <>
      <Button words={t('common.cancel')} onClick={onClose} />
      <Button class="btn ink" words={tk('devices.remove')} onClick={remove} />
    </>
  );
  return (
    <Dialog title={tk('devices.sure', { label: other.label })} onClose={onClose} footer={footer}>
      <p>{tk('devices.sureWords')}</p>
      {passkeys > 0 && (
        <>
          <p>{tk('devices.surePasskeys')}</p>
          <label class="row">
            <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
            {tk('devices.allPasskeys')}
          </label>
        </>
      )}
      <Wrong words={wrong} />
    </Dialog>
  );
};

const LABEL_LENGTH = 60;

/** Two of a kind are told apart by what their owner calls them. */
const NameForm = ({ device, known, done }: { readonly device: string; readonly known: DeviceInfo; readonly done: () => void }) => {
  const [label, setLabel] = useState(known.label);
  const [wrong, setWrong] = useState('');
  const send = async (): Promise<void> => {
    const refusal = await nameDevice(device, known.id, label.trim());
    if (refusal === null) done();
    else setWrong(refusal === '' ? t('error.unreachable') : refusal);
  };
  return (
    <Form class="stack" onSend={send}>
      <Input label={tk('devices.name')} required maxLength={LABEL_LENGTH} value={label} onText={setLabel} />
      <Wrong words={wrong} />
      <Button type="submit" class="btn ink justify-self-start" words={tk('devices.name')} />
    </Form>
  );
};

interface DevicesProps {
  readonly device: string;
  readonly view: RingView;
  readonly offline: boolean;
}

/** This device has no remove button: it is ended from another. */
export const DevicesSheet = ({ device, view, offline }: DevicesProps) => {
  const [asked, setAsked] = useState<DeviceInfo | null>(null);
  const now = Date.now();
  return (
    <Sheet class="devices stack" title={tk('devices.title')} beside={<span class="hint">{tk('devices.count', { count: view.devices.length })}</span>}>
      <ul>
        {view.devices.map((known) => (
          <li key={known.id} class="row loose min-h-52 blue-under">
            <Icon name={known.kind} size={22} />
            <span class="what grow">
              <b>{known.label}</b>
              <small class="block">
                {known.here
                  ? tk('devices.since', { day: formatDay(known.createdAt, lang.value) })
                  : tk('devices.seen', { when: formatMoment(known.seenAt, now, lang.value) })}
              </small>
            </span>
            <FloatingButton class="icon-btn" label={tk('devices.nameFor', { label: known.label })} face={<Icon name="pen" size={16} />}>
              {(close) => <NameForm device={device} known={known} done={close} />}
            </FloatingButton>
            {known.here ? (
              <span class="here p-1-4 edge-line round-2 t3 w600">{tk('devices.here')}</span>
            ) : (
              <Button
                class={offline ? 'btn small dashed' : 'btn small'}
                disabled={offline}
                aria-label={tk('devices.removeFor', { label: known.label })}
                words={tk('devices.remove')}
                onClick={() => setAsked(known)}
              />
            )}
          </li>
        ))}
        <PasskeyRow device={device} count={view.passkeys} offline={offline} />
      </ul>
      <p class="hint">{tk('devices.help')}</p>
      {asked !== null && <RemoveDialog device={device} other={asked} passkeys={view.passkeys} onClose={() => setAsked(null)} />}
    </Sheet>
  );
};
