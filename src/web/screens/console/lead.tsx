import { wordOf } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import { lang } from '../../browser/settings.ts';
import { tr } from '../../i18n/room.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { tt } from '../../i18n/table.ts';
import { useState } from 'preact/hooks';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Offers } from '../../shell/bar/offers.tsx';
import { askForAmendment } from '../../shell/table/table-menu.tsx';
import '../../shell/bar/offers.css';
import './console.css';

/** A battle of sixty people says sixty lines: the first ones tell which step it was. */
const TOLD = 6;

const Leading = () => {
  const { scene, session, voice } = useTable();
  const { decision, offers, undoClosed, undoes } = scene;
  const [sure, setSure] = useState(false);
  const taken = undoes === null ? '' : undoes === 'referee' ? tt('talk.referee') : voice.seatName(undoes);
  const lines = session.log.value.filter(({ step, undone, text }) => step === scene.step && undone !== true && !text.key.startsWith('table.'));
  return (
    <>
      {decision !== null && (
        <p>
          <Sentence message={decision.prompt} voice={voice} />
        </p>
      )}
      {offers.length === 0 ? <p class="help">{tr('console.leadNothing')}</p> : <Offers quiet={decision?.duty !== 'must'} />}
      <div class="below cluster">
        <Button
          disabled={undoClosed !== null || session.sending.value}
          title={undoClosed === null ? undefined : wordOf(voice, undoClosed)}
          icon="undo"
          words={taken === '' ? tr('console.undo') : tr('console.undoOf', { name: taken })}
          help={undoClosed === null ? undefined : wordOf(voice, undoClosed)}
          onClick={() => setSure(true)}
        />
        <Button icon="scale" words={tr('console.amend')} onClick={askForAmendment} />
      </div>
      {sure && (
        <Dialog
          title={taken === '' ? tr('console.undo') : tr('console.undoOf', { name: taken })}
          onClose={() => setSure(false)}
          footer={
            <>
              <Button words={tr('console.undoKeep')} onClick={() => setSure(false)} />
              <Button
                class="btn wax"
                words={tr('console.undoGo')}
                onClick={() => {
                  setSure(false);
                  void session.ask({ t: 'undo' });
                }}
              />
            </>
          }
        >
          <p>{tr(lines.length === 0 ? 'console.undoSilent' : 'console.undoTakes')}</p>
          <ul class="stack tight">
            {lines.slice(0, TOLD).map((line) => (
              <li key={line.n}>
                <Sentence message={line.text} voice={voice} />
              </li>
            ))}
          </ul>
          {lines.length > TOLD && <p class="help">{tr('console.undoMore', { count: lines.length - TOLD })}</p>}
        </Dialog>
      )}
    </>
  );
};

/** What the rulebook lets the referee do now, and the two ways to put something right; all of it is written in the log. */
export const Lead = () => (
  <section class="sheet console-lead padded" aria-label={tr('console.lead')}>
    <h2>{tr('console.lead')}</h2>
    {useTable().scene.you === 'referee' ? <Leading /> : <p class="help">{tr('console.leadOwner')}</p>}
  </section>
);

const SHOWN = 40;

/** What the referee did, what the table itself did, and what was taken back; of all this only what everybody reads. */
const isIntervention = ({ to, text, undone, referee }: LogLine): boolean =>
  to === 'all' && (referee === true || undone === true || text.key.startsWith('table.'));

/** What a step of the referee led to is the game's affair: its first line says what was done. */
const isFirst = (line: LogLine, index: number, lines: readonly LogLine[]): boolean =>
  line.referee !== true || line.undone === true || line.text.key.startsWith('table.') || lines[index - 1]?.step !== line.step;

/** The visible record of everything that was done from here. */
export const ConsoleRecord = () => {
  const { session, voice } = useTable();
  const lines = session.log.value.filter(isIntervention).filter(isFirst).slice(-SHOWN).reverse();
  return (
    <section class="sheet padded stack" aria-label={tr('console.record')}>
      <h2>{tr('console.record')}</h2>
      <p class="help">{lines.length === 0 ? tr('console.recordNone') : tr('console.recordHelp')}</p>
      {lines.length > 0 && (
        <ol class="stack">
          {lines.map((line) => (
            <li key={line.n} class="console-line t3 stack">
              <time class="help">{formatMoment(line.at, Date.now(), lang.value)}</time>
              <span class={line.undone === true ? 'struck' : undefined}>
                <Sentence message={line.text} voice={voice} />
                {line.undone === true && <em class="inline-block text-ink-2"> · {tr('console.takenBack')}</em>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
