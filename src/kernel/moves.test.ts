import { describe, expect, expectTypeOf, it } from 'vitest';
import { bool, decoder, int, listOf, type MoveOf, oneOf, optional, or, text } from './moves.ts';

const colour = oneOf('red', 'blue');

const MOVES = {
  pass: {},
  bid: { amount: int },
  paint: { colour, coats: oneOf(1, 2), on: bool },
  mix: { colours: listOf(colour, 2), name: text(3) },
  // What is drawn has a size of its own.
  draw: [
    { what: oneOf('circle'), radius: int },
    { what: oneOf('dot', 'line'), at: or(int, 0) },
  ],
  loan: { amount: int, months: or(int, 12), why: optional(text()) },
  // A form is flat where the move is nested.
  place: { at: (_raw: unknown, { x, y }: Readonly<Record<string, unknown>>) => (typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined) },
} as const;

const decode = decoder(MOVES);

describe('a move that is described', () => {
  it('has the type of its description', () => {
    expectTypeOf<MoveOf<typeof MOVES>>().toEqualTypeOf<
      | { readonly type: 'pass' }
      | { readonly type: 'bid'; readonly amount: number }
      | { readonly type: 'paint'; readonly colour: 'red' | 'blue'; readonly coats: 1 | 2; readonly on: boolean }
      | { readonly type: 'mix'; readonly colours: readonly ('red' | 'blue')[]; readonly name: string }
      | { readonly type: 'draw'; readonly what: 'circle'; readonly radius: number }
      | { readonly type: 'draw'; readonly what: 'dot' | 'line'; readonly at: number }
      | { readonly type: 'loan'; readonly amount: number; readonly months: number; readonly why?: string }
      | { readonly type: 'place'; readonly at: { x: number; y: number } }
    >();
  });

  it.each([
    [{ type: 'pass' }, { type: 'pass' }],
    [
      { type: 'bid', amount: 3, cheat: true },
      { type: 'bid', amount: 3 },
    ],
    [
      { type: 'paint', colour: 'red', coats: 2, on: false },
      { type: 'paint', colour: 'red', coats: 2, on: false },
    ],
    [
      { type: 'mix', colours: ['red', 'blue'], name: 'abc' },
      { type: 'mix', colours: ['red', 'blue'], name: 'abc' },
    ],
    [
      { type: 'mix', colours: 'red', name: '' },
      { type: 'mix', colours: ['red'], name: '' },
    ],
    [
      { type: 'draw', what: 'circle', radius: 3, at: 1 },
      { type: 'draw', what: 'circle', radius: 3 },
    ],
    [
      { type: 'draw', what: 'dot', radius: 3 },
      { type: 'draw', what: 'dot', at: 0 },
    ],
    [
      { type: 'loan', amount: 3 },
      { type: 'loan', amount: 3, months: 12 },
    ],
    [
      { type: 'loan', amount: 3, months: 1, why: 'x' },
      { type: 'loan', amount: 3, months: 1, why: 'x' },
    ],
    [
      { type: 'place', x: 1, y: 2 },
      { type: 'place', at: { x: 1, y: 2 } },
    ],
  ])('%j is read', (raw, move) => expect(decode(raw)).toEqual(move));

  it.each([
    [null],
    [3],
    ['pass'],
    [[]],
    [{}],
    [{ type: 'constructor' }],
    [{ type: 'bid' }],
    [{ type: 'bid', amount: 1.5 }],
    [{ type: 'bid', amount: '1' }],
    [{ type: 'paint', colour: 'green', coats: 1, on: true }],
    [{ type: 'paint', colour: 'red', coats: 3, on: true }],
    [{ type: 'paint', colour: 'red', coats: 1, on: 1 }],
    [{ type: 'mix', colours: ['red', 'red', 'red'], name: '' }],
    [{ type: 'mix', colours: ['red'], name: 'long' }],
    [{ type: 'mix', name: 'abc' }],
    // oxlint-disable-next-line no-sparse-arrays -- a caller inside the program might
    [{ type: 'mix', colours: [, 'red'], name: 'abc' }],
    [{ type: 'draw', what: 'circle', at: 1 }],
    [{ type: 'draw', what: 'square', radius: 3 }],
    [{ type: 'loan', amount: 3, months: null }],
    [{ type: 'loan', amount: 3, why: 3 }],
  ])('%j has not the shape of one', (raw) => expect(decode(raw)).toBeNull());
});
