import { NAME_LENGTH } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { pathTo } from '../../browser/routes.ts';
import { heldRoom } from '../../store/room.ts';
import { deviceName, setDeviceName } from '../../browser/settings.ts';
import type { InRoom } from './use-room.tsx';

/** Two names fit on one seat. */
const SHARED_LENGTH = Math.floor((NAME_LENGTH - 3) / 2);

const NameForm = ({ room }: { readonly room: InRoom }) => {
  const [name, setName] = useState(deviceName.value);
  const [other, setOther] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ readonly code: string; readonly words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const { names } = room.view;
  const send = async (as: 'join' | 'claim'): Promise<void> => {
    if (name.trim() === '') return setWrong({ code: '', words: tw('join.missing') });
    setBusy(true);
    const answer = await room.followed.ask(as === 'claim' ? { t: as, name } : { t: as, name, ...(other === null ? {} : { other }) });
    setBusy(false);
    if (answer.ok) setDeviceName(name.trim());
    else setWrong({ code: answer.code, words: answer.message });
  };
  const choose = (listed: string): void => {
    setName(listed);
    setWrong(null);
  };
  return (
    <Form class="stack" noValidate onSend={() => send('join')}>
      {names.length > 0 && (
        <fieldset class="cluster tight">
          <legend class="label">{tw('join.choose')}</legend>
          {names.map((listed) => (
            <Button key={listed} class={listed === name ? 'btn ink' : 'btn'} aria-pressed={listed === name} words={listed} onClick={() => choose(listed)} />
          ))}
        </fieldset>
      )}
      <Input
        label={tw('join.name')}
        autoComplete="given-name"
        maxLength={other === null ? NAME_LENGTH : SHARED_LENGTH}
        value={name}
        onText={(text) => {
          setName(text);
          setWrong(null);
        }}
      />
      <label class="row">
        <input type="checkbox" checked={other !== null} onChange={(event) => setOther(event.currentTarget.checked ? '' : null)} />
        {tw('join.two')}
      </label>
      {other !== null && <Input label={tw('join.other')} autoComplete="off" maxLength={SHARED_LENGTH} value={other} onText={setOther} />}
      {wrong !== null && wrong.code !== 'nameTaken' && <Notice words={wrong.words === '' ? t('error.unreachable') : wrong.words} />}
      {wrong?.code === 'nameTaken' && (
        <Notice words={`${tw('join.taken', { name })} ${tw('join.another')}`}>
          <p class="above">
            <Button class="btn small" disabled={busy} words={tw('join.claim')} onClick={() => void send('claim')} />
          </p>
        </Notice>
      )}
      <Button type="submit" class="btn brass large" disabled={busy} words={tw('join.go')} />
    </Form>
  );
};

/** The door of the room: a name, or (on another phone) a number to show. */
export const JoinRoom = ({ room }: { readonly room: InRoom }) => {
  const { you, title, room: id } = room.view;
  return (
    <>
      {you.kind === 'claiming' ? (
        <>
          <h1>{tw('claim.title')}</h1>
          <output class="pin w750 leading-1 text-center">{you.pin}</output>
          <p>{tw('claim.words', { name: you.name })}</p>
        </>
      ) : you.kind === 'stranger' && you.sentAway === true ? (
        <>
          <h1>{tw('join.sentAway')}</h1>
          <p>{tw('join.sentAwayWords')}</p>
        </>
      ) : (
        <>
          <h1>{tw('join.title')}</h1>
          <p class="help">{title}</p>
          <NameForm room={room} />
        </>
      )}
      {(heldRoom(id)?.animator ?? null) !== null && <Link class="btn" href={pathTo.room(id, 'console')} words={t('workshop.console')} />}
    </>
  );
};
