import { at, sum, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import {
  BOARD,
  CARD_EFFECTS,
  type CardEffect,
  ENVIRONMENT_TAX,
  FOUNDATION_FEE_M,
  FOUNDATION_GAIN_C,
  isStreet,
  MONEY_UNIT,
  TAX_CASH_PCT,
  TAX_FLAT,
  TAX_TITLE_PCT,
  TITLE_DATA,
} from '../data.ts';
import { cashOf, clockwiseFrom, isInPrison, liquidationValue, ownedBy, player, roleOf, seatLast } from './facts.ts';
import { money, tell, term, who } from '../speak.ts';
import { CARD_IDS, type CardId, type Debt, type Role, type State, TITLE_IDS, type TitleId } from '../types.ts';
import { openPhase, pay, send, throwDice, type Work } from './work.ts';
import { owe } from './debts.ts';
import { advanceTo, cardText, detain, rentOf, titleName } from './rent.ts';
import { openAuction } from './auction.ts';

/* AM-2.5.1, AM-4.6.5: cards. */

/** AM-3.3: the top card, put back under its deck at once. */
const takeCard = (work: Work, seat: Seat, camp: Role): CardId => {
  const deck = work.decks[camp];
  const card = at(deck, 0);
  work.decks = { ...work.decks, [camp]: [...deck.slice(1), card] };
  const { draws, recent } = work.table.decks[camp];
  // From the 26th draw on the deck repeats itself: older draws tell nothing more.
  const kept = recent.length === CARD_IDS[camp].length ? recent.slice(1) : recent;
  work.table.decks = { ...work.table.decks, [camp]: { draws: draws + 1, recent: [...kept, card] } };
  work.table.lastCard = { seat, card };
  work.reveals = true;
  return card;
};

/** Every living member of a camp, clockwise from the drawer (AM-4.9.8). */
const othersOfCamp = (work: Work, drawer: Seat, camp: Role): readonly Seat[] =>
  seatLast(work, drawer).filter((seat) => seat !== drawer && player(work, seat).role === camp);

/** AM-2.5.1, AM-4.7.4: the bank pays everybody of the camp but a monopolist in prison. */
const payCamp = (work: Work, drawer: Seat, camp: Role, amount: number): void => {
  for (const seat of clockwiseFrom(work, drawer)) {
    if (player(work, seat).role !== camp) continue;
    if (isInPrison(work, seat)) work.log?.push(tell('log.noCardMoney', { who: who(seat) }, ['AM-4.7.4']));
    else gain(work, seat, amount);
  }
};

const gain = (work: Work, seat: Seat, amount: number): void => {
  pay(work, { from: 'bank', to: seat, amount });
  work.log?.push(tell('log.cardGain', { who: who(seat), amount: money(amount) }, ['AM-2.5.1']));
};

const gamble = (work: Work, seat: Seat, atLeast: number, amount: number): void => {
  const thrown = sum(throwDice(work, seat, 'card'));
  work.log?.push(tell('log.gambled', { who: who(seat), sum: thrown, atLeast }, ['AM-2.5.1']));
  if (thrown >= atLeast) gain(work, seat, amount);
};

const carryOut = (work: Work, seat: Seat, effect: CardEffect): void => {
  send(work, 'afterThrow');
  switch (effect.kind) {
    case 'nothing':
      return;
    case 'gain':
      return gain(work, seat, effect.amount);
    case 'pay':
      return owe(work, [{ debtor: seat, creditor: 'bank', amount: effect.amount, reason: 'card' }]);
    case 'collectFromCamp': {
      const debts = othersOfCamp(work, seat, effect.camp).map((debtor): Debt => ({ debtor, creditor: seat, amount: effect.amount, reason: 'card' }));
      return debts.length === 0 ? undefined : owe(work, debts);
    }
    case 'campGain':
      return payCamp(work, seat, effect.camp, effect.amount);
    case 'moveTo':
      return advanceTo(work, seat, effect.square);
    case 'detain':
      return detain(work, seat);
    case 'gamble':
      return gamble(work, seat, effect.atLeast, effect.amount);
    default:
      return unreachable(effect);
  }
};

/** AM-4.6.5: each draws from the deck of his own camp. */
const drawCard = (work: Work, seat: Seat): void => {
  const camp = roleOf(work, seat);
  const card = takeCard(work, seat, camp);
  work.log?.push(tell('log.cardDrawn', { who: who(seat), deck: term(`deck${camp}`) }, ['AM-4.6.5']), {
    to: 'all',
    text: cardText(work.options, card),
  });
  carryOut(work, seat, CARD_EFFECTS[card]);
};

/* AM-4.6: what a square does to the seat that has arrived on it. */

/** AM-4.6.6: the percentage, from cash, unmortgaged titles and (AM-6.10) buildings, rounded down to a multiple of 10. */
const percentTax = (state: Pick<State, 'options' | 'table' | 'ledger'>, seat: Seat): number => {
  let goods = 0;
  for (const index of ownedBy(state, seat)) {
    const data = at(TITLE_DATA, index);
    const { mortgaged, level } = at(state.table.titles, index);
    if (!mortgaged) goods += data.price;
    if (state.options.incomeTaxCountsBuildings && isStreet(data)) goods += level * data.step;
  }
  const hundredfold = TAX_CASH_PCT[roleOf(state, seat)] * cashOf(state, seat) + TAX_TITLE_PCT * goods;
  return Math.floor(hundredfold / (100 * MONEY_UNIT)) * MONEY_UNIT;
};

/** AM-4.6.2: not bought; auctioned if the table plays so (AM-6.11). */
export const decline = (work: Work, seat: Seat, title: TitleId): void => {
  work.log?.push(tell('log.declined', { who: who(seat), title: titleName(work.options, title) }, ['AM-4.6.2']));
  if (work.options.auctions) openAuction(work, title, seat);
  else send(work, 'afterThrow');
};

/** AM-4.6.2: for sale; who could not pay even by selling everything is not asked. */
const offerTitle = (work: Work, seat: Seat, index: number): void => {
  const title = at(TITLE_IDS, index);
  if (liquidationValue(work, seat) < at(TITLE_DATA, index).price) decline(work, seat, title);
  else openPhase(work, { kind: 'buyDecision', seat, title });
};

type NotDue = 'own' | 'mortgaged' | 'prison' | 'partner';

/** AM-4.6.3, AM-4.6.4: why nothing is to be paid, or null. */
const notDue = (work: Work, seat: Seat, index: number, owner: Seat): NotDue | null => {
  if (owner === seat) return 'own';
  if (at(work.table.titles, index).mortgaged) return 'mortgaged';
  if (isInPrison(work, owner)) return 'prison';
  return work.options.partnerRent === 'none' && roleOf(work, owner) === roleOf(work, seat) ? 'partner' : null;
};

/** AM-4.6.4: a utility by two fresh dice of the visitor. */
const utilityDice = (work: Work, seat: Seat): number => {
  const dice = throwDice(work, seat, 'utility');
  const [first = 0, second = 0] = dice;
  work.log?.push(tell('log.utilityThrow', { who: who(seat), first, second }, ['AM-4.6.4', 'AM-2.4.4']));
  return sum(dice);
};

const visit = (work: Work, seat: Seat, index: number, owner: Seat): void => {
  const reason = notDue(work, seat, index, owner);
  const title = titleName(work.options, at(TITLE_IDS, index));
  if (reason !== null) {
    work.log?.push(tell(`log.rentNotDue.${reason}`, { who: who(seat), owner: who(owner), title }, [reason === 'own' ? 'AM-4.6.3' : 'AM-4.6.4']));
    return send(work, 'afterThrow');
  }
  const amount = at(TITLE_DATA, index).kind === 'utility' ? rentOf(work, index, utilityDice(work, seat)) : rentOf(work, index);
  owe(work, [{ debtor: seat, creditor: owner, amount, reason: 'rent' }]);
};

/** AM-4.6.8. */
const visitFoundation = (work: Work, seat: Seat): void => {
  if (player(work, seat).role === 'M') return owe(work, [{ debtor: seat, creditor: 'bank', amount: FOUNDATION_FEE_M, reason: 'foundation' }]);
  const die = sum(throwDice(work, seat, 'foundation', 1));
  const amount = at(FOUNDATION_GAIN_C, die - 1);
  pay(work, { from: 'bank', to: seat, amount });
  work.log?.push(tell('log.foundationGain', { who: who(seat), die, amount: money(amount) }, ['AM-4.6.8']));
  send(work, 'afterThrow');
};

/** AM-4.6: carried out for the seat whose turn it is. */
export const land = (work: Work): void => {
  const seat = work.table.active;
  const { type, title } = at(BOARD, player(work, seat).pos);
  switch (type) {
    case 'start':
    case 'corner10':
      return send(work, 'afterThrow');
    case 'street':
    case 'transport':
    case 'utility': {
      const { owner } = at(work.table.titles, title);
      return owner === null ? offerTitle(work, seat, title) : visit(work, seat, title, owner);
    }
    case 'card':
      return drawCard(work, seat);
    case 'incomeTax':
      // The amounts are those on arrival: nothing is sold before choosing.
      return openPhase(work, { kind: 'taxChoice', seat, flat: TAX_FLAT, percent: percentTax(work, seat) });
    case 'envTax':
      return owe(work, [{ debtor: seat, creditor: 'bank', amount: ENVIRONMENT_TAX, reason: 'envTax' }]);
    case 'foundation':
      return visitFoundation(work, seat);
    case 'goDetention':
      return detain(work, seat);
    default:
      return unreachable(type);
  }
};
