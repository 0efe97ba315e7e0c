import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import { collect, gather } from '#kernel/collections.ts';
import type { Field, Seat } from '#kernel/game.ts';
import { otherPlayers, player } from '../rules/facts.ts';
import { checkFactory, checkHouse } from '../rules/building.ts';
import { bidOffers } from '../rules/historic/privatisation.ts';
import { measureOffers } from '../rules/historic/measures.ts';
import { motionOffers } from '../rules/historic/vote.ts';
import { findProposal } from '../rules/escrow.ts';
import { assetsOf, hasInStock, hasRoomFor, listPrice, resalePrice, thingOf, thingOfItem } from '../rules/property.ts';
import { checkBuy, checkReassign, checkSaleOffer, checkSellToBank, checkStockPurchase, HIGHEST_PRICE, lowestPrice, saleId } from '../rules/trade.ts';
import { say, who } from '../speak.ts';
import { type FactoryTarget, type Move, type Player, SLOTS, type Slot, type State, STOCK_ITEMS, STOCKS } from '../types.ts';
import { acceptOffers, dealingOffers, withdrawOffers } from './dealings.ts';
import { factoryLabel, houseLabel, repayLabel, seizureLabel } from './labels.ts';

/* What a player may do in MARKET (TB-4.10). */

const cards = (n: number): { readonly n: number } => ({ n });

const targetsOf = ({ subsidiaries }: Player): readonly FactoryTarget[] => ['factory', 'new', ...subsidiaries.map(({ id }): FactoryTarget => `subsidiary${id}`)];

const buildOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const houses = collect(SLOTS, (slot) =>
    checkHouse(state, seat, slot) === null ? offerMove({ type: 'buildHouse', slot }, () => houseLabel(state, seat, slot)) : null,
  );
  const factories = collect(targetsOf(player(state, seat)), (target) =>
    checkFactory(state, seat, target) === null ? offerMove({ type: 'buildFactory', target }, () => factoryLabel(state, seat, target)) : null,
  );
  return houses.length === 0 ? factories : [...houses, ...factories];
};

const placesFor = (subject: Player, kind: 'house' | 'factory'): readonly (Slot | 'factory')[] =>
  kind === 'factory' ? ['factory'] : SLOTS.filter((slot) => hasRoomFor(subject, slot));

/** Sales of others; with a form where the buyer chooses the slot. */
const buyOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  return state.table.proposals.flatMap((sale): readonly Draft<Move>[] => {
    if (sale.kind !== 'sale' || sale.by === seat || (sale.to !== null && sale.to !== seat)) return [];
    const thing = thingOf(player(state, sale.by), sale.asset);
    if (thing === null) return [];
    return placesFor(subject, thing.kind)
      .filter((slot) => checkBuy(state, seat, sale, slot) === null)
      .map((slot) => {
        const args = { seller: who(sale.by), asset: { term: sale.asset }, slot: { term: slot }, ...cards(sale.price) };
        return offerMove({ type: 'buy', offer: sale.id, slot }, () => say('do.buy', args, ['TB-4.10.4']));
      });
  });
};

const stockOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  return gather(STOCKS, (stock) =>
    STOCK_ITEMS.filter((item) => hasInStock(state.table.stock[stock], thingOfItem(item))).flatMap((item) =>
      placesFor(subject, item === 'house' ? 'house' : 'factory').flatMap((slot): readonly Draft<Move>[] => {
        const move = { type: 'buyFromStock', stock, item, slot } as const;
        if (checkStockPurchase(state, seat, move) !== null) return [];
        const args = {
          item: { term: item },
          stock: { term: `stock.${stock}` },
          slot: { term: slot },
          ...cards(listPrice(state, thingOfItem(item))),
        };
        return [offerMove(move, () => say('do.buyFromStock', args, ['TB-4.10.6']))];
      }),
    ),
  );
};

const sellOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  const assets = assetsOf(subject);
  if (assets.length === 0) return [];
  const to: Field = blank.pick('to', ['all', ...otherPlayers(state, seat)]);
  return gather(assets, (asset): readonly Draft<Move>[] => {
    const thing = thingOf(subject, asset);
    if (thing === null) return [];
    const found: Draft<Move>[] = [];
    if (checkSellToBank(state, seat, asset) === null)
      found.push(
        offerMove(
          {
            type: 'sellToBank',
            asset,
          },
          () => say('do.sellToBank', { asset: { term: asset }, ...cards(resalePrice(state, thing)) }, ['TB-4.10.5']),
        ),
      );
    const least = lowestPrice(state, seat, thing);
    if (findProposal(state, saleId(seat, asset)) === undefined && checkSaleOffer(state, seat, { asset, price: least, to: 'all' }) === null) {
      const fields = [blank.pick('asset', [asset]), blank.int('price', least, HIGHEST_PRICE, { near: listPrice(state, thing) }), to];
      found.push(offerForm('offerSale', () => say('do.offerSale', { asset: { term: asset } }, ['TB-4.10.4']), fields));
    }
    return found;
  });
};

const rearrangeOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { houses: held } = player(state, seat);
  const houses = gather(SLOTS, (from) =>
    held[from] === 0
      ? []
      : collect(SLOTS, (to) =>
          checkReassign(state, seat, from, to) === null
            ? offerMove({ type: 'reassignHouse', from, to }, () => say('do.reassign', { from: { term: from }, to: { term: to } }, ['TB-4.10.7']))
            : null,
        ),
  );
  const swaps = player(state, seat).subsidiaries.map(({ id }) =>
    offerMove({ type: 'swapMain', subsidiary: id }, () => say('do.swapMain', { subsidiary: { term: `subsidiary${id}` } }, ['TB-4.10.7'])),
  );
  return [...houses, ...swaps];
};

/** TB-4.10.1: whole credits that he could pay back. */
export const mostRepayment = (state: State, seat: Seat): number => {
  const { credits, pile } = player(state, seat);
  return Math.min(credits, Math.floor(pile / state.options.creditSize));
};

const repayOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const most = mostRepayment(state, seat);
  if (most === 0) return [];
  return [offerForm('repayCredit', () => repayLabel(state), [blank.int('n', 1, most)], { costs: { n: state.options.creditSize } })];
};

/** Could he sell to the bank or to the boards? */
export const hasBuyer = (state: State, seat: Seat): boolean => assetsOf(player(state, seat)).some((asset) => checkSellToBank(state, seat, asset) === null);

/** Moves by which he could better his own position: without any, he is done by himself (TB-4.1.1). */
export const ownOffers = (state: State, seat: Seat): readonly Draft<Move>[] => [
  ...repayOffers(state, seat),
  ...buildOffers(state, seat),
  ...stockOffers(state, seat),
  ...rearrangeOffers(state, seat),
  ...bidOffers(state, seat),
  ...measureOffers(state, seat),
];

/** TB-4.9.4: all that somebody in distress may do. */
const distressOffers = (state: State, seat: Seat): readonly Draft<Move>[] => [
  offerMove({ type: 'acceptSeizure' }, () => seizureLabel(state, seat), { weighty: true }),
  ...sellOffers(state, seat),
  ...acceptOffers(state, seat),
  ...withdrawOffers(state, seat),
];

export const marketOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  if (subject.done) return [offerMove({ type: 'reopen' }, () => say('do.reopen', {}, ['TB-4.1.1'])), ...acceptOffers(state, seat), ...buyOffers(state, seat)];
  if (subject.distress > 0) return distressOffers(state, seat);
  return [
    offerMove({ type: 'done' }, () => say('do.done', {}, ['TB-4.10'])),
    ...ownOffers(state, seat),
    ...buyOffers(state, seat),
    ...sellOffers(state, seat),
    ...dealingOffers(state, seat),
    ...motionOffers(state, seat),
  ];
};
