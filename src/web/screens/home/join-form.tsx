import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';

/** A code typed as people type: small letters, spaces and dashes do no harm. */
export const JoinForm = ({ id, placeholder = false }: { readonly id: string; readonly placeholder?: boolean }) => {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (): void => {
    // A whole link, as it is pasted from a message; one to a table has no code.
    const [path, kind, piece] = /\/(j|t|r)\/([\w-]+)\S*/.exec(code) ?? [];
    if (path !== undefined && kind !== 'j') return goTo(path);
    const cleaned = (piece ?? code).replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
    if (cleaned === '') setEmpty(true);
    else goTo(pathTo.join(cleaned));
  };
  return (
    <Form class="join-form cluster" onSend={submit} noValidate>
      <Input
        class={`input code join-form-code grow w700 ${placeholder ? 't6' : 't7'}`}
        aria-label={t('join.code')}
        aria-invalid={empty}
        aria-describedby={empty ? `${id}-empty` : undefined}
        placeholder={placeholder ? t('join.code') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        maxLength={300}
        value={code}
        onText={(text) => {
          setCode(text);
          setEmpty(false);
        }}
      />
      <Button type="submit" class="btn large" words={t('join.go')} />
      {empty && <Wrong id={`${id}-empty`} words={t('join.empty')} class="w-full t3" />}
    </Form>
  );
};
