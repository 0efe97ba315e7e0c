import type { SeriesPoint } from '#protocol';
import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../kit/parts/choices.tsx';
import { Heads } from '../../kit/svg/chart/heads.tsx';
import { IconButton } from '../../kit/parts/buttons.tsx';
import { Loading } from '../../kit/parts/waiting.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { useWholeLog } from '../log/use-column.ts';
import { gameProps, SeatSpot, useTable } from '../at-table.tsx';
import type { LedgerColumn } from '../../kit/interface/game-page.ts';
import { headed, turnWordOf } from '../../kit/interface/turn-word.ts';
import { byTurn, cellText, columnsOf, csvOf, figuresOf } from './figures.ts';

/** Everybody's public figures, turn by turn, newest first. */
const Accounts = ({ points, columns }: { readonly points: readonly SeriesPoint[]; readonly columns: readonly LedgerColumn[] }) => {
  const { voice, scene, page } = useTable();
  const turn = headed(turnWordOf(page, voice).one);
  const figures = figuresOf(columns, scene.info.code);
  const [chosen, setChosen] = useState(figures[0]?.key ?? '');
  const figure = figures.find(({ key }) => key === chosen) ?? figures[0];
  if (figure === undefined) return null;
  const nameOf = (column: LedgerColumn): string => (column.seat === null ? column.label : `${column.label}, ${voice.seatName(column.seat)}`);
  const headOf = ({ label, seat }: LedgerColumn) =>
    seat === null ? (
      label
    ) : (
      <span class="seat tight row">
        <SeatSpot seat={seat} />
        {voice.seatName(seat)}
      </span>
    );
  return (
    <section class="mt-5 pt-4 double-over" aria-label={tt('ledger.table', { turn: turnWordOf(page, voice).one })}>
      <div class="above row ends">
        <Select label={tt('ledger.figure')} value={figure.key} choices={figures.map(({ key, label }) => ({ value: key, text: label }))} onChange={setChosen} />
        <IconButton
          icon="download"
          size={17}
          label={tt('ledger.csv')}
          onClick={() => saveAs(`${scene.info.game}-${scene.info.code}.csv`, csvOf(points, columns, turn, nameOf), 'text/csv')}
        />
      </div>
      <div class="scroll" tabIndex={0} role="group" aria-label={figure.label}>
        <table class="sums narrower-type">
          <Heads of={[turn, ...figure.columns.map(headOf)]} />
          <tbody>
            {byTurn(points).map((point) => (
              <tr key={point.turn}>
                <th scope="row">{point.turn}</th>
                {figure.columns.map((column) => (
                  <td key={column.metric}>{cellText(point, column, voice)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

export const Ledger = ({ points }: { readonly points: readonly SeriesPoint[] | null }) => {
  const table = useTable();
  const { page, voice, scene, session } = table;
  const log = useWholeLog(session, page?.chartsReadLog === true);
  if (points === null || page === null || scene.view === null) return <Loading words={tt('ledger.loading')} />;
  if (points.length === 0) return <p class="none help">{tt('ledger.empty', { turn: turnWordOf(page, voice).one })}</p>;
  return (
    <div class="ledger scroll p-4-5">
      <section aria-label={tt('ledger.charts')}>
        <page.Charts {...gameProps(table)} points={points} log={log} />
      </section>
      <Accounts points={points} columns={columnsOf(table)} />
    </div>
  );
};
