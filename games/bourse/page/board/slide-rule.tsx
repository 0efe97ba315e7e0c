import type { EconomicPhase, View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import { useBrass } from '#web/svg/brass.tsx';
import { Die } from '#web/svg/die.tsx';
import type { Box } from '#web/svg/box.ts';
import { inThousands, ROMAN, type Speech } from '../speech.ts';

/** BO-13.3: the cell that the last throw used, while it still matters. */
const usedCell = ({ table, data }: View, phase: EconomicPhase): { readonly row: number; readonly column: number } | null => {
  const { visit } = table;
  if (visit === null || phase !== table.phase) return null;
  return { row: data.securities[visit.security].coefficient - 1, column: visit.die - 1 };
};

interface SlideRuleProps {
  readonly view: View;
  readonly speech: Speech;
  readonly phase: EconomicPhase;
  readonly box: Box;
}

const HEAD = 24;
const MARGIN = 30;
const ROWS = [1, 2, 3, 4] as const;

/** The variation table as a slide-rule: the brass frame stands on the die's column, the cell used is filled. */
export const SlideRule = ({ view, speech, phase, box }: SlideRuleProps) => {
  const used = usedCell(view, phase);
  const cell = { width: (box.width - MARGIN) / 6, height: (box.height - HEAD) / 4 };
  const x = (column: number): number => MARGIN + cell.width * (column + 0.5);
  const top = (row: number): number => HEAD + cell.height * row;
  return (
    <g transform={`translate(${box.x} ${box.y})`} aria-hidden="true" data-explain="rule">
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.1" />
      {[0, 1, 2, 3, 4, 5].map((column) => (
        <Die key={column} face={column + 1} size={16} x={x(column) - 8} y={4} chosen={column === used?.column} />
      ))}
      {ROWS.map((risk, row) => (
        <g key={risk}>
          <path d={`M0 ${top(row)}H${box.width}`} stroke="var(--rule)" />
          <text class="bes bo-rule-risk" x={MARGIN / 2} y={top(row) + cell.height / 2 + 4.5} text-anchor="middle">
            {ROMAN[risk]}
          </text>
          {at(view.data.variations[phase], row).map((change, column) => (
            <text
              key={x(column)}
              class={change < 0 ? 'bo-variation bo-loss' : 'bo-variation'}
              x={x(column)}
              y={top(row) + cell.height / 2 + 4.4}
              text-anchor="middle"
            >
              {inThousands(change, speech.lang)}
            </text>
          ))}
        </g>
      ))}
      {used !== null && (
        <Slider
          box={{ x: MARGIN + cell.width * used.column, y: -4, width: cell.width, height: box.height + 8 }}
          cellTop={top(used.row)}
          cellHeight={cell.height}
          text={inThousands(at(at(view.data.variations[phase], used.row), used.column), speech.lang)}
        />
      )}
    </g>
  );
};

interface SliderProps {
  readonly box: Box;
  readonly cellTop: number;
  readonly cellHeight: number;
  readonly text: string;
}

const Slider = ({ box, cellTop, cellHeight, text }: SliderProps) => {
  const frame = { x: box.x + 1, y: box.y, width: box.width - 2, height: box.height, rx: 3, fill: 'none' };
  return (
    <>
      <rect {...frame} stroke={useBrass().cast} stroke-width="3.4" />
      <rect {...frame} stroke="#6B4E16" stroke-width=".7" />
      <rect x={box.x + 4} y={cellTop + 2.5} width={box.width - 8} height={cellHeight - 5} rx="2.5" fill="var(--hot-bg)" />
      <text class="bo-used" x={box.x + box.width / 2} y={cellTop + cellHeight / 2 + 4.6} text-anchor="middle">
        {text}
      </text>
    </>
  );
};
