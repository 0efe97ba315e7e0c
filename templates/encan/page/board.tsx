import type { BoardProps } from '#web/shell/game-page.ts';
import { asView, sum, wordsIn } from './view.ts';
import './encan.css';

/** The lot on its cloth, and what became of the last one. Bids are made in the bar. */
export const Board = ({ view: raw, voice }: BoardProps) => {
  const { table, options } = asView(raw);
  const words = wordsIn(voice);
  const { lot, lastSale, round } = table;
  const told =
    lastSale === null
      ? ''
      : lastSale.seat === null
        ? words('unsold', { worth: { money: lastSale.lot } })
        : words('sold', { name: { seat: lastSale.seat }, worth: { money: lastSale.lot }, amount: { money: lastSale.amount } });
  return (
    <svg
      class="encan-board"
      data-explain="lot"
      viewBox="0 0 480 300"
      role="img"
      aria-label={lot === null ? words('over') : `${words('lot')} ${sum(lot, voice)}`}
    >
      <rect class="cloth" x="4" y="4" width="472" height="292" rx="10" />
      <text class="small" x="240" y="44">{`${round} / ${options.lots}`}</text>
      <rect class="lot" x="150" y="70" width="180" height="130" rx="6" />
      <text class="bes large" x="240" y="150">
        {lot === null ? '–' : sum(lot, voice)}
      </text>
      <text class="small" x="240" y="250">
        {lot === null ? words('over') : told}
      </text>
    </svg>
  );
};
