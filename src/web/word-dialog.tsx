import { useState } from 'preact/hooks';
import { contactHref, houseSign } from './browser/house-sign.ts';
import { pathTo } from './browser/routes.ts';
import { tp } from './i18n/app.ts';
import { t } from './i18n/house.ts';
import { Button, Link } from './kit/parts/buttons.tsx';
import { Dialog } from './kit/parts/dialogs.tsx';
import { Wrong } from './kit/parts/sentence.tsx';
import { Form, Input } from './kit/parts/writing.tsx';
import { wordAsked } from './store/house-word.ts';

/** Asks for the word of the house. Without it one still plays on this device. */
export const WordDialog = () => {
  const [typed, setTyped] = useState('');
  const asked = wordAsked.value;
  if (asked === null) return null;
  const { contact } = houseSign.value;
  const href = contactHref(contact);
  return (
    <Dialog title={tp('word.title')} onClose={() => asked.answer(null)}>
      <Form class="stack" onSend={() => (typed.trim() === '' ? undefined : asked.answer(typed.trim()))}>
        <p>
          {tp('word.asked')}{' '}
          {contact !== '' && (
            <>
              {tp('word.contact')} {href === null ? contact : <a href={href}>{contact}</a>}
            </>
          )}
        </p>
        <Input label={tp('word.label')} value={typed} exact aria-invalid={asked.wrong !== ''} aria-describedby="word-wrong" onText={setTyped} />
        <Wrong id="word-wrong" words={asked.wrong} />
        <div class="cluster">
          <Button type="submit" class="btn ink" disabled={typed.trim() === ''} icon="key" words={tp('word.go')} />
          <Button class="text-btn" words={t('common.cancel')} onClick={() => asked.answer(null)} />
        </div>
        {asked.game !== null && (
          <p class="hint">
            {tp('word.without')} <Link href={pathTo.solo(asked.game)} words={tp('word.here')} onClick={() => asked.answer(null)} />
          </p>
        )}
      </Form>
    </Dialog>
  );
};
