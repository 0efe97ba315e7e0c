import { DISCOVERY_LIMIT } from '#games/triple-bataille/content/data.ts';
import { battlesInCycle } from '#games/triple-bataille/rules/cycles.ts';
import { range } from '#kernel/collections.ts';
import { CountWords, LEFT, Pawn, type PrintedProps, SQUARE_HEIGHT } from './money-card.tsx';

/* Boards on which the pawn counts battles: free money (TB-2.9) and the learning mode. */

const LIBRE_CYCLES = 4;

/** Free money: one step for each cycle, all of the same height, a short cliff between them. */
export const LibreBoard = ({ view, speech, card }: PrintedProps) => {
  const { words } = speech;
  const { cycle } = view.table;
  const { libreBattlesPerCycle } = view.options;
  const first = Math.max(1, cycle.libre - LIBRE_CYCLES + 2);
  const cycles = range(LIBRE_CYCLES).map((index) => first + index);
  const squares = cycles.map((number) => (number === 1 ? 1 : libreBattlesPerCycle));
  const unit = (card.width - 2 * LEFT) / squares.reduce((sum, count) => sum + count, 0);
  const top = card.floor - card.steps[1] - 20;
  let x = LEFT;
  const drawn = cycles.map((number, index) => {
    const place = { number, squares: squares[index] ?? 0, x };
    x += (squares[index] ?? 0) * unit;
    return place;
  });
  const now = drawn.find(({ number }) => number === cycle.libre);
  return (
    <>
      {drawn.map(({ number, squares: count, x: left }) => (
        <g key={number} class={`tb-step tb-step-${number < cycle.libre ? 'passed' : number === cycle.libre ? 'now' : 'ahead'}`}>
          <rect x={left} y={top} width={count * unit - 6} height={card.floor - top} stroke="var(--board-line)" fill="var(--tb-ground-2)" />
          {range(count).map((square) => (
            <rect
              key={square}
              class={number < cycle.libre || (number === cycle.libre && square < cycle.libreBattle) ? 'tb-square reached' : 'tb-square'}
              x={left + square * unit + 1}
              y={top - SQUARE_HEIGHT}
              width={unit - 8}
              height={SQUARE_HEIGHT}
              rx="3"
            />
          ))}
          {number >= 3 && (
            <text class="bes tb-cliff tb-cliff-in" x={left + 10} y={top + card.type.cliff * 1.2} font-size={card.type.cliff}>
              ÷ 2
            </text>
          )}
          <text
            class={number === cycle.libre ? 'tb-cycle bold' : 'tb-cycle'}
            x={left + (count * unit) / 2}
            y={card.floor + card.type.cycle * 1.5}
            font-size={card.type.cycle}
          >
            {words('cycle', { name: String(number) })}
          </text>
        </g>
      ))}
      {now !== undefined && <Pawn x={now.x + (cycle.libreBattle - 0.5) * unit - 3} y={top - SQUARE_HEIGHT} />}
      <CountWords
        card={card}
        words={words('libreCycle', { cycle: cycle.libre, battle: cycle.libreBattle, of: battlesInCycle(view) })}
        help={words('dividend')}
      />
    </>
  );
};

export const DiscoveryBoard = ({ view, speech, card }: PrintedProps) => {
  const unit = (card.width - 2 * LEFT) / DISCOVERY_LIMIT;
  const top = card.floor - card.steps[1];
  return (
    <>
      <rect x={LEFT} y={top} width={card.width - 2 * LEFT} height={card.steps[1]} stroke="var(--board-line)" fill="var(--tb-ground-1)" />
      {range(DISCOVERY_LIMIT).map((battle) => (
        <rect
          key={battle}
          class={battle < view.table.battle ? 'tb-square reached' : 'tb-square'}
          x={LEFT + battle * unit + 1}
          y={top - SQUARE_HEIGHT}
          width={unit - 2}
          height={SQUARE_HEIGHT}
          rx="3"
        />
      ))}
      <Pawn x={LEFT + (view.table.battle - 0.5) * unit} y={top - SQUARE_HEIGHT} />
      <CountWords card={card} words={speech.words('battle', { number: view.table.battle })} help="" />
    </>
  );
};
