import type { Known } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Wrong } from '../../parts/said.tsx';
import { Form, Input } from '../../parts/writing.tsx';
import { eraseMe } from '../../store/ring.ts';

interface EraseProps {
  readonly known: Known;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** For ever: what goes and what stays is read first, and a word is typed. */
export const EraseDialog = ({ known, onClose, onErased }: EraseProps) => {
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
        <ul>
          <li>{tk('erase.names', { seats: known.seats })}</li>
          {known.words > 0 && <li>{tk('erase.words', { words: known.words })}</li>}
          {known.addresses > 0 && <li>{tk('erase.addresses', { addresses: known.addresses })}</li>}
          <li>{tk('erase.devices', { devices: known.devices })}</li>
        </ul>
        <h3>{tk('erase.stays')}</h3>
        <ul>
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
