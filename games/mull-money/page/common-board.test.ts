import { describe, expect, it } from 'vitest';
import { placeOf, shapeOf } from './common-board.ts';

describe('the common waste board', () => {
  it('[MM-2.10.2] has eight bands and two columns for each player', () => {
    expect(shapeOf({ green: 24, yellow: 36, max: 48 }, 3)).toEqual({ columns: 6, bands: 8 });
    expect(shapeOf({ green: 24, yellow: 40, max: 48 }, 4)).toEqual({ columns: 8, bands: 6 });
  });

  it('[MM-2.10.2] snakes upwards from the lower left', () => {
    const shape = { columns: 6, bands: 8 };
    expect(placeOf(1, shape)).toEqual({ band: 0, column: 0 });
    expect(placeOf(6, shape)).toEqual({ band: 0, column: 5 });
    expect(placeOf(7, shape)).toEqual({ band: 1, column: 5 });
    expect(placeOf(12, shape)).toEqual({ band: 1, column: 0 });
    expect(placeOf(48, shape)).toEqual({ band: 7, column: 0 });
  });
});
