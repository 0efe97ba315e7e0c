import { describe, expect, it } from 'vitest';
import { initialsOf, SEAT_SHAPES, seatLook } from './seats.tsx';

describe('seats', () => {
  it('gives a hundred seats a hundred different pairs of colour and shape', () => {
    const pairs = Array.from({ length: 100 }, (_, seat) => `${seatLook(seat).colour.fill} ${seatLook(seat).shape.path}`);
    expect(new Set(pairs).size).toBe(100);
  });

  it('gives the first ten seats ten colours and ten shapes', () => {
    const looks = Array.from({ length: 10 }, (_, seat) => seatLook(seat));
    expect(new Set(looks.map(({ colour }) => colour.fill)).size).toBe(10);
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(SEAT_SHAPES.length);
  });

  it.each([
    ['Camille', 'CA'],
    ['léa', 'LÉ'],
    ['Jean-Marc', 'JM'],
    ['  Anne  Marie Dupont ', 'AM'],
    ['X', 'X'],
    ['', ''],
  ])('writes “%s” as %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
