import { NAME_LENGTH } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { deviceName, setDeviceName } from '../../browser/settings.ts';

interface SeatFormProps {
  readonly submit: string;
  /** Sits down or renames; null, or the sentence why not. */
  readonly onName: (name: string) => Promise<string | null>;
  readonly initial?: string;
  /** Said while the answer is awaited, where others give it. */
  readonly waiting?: string | undefined;
}

/** Asks for a name; the device proposes the last one it gave. */
export const SeatForm = ({ submit, onName, initial, waiting }: SeatFormProps) => {
  const [name, setName] = useState(initial ?? deviceName.value);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const given = name.trim();
    if (given === '') {
      setWrong(tm('lobby.nameMissing'));
      return;
    }
    setBusy(true);
    const refused = await onName(given);
    setBusy(false);
    if (refused === null) setDeviceName(given);
    else setWrong(refused);
  };
  return (
    <Form class="stack" onSend={send} noValidate>
      <Input
        label={tm('lobby.yourName')}
        data-autofocus
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        aria-invalid={wrong !== null}
        value={name}
        onText={(text) => {
          setName(text);
          setWrong(null);
        }}
      />
      <p class="help hint">{tm('lobby.nameHelp')}</p>
      {busy && waiting !== undefined && <Said class="help hint" words={waiting} />}
      {wrong !== null && <Wrong words={wrong} />}
      <Button type="submit" class="btn ink justify-self-start" disabled={busy} words={submit} />
    </Form>
  );
};
