import { OffersBoard } from '../market/offers-board.tsx';
import { StocksTable } from '../market/stocks-table.tsx';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../view.ts';
import { te } from '../words.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { FORM_KINDS } from './form-kinds.ts';
import type { FormKind } from './form-order.ts';
import { OrderForm } from './order-form.tsx';

const DealsPanel = ({ scene }: { readonly scene: Scene }) => {
  const { view, lang } = scene;
  const { deals } = view.table;
  return (
    <section class="sheet ec-card" aria-label={te('exchange.deals')}>
      <header>
        <h2>{te('exchange.deals')}</h2>
      </header>
      {deals.length === 0 && <p class="hint">{te('exchange.noDeals')}</p>}
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
    <p class="hint">{te('exchange.match')}</p>
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
