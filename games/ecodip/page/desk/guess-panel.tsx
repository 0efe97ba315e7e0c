import { renderText } from '#kernel/messages.ts';
import { useState } from 'preact/hooks';
import type { Trial } from '#games/ecodip/orders/sandbox.ts';
import type { Each } from '#games/ecodip/rules/position.ts';
import type { Order, Tag } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Switch } from '#web/kit/parts/choices.tsx';
import { Form, Input } from '#web/kit/parts/writing.tsx';
import { Card } from '../account.tsx';
import { readGuess } from '../draft/choices.ts';
import { Results } from '../sandbox/results.tsx';
import { Sheets } from '../sandbox/sheets.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import '../sandbox/sandbox.css';

/** Suppositions about everybody's orders; they stay on this page. */
export interface Guessing {
  readonly on: boolean;
  /** What is supposed of each power, beside one's own sheet. */
  readonly guesses: Each<string>;
  /** Every order that stands in the trial, one's own included. */
  readonly orders: readonly Order[];
  readonly trial: Trial | null;
  readonly add: (order: Order, by: Tag) => void;
  readonly write: (tag: Tag, text: string) => void;
  readonly clear: () => void;
  readonly turnOn: (on: boolean) => void;
}

export interface GuessProps {
  readonly onExamples: () => void;
}

const TypedGuess = () => {
  const { guessing, view, voice } = useScene();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const enter = (): void => {
    const read = readGuess(view, typed);
    if (!read.ok) return setFault(read.fault === null ? te('guess.whose') : renderText(read.fault, voice));
    guessing.add(read.order, read.by);
    setTyped('');
    return setFault(null);
  };
  return (
    <Form class="ec-type below cluster gap-3" onSend={enter}>
      <Input
        class="input ec-typed"
        aria-label={te('guess.type')}
        placeholder={te('guess.typeHint')}
        value={typed}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={fault !== null}
        onText={setTyped}
      />
      <Button type="submit" class="btn small" disabled={typed.trim() === ''} words={te('sheet.enter')} />
      <div class="basis-full" aria-live="polite">
        {fault !== null && <p class="ec-refusal">{fault}</p>}
      </div>
    </Form>
  );
};

/** EC-13.13: the way to the examples of the rules. */
const ExamplesCard = ({ onExamples }: { readonly onExamples: () => void }) => (
  <Card title={te('sandbox.examples')}>
    <p class="hint">{te('sandbox.examplesHelp')}</p>
    <p class="below cluster">
      <Button class="btn small" icon="flask" size={15} words={te('sandbox.openExamples')} onClick={onExamples} />
    </p>
  </Card>
);

/** EC-13.2: what would happen if everybody ordered as one supposes. */
export const GuessPanel = ({ onExamples }: GuessProps) => {
  const { guessing, view } = useScene();
  const { trial, guesses } = guessing;
  return (
    <>
      <Card
        title={te('guess.title')}
        class="ec-guess"
        beside={
          <label class="row push">
            <span>{te('guess.on')}</span>
            <Switch label={te('guess.on')} on={guessing.on} onChange={guessing.turnOn} />
          </label>
        }
      >
        <p class="hint">{te('guess.help')}</p>
        {trial !== null && (
          <>
            <TypedGuess />
            <Sheets asked={view.table.asked} texts={guesses} judged={trial.sheets} onWrite={guessing.write} />
            <Results trial={trial} />
            {Object.keys(guesses).length > 0 && <Button class="btn small" words={te('guess.clear')} onClick={guessing.clear} />}
          </>
        )}
      </Card>
      <ExamplesCard onExamples={onExamples} />
    </>
  );
};
