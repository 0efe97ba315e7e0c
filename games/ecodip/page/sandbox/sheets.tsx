import { useState } from 'preact/hooks';
import { SHEET_LENGTH } from '#games/ecodip/data.ts';
import type { Each } from '#games/ecodip/rules/position.ts';
import { codeOf } from '#games/ecodip/orders/judge.ts';
import type { Sheet, Tag } from '#games/ecodip/types.ts';
import { lang } from '#web/browser/settings.ts';
import { Select } from '#web/kit/parts/choices.tsx';
import { LineVerdict } from '../desk/fields.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { te } from '../words.ts';

interface SheetsProps {
  /** Who may write in this phase. */
  readonly asked: readonly Tag[];
  readonly texts: Each<string>;
  readonly judged: Each<Sheet>;
  readonly onWrite: (tag: Tag, text: string) => void;
}

interface OneSheetProps extends Pick<SheetsProps, 'onWrite'> {
  readonly tag: Tag;
  readonly text: string;
  readonly sheet: Sheet | undefined;
}

const OneSheet = ({ tag, text, sheet, onWrite }: OneSheetProps) => {
  const name = te('sandbox.sheetOf', { power: powerName(tag, lang.value) });
  const doubtful = sheet?.lines.filter(({ refusal, warnings, replaced }) => refusal !== null || replaced || warnings.length > 0) ?? [];
  return (
    <div class="ec-one-sheet">
      <p class="row">
        <PowerMark tag={tag} size={22} />
        <b>{powerName(tag, lang.value)}</b>
      </p>
      <textarea
        class="input ec-sheet-text"
        rows={Math.max(2, text.split('\n').length)}
        aria-label={name}
        maxLength={SHEET_LENGTH}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={(event) => onWrite(tag, event.currentTarget.value)}
      />
      <ul class="entries t3" aria-live="polite">
        {doubtful.map((line, index) => (
          <li key={`${index} ${line.text}`}>
            <b>{line.text}</b> {line.refusal !== null && <code class="ec-code p-0-2 bg-sheet-2 text-ink-2">{codeOf(line.refusal)}</code>}
            <LineVerdict line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Everybody's sheet as text; one more may be opened. */
export const Sheets = ({ asked, texts, judged, onWrite }: SheetsProps) => {
  const [open, setOpen] = useState<readonly Tag[]>([]);
  const isShown = (tag: Tag): boolean => (texts[tag] ?? '') !== '' || open.includes(tag);
  const others = asked.filter((tag) => !isShown(tag));
  return (
    <div class="above stack">
      {asked.filter(isShown).map((tag) => (
        <OneSheet key={tag} tag={tag} text={texts[tag] ?? ''} sheet={judged[tag]} onWrite={onWrite} />
      ))}
      {others.length > 0 && (
        <Select
          label={te('sandbox.another')}
          value=""
          choices={[{ value: '', text: te('sandbox.anotherHint') }, ...others.map((value) => ({ value, text: powerName(value, lang.value) }))]}
          onChange={(tag) => tag !== '' && setOpen([...open, tag])}
        />
      )}
    </div>
  );
};
