import { formatNumber } from '#kernel';
import { yearOf } from '#games/ecodip/facts.ts';
import { type Good, GOODS } from '#games/ecodip/types.ts';
import { OffersBoard } from '../market/offers-board.tsx';
import { StocksTable } from '../market/stocks-table.tsx';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../view.ts';
import { te } from '../words.ts';
import { FORM_KINDS, type FormKind } from './form-kinds.ts';
import { OrderForm } from './order-form.tsx';
import { pricePath, PRICE_BOX } from './price-path.ts';

const Price = ({ scene, good }: { readonly scene: Scene; readonly good: Good }) => {
  const { view, lang } = scene;
  const history = view.table.priceHistory.map((prices) => prices[good]);
  const now = view.table.prices[good];
  const first = history[0] ?? now;
  const prices = history.at(-1) === now ? history : [...history, now];
  return (
    <div class={now > first ? 'ec-price up' : now < first ? 'ec-price down' : 'ec-price'}>
      <dt>{te(`good.${good}`)}</dt>
      <dd>
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
export const ExchangePanel = ({ scene }: { readonly scene: Scene }) => (
  <section class="sheet ec-card ec-exchange" aria-label={te('exchange.title')}>
    <header>
      <h2>{te('exchange.titleYear', { year: String(yearOf(scene.view.table.turn)) })}</h2>
      <small>{te('exchange.unit')}</small>
    </header>
    <dl class="ec-prices">
      {GOODS.map((good) => (
        <Price key={good} scene={scene} good={good} />
      ))}
    </dl>
  </section>
);

const DealsPanel = ({ scene }: { readonly scene: Scene }) => {
  const { view, lang } = scene;
  const { deals } = view.table;
  return (
    <section class="sheet ec-card" aria-label={te('exchange.deals')}>
      <header>
        <h2>{te('exchange.deals')}</h2>
      </header>
      {deals.length === 0 && <p class="ec-note">{te('exchange.noDeals')}</p>}
      <ul class="ec-deals">
        {deals.map(({ seller, buyer, n, good, price }, index) => (
          <li key={`${index} ${seller} ${buyer}`}>
            <PowerMark tag={seller} size={20} />
            {te('exchange.deal', { seller: powerName(seller, lang), buyer: powerName(buyer, lang), n, good, price })}
          </li>
        ))}
      </ul>
      <StocksTable scene={scene} />
    </section>
  );
};

const TRADES: readonly FormKind[] = ['sell', 'buy', 'sellMissile', 'buyMissile', 'give', 'giveUN'];

const TradePanel = ({ scene }: { readonly scene: Scene }) => (
  <section class="sheet ec-card" aria-label={te('exchange.trade')}>
    <header>
      <h2>{te('exchange.trade')}</h2>
    </header>
    <OrderForm scene={scene} only={TRADES} />
    <p class="ec-note">{te('exchange.match')}</p>
  </section>
);

/** EC-13.5: prices, offers, deals and public stocks, and the form of one's own orders. */
export const MarketPanels = ({ scene }: { readonly scene: Scene }) => (
  <>
    <ExchangePanel scene={scene} />
    <OffersBoard scene={scene} />
    {scene.writer.canWrite && FORM_KINDS[scene.view.table.phase].some((kind) => TRADES.includes(kind)) && <TradePanel scene={scene} />}
    <DealsPanel scene={scene} />
  </>
);
