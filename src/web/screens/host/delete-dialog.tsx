import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Wrong } from '../../parts/said.tsx';
import { Form, Input } from '../../parts/writing.tsx';
import { host } from '../../store/host.ts';

interface DeleteProps {
  readonly tables: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted: (count: number) => void;
}

/** For ever: the number of tables is typed. */
export const DeleteDialog = ({ tables, onClose, onDeleted }: DeleteProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const count = tables.length;
  const remove = async (): Promise<void> => {
    if (typed.trim() !== String(count)) return setWrong(th('delete.wrong', { count }));
    setBusy(true);
    const answer = await host.remove(tables);
    setBusy(false);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    onDeleted(count);
    onClose();
  };
  const footer = (
    <>
      <Button words={t('common.cancel')} onClick={onClose} />
      <Button type="submit" form="host-delete" class="btn wax" disabled={busy} words={th('delete.go')} />
    </>
  );
  return (
    <Dialog title={th('delete.title', { count })} onClose={onClose} footer={footer}>
      <Form id="host-delete" class="stack" onSend={remove} noValidate>
        <p>{th('delete.goes')}</p>
        <label class="stack tight">
          <b>{th('delete.type', { count })}</b>
          <Input inputMode="numeric" autocomplete="off" value={typed} aria-invalid={wrong !== ''} onText={setTyped} />
        </label>
        <Wrong words={wrong} />
      </Form>
    </Dialog>
  );
};
