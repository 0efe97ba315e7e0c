import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { Form } from '../../parts/writing.tsx';
import { useTable } from '../at-table.ts';
import { keyOf, type Partners } from './conversations.ts';
import { deskOf } from './desk.ts';
import { useNames } from './said.tsx';

const LONGEST = 1000;

/** What one writes goes to the conversation one sees, and to nobody else. */
export const Writing = ({ partners, longest = LONGEST }: { readonly partners: Partners; readonly longest?: number }) => {
  const { session, scene } = useTable();
  const names = useNames();
  const { drafts } = deskOf(session.table, scene.you);
  const key = keyOf(partners);
  const text = drafts.value[key] ?? '';
  const setText = (words: string): void => {
    drafts.value = { ...drafts.peek(), [key]: words };
  };
  const label = partners.length === 0 ? tt('talk.write') : tt('talk.writeTo', { names: names(partners) });
  const say = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await session.ask({ t: 'say', text: said, ...(partners.length === 0 ? {} : { to: partners }) });
    if (!answer.ok) setText(said);
  };
  return (
    <Form class="writing row" onSend={say}>
      <textarea
        class="input"
        rows={partners.length === 0 ? 1 : 2}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void say();
        }}
      />
      <Button type="submit" words={tt('talk.send')} />
    </Form>
  );
};
