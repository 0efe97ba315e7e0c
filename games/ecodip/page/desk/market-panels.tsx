import { living } from '#games/ecodip/rules/facts.ts';
import { GOODS } from '#games/ecodip/types.ts';
import { Card, PowersTable } from '../account.tsx';
import { OffersBoard } from '../market/offers-board.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { FORM_KINDS, type FormKind } from './form-order.ts';
import { OrderForm } from './order-form.tsx';

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
