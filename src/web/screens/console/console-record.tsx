import type { LogLine } from '#protocol';
import { tr } from '../../i18n/room.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { lang } from '../../browser/settings.ts';

const SHOWN = 40;

/** What the referee did, what the table itself did, and what was taken back; of all this only what everybody reads. */
const isIntervention = ({ to, text, undone, referee }: LogLine): boolean =>
  to === 'all' && (referee === true || undone === true || text.key.startsWith('table.'));

/** What a step of the referee led to is the game's affair: its first line says what he did. */
const isFirst = (line: LogLine, index: number, lines: readonly LogLine[]): boolean =>
  line.referee !== true || line.undone === true || line.text.key.startsWith('table.') || lines[index - 1]?.step !== line.step;

/** The visible record of everything that was done from here. */
export const ConsoleRecord = () => {
  const { session, voice } = useTable();
  const lines = session.log.value.filter(isIntervention).filter(isFirst).slice(-SHOWN).reverse();
  return (
    <section class="sheet console-record padded stack" aria-label={tr('console.record')}>
      <h2>{tr('console.record')}</h2>
      <p class="help">{lines.length === 0 ? tr('console.recordNone') : tr('console.recordHelp')}</p>
      {lines.length > 0 && (
        <ol class="stack">
          {lines.map((line) => (
            <li key={line.n} class={line.undone === true ? 'undone stack' : 'stack'}>
              <time class="help">{formatMoment(line.at, Date.now(), lang.value)}</time>
              <span>
                <Sentence message={line.text} voice={voice} />
                {line.undone === true && <em> · {tr('console.takenBack')}</em>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
