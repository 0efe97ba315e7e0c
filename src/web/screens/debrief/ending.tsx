import { tr } from '../../i18n/room.ts';
import { SlopeChart } from '../../svg/chart/slope-chart.tsx';
import { accountOf } from './account.ts';
import { ChartCard } from './chart-card.tsx';
import type { Debriefing } from './debriefing.ts';
import { finalValues, seatCurves, writerOf } from './series.ts';

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

/** How it ended, line by line. */
export const Account = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { games, heads } = debriefing;
  const rows = accountOf(debriefing, accountWords);
  if (rows.length === 0) return null;
  return (
    <section class="sheet debrief-account" id="account" aria-labelledby="account-title">
      <h2 id="account-title">{tr('debrief.account')}</h2>
      <div class="reach" tabIndex={0} role="group" aria-labelledby="account-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{tr('debrief.atEnd')}</th>
              {heads.map((head, index) => (
                <th key={head} scope="col" class={`series-${index + 1}`}>
                  {head}
                </th>
              ))}
              {games.length > 1 && <th scope="col">{tr('debrief.difference')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, difference }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={heads[index]} class={`series-${index + 1}`}>
                    {value ?? '–'}
                  </td>
                ))}
                {games.length > 1 && <td>{difference ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
