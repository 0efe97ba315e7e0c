import { POINTS_PER_CREDIT } from '#games/mull-money/data.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { knownPoints, scoreNow, wagesDue } from '../forecast.ts';
import type { Box } from '#web/svg/box.ts';
import type { BoardScene } from './scene.ts';

interface SlipLine {
  readonly label: string;
  readonly figure: string;
  readonly explains: string;
}

const linesOf = ({ view, speech, shown }: BoardScene): readonly SlipLine[] => {
  const { words, money } = speech;
  const { credits } = player(view, shown);
  const over = view.table.point.kind === 'gameOver';
  return [
    ...(over ? [] : [{ label: words('wagesDue'), figure: money(-wagesDue(view, shown)), explains: `wagesDue ${shown}` }]),
    {
      label: credits === 0 ? words('noCredit') : words('credits', { count: credits }),
      figure: words('pts', { count: -POINTS_PER_CREDIT * credits }),
      explains: `credits ${shown}`,
    },
  ];
};

/** MM-13.8: own money, what is due, what one would count now. Others' treasuries stay under lock. */
export const TreasurySlip = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { view, speech, shown, you } = scene;
  const { words, money } = speech;
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  const secret = shown === you && view.cash.includes(null);
  const right = box.width - 12;
  return (
    <g class="mm-slip" transform={`translate(${box.x} ${box.y})`} data-explain={`treasury ${shown}`}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      <text class="mm-slip-label" x="12" y="23">
        {secret ? words('treasurySecret') : words('treasury')}
      </text>
      {cash === null ? (
        <g class="mm-lock" transform="translate(12 32)">
          <path d="M4.5 9H15.5V17H4.5ZM7 9V6.5A3 3 0 0 1 13 6.5V9" />
          <text x="26" y="16">
            {words('secret')}
          </text>
        </g>
      ) : (
        <text class="mm-slip-sum" x="12" y="49">
          {money(cash)}
        </text>
      )}
      <path d={`M12 60H${right}`} stroke="var(--rule)" />
      {linesOf(scene).map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(0 ${79 + 20 * index})`}>
          <text class="mm-slip-label" x="12">
            {label}
          </text>
          <text class="mm-slip-figure" x={right} text-anchor="end">
            {figure}
          </text>
        </g>
      ))}
      <path d={`M12 110H${right}`} stroke="var(--ink)" stroke-width="1.3" />
      <g data-explain={`points ${shown}`}>
        <rect x="6" y="113" width={box.width - 12} height="45" fill="transparent" />
        <text class="mm-slip-label" x="12" y="130">
          {score === null ? words('withoutTreasury') : words('ifItEnded')}
        </text>
        <text class="mm-slip-total" x="12" y="152">
          {words('points', { count: score?.total ?? knownPoints(view, shown) })}
        </text>
      </g>
    </g>
  );
};

/** The same in one row, for the foot of a narrower mat. */
export const TreasuryStrip = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { view, speech, shown } = scene;
  const { words, money } = speech;
  const cash = view.cash[shown] ?? null;
  const score = scoreNow(view, shown);
  const cells: readonly SlipLine[] = [
    { label: words('treasury'), figure: cash === null ? words('secret') : money(cash), explains: `treasury ${shown}` },
    ...linesOf(scene),
    {
      label: score === null ? words('withoutTreasury') : words('ifItEnded'),
      figure: words('points', { count: score?.total ?? knownPoints(view, shown) }),
      explains: `points ${shown}`,
    },
  ];
  const width = box.width / cells.length;
  return (
    <g class="mm-slip" transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.width} height={box.height} rx="4" fill="var(--sheet)" stroke="var(--edge)" />
      {cells.map(({ label, figure, explains }, index) => (
        <g key={label} data-explain={explains} transform={`translate(${index * width} 0)`}>
          {index > 0 && <path d={`M0 8V${box.height - 8}`} stroke="var(--rule)" />}
          <text class="mm-slip-label mm-slip-small" x="9" y="18">
            {label}
          </text>
          <text class="mm-slip-total mm-slip-small" x="9" y={box.height - 11}>
            {figure}
          </text>
        </g>
      ))}
    </g>
  );
};
