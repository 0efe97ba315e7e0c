import { wordOf } from '#kernel/words.ts';
import { tr } from '../../i18n/room.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { Offers } from '../../shell/bar/offers.tsx';
import { askForAmendment } from '../../shell/table/table-menu.tsx';
import '../../shell/bar/offers.css';

/** What the rulebook lets the referee do now, and the two ways to put something right; all of it is written in the log. */
export const Lead = () => {
  const { scene, session, voice } = useTable();
  if (scene.you !== 'referee') {
    return (
      <section class="sheet console-lead padded" aria-label={tr('console.lead')}>
        <h2>{tr('console.lead')}</h2>
        <p class="help">{tr('console.leadOwner')}</p>
      </section>
    );
  }
  const { decision, offers, undoClosed, info } = scene;
  return (
    <section class="sheet console-lead padded" aria-label={tr('console.lead')}>
      <h2>{tr('console.lead')}</h2>
      {decision !== null && (
        <p>
          <Sentence message={decision.prompt} voice={voice} />
        </p>
      )}
      {offers.length === 0 ? <p class="help">{tr('console.leadNothing')}</p> : <Offers quiet={decision?.duty !== 'must'} />}
      <div class="below cluster">
        <Button
          disabled={undoClosed !== null || info.paused || session.sending.value}
          title={undoClosed === null ? undefined : wordOf(voice, undoClosed)}
          icon="undo"
          words={tr('console.undo')}
          onClick={() => void session.ask({ t: 'undo' })}
        />
        <Button icon="scale" words={tr('console.amend')} onClick={askForAmendment} />
      </div>
    </section>
  );
};
