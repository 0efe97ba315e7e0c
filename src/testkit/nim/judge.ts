import { at, range, unreachable } from '#kernel/collections.ts';
import type { Actor, Decision, GameInput, Offer, Outcome } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { say } from './messages.ts';
import { allFortunes, MAX_SEATS, mostToTake } from './play.ts';
import type { Move, Options, State } from './types.ts';

export const CLAUSES: ReadonlySet<Clause> = new Set(['TB-nim.1', 'TB-nim.2', 'TB-nim.3', 'TB-nim.4', 'TB-nim.5', 'TB-nim.6']);

const MAX_NOTE = 12;

const isActive = (state: State, seat: Actor): seat is number => seat !== 'referee' && state.active[seat] === true;

const checkMove = (state: State, by: Actor, move: Move): Message | null => {
  switch (move.type) {
    case 'bid': {
      if (!isActive(state, by) || state.taker !== null) return say('notAsked', {}, ['TB-nim.1']);
      const max = balance(state.ledger, by);
      return move.amount >= 0 && move.amount <= max ? null : say('badBid', { max: { money: max } }, ['TB-nim.1']);
    }
    case 'take':
      if (by !== state.taker) return say('notAsked', {}, ['TB-nim.2']);
      return move.stones >= 1 && move.stones <= mostToTake(state) ? null : say('badTake', { max: mostToTake(state) }, ['TB-nim.2']);
    case 'note':
      return isActive(state, by) && state.options.notes && move.text.length <= MAX_NOTE ? null : say('noNotes', {}, ['TB-nim.3']);
    case 'shake':
      return by === 'referee' && !state.shaken && state.taker === null ? null : say('notAsked', {}, ['TB-nim.4']);
    default:
      return unreachable(move);
  }
};

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  if (input.event === 'amend') return (input.options.maxTake ?? 1) <= state.options.stones ? null : say('smallHeap', {}, ['TB-nim.6']);
  const { seat, event } = input;
  switch (event) {
    case 'left':
      return isActive(state, seat) ? null : say('notSeated', { who: { seat } }, ['TB-nim.5']);
    case 'joined': {
      const free = seat === state.active.length ? seat < MAX_SEATS : state.active[seat] === false;
      return free ? null : say('cannotJoin', {}, ['TB-nim.5']);
    }
    case 'timeout': {
      const awaited = state.taker === null ? isActive(state, seat) && state.bids[seat] === null : state.taker === seat;
      return awaited ? null : say('notAwaited', { who: { seat } }, ['TB-nim.5']);
    }
    default:
      return unreachable(event);
  }
};

export const pending = (state: State): readonly Decision[] => {
  if (state.over !== null) return [];
  const decisions: Decision[] = [];
  for (const seat of range(state.active.length)) {
    if (state.taker === seat) decisions.push({ seat, duty: 'must', prompt: say('promptTake', { max: mostToTake(state) }, ['TB-nim.2']) });
    if (!isActive(state, seat)) continue;
    if (state.taker === null) decisions.push({ seat, duty: 'must', prompt: say('promptBid', {}, ['TB-nim.1']), answered: at(state.bids, seat) !== null });
    if (state.options.notes) decisions.push({ seat, duty: 'may', prompt: say('promptNote', {}, ['TB-nim.3']) });
  }
  if (!state.shaken && state.taker === null) decisions.push({ seat: 'referee', duty: 'may', prompt: say('promptShake', {}, ['TB-nim.4']) });
  return decisions;
};

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  if (state.over !== null) return [];
  if (actor === 'referee') {
    if (state.shaken || state.taker !== null) return [];
    return [{ kind: 'move', label: say('offerShake', {}, ['TB-nim.4']), move: { type: 'shake' } }];
  }
  const found: Offer<Move>[] = [];
  const form = (
    type: Move['type'],
    key: 'offerBid' | 'offerTake',
    clause: Clause,
    field: { readonly name: string; readonly min: number; readonly max: number },
  ) => found.push({ kind: 'form', label: say(key, {}, [clause]), type, fields: [{ kind: 'int', ...field, step: 1 }] });
  if (state.taker === actor) form('take', 'offerTake', 'TB-nim.2', { name: 'stones', min: 1, max: mostToTake(state) });
  if (!isActive(state, actor)) return found;
  if (state.taker === null) form('bid', 'offerBid', 'TB-nim.1', { name: 'amount', min: 0, max: balance(state.ledger, actor) });
  if (state.options.notes) {
    found.push({ kind: 'form', label: say('offerNote', {}, ['TB-nim.3']), type: 'note', fields: [{ kind: 'text', name: 'text', maxLength: MAX_NOTE }] });
  }
  return found;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const decode = (raw: unknown): Move | null => {
  if (!isRecord(raw)) return null;
  if (raw.type === 'bid' && isWhole(raw.amount)) return { type: 'bid', amount: raw.amount };
  if (raw.type === 'take' && isWhole(raw.stones)) return { type: 'take', stones: raw.stones };
  if (raw.type === 'note' && typeof raw.text === 'string') return { type: 'note', text: raw.text };
  return raw.type === 'shake' ? { type: 'shake' } : null;
};

export const outcome = (state: State): Outcome | null => {
  if (state.over === null) return null;
  const purses = state.ledger.seats;
  const standings = purses.map((score, seat) => ({ seat, score, rank: 1 + purses.filter((other) => other > score).length }));
  return { reason: state.over, text: say('ended', {}, ['TB-nim.2']), standings };
};

export const fortunesAreWhole = (state: State): string | null => {
  const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(' ');
  return sorted([...state.fortunes, ...state.deck]) === sorted(allFortunes(state.options)) ? null : 'a fortune is missing or doubled';
};
