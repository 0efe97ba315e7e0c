import type { OptionContract, View } from '#games/bourse/types.ts';
import { Line, Panel, type PanelFrame } from './sums.tsx';

interface OptionPanelProps extends PanelFrame {
  readonly view: View;
  readonly contract: OptionContract;
  /** BO-4.9.6 the quotation before the roll; BO-4.8.7 the displayed one. */
  readonly price: number;
  /** What the die makes of it; null in a forced release. */
  readonly raw: number | null;
}

/** An option falls due, or is released by a debtor's default: what exercising each number of shares costs. */
export const OptionPanel = ({ view, contract, price, raw, ...frame }: OptionPanelProps) => {
  const { speech } = frame;
  const { words, money } = speech;
  const { holder, owner, shares, security } = contract;
  const terms = { holder: speech.name(holder), count: shares, owner: speech.name(owner), price: money(price) };
  return (
    <Panel {...frame} explains="panel option" title={words('dueTitle', { name: speech.company(view, security) })}>
      <p>
        {words(raw === null ? 'releaseRule' : 'dueRule', terms)} {raw !== null && words('dueNow', { raw: money(raw) })}
      </p>
      <div class="bo-sums">
        {Array.from({ length: shares }, (_, index) => (
          <Line key={index} label={`${index + 1} × ${money(price)}`} sum={money((index + 1) * price)} />
        ))}
      </div>
    </Panel>
  );
};
