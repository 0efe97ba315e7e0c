import { range } from '#kernel/collections.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { LaidBundle, Pile } from '../pieces/pieces.tsx';
import { pricesOf } from '../outlook.ts';
import { useOwn, useScene } from '../speech.ts';

const TRAY_PLACES = 3;

const Tray = ({ stake }: { readonly stake: number }) => {
  const { view, table, words, cards, you } = useOwn();
  const { bundle } = table;
  const most = mostStake(view, you);
  return (
    <div class="grow p-4-5 round-2 tb-thread text-center tb-tray" data-explain={`stake ${you}`}>
      <div class="stack tight tb-places-laid">
        {range(Math.max(TRAY_PLACES, most)).map((place) =>
          place < stake ? (
            <LaidBundle key={place} cards={bundle} word={words('stakeWord')} lattice={`tb-laid-${place}`} />
          ) : (
            <span key={place} class="tb-free-place centred round-2">
              {place >= most && <span class="hidden-words">{words('locked')}</span>}
              {place >= most && <Icon name="lock" size={20} />}
            </span>
          ),
        )}
      </div>
      <p class="mt-4">
        {stake === 0 ? (
          words('noStake')
        ) : (
          <>
            <b>{words('stakeSum', { cards: stake * bundle })}</b>
            {words('hidden')}
          </>
        )}
      </p>
      <span class="hidden-words">{cards(stake * bundle)}</span>
    </div>
  );
};

const PriceList = () => {
  const { view, table, options, words, number } = useScene();
  const prices = pricesOf(view);
  const lines = [
    ...(['living', 'house', 'workshop'] as const).map((kind) => [kind, number(prices[kind])] as const),
    ...(table.system === 'dette' ? [['credit', words('creditPrice', { size: options.creditSize, interest: number(table.bank.halfRate / 2) })] as const] : []),
  ];
  return (
    <dl class="grow p-4-5 round-2 tb-thread" aria-label={words('prices')}>
      {lines.map(([kind, price]) => (
        <div key={kind} class="row ends" data-explain={`price ${kind}`}>
          <dt class="text-on-baize">{words(`priceLines.${kind}`)}</dt>
          <dd class="figure">{price}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The pile face down, and beside it the tray of the stake or the prices of the day. */
export const OwnCloth = () => {
  const { table, indicators, sealed, words, number, cards, you, own } = useOwn();
  const isStaking = table.point.kind === 'stake';
  const stake = isStaking ? (own.stake ?? sealed.stakes[you] ?? 0) : 0;
  const kept = own.pile - stake * table.bundle;
  const last = indicators.at(-1);
  return (
    <section class="tb-cloth" aria-label={words('yourPile')} data-ring={`pile ${you}`}>
      <header class="tb-cloth-head row ends w650">
        <h2 class="tb-plain">{words('yourPile')}</h2>
        <span data-explain="bundle">{words('bundleIs', { cards: table.bundle })}</span>
      </header>
      <div class="tb-cloth-row row loose" data-explain={`pile ${you}`}>
        <Pile cards={kept} lattice="tb-pile-lattice" />
        <p>
          <strong class="tb-kept block t10">{number(kept)}</strong>
          {words(isStaking ? 'kept' : 'inHand', { cards: kept })}
        </p>
        {isStaking ? <Tray stake={stake} /> : <PriceList />}
      </div>
      <footer class="tb-cloth-foot p-4-6" data-explain="pot">
        <b class="tb-brass">{words('pot', { cards: cards(table.funds.pot) })}</b>
        {last !== undefined && <>. {words('served', { battle: last.battle, served: last.counters.served, entries: last.counters.entries })}</>}
      </footer>
    </section>
  );
};
