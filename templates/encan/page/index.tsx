import { at, sum as total } from '#kernel/collections.ts';
import { balance } from '#kernel/ledger.ts';
import type { Clause } from '#kernel/messages.ts';
import { formatMoney, type Voice, type Words, wordsOf } from '#kernel/words.ts';
import { figures } from '#games/encan/figures.ts';
import type { View } from '#games/encan/types.ts';
import { type Explained, explainer, tipper } from '#web/kit/parts/explain.ts';
import type { AccountProps, BoardProps, GameProps } from '#web/kit/interface/game-page.ts';
import { pageOf } from '#web/shell/page-of.tsx';
import { feminine } from '#web/kit/interface/turn-word.ts';
import './encan.css';

const say = wordsOf({
  lot: ['Lot en vente', 'Lot for sale'],
  over: ['Tout est vendu', 'Everything is sold'],
  lots: ['Lots', 'Lots'],
  none: ['aucun lot', 'no lot'],
  sealed: ['a misé', 'has bid'],
  sold: ['{name} a emporté {worth} pour {amount}', '{name} took {worth} for {amount}'],
  unsold: ['Personne n’a emporté le lot de {worth}', 'Nobody took the lot worth {worth}'],
  turn: ['vente', 'sale'],
  'explain.lot': ['Tous misent en secret\u00a0; la plus forte mise paie et emporte le lot.', 'All bid in secret; the highest bid pays and takes the lot.'],
  'explain.purse': ['{sum} pour miser\u00a0; à la fin, l’argent compte autant que les lots.', '{sum} to bid with; at the end money counts as much as lots.'],
  'tip.bid': [
    'Miser tout ce que vaut le lot ne rapporte rien, même si on l’emporte.',
    'Bidding all that the lot is worth earns nothing, even if one takes it.',
  ],
} as const satisfies Words);

const sum = (amount: number, { lang, unit }: Voice): string => formatMoney(amount, lang, unit);

const saleText = ({ lastSale }: View['table'], voice: Voice): string => {
  if (lastSale === null) return '';
  const worth = { money: lastSale.lot };
  if (lastSale.seat === null) return say(voice)('unsold', { worth });
  return say(voice)('sold', { name: { seat: lastSale.seat }, worth, amount: { money: lastSale.amount } });
};

/** The lot on its cloth, and what became of the last one. Bids are made in the bar. */
const Board = ({ view: { table, options }, voice }: BoardProps<View>) => {
  const words = say(voice);
  const lot = table.lot === null ? null : sum(table.lot, voice);
  return (
    <svg class="encan-board" data-explain="lot" viewBox="0 0 480 300" role="img" aria-label={lot === null ? words('over') : `${words('lot')} ${lot}`}>
      <rect class="cloth" x="4" y="4" width="472" height="292" rx="10" />
      <text x="240" y="44">{`${table.round} / ${options.lots}`}</text>
      <rect class="lot" x="150" y="70" width="180" height="130" rx="6" />
      <text class="bes large" x="240" y="150">
        {lot ?? '–'}
      </text>
      <text x="240" y="250">
        {lot === null ? words('over') : saleText(table, voice)}
      </text>
    </svg>
  );
};

const Account = ({ view: { table }, seat, voice }: AccountProps<View>) => {
  const lots = at(table.bought, seat);
  return (
    <p data-explain={`purse ${seat}`}>
      <b>{sum(balance(table.ledger, seat), voice)}</b> ·{' '}
      {lots.length === 0 ? say(voice)('none') : `${say(voice)('lots')} ${lots.join(' + ')} = ${sum(total(lots), voice)}`}
    </p>
  );
};

/* What the things that the page names (`data-explain`) say of themselves, and what is worth knowing when. */

const sceneOf = ({ view, voice }: GameProps<View>) => ({ view, words: say(voice) });
type Scene = ReturnType<typeof sceneOf>;
const told = (words: string, ...clauses: readonly Clause<'EN'>[]): Explained => ({ words, clauses });

const things = {
  lot: ({ words }: Scene) => told(words('explain.lot'), 'EN-3.1', 'EN-3.2'),
  purse: ({ view, words }: Scene, seat: string) => told(words('explain.purse', { sum: { money: balance(view.table.ledger, Number(seat)) } }), 'EN-1.1'),
};

const tips = [{ id: 'bid', when: ({ view }: Scene) => view.table.lot !== null, told: ({ words }: Scene) => told(words('tip.bid'), 'EN-3.1') }];

export const page = pageOf(figures, {
  Board,
  Account,
  explain: () => Promise.resolve({ explain: explainer(sceneOf, things), tip: tipper(sceneOf, tips) }),
  status: ({ view, seat, voice }: AccountProps<View>) => (view.committed[seat] === true ? say(voice)('sealed') : null),
  turnWord: (voice) => feminine(say(voice)('turn'), voice),
});
