import { formatNumber } from '#kernel/words.ts';
import { letterOf } from '#lab/document.ts';
import { percentText } from '#lab/measured.ts';
import { winnersShown } from '#lab/report.ts';
import { rateInterval } from '#lab/statistics.ts';
import { endText, winnerText } from '#lab/words.ts';
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

interface CountsProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly (readonly [string, string?])[] }[];
}

const Counts = ({ title, names, rows }: CountsProps) => (
  <table class="sums lab-sums">
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {names.map((name, arm) => (
          <th key={name} scope="col" style={{ color: armColour(arm) }}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map(([figure, interval], arm) => (
            <td key={names[arm]}>
              <b>{figure}</b>
              {interval !== undefined && <small class="block">{interval}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who wins: by order of play, by camp or power, by bot; and why games end. */
export const Winners = ({ ready, findings, names }: BenchProps) => {
  const game = ready.arms[0]?.prepared.package;
  if (game === undefined) return null;
  const reasons = [...new Set(findings.arms.flatMap(({ ends }) => Object.keys(ends)))];
  const share = (wins: number | undefined, games: number): readonly [string, string?] => {
    if (wins === undefined || games === 0) return ['–'];
    const { low, high } = rateInterval(wins, games);
    return [percentText(wins / games, lang.value), `${percentText(low, lang.value)} … ${percentText(high, lang.value)}`];
  };
  return (
    <section class="sheet padded stack" aria-labelledby="lab-winners">
      <h2 id="lab-winners">{tl('winners')}</h2>
      <p class="hint">{tl('winnersHelp')}</p>
      <div class="scroll stack loose" tabIndex={0} role="group" aria-labelledby="lab-winners">
        <Counts
          title={tl('wins')}
          names={names}
          rows={winnersShown(findings).map((key) => ({
            key,
            name: winnerText(key, game, lang.value),
            cells: findings.arms.map(({ wins, games }) => share(wins[key], games)),
          }))}
        />
        <Counts
          title={tl('reasons')}
          names={names}
          rows={reasons.map((reason) => ({
            key: reason,
            name: endText(reason, game, lang.value),
            cells: findings.arms.map(({ ends }): readonly [string] => [formatNumber(ends[reason] ?? 0, lang.value)]),
          }))}
        />
      </div>
    </section>
  );
};
