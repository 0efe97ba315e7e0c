import { formatNumber } from '#kernel/words.ts';
import { yearOf } from '#games/ecodip/rules/facts.ts';
import { type Good, GOODS } from '#games/ecodip/types.ts';
import { Card } from '../account.tsx';
import { PRICE_BOX, pricePath, pricesOf } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';

const Price = ({ good }: { readonly good: Good }) => {
  const { view, lang } = useScene();
  const prices = pricesOf(view.table, good);
  const now = view.table.prices[good];
  const first = prices[0] ?? now;
  return (
    <div class="ec-figure p-0-3 leading-1-2 min-w-0" data-explain={`price ${good}`}>
      <dt class="t2">{te(`good.${good}`)}</dt>
      <dd class="row">
        <b class="t6">{formatNumber(now, lang)}</b>
        <svg
          class={`ec-price-curve flex-1 ${now > first ? 'text-gain' : now < first ? 'text-loss' : 'text-ink-2'}`}
          viewBox={`0 0 ${PRICE_BOX.width} ${PRICE_BOX.height}`}
          width={PRICE_BOX.width}
          height={PRICE_BOX.height}
          role="img"
          aria-label={te('exchange.history', { prices: prices.map(String) })}
        >
          <path d={pricePath(prices)} fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
      </dd>
    </div>
  );
};

/** EC-13.5: the prices of the year and how they came about. */
export const ExchangePanel = () => {
  const { view } = useScene();
  return (
    <Card
      title={te('exchange.titleYear', { year: String(yearOf(view.table.turn)) })}
      name={te('exchange.title')}
      beside={<small class="t3">{te('exchange.unit')}</small>}
    >
      <dl class="ec-figures grid">
        {GOODS.map((good) => (
          <Price key={good} good={good} />
        ))}
      </dl>
    </Card>
  );
};
