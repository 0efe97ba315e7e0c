import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../../kit/parts/buttons.tsx';
import { Sentence } from '../../../kit/parts/sentence.tsx';
import { Form, Input } from '../../../kit/parts/writing.tsx';
import { lang } from '../../../browser/settings.ts';
import { commit, desk, scenario } from '../desk.ts';
import { board, POWERS, powerName } from '../powers.tsx';
import { atStage, orderFor, type Scenario } from '../scenario.ts';
import { readSheet, type SheetReading } from '../sheet.ts';
import { ta, voice } from '../words.ts';

/** All units and orders as text, power by power: what the sheet can read back. */
const sheetText = (now: Scenario): string =>
  POWERS.map((power) => ({ power, own: now.units.filter((unit) => unit.power === power) }))
    .filter(({ own }) => own.length > 0)
    .map(({ power, own }) => {
      const lines = own.map((unit) => {
        const order = orderFor(now, unit.loc);
        return order === undefined ? `# ${printUnit(board, unit, lang.value)}` : printOrder(board, order, now.units, lang.value);
      });
      return [powerName(power), ...lines].join('\n');
    })
    .join('\n\n');

/** What was understood, and for each line that was not, why. */
const Notes = ({ id, reading, numbered }: { readonly id: string; readonly reading: SheetReading | null; readonly numbered: boolean }) => (
  <div id={id} class="across-all" role="status">
    {reading !== null && reading.notes.length === 0 && <p class="gain">{ta('sheet.written', { count: reading.written })}</p>}
    {reading !== null && reading.notes.length > 0 && (
      <ul class="stack gap-3">
        {reading.notes.map(({ line, text, message, isWritten }) => (
          <li key={line} class={`note t3 ${isWritten ? 'mild' : 'bad'}`}>
            {numbered && <b>{ta('sheet.lineNumber', { line })} </b>}
            <code class="p-0-2 bg-sheet-2 mono">{text}</code> <Sentence message={message} voice={voice()} /> {isWritten && ta('sheet.anyway')}
          </li>
        ))}
      </ul>
    )}
  </div>
);

const enter = (before: Scenario, text: string): SheetReading => {
  const reading = readSheet(before, text, desk());
  if (reading.written > 0) commit(atStage(reading.scenario, 'orders'));
  return reading;
};

const OneLine = () => {
  const id = useId();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<SheetReading | null>(null);
  const isWrong = reading !== null && reading.notes.some(({ isWritten }) => !isWritten);
  return (
    <Form
      class="one-line stack"
      onSend={() => {
        if (text.trim() === '') return;
        const made = enter(scenario.value, text);
        setReading(made);
        if (made.written > 0) setText('');
      }}
    >
      <Input
        label={ta('sheet.line')}
        value={text}
        exact
        placeholder={ta('sheet.linePlaceholder')}
        aria-invalid={isWrong}
        aria-describedby={id}
        onText={setText}
      />
      <Button type="submit" words={ta('sheet.add')} />
      <Notes id={id} reading={reading} numbered={false} />
    </Form>
  );
};

const WholeSheet = () => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [reading, setReading] = useState<SheetReading | null>(null);
  return (
    <details class="whole">
      <summary class="min-h-28 text-blue">{ta('sheet.whole')}</summary>
      <Form
        class="justify-items-start mt-4"
        onSend={() => {
          const text = draft ?? sheetText(scenario.value);
          const made = enter({ ...scenario.value, orders: [] }, text);
          setReading(made);
          // What was refused stays, to be put right.
          setDraft(made.notes.some(({ isWritten }) => !isWritten) ? text : null);
        }}
      >
        <textarea
          class="input mono t3"
          rows={10}
          spellcheck={false}
          aria-label={ta('sheet.whole')}
          aria-describedby={id}
          value={draft ?? sheetText(scenario.value)}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <p class="hint">{ta('sheet.wholeHelp')}</p>
        <Button type="submit" words={ta('sheet.apply')} />
        <Notes id={id} reading={reading} numbered />
      </Form>
    </details>
  );
};

/** Orders as text, one at a time or the whole sheet. */
export const Writing = () => (
  <section class="sheet padded stack min-w-0" aria-labelledby="writing-title">
    <h2 id="writing-title" class="t6">
      {ta('sheet.write')}
    </h2>
    <OneLine />
    <WholeSheet />
  </section>
);
