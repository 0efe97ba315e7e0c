import { formatNumber } from '#kernel';
import type { ReadyExperiment } from '#lab/experiment.ts';
import type { Findings } from '#lab/findings.ts';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../store/settings.ts';
import { armColour } from './charts.tsx';
import { measureNames, writers } from './figures.ts';

const probability = (p: number): string => (p < 0.001 ? '< 0,001' : formatNumber(Number(p.toFixed(3)), lang.value));

export const AllMeasures = ({ ready, findings }: { readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write, gap } = writers(findings, lang.value);
  const names = measureNames(ready, lang.value);
  const two = findings.arms.length === 2;
  return (
    <section class="sheet padded stack lab-wide" aria-labelledby="lab-all">
      <h2 id="lab-all">{tl('allMeasures')}</h2>
      <p class="hint">{tl('allHelp')}</p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-all">
        <table class="sums lab-sums">
          <thead>
            <tr>
              <th scope="col">{tl('measure')}</th>
              {findings.arms.map(({ name }, arm) => (
                <th key={name} scope="col" style={{ color: armColour(arm) }}>
                  {name}
                </th>
              ))}
              {two &&
                [tl('gap'), tl('effect'), tl('chance')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => {
              const found = findings.differences.find(({ measure }) => measure === index);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {findings.arms.map(({ name: arm, measures }) => {
                    const own = measures[index] ?? null;
                    return (
                      <td key={arm}>
                        {own === null ? '–' : <b>{write(index, own.mean)}</b>}
                        {own !== null && <small class="lab-line">{`${write(index, own.low)} … ${write(index, own.high)}`}</small>}
                      </td>
                    );
                  })}
                  {two && (
                    <>
                      <td>
                        {found === undefined ? '–' : <b>{gap(index, found.mean)}</b>}
                        {found !== undefined && <small class="lab-line">{`${gap(index, found.low)} … ${gap(index, found.high)}`}</small>}
                      </td>
                      <td>{found === undefined ? '' : `${formatNumber(Number(found.effect.toFixed(2)), lang.value)} σ`}</td>
                      <td>{found === undefined ? '' : probability(found.pOfAll)}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Two rules crossed: one figure a cell, from ochre through paper to blue. */
export const CellMap = ({ ready, findings }: { readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write } = writers(findings, lang.value);
  const [rows, columns] = findings.document.factors ?? [];
  if (rows === undefined) return null;
  const across = columns?.values ?? [''];
  const means = findings.arms.map(({ measures }) => measures[0]?.mean ?? 0);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  return (
    <section class="sheet padded stack lab-wide" aria-labelledby="lab-map">
      <h2 id="lab-map">{measureNames(ready, lang.value)[0]}</h2>
      <p class="hint">{tl('mapHelp')}</p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-map">
        <table class="lab-map">
          <thead>
            <tr>
              <th>
                {rows.vary} × {columns?.vary}
              </th>
              {across.map((value) => (
                <th key={String(value)} scope="col">
                  {String(value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.values.map((value, row) => (
              <tr key={String(value)}>
                <th scope="row">{String(value)}</th>
                {across.map((other, column) => {
                  const own = findings.arms[row * across.length + column]?.measures[0] ?? null;
                  return (
                    <td key={String(other)} style={{ '--heat': String(own === null || high === low ? 0.5 : (own.mean - low) / (high - low)) }}>
                      {own === null ? '–' : <b>{write(0, own.mean)}</b>}
                      {own !== null && <small class="lab-line">{`${write(0, own.low)} … ${write(0, own.high)}`}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
