import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../parts/button.tsx';
import { addPasskey, comeByPasskey, passkeysHere, removePasskeys } from '../../store/passkeys.ts';
import { Icon } from '../../svg/icon.tsx';

const told = (refusal: string | null): string => (refusal === null ? '' : refusal === '' ? t('error.unreachable') : refusal);

/** Optional, and last: the page says why where there can be none. */
export const PasskeyRow = ({ device, count, offline }: { readonly device: string; readonly count: number; readonly offline: boolean }) => {
  const [wrong, setWrong] = useState('');
  const able = passkeysHere();
  const help = able !== 'yes' ? tk(`passkey.${able}`) : count === 0 ? tk('passkey.help') : tk('passkey.count', { count });
  return (
    <li class="row loose">
      <Icon name="key" size={22} />
      <span class="what grow">
        <b>{tk('passkey.title')}</b>
        <small>{help}</small>
        {wrong !== '' && (
          <small class="wrong" role="alert">
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
