import { useState } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/problem.tsx';
import { Form, Input } from '../../parts/writing.tsx';
import { readFile, type GameFigures } from './game-file.ts';
import { findTable } from './source.ts';

interface CompareFormProps {
  readonly comparing: boolean;
  readonly onTable: (table: string) => void;
  readonly onFile: (figures: GameFigures) => void;
  readonly onEnd: () => void;
}

/** The other game: by its link, its code, or a file. */
export const CompareForm = ({ comparing, onTable, onFile, onEnd }: CompareFormProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    if (typed.trim() === '') return;
    setBusy(true);
    const found = await findTable(typed);
    setBusy(false);
    setWrong(found.ok ? null : found.words);
    if (found.ok) onTable(found.table);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const figures = readFile(await file.text());
    setWrong(figures === null ? tr('debrief.notAFile') : null);
    if (figures !== null) onFile(figures);
  };
  if (comparing) {
    return (
      <div class="compare stack no-print">
        <Button class="btn small" words={tr('debrief.compareEnd')} onClick={onEnd} />
      </div>
    );
  }
  return (
    <Form class="compare stack no-print" aria-label={tr('debrief.compare')} onSend={look}>
      <h2>{tr('debrief.compare')}</h2>
      <p class="help">{tr('debrief.compareHelp')}</p>
      <div class="compare-row cluster">
        <Input aria-label={tr('debrief.compareField')} value={typed} onText={setTyped} />
        <Button type="submit" class="btn ink" disabled={busy} words={tr('debrief.compareGo')} />
        <label class="btn pick">
          {tr('debrief.compareFile')}
          <input type="file" accept="application/json,.json" class="hidden-words" onChange={(event) => void open(event.currentTarget.files?.[0])} />
        </label>
      </div>
      {wrong !== null && <Notice words={wrong} />}
    </Form>
  );
};
