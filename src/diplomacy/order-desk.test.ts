import { quickChance } from '#kernel/chance.ts';
import { at, unreachable } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { orderDesk } from './order-desk.ts';
import { DEFAULT_RULES } from './rules.ts';
import { printOrder } from './notation/print.ts';
import { standardBoard } from './standard.ts';
import { unitFrom, worldBoard } from './testing/cases.ts';
import { phaseGenerator } from './testing/generate.ts';
import type { MovementOrder, Position } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

const board = standardBoard();
const desk = orderDesk(board, DEFAULT_RULES);
const listed = (units: readonly string[], loc: string): readonly string[] => {
  const position = { units: units.map(unitFrom) };
  return desk.legalOrders(position, loc).map((order) => printOrder(board, order, position.units, 'en'));
};

describe('all legal orders of a unit', () => {
  it('[EC-12.1] are known in number for the opening position', () => {
    const position: Position = { units: board.map.start };
    const count = (loc: string): number => desk.legalOrders(position, loc).length;
    // Hold, moves, supports to hold and to move, by hand.
    expect(listed(['austria F tri'], 'tri')).toEqual(['F tri H', 'F tri - adr', 'F tri - alb', 'F tri - ven']);
    expect([count('tri'), count('vie'), count('par'), count('lon'), count('stp'), count('xyz')]).toEqual([6, 15, 11, 10, 6, 0]);
  });

  it('[EC-4.6.2.2] offer both ways where an army could walk or sail', () => {
    expect(listed(['england A nwy', 'england F ska'], 'nwy')).toEqual([
      'A nwy H',
      'A nwy - fin',
      'A nwy - stp',
      'A nwy - swe',
      'A nwy - den',
      'A nwy - swe VIA CONVOY',
      'A nwy S F ska - swe',
    ]);
    expect(listed(['england A nwy', 'england F ska'], 'ska')).toContain('F ska C A nwy - den');
  });

  it('[EC-4.6.2.3] name a coast in a support only where the fleet could choose', () => {
    expect(listed(['france F por', 'france F mao', 'france F gas'], 'por').filter((text) => text.includes(' S '))).toEqual([
      'F por S F mao',
      'F por S F gas - mao',
      'F por S F mao - spa',
      'F por S F mao - spa/nc',
      'F por S F mao - spa/sc',
      'F por S F gas - spa',
    ]);
  });

  it('[EC-4.6.8.3] are a hold alone in a frozen sea, unless it may support', () => {
    const world = worldBoard();
    const position: Position = { units: ['RUS F MNO', 'RUS A len'].map(unitFrom), closed: { MNO: 'frozen' } };
    expect(orderDesk(world, DEFAULT_RULES).legalOrders(position, 'MNO')).toEqual([{ k: 'hold', at: 'MNO' }]);
    const lenient = orderDesk(world, { ...DEFAULT_RULES, frozenSupport: 'yes' }).legalOrders(position, 'MNO');
    expect(lenient.map(({ k }) => k)).toEqual(expect.arrayContaining(['hold', 'support']));
    expect(lenient.some(({ k }) => k === 'move' || k === 'convoy')).toBe(false);
  });

  it('pass the judge, and nothing that passes it is left out', () => {
    const generate = phaseGenerator(board);
    randomGames(12, (seed) => {
      const chance = quickChance(seed);
      const { position } = generate(chance, { units: 6, powers: 2, strongest: 1, moving: 50, shipping: 80 });
      const { loc, power } = at(position.units, 0);
      const legal = desk.legalOrders(position, loc);
      for (const order of legal) expect([order, desk.check(position, { by: power, order })]).toEqual([order, null]);
      const known = new Set(legal.map((order) => key(order)));
      for (const order of everyOrder(position, loc))
        expect([order, desk.check(position, { by: power, order }) === null]).toEqual([order, known.has(key(order))]);
    });
  });
});

/** What an order says, however its coast is left out. */
const key = (order: MovementOrder): string => {
  switch (order.k) {
    case 'hold':
      return 'hold';
    case 'move':
      return `move ${order.to} ${order.via === true ? 'via' : ''}`;
    case 'support':
      return `support ${order.of} ${order.to ?? ''}`;
    case 'convoy':
      return `convoy ${order.of} ${order.to}`;
    default:
      return unreachable(order);
  }
};

/** Anything one could think of for a unit: every kind, unit and province, the coasts of fleets’ moves named. */
const everyOrder = ({ units }: Position, loc: string): readonly MovementOrder[] => {
  const provinces = board.provinces.map(({ id }) => id);
  const isFleet = units.find((unit) => unit.loc === loc)?.type === 'fleet';
  const adjacent = isFleet ? [] : provinces.filter((to) => at(board.provinces, board.provinceAt(loc)).army?.includes(to) === true);
  return [
    { k: 'hold', at: loc },
    ...provinces.flatMap((to): readonly MovementOrder[] => {
      const coasts = isFleet ? at(board.harbours, board.provinceAt(to)).flatMap((place) => board.placeCoast[place] ?? []) : [];
      return coasts.length === 0 ? [{ k: 'move', at: loc, to }] : [];
    }),
    ...adjacent.map((to): MovementOrder => ({ k: 'move', at: loc, to, via: true })),
    ...units.flatMap(({ loc: of }): readonly MovementOrder[] => [
      { k: 'support', at: loc, of },
      ...provinces.flatMap((to): readonly MovementOrder[] => [
        { k: 'support', at: loc, of, to },
        { k: 'convoy', at: loc, of, to },
      ]),
    ]),
  ];
};
