import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import { alertChance, cashAfterLot, finalCount, knownPoints, placeOf, scoreNow, shapeOf, wagesDue, wasteOutlook } from './count.ts';
import { bookOf, emptyHanded, players, position, stateOf, viewOf } from './testing/position.ts';

describe('what is due and what would come', () => {
  it('[MM-13.8] counts what one would have if it ended here, for oneself only', () => {
    expect(scoreNow(position(), 0)?.total).toBe(27);
    expect(scoreNow(position(), 1)).toBeNull();
    expect(knownPoints(position(), 0)).toBe(21);
  });

  it('[MM-4.9.1] [MM-6.5.2] tells the wages due, at the rate in force', () => {
    expect(wagesDue(position(), 0)).toBe(4);
    expect(wagesDue(position(bookOf({ type: 'wageRate', perEmployee: 3 }), { mode: 'simulation' }), 0)).toBe(12);
  });

  it('[MM-13.3] tells what a set leaves in the till: its production, where one can be made, and the wages', () => {
    expect(cashAfterLot(position(), 0, ['sale', 'growth', 'staff'], 12)).toBe(8);
    expect(cashAfterLot(position(), 2, ['production', 'growth', 'staff'], 12)).toBe(12 + 15 - 5);
    // Too little in the silo.
    expect(cashAfterLot(position(), 3, ['production', 'growth', 'staff'], 12)).toBe(12 - wagesDue(position(), 3));
  });

  it('[MM-13.2] tells where the next production would bring the waste', () => {
    expect(wasteOutlook(position(), 0)).toEqual({ now: 7, zone: 'green', next: 10, nextZone: 'yellow', hasRoom: true });
    expect(wasteOutlook(position(), 3)).toEqual({ now: 13, zone: 'red', next: 16, nextZone: 'red', hasRoom: false });
    expect(wasteOutlook(position({ commonWaste: 31 }, { mode: 'simulation' }), 0)).toMatchObject({ now: 31, zone: 'green', next: 34, nextZone: 'yellow' });
  });
});

describe('the chance of the Alert', () => {
  it('[MM-12.2] [MM-13.4] is the draws of a layout over the cards left', () => {
    expect(alertChance(position())).toMatchObject({ mission: 7, aside: false });
    expect(Math.round(100 * (alertChance(position())?.chance ?? 0))).toBe(71);
    expect(alertChance(position({ pileSize: 15 }))?.chance).toBe(1);
  });

  it('[MM-4.10.3] starts anew once the Alert goes back into the pile', () => {
    const risk = alertChance(position({ alertAside: true, pileSize: 15 }));
    expect(risk?.aside).toBe(true);
    expect(risk?.chance).toBeCloseTo(17.1 / 53);
  });

  it('[MM-5.2] is nothing when no layout follows', () => {
    expect(alertChance(position({ endTriggered: 'column' }))).toBeNull();
  });
});

describe('the final count', () => {
  const over = { point: { kind: 'gameOver', reason: 'column' } } as const;

  it('[MM-5.6] ranks by points, then by cash, and shares a rank that nothing decides', () => {
    const counts = finalCount(viewOf(stateOf(over, {}, [12, 20, 20, 20])));
    expect(counts?.map(({ seat, score, rank }) => [seat, score.total, rank])).toEqual([
      [2, 42, 1],
      [1, 37, 2],
      [0, 27, 3],
      [3, 15, 4],
    ]);
    const twins = range(4).map(() => emptyHanded(players.camille));
    expect(finalCount(viewOf(stateOf({ ...over, players: twins }, {}, [13, 12, 12, 9])))?.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('[MM-6.7.2] has no winner in a disaster', () => {
    const counts = finalCount(viewOf(stateOf({ point: { kind: 'gameOver', reason: 'choked' } }, { mode: 'simulation' })));
    expect(counts?.every(({ rank }) => rank === null)).toBe(true);
  });

  it('[MM-7.1] cannot be made while a treasury is hidden', () => {
    expect(finalCount(position())).toBeNull();
  });
});

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
