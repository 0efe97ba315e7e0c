import { expect, it } from 'vitest';
import { trades } from '#games/ecodip/bot/market.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { position } from '#games/ecodip/rules/staging.ts';
import { TAGS } from '#games/ecodip/types.ts';
import { botOffers } from './bot-offers.ts';
import { orderFor } from './offers.ts';

const seats = (person: number, level: 'weak' | 'decent') =>
  TAGS.map((_, seat) => ({
    seat,
    name: '',
    holder: seat === person ? ('person' as const) : ('bot' as const),
    level,
    mark: seat,
    connected: true,
    awayUntil: null,
  }));

it('[EC-12.6] [EC-13.5] shows a person what bots write to him, so that the order across makes a deal', () => {
  const state = position();
  const offers = botOffers({ world: worldOf(state.options), table: state.table }, seats(2, 'decent'));
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) {
    expect([offer.to, offer.circle]).toEqual(['EOC', null]);
    const { k, n, good, price } = offer.terms;
    expect(trades(officeOf(state, offer.by))).toContainEqual({ k, with: 'EOC', n, good, price });
    expect(orderFor(offer, 'EOC')).toEqual({ k: k === 'sell' ? 'buy' : 'sell', with: offer.by, n, good, price });
  }
});

it('[EC-7.1] rests on nothing secret, and is silent out of season', () => {
  const [poor, rich] = [position({ gold: { AFN: 0, RUS: 0 } }), position({ gold: { AFN: 5000, RUS: 5000 } })];
  const offersIn = (state: typeof poor) => botOffers({ world: worldOf(state.options), table: state.table }, seats(2, 'weak'));
  expect(offersIn(poor)).toEqual(offersIn(rich));
  expect(offersIn(position({ turn: 1, phase: 'AUTUMN_ORDERS' }))).toEqual([]);
});
