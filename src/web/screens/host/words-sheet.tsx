import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/said.tsx';
import { Form } from '../../parts/writing.tsx';
import { host } from '../../store/host.ts';

const wordsIn = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const WordsSheet = ({ words, onChange }: { readonly words: readonly string[]; readonly onChange: () => Promise<void> }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly words: string; readonly wrong: boolean } | null>(null);
  const save = async (): Promise<void> => {
    const list = wordsIn(typed ?? '');
    const answer = await host.ban(list);
    setSaid(answer.ok ? { words: th('words.saved', { count: list.length }), wrong: false } : { words: answer.message || t('error.unreachable'), wrong: true });
    if (!answer.ok) return;
    await onChange();
    setTyped(null);
  };
  return (
    <section class="sheet padded" aria-labelledby="host-words">
      <Form class="stack" onSend={save}>
        <h2 id="host-words" class="ruled">
          {th('words.title')}
        </h2>
        <p class="hint">{th('words.help')}</p>
        <textarea
          class="input"
          rows={4}
          spellcheck={false}
          aria-label={th('words.label')}
          value={typed ?? words.join('\n')}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" disabled={typed === null} words={th('words.save')} />
        </div>
        <Said class={said?.wrong === true ? 'wrong' : 'hint'} words={said?.words} />
      </Form>
    </section>
  );
};
