import { at, range } from '#kernel/collections.ts';
import { probabilityText } from '#lab/measured.ts';
import { heldCells } from '#lab/shares.ts';
import { effectTable } from '#lab/report.ts';
import { settingName, settingText, settingValue } from '#lab/words.ts';
import { useRef, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../browser/settings.ts';
import type { BenchProps } from './bench.ts';
import type { Bin } from './bins.ts';
import { WhiskerChart } from './charts.tsx';
import { FoundTable } from './ends.tsx';
import { BinGames } from './game-card.tsx';
import { Histogram } from './histogram.tsx';

/** A cell that is chosen: its interval, where its games end, and the games themselves. */
const CellCard = ({ cell, shown, ...bench }: BenchProps & { readonly cell: number; readonly shown: number }) => {
  const { crew, findings, writing, names } = bench;
  const [chosen, setChosen] = useState<Bin | null>(null);
  const write = (value: number): string => writing.write(shown, value);
  const own = findings.arms[cell]?.measures[shown] ?? null;
  const bins = crew.bins.value[shown]?.[cell] ?? [];
  const gap = findings.differences.find(({ measure, arm }) => measure === shown && arm === cell);
  if (own === null) return null;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-cell" aria-live="polite">
      <h2 id="lab-cell">{names[cell]}</h2>
      <p>
        <b class="lab-figure t8">{write(own.mean)}</b> {tl('cellInterval', { low: write(own.low), high: write(own.high), games: own.n })}
      </p>
      {gap !== undefined && (
        <p class="hint">
          {tl('cellGap', {
            first: names[gap.against] ?? '',
            gap: writing.gap(shown, gap.mean),
            range: writing.gapRange(shown, gap),
            p: probabilityText(gap.pOfAll, lang.value),
          })}
        </p>
      )}
      <Histogram arms={[bins]} write={write} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && <BinGames {...bench} key={chosen.low} bin={chosen} />}
    </section>
  );
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Two things crossed: one figure a cell, from ochre through paper to blue round the neutral value. */
export const HeatMap = ({ shown, ...bench }: BenchProps & { readonly shown: number }) => {
  const { ready, findings, writing } = bench;
  const [chosen, setChosen] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const factors = findings.document.factors ?? [];
  const across = factors.at(-1);
  const down = factors.length > 1 ? factors[0] : undefined;
  if (across === undefined) return null;
  const { package: game } = at(ready.arms, 0).prepared;
  const width = across.values.length;
  const height = down?.values.length ?? 1;
  const cells = findings.arms.map(({ measures }) => measures[shown] ?? null);
  const held = new Map(heldCells(ready, findings).flatMap((one) => (one.measure === shown ? [[one.arm, one]] : [])));
  const neutral = (cell: number): number => held.get(cell)?.fair ?? 0;
  // What is not told apart has no colour: the strongest would otherwise be that of chance.
  const reach = Math.max(...[...held.values()].map(({ own, fair }) => Math.abs(own.mean - fair))) || 1;
  const isEven = (cell: number): boolean => held.get(cell)?.side === 'within';
  const write = (value: number): string => writing.write(shown, value);
  const text = (vary: string, value: string | number | boolean | undefined): string => (value === undefined ? '' : settingText(vary, value, game, lang.value));
  const step = (event: KeyboardEvent): void => {
    const [rows, columns] = STEPS[event.key] ?? [0, 0];
    const [row, column] = [Math.floor(chosen / width) + rows, (chosen % width) + columns];
    if ((rows === 0 && columns === 0) || row < 0 || row >= height || column < 0 || column >= width) return;
    event.preventDefault();
    setChosen(row * width + column);
    table.current?.querySelectorAll('button')[row * width + column]?.focus();
  };
  const line = Math.floor(chosen / width);
  return (
    <>
      <section class="sheet padded stack across-all" aria-labelledby="lab-map">
        <h2 id="lab-map">{writing.names[shown]}</h2>
        <p class="hint">{tl('mapHelp', { neutral: write(neutral(chosen)) })}</p>
        <p class="hint">
          {down !== undefined && `${settingName(down.vary, game, lang.value)} ↓ · `}
          {settingName(across.vary, game, lang.value)} →
        </p>
        <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-map">
          <table class="lab-map" ref={table} onKeyDown={step}>
            <thead>
              <tr>
                <td />
                {across.values.map((value) => (
                  <th key={String(value)} scope="col" class="p-2-4 w400 text-center">
                    {settingValue(across.vary, value, game, lang.value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {range(height).map((row) => (
                <tr key={row}>
                  <th scope="row" class="lab-map-corner p-2-4 w400 text-right">
                    {down === undefined ? '' : settingValue(down.vary, at(down.values, row), game, lang.value)}
                  </th>
                  {across.values.map((value, column) => {
                    const cell = row * width + column;
                    const own = cells[cell] ?? null;
                    const heat = own === null || isEven(cell) ? 0 : (own.mean - neutral(cell)) / reach;
                    return (
                      <td key={String(value)} class="p-0">
                        <button
                          type="button"
                          class={`lab-cell relative w-full ${isEven(cell) ? 'even' : ''}`}
                          style={{ '--heat': String(Math.abs(heat)), '--towards': heat < 0 ? 'var(--series-1)' : 'var(--series-2)' }}
                          tabIndex={cell === chosen ? 0 : -1}
                          aria-pressed={cell === chosen}
                          aria-label={
                            own === null
                              ? '–'
                              : tl('cell', { where: bench.names[cell] ?? '', figure: write(own.mean), low: write(own.low), high: write(own.high) })
                          }
                          onClick={() => setChosen(cell)}
                        >
                          {own === null ? '–' : write(own.mean)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p class="hint cluster">
          <span>{tl('mapLess')}</span>
          <span class="lab-legend edge-line" aria-hidden="true" />
          <span>{tl('mapMore')}</span>
          <span class="lab-even">{tl('mapEven')}</span>
        </p>
      </section>
      <CellCard {...bench} key={`${shown} ${chosen}`} shown={shown} cell={chosen} />
      <section class="sheet padded stack" aria-labelledby="lab-line">
        <h2 id="lab-line">{down === undefined ? writing.names[shown] : text(down.vary, down.values[line])}</h2>
        <p class="hint">{tl('lineHelp')}</p>
        <WhiskerChart
          label={tl('lineHelp')}
          points={range(width).map((column) => cells[line * width + column] ?? null)}
          ticks={across.values.map((value) => settingValue(across.vary, value, game, lang.value))}
          chosen={chosen % width}
          neutral={neutral(chosen)}
          write={write}
        />
      </section>
      {findings.effects.length > 0 && (
        <section class="sheet padded stack across-all">
          <h2>{tl('effects')}</h2>
          <p class="hint">{tl('effectsHelp')}</p>
          <div class="scroll" tabIndex={0} role="group" aria-label={tl('effects')}>
            <FoundTable table={effectTable(ready, findings, shown, lang.value, writing)} />
          </div>
        </section>
      )}
    </>
  );
};
