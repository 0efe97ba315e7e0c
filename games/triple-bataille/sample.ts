import type { Draws } from '#kernel/chance.ts';
import type { Actor } from '#kernel/game.ts';
import { inputs } from './inputs.ts';
import type { Move, State } from './types.ts';

/*
 * Any offer, as elsewhere; but in PLAN and MARKET, where there are dozens of them, mostly on the way to the end of the window. Piles are seldom
 * given away, or nobody would have a card after two battles; and a game is seldom cut short, although a motion is tabled as easily as a stake is laid.
 */

const DONE: Move = { type: 'done' };
const isWaste = ({ type }: Move): boolean => type === 'leisure' || type === 'gift';

/** An open game must end some day. */
const LONG = 8;
const sampleVote = ({ table }: State, chance: Draws): Move => {
  const against = table.length === 'open' && table.battle >= LONG ? 2 : 8;
  return { type: 'castVote', ...Object.fromEntries(table.motions.map(({ motion }) => [motion, chance.int(against) === 0 ? 'yes' : 'no'])) };
};

export const sample = (state: State, actor: Actor, chance: Draws): Move => {
  // A game master who pulled any lever would end the game, or remove everybody.
  if (actor === 'referee') return { type: 'closeWindow' };
  const { kind } = state.table.point;
  if (kind === 'vote') return sampleVote(state, chance);
  const hurries = (kind === 'plan' || kind === 'market') && chance.int(3) > 0;
  if (hurries && inputs.check(state, { by: actor, move: DONE }) === null) return DONE;
  let move = inputs.sample(state, actor, chance);
  while (isWaste(move) && chance.int(20) > 0) move = inputs.sample(state, actor, chance);
  return move;
};
