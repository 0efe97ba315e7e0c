import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { asked, unexpected } from '#kernel/work.ts';
import { takeOption } from '../rules/contracts.ts';
import { cashOf, free, hasOptionCard, isActive, optionPrice } from '../rules/facts.ts';
import { hasOrdered, mayBuy, mayTakeOption, mostOptions, mostToBuy, mostToSell, mostToTake, purchasePrice, salePrice, visitOf } from '../rules/market.ts';
import { buy, checkOrder, pass, sell, take } from '../rules/orders.ts';
import { closeTask, type Phase, refuseStep, waitAt, type Work } from '../rules/work.ts';
import { type MessageKey, money, named, refuse, say, who } from '../speak.ts';
import type { Move, Point, State, TaskOf } from '../types.ts';

const ROLLER_TRADE: Point = { kind: 'rollerTrade' };

/** Purchase and sale, as the roller and the others are offered them. */
export const orderOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const offers: Draft<Move>[] = [];
  const { security: id } = visitOf(state);
  const security = named(state.data, id);
  const toBuy = mostToBuy(state, seat);
  const toSell = mostToSell(state, seat);
  const numbered = (most: number) => [blank.int('n', 1, most)];
  if (toBuy > 0) {
    const price = purchasePrice(state);
    offers.push(offerForm('buy', () => say('do.buy', { security, price: money(price) }, ['BO-4.3.6']), numbered(toBuy), { costs: { n: price } }));
  }
  if (toSell > 0) {
    const price = salePrice(state);
    offers.push(offerForm('sell', () => say('do.sell', { security, price: money(price) }, ['BO-4.3.6']), numbered(toSell), { costs: { n: -price } }));
  }
  return offers;
};

type VisitKey = Extract<MessageKey, `ask.${'trade' | 'join'}${string}`>;

const ACTS: readonly Move['type'][] = ['take', 'buy', 'sell', 'buyOption'];

/** What the roller may do in a visit, by what is offered: nobody is told to do what he cannot. */
const ROLLER_PROMPTS: Readonly<Record<string, VisitKey>> = {
  'buy sell': 'ask.trade',
  buy: 'ask.tradeBuy',
  sell: 'ask.tradeSell',
  buyOption: 'ask.tradeOption',
  'buy buyOption': 'ask.tradeBuyOption',
  'sell buyOption': 'ask.tradeSellOption',
  'buy sell buyOption': 'ask.tradeAll',
  take: 'ask.tradeTake',
  'take buyOption': 'ask.tradeTakeOption',
  '': 'ask.tradeNothing',
};

const OTHER_PROMPTS: Readonly<Record<string, VisitKey>> = { 'buy sell': 'ask.join', buy: 'ask.joinBuy', sell: 'ask.joinSell' };

const typeOf = (offer: Draft<Move>): string => (offer.kind === 'form' ? offer.type : offer.move.type);

export const tradePrompt = (state: State, offers: readonly Draft<Move>[]): Message => {
  const { security } = visitOf(state);
  const types = new Set(offers.map(typeOf));
  const acts = ACTS.filter((act) => types.has(act)).join(' ');
  const key = (types.has('done') ? ROLLER_PROMPTS : OTHER_PROMPTS)[acts] ?? 'ask.joinNothing';
  return say(key, { security: named(state.data, security), quote: money(state.table.quotes[security]) }, ['BO-4.3.4', 'BO-4.3.5']);
};

/** BO-4.9.1: at most five shares exist, so every option that can be taken is an offer of its own. */
const optionOffers = (state: State): readonly Draft<Move>[] => {
  const { security } = visitOf(state);
  const price = optionPrice(state, security);
  if (price === null) return [];
  const offers: Draft<Move>[] = [];
  for (let owner = 0; owner < state.table.players.length; owner++) {
    for (let n = 1, most = mostOptions(state, owner); n <= most; n++) {
      const args = () => ({ n, owner: who(owner), security: named(state.data, security), amount: money(n * price) });
      offers.push(offerMove({ type: 'buyOption', owner, n }, () => say('do.buyOption', args(), ['BO-4.9.1']), { weighty: true }));
    }
  }
  return offers;
};

