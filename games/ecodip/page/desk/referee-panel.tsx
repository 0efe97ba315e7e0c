import { living } from '#games/ecodip/rules/facts.ts';
import type { Desk } from '#games/ecodip/types.ts';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { AidCard, DeadlineCard } from '../referee/deadline-card.tsx';
import { PreviewCard } from '../referee/preview-card.tsx';
import { RecordList, RulingCard } from '../referee/ruling-card.tsx';
import { figures, Holdings, SheetsCard, Written } from '../referee/sheets-card.tsx';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import '../referee/referee.css';

export interface PanelProps {
  readonly scene: Scene;
  readonly desk: Desk;
}

/** EC-5.6: after the end everybody reads everything. */
const OpenSecrets = ({ scene, desk }: PanelProps) => (
  <Card title={te('referee.over')} class="ec-referee">
    {living(scene.view.table).map((tag) => (
      <details key={tag} class="ec-fold ec-sheet-in">
        <summary>
          <span class="ec-sheet-head grow cluster">
            <PowerMark tag={tag} size={22} />
            <b>{powerName(tag, scene.lang)}</b>
            <small class="figures">{figures({ scene, tag, desk })}</small>
          </span>
        </summary>
        <Holdings scene={scene} tag={tag} desk={desk} />
        <Written scene={scene} tag={tag} desk={desk} />
      </details>
    ))}
    {desk.record.length > 0 && (
      <details class="ec-fold ec-sheet-in">
        <summary>{te('referee.secretDeals')}</summary>
        <RecordList scene={scene} entries={desk.record} />
      </details>
    )}
  </Card>
);

/** His ballots stand beside the papers of the UN as well. */
export const RefereeBallots = ({ scene }: { readonly scene: Scene }) => {
  const { viewer, desk, table } = scene.view;
  const isFilm = useTableIfAny() === null;
  return viewer === 'referee' && desk !== null && table.ending === null && !isFilm ? <AidCard scene={scene} desk={desk} /> : null;
};

/** EC-13.12: the game master's papers. What hangs from the bar may be done from here as well, beside what it is about. A film is of a game that is over. */
export const RefereePanel = ({ scene, desk }: PanelProps) => {
  const { view } = scene;
  const isFilm = useTableIfAny() === null;
  if (view.table.ending !== null || isFilm) return <OpenSecrets scene={scene} desk={desk} />;
  return (
    <>
      {view.preview !== null && <PreviewCard scene={scene} preview={view.preview} />}
      <AidCard scene={scene} desk={desk} />
      <SheetsCard scene={scene} desk={desk} />
      {view.table.stage === 'entry' && <DeadlineCard scene={scene} />}
      <RulingCard scene={scene} desk={desk} />
    </>
  );
};
