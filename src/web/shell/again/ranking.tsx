import { formatOrdinal, seatOf } from '#kernel';
import type { SeriesPoint } from '#protocol';
import { tl } from '../../i18n/teach.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { useTable } from '../at-table.ts';
import { cellText, figuresOf } from '../ledger/figures.ts';
import { SeatToken } from '../seat-look.tsx';

/** The last places with the figures that made them, as the ledger has them. */
export const Ranking = ({ last }: { readonly last: SeriesPoint | undefined }) => {
  const { scene, page, voice, game } = useTable();
  if (page === null || scene.outcome === null || scene.view === null) return null;
  const { view, outcome } = scene;
  const { metric, beside = [] } = page.scored;
  const you = seatOf(scene.you);
  const places = outcome.standings.toSorted((a, b) => a.rank - b.rank);
  const figures = figuresOf(page.columns(view, voice, scene.info.seats), '');
  const shown = [metric, ...beside].flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
  return (
    <>
      <div class="scroll" tabIndex={0} role="group" aria-label={tl('decided.ranking')}>
        <table class="sums ranking">
          <thead>
            <tr>
              <th scope="col">{tl('decided.place')}</th>
              <th scope="col">{tl('decided.player')}</th>
              {shown.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map(({ seat, rank }) => (
              <tr key={seat} class={seat === you ? 'own' : undefined}>
                <td>{formatOrdinal(rank, voice.lang)}</td>
                <th scope="row">
                  <span class="row">
                    <SeatToken seat={seat} size={26} />
                    {voice.seatName(seat)}
                    {page.speaksAs !== undefined && <small>{page.speaksAs(view, seat, voice)}</small>}
                  </span>
                </th>
                {shown.map(({ key, columns }) => {
                  const column = columns.find((each) => each.seat === seat);
                  return (
                    <td key={key} class={key === metric ? 'ranks' : undefined}>
                      {last === undefined || column === undefined ? '–' : cellText(last, column, voice)}
                    </td>
                  );
                })}
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
