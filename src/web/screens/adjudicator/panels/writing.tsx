import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../../kit/parts/buttons.tsx';
import { Sentence } from '../../../kit/parts/sentence.tsx';
import { Form, Input } from '../../../kit/parts/writing.tsx';
import { lang } from '../../../browser/settings.ts';
import { commit, desk, scenario } from '../desk.ts';
import { board, POWERS, powerName } from '../powers.tsx';
import { atStage, orderFor, type Scenario } from '../scenario.ts';
import { type LineNote, orderLine, readSheet, type SheetReading } from '../sheet.ts';
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
interface NotesProps {
  readonly id: string;
  readonly reading: SheetReading | null;
  readonly numbered: boolean;
  /** Takes what a line probably says in its place. */
  readonly onNearest: (note: LineNote, order: string) => void;
}

const Nearest = ({ note, onNearest }: Pick<NotesProps, 'onNearest'> & { readonly note: LineNote }) => {
  if (note.nearest === null) return null;
  const order = orderLine(scenario.value, note.nearest, lang.value);
  return <Button class="btn small" words={ta('sheet.nearest', { order })} onClick={() => onNearest(note, order)} />;
};

const Notes = ({ id, reading, numbered, onNearest }: NotesProps) => (
  <div id={id} class="across-all" role="status">
    {reading !== null && reading.notes.length === 0 && <p class="gain">{ta('sheet.written', { count: reading.written })}</p>}
    {reading !== null && reading.notes.length > 0 && (
      <ul class="stack gap-3">
        {reading.notes.map((note) => {
          const { line, text, message, isWritten } = note;
          return (
            <li key={`${line} ${text}`} class={`note t3 ${isWritten ? 'mild' : 'bad'}`}>
              {numbered && <b>{ta('sheet.lineNumber', { line })} </b>}
              <code class="p-0-2 bg-sheet-2 mono">{text}</code> <Sentence message={message} voice={voice()} /> {isWritten && ta('sheet.anyway')}{' '}
              <Nearest note={note} onNearest={onNearest} />
            </li>
          );
        })}
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
  const send = (line: string): void => {
    if (line.trim() === '') return;
    const made = enter(scenario.value, line);
    setReading(made);
    if (made.written > 0) setText('');
  };
  return (
    <Form class="one-line stack" onSend={() => send(text)}>
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
      <Notes id={id} reading={reading} numbered={false} onNearest={(_note, order) => send(order)} />
    </Form>
  );
};

const WholeSheet = () => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [reading, setReading] = useState<SheetReading | null>(null);
  const send = (text: string): void => {
    const made = enter({ ...scenario.value, orders: [] }, text);
    setReading(made);
    // What was refused stays, to be put right.
    setDraft(made.notes.some(({ isWritten }) => !isWritten) ? text : null);
  };
  return (
    <details class="whole">
      <summary class="min-h-28 text-blue">{ta('sheet.whole')}</summary>
      <Form class="justify-items-start mt-4" onSend={() => send(draft ?? sheetText(scenario.value))}>
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
        <Notes
          id={id}
          reading={reading}
          numbered
          onNearest={({ line, text }, order) =>
            send(
              (draft ?? '')
                .split('\n')
                .map((written, index) => (index === line - 1 ? written.replace(text, order) : written))
                .join('\n'),
            )
          }
        />
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
