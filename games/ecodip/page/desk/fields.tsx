import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Office } from '#games/ecodip/orders/office.ts';
import type { Lang } from '#kernel/words.ts';
import { Select } from '#web/kit/parts/choices.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { Input } from '#web/kit/parts/writing.tsx';
import { te } from '../words.ts';
import { renderText } from '#kernel/messages.ts';
import type { Line } from '#games/ecodip/types.ts';
import { type Scene, useScene } from '../scene.ts';
import { hasRefusal, nearestLegal } from '#games/ecodip/orders/judge.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { settled } from '#web/store/unseen.ts';
import { isMovement } from '../draft/choices.ts';
import { omissionsOf } from '../draft/omissions.ts';

/* The blanks that the forms of orders and of offers share. */

const CEILINGS = { n: 99, price: 9999, gold: 9999 } as const;

interface NumberFieldProps {
  readonly name: keyof typeof CEILINGS;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** EC-4.4.3: whole, at least 1. */
export const NumberField = ({ name, value, onChange }: NumberFieldProps) => (
  <label class="field">
    <span class="label">{te(`field.${name}`)}</span>
    <Stepper label={te(`field.${name}`)} value={value} scale={{ min: 1, max: CEILINGS[name], step: 1 }} text={String(value)} width={5} onChange={onChange} />
  </label>
);

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly text: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export const ChoiceField = <T extends string>({ label, value, choices, text, onChange }: ChoiceFieldProps<T>) => (
  <label class="field">
    <span class="label">{label}</span>
    <Select label={label} value={value} choices={choices.map((each) => ({ value: each, text: text(each) }))} onChange={onChange} />
  </label>
);

interface PlaceFieldProps {
  readonly name: 'from' | 'at' | 'target';
  readonly value: string;
  /** Those that one is likely to mean; any other may be written. */
  readonly places: readonly string[];
  readonly world: Office['world'];
  readonly lang: Lang;
  readonly onChange: (value: string) => void;
}

export const PlaceField = ({ name, value, places, world, lang, onChange }: PlaceFieldProps) => {
  const list = useId();
  return (
    <label class="field">
      <span class="label">{te(`field.${name}`)}</span>
      <Input list={list} size={8} value={value} autoComplete="off" spellcheck={false} onText={(text) => onChange(text.trim())} />
      <datalist id={list}>
        {places.map((id) => (
          <option key={id} value={id}>
            {world.find(id)?.name[lang] ?? te('field.stock')}
          </option>
        ))}
      </datalist>
    </label>
  );
};

interface VerdictProps {
  readonly line: Line;
  /** Takes what a line that was not understood probably says in its place. */
  readonly onNearest?: (order: string) => void;
}

/** What the judge says of a line: refused and why, with what was probably meant; to be looked at, or in order. */
export const LineVerdict = ({ line, onNearest }: VerdictProps) => {
  const { voice, writer } = useScene();
  if (line.refusal !== null) {
    const nearest = onNearest === undefined || line.order !== null || writer.office === null ? null : nearestLegal(writer.office, line.text);
    const order = nearest === null || writer.writing === null ? null : printOrder(nearest, writer.writing.printing);
    return (
      <div class="ec-refusal ec-verdict">
        <p>{renderText(line.refusal, voice)}</p>
        {order !== null && <Button class="btn small" words={te('sheet.nearest', { order })} onClick={() => onNearest?.(order)} />}
      </div>
    );
  }
  if (line.replaced) return <p class="ec-warning ec-verdict">{te('sheet.replaced')}</p>;
  return (
    <>
      {line.warnings.map((warning) => (
        <p key={warning.key} class="ec-warning ec-verdict">
          {renderText(warning, voice)}
        </p>
      ))}
    </>
  );
};

/** EC-4.1.3: a phase ends when everybody who is asked is ready; a human referee reads it first (EC-4.19.1). */
const afterSealing = ({ view: { table, options, own } }: Scene): 'seal.last' | 'seal.lastReferee' | 'seal.until' => {
  const isLast = own !== null && table.asked.every((tag) => tag === own.power || table.ready.includes(tag));
  if (!isLast) return 'seal.until';
  return options.referee === 'human' ? 'seal.lastReferee' : 'seal.last';
};

/** The sheet read once more, and sealed. */
export const SealDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const scene = useScene();
  const { writer, view, lang } = scene;
  const { sheet } = writer;
  const lines = sheet?.lines ?? [];
  const refused = sheet !== null && hasRefusal(sheet);
  const missing =
    writer.office === null ? [] : omissionsOf(writer.office, sheet, lang).map(({ key, args }) => te(key, { units: [], kind: '', sites: [], ...args }));
  const after = afterSealing(scene);
  // What is sealed is sent until the house has it: a press that was meant for the button that opened this must not begin it.
  const phase = `${view.table.turn} ${view.table.phase}`;
  const seen = useRef('');
  useLayoutEffect(() => settled(() => (seen.current = phase)), [phase]);
  return (
    <Dialog
      title={te('seal.title')}
      onClose={onClose}
      footer={
        <>
          <Button words={te('seal.back')} onClick={onClose} />
          <Button
            class="btn wax"
            disabled={refused}
            icon="lock"
            size={16}
            words={lines.length === 0 ? te('seal.empty') : te('seal.do')}
            onClick={() => {
              if (seen.current !== phase) return;
              writer.seal();
              onClose();
            }}
          />
        </>
      }
    >
      <div class="stack">
        {lines.length === 0 ? (
          <p>{te(isMovement(view.table) ? 'seal.nothing' : 'seal.emptySheet')}</p>
        ) : (
          <ol class="entries scrolls t3 ec-seal-list">
            {lines.map((line, index) => (
              <li key={`${index} ${line.text}`}>
                <span class={line.replaced ? 'struck w600' : 'w600'}>{line.text}</span>
                <LineVerdict line={line} />
              </li>
            ))}
          </ol>
        )}
        {missing.map((words) => (
          <p key={words} class="ec-warning">
            <Icon name="warning" size={15} class="ec-inline" /> {words}
          </p>
        ))}
        {refused && <p class="ec-refusal">{te('sheet.refused')}</p>}
        <p class={after === 'seal.until' ? 'hint' : 'ec-warning'}>{te(after)}</p>
      </div>
    </Dialog>
  );
};
