import { describe, expect, it } from 'vitest';
import * as antiMonopoly from '#games/anti-monopoly/page/geometry.ts';
import * as bourse from '#games/bourse/page/geometry.ts';
import { type Course, squareAfterKey, walk } from './circuit.tsx';

const BOARDS: readonly (readonly [string, Course])[] = [
  ['Bourse', { squares: bourse.SQUARES, boxOf: (square) => bourse.squareBox(bourse.WIDE, square) }],
  ['Bourse on a phone', { squares: bourse.SQUARES, boxOf: (square) => bourse.squareBox(bourse.PHONE, square) }],
  ['Anti-Monopoly II', { squares: antiMonopoly.SQUARES, boxOf: (square) => antiMonopoly.squareBox(antiMonopoly.WIDE, square) }],
  ['Anti-Monopoly II on a phone', { squares: antiMonopoly.SQUARES, boxOf: (square) => antiMonopoly.squareBox(antiMonopoly.PHONE, square) }],
];

describe.each(BOARDS)('the arrow keys on the board of %s', (_name, course) => {
  const all = Array.from({ length: course.squares }, (_, square) => square);
  const middle = (square: number) => {
    const { x, y, width, height } = course.boxOf(square);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const neighbours = (square: number): readonly number[] => [1, course.squares - 1].map((step) => (square + step) % course.squares);

  it.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ] as const)('%s never leads the other way, and to the neighbour on that hand if there is one', (key, x, y) => {
    const towards = (from: number, to: number): number => Math.sign(Math.round((middle(to).x - middle(from).x) * x + (middle(to).y - middle(from).y) * y));
    for (const square of all) {
      const seen = neighbours(square).filter((other) => towards(square, other) === 1);
      const next = squareAfterKey(course, square, key) ?? Number.NaN;
      expect(seen.length === 0 ? neighbours(square) : seen, `from ${square}`).toContain(next);
    }
  });

  it('leads on by an arrow into the board and back by one out of it, along a side; Home is Start, other keys are not ours', () => {
    const side = course.squares / 4;
    const second = [0, 1, 2, 3].map((edge) => edge * side + 2);
    for (const square of second) {
      const led = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => squareAfterKey(course, square, key));
      expect([square - 1, square + 1].map((next) => led.filter((one) => one === next).length)).toEqual([2, 2]);
    }
    expect([squareAfterKey(course, 7, 'Home'), squareAfterKey(course, 7, 'Enter')]).toEqual([0, null]);
  });
});

describe('the walk of a pawn', () => {
  it('[AM-4.5.1] passes each square once, forward through Start, with a hop between two', () => {
    const frames = walk(38, 1, 40, (square) => ({ x: square, y: 20 }));
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(38px, 20px)',
      'translate(38.5px, 13px)',
      'translate(39px, 20px)',
      'translate(19.5px, 13px)',
      'translate(0px, 20px)',
      'translate(0.5px, 13px)',
      'translate(1px, 20px)',
    ]);
  });
});
