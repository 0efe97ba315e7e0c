import { living, yearOf } from '#games/ecodip/rules/facts.ts';
import { type Good, GOODS } from '#games/ecodip/types.ts';
import { formatNumber } from '#kernel/words.ts';
import { Card, PowersTable } from '../account.tsx';
import { OffersBoard } from '../market/offers-board.tsx';
import { PowerMark, powerName, PRICE_BOX, pricePath, pricesOf } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { FORM_KINDS, type FormKind } from './form-order.ts';
import { OrderForm } from './order-form.tsx';

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

const DealsPanel = () => {
  const { view, lang } = useScene();
  const { deals } = view.table;
  return (
    <Card title={te('exchange.deals')}>
      {deals.length === 0 && <p class="hint">{te('exchange.noDeals')}</p>}
      <ul class="ec-deals">
        {deals.map(({ seller, buyer, n, good, price }, index) => (
          <li key={`${index} ${seller} ${buyer}`} class="row items-start gap-3 p-1-0 t3">
            <PowerMark tag={seller} size={20} />
            {te('exchange.deal', { seller: powerName(seller, lang), buyer: powerName(buyer, lang), n, good, price })}
          </li>
        ))}
      </ul>
      {/* EC-7.1: what every power owns in the open. */}
      <PowersTable view={view} lang={lang} tags={living(view.table)} figures={GOODS} caption={te('stocks.title')} />
    </Card>
  );
};

const TRADES: readonly FormKind[] = ['sell', 'buy', 'sellMissile', 'buyMissile', 'give', 'giveUN'];

const TradePanel = () => (
  <Card title={te('exchange.trade')}>
    <OrderForm only={TRADES} />
    <p class="hint">{te('exchange.match')}</p>
  </Card>
);

/** EC-13.5: prices, offers, deals and public stocks, and the form of one's own orders. */
export const MarketPanels = () => {
  const { view, writer } = useScene();
  return (
    <>
      <ExchangePanel />
      <OffersBoard />
      {writer.canWrite && FORM_KINDS[view.table.phase].some((kind) => TRADES.includes(kind)) && <TradePanel />}
      <DealsPanel />
    </>
  );
};
