import { seatOf } from '#kernel/game.ts';
import type { SeriesPoint, TableInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { tl } from '../../i18n/teach.ts';
import { Button } from '../../parts/button.tsx';
import { ExportDialog } from '../../parts/export-dialog.tsx';
import { pathTo } from '../../routes.ts';
import { isHere } from '../../solo/address.ts';
import { wide } from '../../store/media.ts';
import { gameProps, useTable } from '../at-table.ts';
import { useRoomAround } from '../room-here.ts';
import { decisive, leadingFigure } from './decisive.ts';
import { Fortunes } from './fortunes.tsx';
import { Moments } from './moments.tsx';
import { Ranking } from './ranking.tsx';
import { useTold } from './use-decisive-turns.ts';
import './end-sheet.css';

/** HO-13.6: what verifying can show, by who drew the dice. */
const verifyWords = ({ table, fork }: TableInfo): string => {
  if (isHere(table)) return tl('ways.verifyHere');
  return fork?.carried ? tl('ways.verifyCarried', { step: fork.step }) : tl('ways.verify');
};

/** What one may do with a game that is over, and what comes of it. */
const Ways = () => {
  const { scene, voice } = useTable();
  const { info } = scene;
  const [saving, setSaving] = useState(false);
  return (
    <section class="end-ways" aria-labelledby="ways-title">
      <h3 id="ways-title">{tl('ways.title')}</h3>
      <ul class="entries">
        <li>
          <Button class="text-btn" onClick={() => setSaving(true)} words={tl('ways.save')} /> <span class="help">{tl('ways.saveWords')}</span>
        </li>
        {/* In a room the next game comes by itself. */}
        {useRoomAround() === null && (
          <li>
            <a href={pathTo.newTable(info.game)}>{tt('bar.again')}</a> <span class="help">{tl('ways.again')}</span>
          </li>
        )}
        <li>
          <a href={pathTo.verify(info.table)}>{tt('bar.verify')}</a> <span class="help">{verifyWords(info)}</span>
        </li>
      </ul>
      {saving && <ExportDialog info={info} voice={voice} onClose={() => setSaving(false)} />}
    </section>
  );
};

/** The end in the place of the board: what decided it, everybody's fortune, the count, and what one may do next. */
export const EndSheet = ({ points }: { readonly points: readonly SeriesPoint[] | null }) => {
  const table = useTable();
  const { scene, page, game } = table;
  const { outcome } = scene;
  const you = seatOf(scene.you);
  const decided = outcome === null || page === null || points === null ? [] : decisive({ points, metric: leadingFigure(game), outcome, you });
  const moments = useTold(decided);
  if (outcome === null || page === null || scene.view === null) return null;
  const chart = points !== null && <Fortunes points={points} moments={moments} />;
  const count =
    page.Count === undefined ? (
      <section>
        <h3>{tl('decided.ranking')}</h3>
        <Ranking last={points?.at(-1)} />
      </section>
    ) : (
      <page.Count {...gameProps(table)} wide={wide.value} />
    );
  return (
    <div class="board-slot end-slot" role="region" aria-labelledby="end-title">
      <div class="sheet end-sheet scroll" tabIndex={0} role="group" aria-labelledby="end-title">
        <h2 id="end-title" class="titled">
          {tl('decided.title')}
        </h2>
        <Moments moments={moments} />
        {wide.value ? chart : count}
        {wide.value ? count : chart}
        <Ways />
      </div>
    </div>
  );
};
