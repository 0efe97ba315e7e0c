import { describe, expect, it } from 'vitest';
import { scriptedChance } from '#kernel/chance.ts';
import { ecodip } from '../index.ts';
import { type Each, type Facts, keysFor, playPhase, position, unitIn } from '../position.test-support.ts';
import type { State } from '../types.ts';

/* Step 3 as the game plays it: what is published of every order. */

const { module } = ecodip;

const results = (units: readonly string[], sheets: Each<string>, facts: Facts = {}): Readonly<Record<string, string>> => {
  const { state } = playPhase(position({ units, ...facts }), sheets);
  return Object.fromEntries(state.table.report.orders.map(({ unit, status }) => [unit.loc, status]));
};

describe('orders and their results', () => {
  it('[EC-4.6.2.1] [EC-4.6.7.1] a unit without an order holds; all orders and results are published', () => {
    const { state, log } = playPhase(position({ units: ['EOC A par', 'EOC A ham'] }), { EOC: 'A par - bel' });
    expect(state.table.report.orders).toMatchObject([
      { unit: { loc: 'par' }, order: { k: 'move', at: 'par', to: 'bel' }, status: 'moves' },
      { unit: { loc: 'ham' }, order: null, status: 'holds' },
    ]);
    expect(keysFor(log, 'all').slice(0, 2)).toEqual(['MOVED', 'HELD']);
    expect(unitIn(state, 'bel')?.power).toBe('EOC');
  });

  it('[EC-4.6.3.1] [EC-4.6.3.2] [EC-4.6.3.3] supports and convoys that match nothing are void, and their units stand', () => {
    expect(results(['EOC A par', 'EOC A ruh', 'EOC A ham'], { EOC: 'A par - bel\nA ruh S A par\nA ham S A ruh' })).toEqual({
      par: 'moves',
      ruh: 'void',
      ham: 'supports',
    });
    expect(results(['EOC F MDN', 'EOC A lon'], { EOC: 'F MDN C A lon - dan\nA lon T' })).toEqual({ MDN: 'void', lon: 'holds' });
  });

  it('[EC-4.6.1.2] a bond adds 1 to the force for ever, also on the move', () => {
    const { state } = playPhase(position({ turn: 1, phase: 'WINTER_ORDERS', units: ['EOC A par'], stocks: { EOC: { BT: 2 } } }), { EOC: 'RENFORCE A par 2' });
    expect(unitIn(playPhase(state, { EOC: 'A par - bel' }).state, 'bel')?.force).toBe(3);
  });

  it('[EC-4.18.6] every result has its code, with the clause it applies', () => {
    const { log } = playPhase(position({ units: ['RUS A kie 2', 'EOR A rou', 'EOR A bul', 'EOC A par', 'EOC A mar'] }), {
      RUS: 'A kie - rou',
      EOR: 'A bul S A rou',
      EOC: 'A par - esp\nA mar - esp',
    });
    const told = log.filter(({ to }) => to === 'all').map(({ text }) => [text.key.replace('log.', ''), text.clauses[0]]);
    expect(told.slice(0, 5)).toEqual([
      ['BOUNCED', 'EC-4.6.5.9'],
      ['HELD', 'EC-4.6.2.1'],
      ['SUPPORT_GIVEN', 'EC-4.6.5.4'],
      ['BOUNCED', 'EC-4.6.5.9'],
      ['BOUNCED', 'EC-4.6.5.9'],
    ]);
    const cut = playPhase(position({ units: ['RUS A ode', 'RUS A kie 2', 'EOR A rou', 'EOR A pol', 'EOR A tch'] }), {
      RUS: 'A ode - rou\nA kie S A ode - rou',
      EOR: 'A pol - kie\nA tch - kie',
    }).log;
    expect(keysFor(cut, 'all')).toContain('SUPPORT_CUT');
    const reduced = playPhase(position({ units: ['RUS A ode', 'RUS A kie 2', 'EOR A rou', 'EOR A pol'] }), {
      RUS: 'A ode - rou\nA kie S A ode - rou',
      EOR: 'A pol - kie',
    }).log;
    expect(keysFor(reduced, 'all')).toEqual(expect.arrayContaining(['SUPPORT_REDUCED', 'DISLODGED', 'mustRetreat']));
  });

  it('[EC-4.1.5] a year in which nobody starves draws nothing', () => {
    const none = scriptedChance([]);
    let state: State = position();
    for (const phase of ['SPRING_ORDERS', 'AUTUMN_ORDERS', 'WINTER_ORDERS']) {
      expect(state.table.phase).toBe(phase);
      ({ state } = playPhase(state, {}, none));
    }
    expect(state.table.turn).toBe(2);
  });

  it('[EC-4.1.6] within a step everything is simultaneous: two armies change three provinces at once', () => {
    const sheets = { EOC: 'A par - bel\nA ruh - par', RUS: 'A bel - ruh' };
    expect(results(['EOC A par', 'EOC A ruh', 'RUS A bel'], sheets)).toEqual({ par: 'moves', ruh: 'moves', bel: 'moves' });
  });

  it('[EC-4.2.2] what comes to nothing leaves the rest as it was', () => {
    const still = playPhase(position(), {}).state;
    const vain = playPhase(position(), { USA: 'JE VENDS 1 TB A RUS POUR 5\nJE DONNE 9999 A RUS' }).state;
    expect(vain.table).toEqual(still.table);
    expect(vain.secrets.USA.gold).toBe(still.secrets.USA.gold);
    expect(module.outcome(vain)).toBeNull();
  });
});
