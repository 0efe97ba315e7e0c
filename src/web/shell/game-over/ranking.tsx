import { type Seat, seatOf } from '#kernel/game.ts';
import { formatOrdinal } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import { tl } from '../../i18n/teach.ts';
import { Heads } from '../../kit/svg/chart/heads.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { wide } from '../../browser/media.ts';
import { SeatToken, useTable } from '../at-table.tsx';
import { cellText, columnsOf, type Figure, figuresOf } from '../ledger/figures.ts';
import { leadingFigure } from './decisive.ts';

/** The last places with the figures that made them, as the ledger has them. On a phone those that rank nobody stand under the name. */
export const Ranking = ({ last }: { readonly last: SeriesPoint | undefined }) => {
  const { scene, page, voice, game } = useTable();
  if (page === null || scene.outcome === null || scene.view === null) return null;
  const { view, outcome } = scene;
  // What ranks comes first: during the game another figure may have told who was ahead.
  const { metric } = game.scored;
  const beside = [...new Set([leadingFigure(game), ...(game.figures?.beside ?? [])])].filter((other) => other !== metric);
  const you = seatOf(scene.you);
  const places = outcome.standings.toSorted((a, b) => a.rank - b.rank);
  const figures = figuresOf(columnsOf({ page, game, voice, scene }), '');
  const known = (keys: readonly string[]) => keys.flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
  const [shown, under] = wide.value ? [known([metric, ...beside]), []] : [known([metric]), known(beside)];
  const valueOf = ({ columns }: Figure, seat: Seat): string => {
    const column = columns.find((each) => each.seat === seat);
    return last === undefined || column === undefined ? '–' : cellText(last, column, voice);
  };
  return (
    <>
      <div class="scroll" tabIndex={0} role="group" aria-label={tl('decided.ranking')}>
        <table class="sums ranking">
          <Heads of={[tl('decided.place'), <span class="block text-left">{tl('decided.player')}</span>, ...shown.map(({ label }) => label)]} />
          <tbody>
            {places.map(({ seat, rank }) => (
              <tr key={seat} class={seat === you ? 'line-under bg-now' : 'line-under'}>
                <td class="ranking-cell">{formatOrdinal(rank, voice.lang)}</td>
                <th class="ranking-cell ranking-name" scope="row">
                  <span class="row">
                    <SeatToken seat={seat} size={26} />
                    {voice.seatName(seat)}
                    {page.speaksAs !== undefined && <small>{page.speaksAs(view, seat, voice)}</small>}
                  </span>
                  {under.length > 0 && <small>{under.map((figure) => `${figure.label} ${valueOf(figure, seat)}`).join(' · ')}</small>}
                </th>
                {shown.map((figure) => (
                  <td key={figure.key} class={figure.key === metric ? 'ranking-cell w750' : 'ranking-cell'}>
                    {valueOf(figure, seat)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">
        {tl('decided.rankedBy')}{' '}
        {outcome.text.clauses.map((clause) => (
          <ClauseMark key={clause} game={game.module.id} clause={clause} />
        ))}
      </p>
    </>
  );
};
