import { describe, expect, it } from 'vitest';
import { ecodip } from './index.ts';
import { playPhase, position, seat } from './position.test-support.ts';

const { module } = ecodip;

describe('figures', () => {
  it('[EC-13.9] centres, provinces, units, forces and stocks of every power, nothing of one that is out, and the centres that exist', () => {
    const state = position({
      units: ['USA F ala 3', 'USA A tex'],
      owners: { mex: 'USA' },
      table: { ruins: ['nyo', 'par'], eliminated: [{ power: 'AFN', turn: 0 }] },
    });
    const figures = module.metrics(state, 'public');
    const of = (name: string): number | undefined => figures[`ecodip.metric.${name}/${seat('USA')}`];
    expect(['centres', 'provinces', 'units', 'force', 'tb', 'mp', 'bt'].map(of)).toEqual([4, 11, 2, 4, 2, 1, 3]);
    expect(figures['ecodip.metric.existing']).toBe(77);
    const out = Object.entries(figures).filter(([name]) => name.endsWith(`/${seat('AFN')}`));
    expect([...new Set(out.map(([, value]) => value))]).toEqual([0]);
  });

  it('[EC-13.12] the game master’s own view is enough to resolve a turn before it is published', () => {
    const { state } = playPhase(position({ options: { referee: 'human' } }), { EOC: 'A par - bel' });
    const desk = module.view(state, 'referee').desk;
    if (desk === null) throw new Error('the referee has no desk');
    const preview = module.apply(
      { options: state.options, table: state.table, ...desk },
      { by: 'referee', move: { type: 'publish' } },
      { of: () => ({ int: () => 0, shuffle: (items) => [...items] }) },
    );
    expect(preview.state.table.units.some(({ loc }) => loc === 'bel')).toBe(true);
  });
});
