import { letterOf } from '#lab/document.ts';
import { countTables, type Table } from '#lab/report.ts';
import { useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../browser/settings.ts';
import type { BenchProps } from './bench.ts';
import type { Bin } from './bins.ts';
import { armColour } from './charts.tsx';
import { BinGames } from './game-card.tsx';
import { Histogram, whereOf } from './histogram.tsx';

/** Where games end in a measure, and from any bar to the very games in it. */
export const Ends = ({ measure, ...bench }: BenchProps & { readonly measure: number }) => {
  const { crew, findings, writing } = bench;
  const [chosen, setChosen] = useState<Bin | null>(null);
  const arms = crew.bins.value[measure] ?? [];
  const write = (value: number): string => writing.write(measure, value);
  if (arms.length === 0) return null;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-ends">
      <h2 id="lab-ends">{tl('ends')}</h2>
      <p class="hint">{tl('endsHelp', { measure: writing.names[measure] ?? '', games: findings.games })}</p>
      <Histogram arms={arms} write={write} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <>
          <b>{tl('binGames', { arm: letterOf(chosen.arm), where: whereOf(chosen, write) })}</b>
          <BinGames {...bench} key={`${chosen.arm} ${chosen.low}`} bin={chosen} />
        </>
      )}
    </section>
  );
};

/** A table of a report on the page: an interval stands under its figure; of arms, each has its colour. */
export const FoundTable = ({ table: { head, rows }, coloured = false }: { readonly table: Table; readonly coloured?: boolean }) => (
  <table class="sums">
    <thead>
      <tr>
        {head.map((name, column) => (
          <th
            key={name}
            scope="col"
            class={column === 0 ? 'lab-row align-top' : 'align-top'}
            style={coloured && column > 0 ? { color: armColour(column - 1) } : {}}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th class="align-top lab-row" scope="row">
            {name}
          </th>
          {cells.map((cell, arm) => {
            const [figure, interval] = typeof cell === 'string' ? [cell] : cell;
            return (
              <td class="align-top" key={head[arm + 1]}>
                <b>{figure}</b>
                {interval !== undefined && <small class="block">{interval}</small>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who wins: by order of play, by camp or power, by bot; and why games end. */
export const Winners = ({ ready, findings, names }: BenchProps) => (
  <section class={`sheet padded stack ${names.length > 2 ? 'across-all' : ''}`} aria-labelledby="lab-winners">
    <h2 id="lab-winners">{tl('winners')}</h2>
    <p class="hint">{tl('winnersHelp')}</p>
    <div class="scroll stack loose" tabIndex={0} role="group" aria-labelledby="lab-winners">
      {countTables(ready, findings, names, lang.value).map((table) => (
        <FoundTable key={table.head[0]} table={table} coloured />
      ))}
    </div>
  </section>
);
