import { writerOf } from '#kernel/figures.ts';
import { tr } from '../../i18n/room.ts';
import { SlopeChart } from '../../kit/svg/chart/slope-chart.tsx';
import { accountOf, sheetOf } from './account.ts';
import { ChartCard } from './chart-card.tsx';
import type { Debriefing } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { finalValues, seatCurves } from './series.ts';

/** Each player of both games: where he ended in the first, and in the second. */
export const Slopes = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { games, charts, voice, heads, followed } = debriefing;
  const [first, second] = games;
  const chart = charts.find(({ kind }) => kind === 'seats');
  if (first === undefined || second === undefined || chart === undefined) return null;
  const after = finalValues(seatCurves(second.points, chart.key));
  const slopes = finalValues(seatCurves(first.points, chart.key)).flatMap(({ seat, value }) => {
    const name = first.names[seat] ?? '';
    const later = after.find((final) => second.names[final.seat] === name)?.value;
    return name === '' || later === undefined ? [] : [{ name, first: value, second: later, followed: name === followed }];
  });
  if (slopes.length === 0) return null;
  return (
    <ChartCard id="slopes" title={tr('debrief.slope')} help={tr('debrief.slopeHelp', { label: chart.label })}>
      <SlopeChart label={tr('debrief.slope')} slopes={slopes} heads={[heads[0] ?? '', heads[1] ?? '']} write={writerOf(chart, voice)} />
    </ChartCard>
  );
};

export const accountWords = {
  of: (label: string, name: string) => tr('debrief.of', { label, name }),
  highest: (label: string) => tr('debrief.highest', { label }),
  median: (label: string) => tr('debrief.median', { label }),
  lowest: (label: string) => tr('debrief.lowest', { label }),
  spread: (label: string) => tr('debrief.spread', { label }),
  points: (points: number) => tr('debrief.points', { points }),
};

interface LedgerProps {
  readonly heads: readonly { readonly key: string; readonly words: string; readonly class?: string }[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly { readonly value: string | null; readonly class?: string }[] }[];
}

const Ledger = ({ heads, rows }: LedgerProps) => (
  <section class="sheet debrief-account padded" id="account" aria-labelledby="account-title">
    <h2 id="account-title">{tr('debrief.account')}</h2>
    <div class="scroll" tabIndex={0} role="group" aria-labelledby="account-title">
      <table class="sums">
        <thead>
          <tr>
            <th scope="col">{tr('debrief.atEnd')}</th>
            {heads.map(({ key, words, class: className }) => (
              <th key={key} scope="col" class={className}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ value, class: className }, index) => (
                <td key={heads[index]?.key} class={className}>
                  {value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** How a small table ended: everybody's figures side by side. */
const NamedAccount = ({ debriefing, game }: { readonly debriefing: Debriefing; readonly game: GameFigures }) => {
  const { names, rows } = sheetOf(debriefing.charts, game, debriefing.voice);
  if (rows.length === 0) return null;
  return (
    <Ledger
      heads={names.map((name) => ({ key: name, words: name }))}
      rows={rows.map(({ label, values }) => ({ label, cells: values.map((value) => ({ value })) }))}
    />
  );
};

/** How it ended, line by line. */
const ComparedAccount = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { games, heads } = debriefing;
  const rows = accountOf(debriefing, accountWords);
  if (rows.length === 0) return null;
  return (
    <Ledger
      heads={[
        ...heads.map((head, index) => ({ key: head, words: head, class: `series-${index + 1}` })),
        ...(games.length === 2 ? [{ key: 'difference', words: tr('debrief.difference') }] : []),
      ]}
      rows={rows.map(({ label, values, difference }) => ({
        label,
        cells: [...values.map((value, index) => ({ value, class: `series-${index + 1}` })), ...(games.length === 2 ? [{ value: difference }] : [])],
      }))}
    />
  );
};

export const Account = ({ debriefing }: { readonly debriefing: Debriefing }) =>
  debriefing.named === null ? <ComparedAccount debriefing={debriefing} /> : <NamedAccount debriefing={debriefing} game={debriefing.named} />;
