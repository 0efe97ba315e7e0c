import { quickChance } from '#kernel/chance.ts';
import type { Actor, BotLevel } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { deepFreeze, difference, throughJson } from '../difference.ts';
import { type Complaint, complain } from '../faults.ts';
import type { Position } from '../position.ts';

export type BotMove = { readonly move: unknown; readonly complaints: readonly [] } | { readonly move: null; readonly complaints: readonly Complaint[] };

const wrong = (level: BotLevel, seat: Actor, text: string): BotMove => ({ move: null, complaints: [complain('bot', `${level} in seat ${seat} ${text}`)] });

/** Asks a bot as a table does: it is given its sight, frozen, and nothing else. */
export const botMove = (position: Position, seat: number, level: BotLevel): BotMove => {
  const bot = position.game.bots[level];
  if (bot === undefined) return wrong(level, seat, 'does not exist');
  const { module, match, chance } = position;
  const sight = deepFreeze(sightOf(module, match.now.state, seat));
  const seed = chance.int(2 ** 32);
  let move: unknown;
  let again: unknown;
  try {
    move = bot.choose(sight, seat, quickChance(seed));
    again = bot.choose(sight, seat, quickChance(seed));
  } catch (error) {
    return wrong(level, seat, `threw: ${String(error)}`);
  }
  position.met('bot');
  const differs = difference(move, again);
  if (differs !== null) return wrong(level, seat, `answers the same sight in two ways: ${differs}`);
  const lost = difference(move, module.decode(throughJson(move)));
  if (lost !== null) return wrong(level, seat, `plays ${JSON.stringify(move)}, which comes back changed: ${lost}`);
  const refusal = module.check(match.now.state, { by: seat, move });
  return refusal === null ? { move, complaints: [] } : wrong(level, seat, `plays ${JSON.stringify(move)}, refused (${refusal.key})`);
};
