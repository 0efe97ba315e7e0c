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
    <div class={now > first ? 'ec-price up' : now < first ? 'ec-price down' : 'ec-price'} data-explain={`price ${good}`}>
      <dt>{te(`good.${good}`)}</dt>
      <dd class="row">
        <b>{formatNumber(now, lang)}</b>
        <svg
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
    <Card title={te('exchange.titleYear', { year: String(yearOf(view.table.turn)) })} name={te('exchange.title')} beside={<small>{te('exchange.unit')}</small>}>
      <dl class="ec-prices">
        {GOODS.map((good) => (
          <Price key={good} good={good} />
        ))}
      </dl>
    </Card>
  );
};
