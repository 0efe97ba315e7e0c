import type { PlaceOf, Places } from '#kernel/drafts.ts';
import type { Place } from '#kernel/game.ts';
import type { Move, State } from '../types.ts';

/* How offers are shown: the square that each is about, the passive move of a step last, instructions given out of turn apart (BO-4.0.4). */

const INSTRUCTION: Place = { rank: 'instruction' };
const PASSIVE: Place = { rank: 'passive' };

const squareOf = ({ data }: State, of: string | undefined): Place => {
  const square = data.squares.findIndex((each) => (each.kind === 'security' ? each.security === of : each.kind === 'bank' && each.bank === of));
  return square === -1 ? {} : { about: `square ${square}` };
};

const visited: PlaceOf<State, Move> = (_offer, state) => squareOf(state, state.table.visit?.security);

/** The security that a form names. */
const named: PlaceOf<State, Move> = (offer, state) => {
  const pick = offer.kind === 'form' ? offer.fields.find(({ kind }) => kind === 'pick') : undefined;
  return squareOf(state, pick?.kind === 'pick' ? pick.from[0] : undefined);
};

/** The security or the bank at which the game stands. A square has no room for sums: pressed, it opens a form or what is confirmed before it is sent. */
const asked: PlaceOf<State, Move> = ({ kind, weighty }, state) => {
  const { point } = state.table;
  if (kind === 'move' && weighty !== true) return {};
  if (point.kind === 'bankDecision') return squareOf(state, point.bank);
  if (point.kind === 'ceilingDecision') return squareOf(state, point.security);
  if (point.kind === 'optionDecision' || point.kind === 'releaseDecision') return squareOf(state, point.contract.security);
  return point.kind === 'cardDecision' && point.operation.op === 'tender' ? squareOf(state, point.operation.security) : {};
};

export const places: Places<State, Move> = {
  roll: { about: 'die' },
  take: visited,
  buy: visited,
  sell: visited,
  exerciseOption: asked,
  settleCeiling: asked,
  tender: asked,
  borrow: asked,
  cardBuy: named,
  cardSell: named,
  sellToDesk: named,
  pass: PASSIVE,
  done: PASSIVE,
  passBid: PASSIVE,
  abandonOption: PASSIVE,
  forgetOption: PASSIVE,
  preparePass: INSTRUCTION,
  // From one's own place in the order of play.
  prepareBuy: { ...INSTRUCTION, about: 'turn' },
  prepareSell: INSTRUCTION,
  prepareNone: INSTRUCTION,
  alerts: INSTRUCTION,
  passUntilMyTurn: INSTRUCTION,
  showDeck: INSTRUCTION,
};
