import { formatMoney, type Voice, type Words, wordsOf } from '#kernel/words.ts';
import { figures } from '#games/encan/figures.ts';
import type { View } from '#games/encan/types.ts';
import type { AccountProps, BoardProps } from '#web/kit/interface/game-page.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { pageOf } from '#web/shell/page-of.tsx';
import { bidding, things } from './things.ts';

const say = wordsOf({
  lot: ['Lot en vente', 'Lot for sale'],
  over: ['Tout est vendu', 'Everything is sold'],
  sealed: ['a misé', 'has bid'],
  sold: ['{name} a emporté {worth} pour {amount}', '{name} took {worth} for {amount}'],
  unsold: ['Personne n’a emporté le lot de {worth}', 'Nobody took the lot worth {worth}'],
  turn: ['vente', 'sale'],
} as const satisfies Words);

const saleText = ({ lastSale }: View['table'], voice: Voice): string => {
  if (lastSale === null) return '';
  const worth = { money: lastSale.lot };
  if (lastSale.seat === null) return say(voice)('unsold', { worth });
  return say(voice)('sold', { name: { seat: lastSale.seat }, worth, amount: { money: lastSale.amount } });
};

/** Lettering is in ink, which nobody can read on the cloth: each text there says so itself. */
const ON_CLOTH = { fill: 'var(--on-baize)' };

/** The lot on its cloth, and what became of the last one. Bids are made in the bar. */
const Board = ({ view: { table, options }, voice }: BoardProps<View>) => {
  const words = say(voice);
  const lot = table.lot === null ? null : formatMoney(table.lot, voice.lang, voice.unit);
  return (
    <svg width="100%" height="100%" data-explain="lot" viewBox="0 0 480 300" role="img" aria-label={lot === null ? words('over') : `${words('lot')} ${lot}`}>
      <rect x="4" y="4" width="472" height="292" rx="10" fill="var(--baize-2)" />
      <rect x="150" y="70" width="180" height="130" rx="6" fill="var(--page)" stroke="var(--edge)" />
      <g text-anchor="middle" font-size="17">
        <text x="240" y="44" style={ON_CLOTH}>{`${table.round} / ${options.lots}`}</text>
        <text class="besley" x="240" y="148" font-size="34" font-weight="700">
          {lot ?? '–'}
        </text>
        <text x="240" y="250" style={ON_CLOTH}>
          {lot === null ? words('over') : saleText(table, voice)}
        </text>
      </g>
    </svg>
  );
};

export const page = pageOf(figures, {
  Board,
  things,
  tips: [{ id: 'bid', when: ({ view }) => view.table.lot !== null, told: bidding }],
  status: ({ view, seat, voice }: AccountProps<View>) => (view.committed[seat] === true ? say(voice)('sealed') : null),
  turnWord: (voice) => feminine(say(voice)('turn'), voice),
});