const checkOption = (state: State, owner: Seat, n: number): Message | null => {
  const { security: id, optionTaken } = visitOf(state);
  const security = named(state.data, id);
  const price = optionPrice(state, id);
  if (price === null) return refuse('no.noOptions', ['BO-4.9.2', 'BO-6.2'], { security });
  if (optionTaken) return refuse('no.optionTaken', ['BO-4.3.5', 'BO-6.2']);
  if (owner < 0 || owner >= state.table.players.length || owner === state.table.roller || !isActive(state, owner))
    return refuse('no.optionOwner', ['BO-4.9.1']);
  if (!hasOptionCard(state, id)) return refuse('no.optionCard', ['BO-4.9.2'], { security });
  if (n < 1) return refuse('no.atLeastOne', ['BO-4.9.1']);
  const most = free(state, owner, id);
  if (n > most) return refuse('no.ownerNotFree', ['BO-4.9.1', 'BO-4.9.4'], { n: most, security, owner: who(owner) });
  const cash = cashOf(state, state.table.roller);
  return n * price > cash ? refuse('no.cannotPay', ['BO-4.9.1'], { amount: money(n * price), cash: money(cash) }) : null;
};

const buyOption = (work: Work, seat: Seat, owner: Seat, n: number): void => {
  const visit = visitOf(work);
  const price = optionPrice(work, visit.security);
  if (price === null) throw new Error('an option without a price was checked');
  takeOption(work, { security: visit.security, holder: seat, owner, shares: n }, price);
  work.table.visit = { ...visit, optionTaken: true };
};

/** BO-4.3.5: the step ends by itself when nothing but `done` is left, as far as the table may know. */
const hasChoice = (state: State, seat: Seat): boolean => {
  if (mayTakeOption(state)) return true;
  if (hasOrdered(state, seat)) return false;
  return mayBuy(state, seat) || mostToSell(state, seat) > 0 || mostToTake(state, seat) > 0;
};

const offers = asked((state: State, seat: Seat): readonly Draft<Move>[] => {
  const done: Draft<Move> = offerMove({ type: 'done' }, () => say('do.done', {}, ['BO-4.3.5']));
  if (hasOrdered(state, seat)) return [...optionOffers(state), done];
  const toTake = mostToTake(state, seat);
  const security = named(state.data, visitOf(state).security);
  // They cost nothing: all of them, most likely.
  const fields = [blank.int('n', 1, toTake, { start: toTake })];
  const taking = toTake === 0 ? [] : [offerForm('take', () => say('do.take', { security }, ['BO-4.3.8']), fields)];
  return [...taking, ...orderOffers(state, seat), ...optionOffers(state), done];
});

export const rollerTrade: Phase<TaskOf<'rollerTrade'>> = {
  advance: (work) => {
    const visit = visitOf(work);
    // BO-4.3.3: options and ceiling are behind us; from here on the quotation is fixed and orders may be prepared.
    if (visit.fixed === null) work.table.visit = { ...visit, fixed: work.table.quotes[visit.security] };
    const { roller } = work.table;
    if (isActive(work, roller) && hasChoice(work, roller)) return waitAt(work, ROLLER_TRADE);
    closeTask(work);
    return 'goesOn';
  },
  prompt: (state, _task, seat) => tradePrompt(state, offers(state, seat)),
  offers: (state, _task, seat) => offers(state, seat),
  check: (state, _task, seat, move) => {
    if (move.type === 'buy' || move.type === 'sell' || move.type === 'take') return checkOrder(state, seat, move);
    if (move.type === 'buyOption') return checkOption(state, move.owner, move.n);
    if (move.type === 'done') return null;
    return refuseStep();
  },
  apply: (work, _task, seat, move) => {
    if (move.type === 'buy') return buy(work, seat, move.n);
    if (move.type === 'sell') return sell(work, seat, move.n);
    if (move.type === 'take') return take(work, seat, move.n);
    if (move.type === 'buyOption') return buyOption(work, seat, move.owner, move.n);
    if (move.type === 'done') {
      if (!hasOrdered(work, seat)) pass(work, seat);
      return closeTask(work);
    }
    return unexpected(move);
  },
  timeout: () => ({ type: 'done' }),
};
