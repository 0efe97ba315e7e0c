import { expect, it } from 'vitest';
import { quickChance } from './chance.ts';
import type { GameInput } from './game.ts';
import { applyWith, type Hands } from './work.ts';

interface Tally {
  readonly told: readonly string[];
}
type Move = { readonly type: 'knock' };
type Work = { told: string[] };

const hands: Hands<Work, Move, { readonly lamp: boolean }> = {
  move: ({ told }, actor, { type }) => void told.push(`${actor} ${type}`),
  joined: ({ told }, seat) => void told.push(`${seat} joined`),
  left: ({ told }, seat) => void told.push(`${seat} left`),
  timeout: ({ told }, seat) => void told.push(`${seat} timeout`),
};

const apply = (input: GameInput<Move, { readonly lamp: boolean }>, more: Partial<typeof hands> = {}): readonly string[] => {
  const before: Tally = { told: [] };
  const begin = ({ told }: Tally): Work => ({ told: told.slice() });
  const { state } = applyWith(begin, { ...hands, ...more }, ({ told }): { state: Tally; log: []; reveals: false } => ({
    state: { told },
    log: [],
    reveals: false,
  }))(before, input, quickChance(1));
  expect(before.told).toEqual([]);
  return state.told;
};

it('each kind of input goes to its hand', () => {
  expect(apply({ by: 2, move: { type: 'knock' } })).toEqual(['2 knock']);
  expect(apply({ by: 'referee', move: { type: 'knock' } })).toEqual(['referee knock']);
  for (const event of ['joined', 'left', 'timeout'] as const) expect(apply({ by: 'table', event, seat: 1 })).toEqual([`1 ${event}`]);
});

it('an amendment has a hand only where options may be amended', () => {
  const amendment = { by: 'table', event: 'amend', options: { lamp: true } } as const;
  expect(apply(amendment, { amend: ({ told }, { lamp }) => void told.push(`lamp ${lamp}`) })).toEqual(['lamp true']);
  expect(() => apply(amendment)).toThrow('options are fixed');
});
