import { living } from '#games/ecodip/rules/facts.ts';
import { GOODS } from '#games/ecodip/types.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Card } from '../account.tsx';
import { OffersBoard } from '../market/offers-board.tsx';
import { PowerHead, PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { FORM_KINDS, type FormKind } from './form-order.ts';
import { OrderForm } from './order-form.tsx';

/** EC-13.5, EC-7.1: what every power owns in the open. */
const StocksTable = () => {
  const { lang, view } = useScene();
  const { table } = view;
  return (
    <table class="ec-table">
      <caption>{te('stocks.title')}</caption>
      <Heads of={[te('powers.power'), ...GOODS]} />
      <tbody>
        {living(table).map((tag) => (
          <tr key={tag}>
            <PowerHead tag={tag} lang={lang} />
            {GOODS.map((good) => (
              <td key={good} data-explain={`good ${good}`}>
                {table.stocks[tag][good]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
      <StocksTable />
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
