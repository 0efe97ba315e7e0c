import { living } from '#games/ecodip/rules/facts.ts';
import type { Desk } from '#games/ecodip/types.ts';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { AidCard, DeadlineCard } from '../referee/deadline-card.tsx';
import { PreviewCard } from '../referee/preview-card.tsx';
import { RecordList, RulingCard } from '../referee/ruling-card.tsx';
import { figures, Holdings, SheetsCard, Written } from '../referee/sheets-card.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import '../referee/referee.css';

export interface PanelProps {
  readonly desk: Desk;
}

/** EC-5.6: after the end everybody reads everything. */
const OpenSecrets = ({ desk }: PanelProps) => {
  const { view, lang } = useScene();
  return (
    <Card title={te('referee.over')} class="ec-referee">
      {living(view.table).map((tag) => (
        <details key={tag} class="ec-sheet-in blue-under">
          <summary class="ec-sheet-summary flex items-center gap-3 ec-fold-head content-center text-blue t3">
            <span class="ec-sheet-head grow cluster">
              <PowerMark tag={tag} size={22} />
              <b>{powerName(tag, lang)}</b>
              <small class="p-0 w400">{figures({ tag, desk }, lang)}</small>
            </span>
          </summary>
          <div class="ec-sheet-body">
            <Holdings tag={tag} desk={desk} />
            <Written tag={tag} desk={desk} />
          </div>
        </details>
      ))}
      {desk.record.length > 0 && (
        <details class="ec-sheet-in blue-under">
          <summary class="ec-sheet-summary flex items-center gap-3 ec-fold-head content-center text-blue t3">{te('referee.secretDeals')}</summary>
          <div class="ec-sheet-body">
            <RecordList entries={desk.record} />
          </div>
        </details>
      )}
    </Card>
  );
};

/** His ballots stand beside the papers of the UN as well. */
export const RefereeBallots = () => {
  const { view } = useScene();
  const { viewer, desk, table } = view;
  const isFilm = useTableIfAny() === null;
  return viewer === 'referee' && desk !== null && table.ending === null && !isFilm ? <AidCard desk={desk} /> : null;
};

/** EC-13.12: the game master's papers. What hangs from the bar may be done from here as well, beside what it is about. A film is of a game that is over. */
export const RefereePanel = ({ desk }: PanelProps) => {
  const { view } = useScene();
  const isFilm = useTableIfAny() === null;
  if (view.table.ending !== null || isFilm) return <OpenSecrets desk={desk} />;
  return (
    <>
      {view.preview !== null && <PreviewCard preview={view.preview} />}
      <AidCard desk={desk} />
      <SheetsCard desk={desk} />
      {view.table.stage === 'entry' && <DeadlineCard />}
      <RulingCard desk={desk} />
    </>
  );
};
