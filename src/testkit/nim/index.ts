import type { Draws } from '#kernel/chance.ts';
import type { Actor, Bot, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { auditLedger, balance } from '#kernel/ledger.ts';
import type { OptionSpecs } from '#kernel/options.ts';
import { check, decode, fortunesAreWhole, offers, outcome, pending } from './judge.ts';
import { words, say } from './messages.ts';
import { apply, MAX_SEATS, mostToTake, setup } from './play.ts';
import { imagine, metrics, view } from './sight.ts';
import type { Move, Options, State, View } from './types.ts';

export { CLAUSES } from './judge.ts';
export { scramble } from './sight.ts';
export type { Move, Options, State, View } from './types.ts';

export type NimPackage = GamePackage<State, Move, View, Options>;

const options: OptionSpecs<Options> = {
  stones: { kind: 'int', min: 4, max: 30, step: 1, money: false, also: [50], default: 12, amendable: false, group: 'play', clauses: ['TB-nim.1'] },
  maxTake: { kind: 'int', min: 1, max: 6, step: 1, money: false, default: 3, amendable: true, group: 'play', clauses: ['TB-nim.2'] },
  purse: {
    kind: 'int',
    min: 0,
    max: 100,
    step: 10,
    money: true,
    default: (chosen) => (typeof chosen.stones === 'number' && chosen.stones > 20 ? 100 : 50),
    amendable: false,
    group: 'play',
    clauses: ['TB-nim.1'],
  },
  ties: { kind: 'choice', values: ['lowest', 'drawn'], default: 'lowest', amendable: true, group: 'play', clauses: ['TB-nim.1'] },
  notes: { kind: 'flag', default: true, amendable: true, group: 'play', clauses: ['TB-nim.3'] },
  charms: { kind: 'set', values: ['gold', 'silver'], default: ['gold'], amendable: false, group: 'play', clauses: ['TB-nim.1'] },
  heap: { kind: 'name', maxLength: 20, default: 'cailloux', amendable: false, group: 'play', clauses: ['TB-nim.1'] },
};

const sample = (state: State, actor: Actor, chance: Draws): Move => {
  if (actor === 'referee') return { type: 'shake' };
  if (state.taker === actor) return { type: 'take', stones: 1 + chance.int(mostToTake(state)) };
  return { type: 'bid', amount: chance.int(balance(state.ledger, actor) + 1) };
};

const module = judging<State, Move, View, Options>({
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS },
  options,
  presets: [{ id: 'short', options: { stones: 5 } }],
  invariants: [
    { clause: 'TB-nim.1', holds: (state) => auditLedger(state.ledger) },
    { clause: 'TB-nim.1', holds: fortunesAreWhole },
  ],
  checkOptions: (chosen) => (chosen.maxTake <= chosen.stones ? null : say('smallHeap', {}, ['TB-nim.2'])),
  setup,
  pending,
  offers,
  check,
  apply,
  view,
  outcome,
  turn: (state) => state.round,
  decode,
  sample,
  imagine,
  metrics,
});

/** Bids a little, and takes so as to leave a multiple of one more than anybody may take. */
const decent: Bot<View, Move> = {
  choose: ({ view: seen }, seat, chance) => {
    if (seen.taker !== seat) return { type: 'bid', amount: Math.min(balance(seen.ledger, seat), chance.int(4)) };
    const most = Math.min(seen.options.maxTake, seen.stones);
    return { type: 'take', stones: Math.min(most, Math.max(1, seen.stones % (seen.options.maxTake + 1))) };
  },
};

/** One move of each type, for the contract suite. */
export const EXAMPLES: readonly Move[] = [{ type: 'bid', amount: 1 }, { type: 'take', stones: 1 }, { type: 'note', text: 'a' }, { type: 'shake' }];

/** The correct game: the contract suite must find nothing in it. */
export const nim: NimPackage = { module, bots: { decent }, words, unit: 'F', scored: { metric: 'nim.metric.fortune', money: true } };
