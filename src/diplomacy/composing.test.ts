import { orderDesk } from '#diplomacy/order-desk.ts';
import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { Unit } from '#diplomacy/types.ts';
import { describe, expect, it } from 'vitest';
import { compose, targetsOf } from './composing.ts';

const board = standardBoard();
const desk = orderDesk(board, DEFAULT_RULES);
const legalFor = (units: readonly Unit[], loc: string) => desk.legalOrders({ units }, loc);

const NORWAY: readonly Unit[] = [
  { power: 'england', type: 'army', loc: 'nwy' },
  { power: 'england', type: 'fleet', loc: 'ska' },
  { power: 'russia', type: 'army', loc: 'den' },
];

describe('giving an order by pointing', () => {
  it('marks where a unit may go, and makes the order', () => {
    const legal = legalFor(board.map.start, 'par');
    const draft = { kind: 'move', of: null } as const;
    expect([...targetsOf(legal, draft)].toSorted()).toEqual(['bre', 'bur', 'gas', 'pic']);
    expect(compose(legal, draft, 'bur')).toEqual({ to: 'choose', orders: [{ k: 'move', at: 'par', to: 'bur' }] });
    expect(compose(legal, draft, 'mun')).toEqual({ to: 'nothing' });
  });

  it('lets the reader choose between land and convoy', () => {
    expect(compose(legalFor(NORWAY, 'nwy'), { kind: 'move', of: null }, 'swe')).toEqual({
      to: 'choose',
      orders: [
        { k: 'move', at: 'nwy', to: 'swe' },
        { k: 'move', at: 'nwy', to: 'swe', via: true },
      ],
    });
  });

  it('asks first whom to support, then where to; its own province is a support to hold', () => {
    const legal = legalFor(NORWAY, 'ska');
    const draft = { kind: 'support', of: null } as const;
    expect([...targetsOf(legal, draft)].toSorted()).toEqual(['den', 'nwy']);
    const made = compose(legal, draft, 'nwy');
    expect(made).toEqual({ to: 'go on', draft: { kind: 'support', of: 'nwy' } });
    expect([...targetsOf(legal, { kind: 'support', of: 'nwy' })]).toContain('nwy');
    expect(compose(legal, { kind: 'support', of: 'nwy' }, 'nwy')).toEqual({ to: 'choose', orders: [{ k: 'support', at: 'ska', of: 'nwy' }] });
    expect(compose(legal, { kind: 'support', of: 'nwy' }, 'swe')).toEqual({ to: 'choose', orders: [{ k: 'support', at: 'ska', of: 'nwy', to: 'swe' }] });
  });

  it('offers both coasts where a fleet could choose', () => {
    const legal = legalFor([{ power: 'france', type: 'fleet', loc: 'mao' }], 'mao');
    const made = compose(legal, { kind: 'move', of: null }, 'spa');
    expect(made.to === 'choose' ? made.orders.map((order) => ('coast' in order ? (order.coast ?? '') : '')).toSorted() : null).toEqual(['nc', 'sc']);
  });
});
