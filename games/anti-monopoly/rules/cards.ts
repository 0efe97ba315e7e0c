import { at, sum, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { CARD_EFFECTS, type CardEffect } from '../data.ts';
import { clockwiseFrom, isInPrison, player, roleOf, seatLast } from './facts.ts';
import { money, tell, term, who } from '../speak.ts';
import { CARD_IDS, type CardId, type Debt, type Role } from '../types.ts';
import { pay, send, throwDice, type Work } from './work.ts';
import { owe } from './debts.ts';
import { advanceTo, detain } from './movement.ts';
import { cardText } from './names.ts';

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
    if (isInPrison(work, seat)) work.log?.push(tell('anti-monopoly.log.noCardMoney', { who: who(seat) }, ['AM-4.7.4']));
    else gain(work, seat, amount);
  }
};

const gain = (work: Work, seat: Seat, amount: number): void => {
  pay(work, { from: 'bank', to: seat, amount });
  work.log?.push(tell('anti-monopoly.log.cardGain', { who: who(seat), amount: money(amount) }, ['AM-2.5.1']));
};

const gamble = (work: Work, seat: Seat, atLeast: number, amount: number): void => {
  const thrown = sum(throwDice(work, seat, 'card'));
  work.log?.push(tell('anti-monopoly.log.gambled', { who: who(seat), sum: thrown, atLeast }, ['AM-2.5.1']));
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
export const drawCard = (work: Work, seat: Seat): void => {
  const camp = roleOf(work, seat);
  const card = takeCard(work, seat, camp);
  work.log?.push(tell('anti-monopoly.log.cardDrawn', { who: who(seat), deck: term(`deck${camp}`) }, ['AM-4.6.5']), {
    to: 'all',
    text: cardText(work.options, card),
  });
  carryOut(work, seat, CARD_EFFECTS[card]);
};
