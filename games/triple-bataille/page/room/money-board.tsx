import { DISCOVERY_LIMIT } from '#games/triple-bataille/content/data.ts';
import { battlesInCycle } from '#games/triple-bataille/rules/cycles.ts';
import { range } from '#kernel/collections.ts';
import { CardProvider, CountWords, CycleName, HAND, LEFT, Pawn, PRINTED, SQUARE_HEIGHT, Squares, useCard, WALL } from './money-card.tsx';
import { followsHistory } from '#games/triple-bataille/rules/facts.ts';
import { useScene } from '../speech.ts';
import { CELLS, currencyOf } from '#games/triple-bataille/content/history.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/privatisation.ts';
import { MilkPan } from '../pieces/pieces.tsx';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { DebtBoard } from './debt-board.tsx';

/* TB-13.2: the board on which money comes into being, with its pawn; on those of free money (TB-2.9) and of the learning mode it counts battles. */

const LIBRE_CYCLES = 4;

/** Free money: one step for each cycle, all of the same height, a short cliff between them. */
const LibreBoard = () => {
  const { view, table, words } = useScene();
  const card = useCard();
  const { libre, libreBattle } = table.cycle;
  const first = Math.max(1, libre - LIBRE_CYCLES + 2);
  const steps = range(LIBRE_CYCLES).map((index) => ({ number: first + index, squares: first + index === 1 ? 1 : view.options.libreBattlesPerCycle }));
  const unit = (card.width - 2 * LEFT) / steps.reduce((sum, { squares }) => sum + squares, 0);
  const top = card.floor - card.steps[1] - 20;
  let x = LEFT;
  const drawn = steps.map(({ number, squares }) => {
    const left = x;
    x += squares * unit;
    return { number, squares, x: left };
  });
  const now = drawn.find(({ number }) => number === libre);
  return (
    <>
      {drawn.map(({ number, squares, x: left }) => (
        <g key={number} opacity={number > libre ? 0.45 : undefined}>
          <rect x={left} y={top} width={squares * unit - 6} height={card.floor - top} stroke="var(--board-line)" fill="var(--tb-ground-2)" />
          <Squares
            count={squares}
            x={left}
            y={top}
            unit={unit}
            width={unit - 8}
            isReached={(square) => number < libre || (number === libre && square < libreBattle)}
          />
          {number >= 3 && (
            <text class="bes w700" x={left + 10} y={top + card.type.cliff * 1.2} font-size={card.type.cliff} style={PRINTED}>
              ÷ 2
            </text>
          )}
          <CycleName x={left + (squares * unit) / 2} name={String(number)} isNow={number === libre} />
        </g>
      ))}
      {now !== undefined && <Pawn x={now.x + (libreBattle - 0.5) * unit - 3} y={top - SQUARE_HEIGHT} />}
      <CountWords words={words('libreCycle', { cycle: libre, battle: libreBattle, of: battlesInCycle(view) })} help={words('dividend')} />
    </>
  );
};

const DiscoveryBoard = () => {
  const { table, words } = useScene();
  const { width, floor, steps } = useCard();
  const { battle } = table;
  const unit = (width - 2 * LEFT) / DISCOVERY_LIMIT;
  const top = floor - steps[1];
  return (
    <>
      <rect x={LEFT} y={top} width={width - 2 * LEFT} height={steps[1]} stroke="var(--board-line)" fill="var(--tb-ground-1)" />
      <Squares count={DISCOVERY_LIMIT} x={LEFT} y={top} unit={unit} width={unit - 2} isReached={(square) => square < battle} />
      <Pawn x={LEFT + (battle - 0.5) * unit} y={top - SQUARE_HEIGHT} />
      <CountWords words={words('battle', { number: battle })} help="" />
    </>
  );
};

/** On a wall all years are written out; in a hand « 46, 51… », and the present one in full. */
const yearsOf = (years: string, full: boolean): string => years.slice(full ? 0 : 2, 4);

/** TB-13.5: the time line with the cell in play, its phase and facts, and the milk on the gas. */
const TimeLine = ({ wall }: { readonly wall: boolean }) => {
  const { table, vault, words, number, cards, lang } = useScene();
  const { cell } = table.history;
  const present = CELLS[cell - 1];
  const profit = vault?.bankProfit ?? 0;
  const rate = table.bank.halfRate / 2;
  const { lowest, highest } = cellOf(table.battle);
  // How hot the bank cooks, within what the period allows.
  const heat = highest === lowest ? 0 : Math.min(1, Math.max(0, (table.bank.halfRate - lowest) / (highest - lowest)));
  return (
    <section class={wall ? 'tb-time-wall' : 'sheet tb-paper'} data-explain="time" aria-label={words('years')}>
      <ol class={`tb-years flex ${wall ? 'across-all clip' : 'tb-strip'}`} tabIndex={0}>
        {CELLS.map(({ years, phase }, index) => (
          <li
            key={years}
            class={`tb-year text-ink-2 t1 narrow-type text-center p-1-0 edge-line ${index + 1 === cell ? 'now' : index + 1 < cell ? 'bg-sheet-2' : 'bg-sheet'}`}
            title={`${years}, ${phase[lang]}`}
            aria-current={index + 1 === cell ? 'step' : undefined}
          >
            {yearsOf(years, wall || index + 1 === cell)}
          </li>
        ))}
      </ol>
      {present !== undefined && (
        <div class={wall ? 'tb-time-now leading-1-2 row loose in-column items-start self-start bg-sheet round-2 t3' : 'row loose mt-4 t3'}>
          <MilkPan width={wall ? 'calc(var(--u) * 110)' : '84px'} heat={heat} over={profit > 0} label={words('gauge', { rate: cards(rate) })} />
          <div>
            <p>
              <b>
                {present.years}, {present.phase[lang]}
              </b>
              <span class="block text-ink-2">
                {[present.facts[lang], words('inflation', { words: present.inflation[lang] }), words('currency', { name: currencyOf(cell)[lang] })].join(' · ')}
              </span>
            </p>
            <p class="mt-2">
              <b>{words('rate', { rate: number(rate) })}</b> {words('banker.range', { least: number(lowest / 2), most: number(highest / 2) })}
              {vault !== null && <span class="block text-ink-2">{words('gaugeProfit', { cards: cards(profit) })}</span>}
            </p>
          </div>
        </div>
      )}
    </section>
  );
};

/** What the pawn stands on, whatever the money. */
export const MoneyBoard = ({ wall = false }: { readonly wall?: boolean }) => {
  const { view, table, words } = useScene();
  const { system } = table;
  const Printed = system === 'dette' ? DebtBoard : system === 'libre' ? LibreBoard : DiscoveryBoard;
  const card = wall ? WALL : HAND;
  const { width, height, floor } = card;
  const isTimed = followsHistory(view);
  return (
    <div class={`stack columns-1 min-w-0 ${wall ? 'tb-wall-money-board min-h-0' : ''} ${isTimed ? 'timed' : ''}`}>
      <svg
        class={wall ? `tb-on-wall h-full w-full min-h-0 ${isTimed ? 'timed' : ''}` : 'spans'}
        data-explain="money"
        viewBox={`-12 -12 ${width + 24} ${height + 24}`}
        role="img"
        aria-label={words('moneyBoard')}
      >
        <CardProvider value={card}>
          <BoardFrame width={width} height={height}>
            <Printed />
            <path stroke="var(--board-line)" stroke-width="2" d={`M${LEFT - 6} ${floor}H${width - LEFT + 6}`} />
          </BoardFrame>
        </CardProvider>
      </svg>
      {isTimed && <TimeLine wall={wall} />}
    </div>
  );
};
