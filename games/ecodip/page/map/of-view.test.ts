import { doMove, playPhase, position, seat } from '#games/ecodip/position.test-support.ts';
import { view } from '#games/ecodip/view.ts';
import { describe, expect, it } from 'vitest';
import { draftOrders, positionOf, turnOf } from './of-view.ts';

const armed = position({ sites: { EOC: { par: { ICBM: 1 }, mar: { ABM: 2 } }, RUS: { mos: { ICBM: 3 } } } });

describe('the map of a view', () => {
  it('[EC-7.1] shows a power its own missiles and nobody else’s, a spectator none, the referee all', () => {
    expect(positionOf(view(armed, seat('EOC'))).missiles).toEqual({ par: { ICBM: 1, ABM: 0 }, mar: { ICBM: 0, ABM: 2 } });
    expect(positionOf(view(armed, 'public')).missiles).toEqual({});
    expect(Object.keys(positionOf(view(armed, 'referee')).missiles).toSorted()).toEqual(['mar', 'mos', 'par']);
  });

  it('freezes in autumn, and takes units, owners and factories as they are', () => {
    const spring = positionOf(view(armed, 'public'));
    expect([spring.frozen, positionOf(view(position({ turn: 1, phase: 'AUTUMN_ORDERS' }), 'public')).frozen]).toEqual([false, true]);
    expect([spring.units.length, Object.keys(spring.owners).length, Object.keys(spring.factories).length]).toEqual([51, 101, 16]);
  });

  it('draws the lines of one’s own sheet that stand, and not those refused or replaced', () => {
    const { state } = doMove(armed, seat('EOC'), {
      type: 'orders',
      sheet: 'A par - bel\nA par - ruh\nA ham - mos\nTIR par - mos\nJE VENDS 1 BT A USA POUR 100',
    });
    const { own } = view(state, seat('EOC'));
    expect(own === null ? [] : draftOrders(own).map(({ order }) => order.k)).toEqual(['move', 'fire']);
  });

  it('shows a past turn with its units where they stood and what came of their orders', () => {
    const start = position({ units: ['RUS A kie', 'RUS A mos', 'EOR A rou'] });
    const { state } = playPhase(start, { RUS: 'A kie - rou\nA mos - ukr' });
    const { position: before, orders } = turnOf(view(state, 'public'), state.table.report);
    expect(before.units.map(({ loc }) => loc).toSorted()).toEqual(['kie', 'mos', 'rou']);
    expect(orders.map(({ order, outcome }) => ['at' in order ? order.at : '', outcome])).toEqual(
      expect.arrayContaining([
        ['kie', 'failed'],
        ['mos', 'good'],
      ]),
    );
  });
});
