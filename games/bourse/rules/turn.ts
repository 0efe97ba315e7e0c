import { at, range } from '#kernel/collections.ts';
import { NEXT_PHASE, TURN_GUARD } from '../data.ts';
import { money, named, tell, who } from '../speak.ts';
import type { CardId, EndReason, EventCard, SecurityId, State, Visit } from '../types.ts';
import { adoptAmendments, closeTask, instruct, instructionsOf, setPlayer, setQuote, type Work } from './work.ts';
import type { Seat } from '#kernel/game.ts';
import { isActive, isCashHidden, othersFrom, player } from './facts.ts';
import { hasReached, isTargetReached, score } from '../scoring.ts';
import { visitOf } from './market.ts';

/* The event deck (BO-4.6). */

export const cardOf = (state: State, id: CardId): EventCard => {
  const card = state.data.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no event card ${id}`);
  return card;
};

/** BO-4.6.4, `eventDeck = "reshuffle"`: an empty deck is made again of the cards used. */
const restock = (work: Work): void => {
  if (work.deck.length > 0) return;
  work.deck = work.chance.of('deck', work.table.drawn.length).shuffle(work.discard);
  work.discard = [];
  work.deckShown = false;
  work.log?.push(tell('log.reshuffled', {}, ['BO-4.6.4']));
};

/** BO-4.6.1: the phase moves on, then the top card is turned. */
export const landOnEvent = (work: Work): void => {
  const { table } = work;
  const phaseBefore = table.phase;
  table.phase = NEXT_PHASE[phaseBefore];
  work.log?.push(tell('log.phase', { phase: { term: `phase.${table.phase}` } }, ['BO-4.6.1']));
  if (!work.options.events) return;
  restock(work);
  const id = at(work.deck, 0);
  const card = cardOf(work, id);
  work.deck = work.deck.slice(1);
  table.card = id;
  table.drawn = [...table.drawn, id];
  const count = work.data.cards.length;
  table.cardsLeft = count - (table.drawn.length % count);
  work.log?.push(tell('log.card', { title: { text: card.title }, text: { text: card.text } }, ['BO-4.6.1']));
  work.agenda.push({ do: 'event', card: id, next: 0, phaseBefore });
};

/** BO-4.6.1 (4): face down under the deck, or onto the pile of used cards. */
export const buryCard = (work: Work, id: CardId): void => {
  if (work.options.eventDeck === 'bottom') work.deck = [...work.deck, id];
  else work.discard = [...work.discard, id];
};

/** Nothing under way is completed (BO-4.11.4), but a card that was being carried out still goes back where cards go. */
export const endGame = (work: Work, reason: EndReason): void => {
  for (const task of work.agenda) if (task.do === 'event') buryCard(work, task.card);
  work.table.point = { kind: 'gameOver', reason };
  work.reveals = true;
  work.agenda.length = 0;
  work.sealed = {};
};

/* The beginning and the end of a turn (BO-4.1, BO-4.10). */

/** Opens the turn of the roller: BO-4.1.2 spares him the die when he has a turn to miss. */
export const beginTurn = (work: Work): void => {
  const { table } = work;
  const { roller, turn } = table;
  const holder = player(work, roller);
  work.log?.push({ ...tell('log.turn', { turn, who: who(roller) }, ['BO-4.1.1']), heading: { turn, seat: roller } });
  const instructions = instructionsOf(work, roller);
  // BO-6.5: "until my turn" ends here, whether the die is thrown or not.
  if (instructions.passUntilMyTurn) instruct(work, roller, { ...instructions, passUntilMyTurn: false });
  work.agenda.push({ do: 'endTurn' });
  if (holder.turnsToMiss > 0) {
    setPlayer(work, roller, { ...holder, turnsToMiss: holder.turnsToMiss - 1 });
    work.log?.push(tell('log.missesTurn', { who: who(roller) }, ['BO-4.1.2']));
  } else work.agenda.push({ do: 'awaitRoll' });
};

/** The next to roll: the same again with an extra turn, else the next active seat clockwise (BO-4.10.2). */
const nextRoller = (work: Work): Seat => {
  const { roller, extraTurn, players } = work.table;
  if (extraTurn && isActive(work, roller)) return roller;
  const count = players.length;
  for (let step = 1; step <= count; step++) {
    const seat = (roller + step) % count;
    if (isActive(work, seat)) return seat;
  }
  throw new Error('nobody is left to roll');
};

const hasReachedLimit = ({ table, options }: Work): boolean => table.turn >= TURN_GUARD || (options.turnLimit > 0 && table.turn >= options.turnLimit);

/** BO-4.10: the check, then the next turn. */
export const endTurn = (work: Work): void => {
  closeTask(work);
  // Whether the game goes on tells something about cash that others may not see.
  if (isCashHidden(work)) work.reveals = true;
  if (isTargetReached(work)) {
    for (const seat of range(work.table.players.length)) {
      if (hasReached(work, seat)) {
        work.log?.push(
          tell('log.reachedTarget', { who: who(seat), score: money(score(work, seat)), target: money(work.options.winTarget) }, ['BO-5.2', 'BO-4.10.1']),
        );
      }
    }
    endGame(work, 'target');
    return;
  }
  if (hasReachedLimit(work)) {
    work.log?.push(tell('log.limitReached', { turn: work.table.turn }, ['BO-5.4']));
    endGame(work, 'turnLimit');
    return;
  }
  const { table } = work;
  table.roller = nextRoller(work);
  table.turn += 1;
  table.extraTurn = false;
  table.rollerInsolvent = false;
  adoptAmendments(work);
  beginTurn(work);
};

/* The beginning and the end of a visit to a security square (BO-4.3). */

/** BO-4.3.1: the same die that moved the pawn gives the variation; then options, ceiling or floor, and trades. */
export const openVisit = (work: Work, security: SecurityId, die: number): void => {
  const { table, data, agenda } = work;
  const before = table.quotes[security];
  const variation = at(at(data.variations[table.phase], data.securities[security].coefficient - 1), die - 1);
  const raw = before + variation;
  const visit: Visit = { security, die, before, raw, fixed: null, purchases: 0, sales: 0, orders: [], optionTaken: false };
  table.visit = visit;
  work.log?.push(tell('log.variation', { security: named(data, security), change: { change: variation }, before: { money: before } }, ['BO-4.3.1']));
  agenda.push(
    { do: 'endVisit' },
    { do: 'otherTrade', seats: othersFrom(work, table.roller), dropped: false },
    { do: 'rollerTrade' },
    { do: 'quotation', security, raw },
  );
  if (table.contracts.some((contract) => contract.security === security)) agenda.push({ do: 'dueOptions', forgotten: [] });
};

/** BO-6.4: what was prepared for this visit and not used is dropped with it. */
const dropPreparedOrders = (work: Work): void => {
  for (const [seat, instructions] of work.instructions.entries()) {
    if (instructions.prepared !== null) instruct(work, seat, { ...instructions, prepared: null });
  }
};

export const endVisit = (work: Work): void => {
  const { security, fixed } = visitOf(work);
  // BO-6.1: the transactions of this visit leave no trace on the marker.
  if (work.options.visitPricing === 'runningReset' && fixed !== null && work.table.quotes[security] !== fixed) setQuote(work, security, fixed);
  if (work.options.visitOrders === 'prepared') dropPreparedOrders(work);
  work.table.visit = null;
  closeTask(work);
};
