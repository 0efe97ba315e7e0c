import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { ecodip } from './index.ts';
import { type Facts, optionsWith, position, unitFrom } from './position.test-support.ts';
import type { State } from './types.ts';

/* Section 9: every invariant notices what it is there for. */

const { module } = ecodip;
const broken = (state: State): readonly string[] => [...new Set(module.invariants.filter((one) => one.holds(state) !== null).map(({ clause }) => clause))];
const sound = (): State => module.setup(optionsWith({}), 10, quickChance(1)).state;
const tableOf = (facts: Facts['table']): State => ({ ...sound(), table: { ...sound().table, ...facts } });

describe('the invariants', () => {
  it('hold at the start, with six Russian units or seven', () => {
    expect(broken(sound())).toEqual([]);
    expect(broken(module.setup(optionsWith({ russia: 'seven' }), 10, quickChance(1)).state)).toEqual([]);
  });

  it('[EC-9.1] see two units in a province, an army at sea, a fleet inland or without its coast', () => {
    for (const unit of ['USA A nyo', 'USA A ACO', 'USA F wyo', 'USA F len', 'EOC F que']) {
      expect(broken(tableOf({ units: [...sound().table.units, unitFrom(unit)] })), unit).toContain('EC-9.1');
    }
  });

  it('[EC-9.2] [EC-9.3] [EC-9.4] [EC-9.5] see bonds, gold, tickets, bales and missiles from nowhere', () => {
    const start = sound();
    const richer: State = { ...start, secrets: { ...start.secrets, USA: { ...start.secrets.USA, gold: 1001 } } };
    expect(broken(richer)).toEqual(['EC-9.3']);
    const armed: State = { ...start, secrets: { ...start.secrets, USA: { ...start.secrets.USA, stock: { ICBM: 5, ABM: 4 } } } };
    expect(broken(armed)).toEqual(['EC-9.5']);
    const stock = (good: 'TB' | 'MP' | 'BT') => tableOf({ stocks: { ...start.table.stocks, USA: { ...start.table.stocks.USA, [good]: 9 } } });
    expect([broken(stock('TB')), broken(stock('MP')), broken(stock('BT'))]).toEqual([['EC-9.4'], ['EC-9.4'], ['EC-9.2']]);
    expect(broken(tableOf({ units: start.table.units.map((unit) => ({ ...unit, force: 2 })) }))).toEqual(['EC-9.2']);
    expect(broken({ ...richer, ruled: { ...start.ruled, gold: 1 } })).toEqual([]);
    const owing: State = { ...start, secrets: { ...start.secrets, USA: { ...start.secrets.USA, gold: -1 }, AMS: { ...start.secrets.AMS, gold: 1301 } } };
    expect(broken(owing)).toEqual(['EC-9.3']);
  });

  it('[EC-9.7] [EC-9.8] [EC-9.9] see units in wastelands, too many units, strangers in winter and owned seas', () => {
    expect(broken(tableOf({ radioactive: { nyo: 3 } }))).toContain('EC-9.7');
    expect(broken(position({ units: ['JAP F aom', 'JAP F yok', 'JAP F osa', 'JAP F kyo'] }))).toContain('EC-9.8');
    expect(broken(position({ turn: 1, phase: 'WINTER_ORDERS', units: ['JAP F nyo'] }))).toContain('EC-9.9');
    expect(broken(tableOf({ owners: { ...sound().table.owners, ACO: 'USA' } }))).toContain('EC-9.9');
  });

  it('[EC-9.10] [EC-9.11] [EC-9.12] see a factory that works too long, a price below 1, a missing vote', () => {
    expect(broken(position({ turn: 4, factories: { caf: { status: 'producing', since: 2011 } } }))).toContain('EC-9.10');
    expect(broken(position({ turn: 4, factories: { caf: { status: 'producing', since: 2012 } } }))).not.toContain('EC-9.10');
    expect(broken(tableOf({ prices: { TB: 0, MP: 50, BT: 150 } }))).toEqual(['EC-9.11']);
    const motion = { no: 1, by: 'USA', what: 'ABM', n: 1, price: 150, text: '' } as const;
    const result = { motion, votes: { USA: 'yes' }, referee: null, carried: true, fate: 'sold', paid: 150, share: 1, kept: 1 } as const;
    expect(broken(tableOf({ report: { ...sound().table.report, motions: [result] } }))).toEqual(['EC-9.12']);
  });

  it('[EC-9.14] [EC-9.15] far away units change nothing here', () => {
    const near = ['RUS A kie 2', 'EOR A rou'];
    const far = range(3).map((index) => ['AMS A bol', 'AMS A prg', 'AMS A bue'][index] ?? '');
    const fates = (units: readonly string[]): readonly string[] => {
      let state = position({ units });
      for (const seat of range(10)) {
        const sheet = state.table.powers[seat] === 'RUS' ? 'A kie - rou' : state.table.powers[seat] === 'AMS' && units.length > 2 ? 'A bol - prg' : '';
        ({ state } = module.apply(state, { by: seat, move: { type: 'submit', sheet } }, quickChance(1)));
      }
      return state.table.report.orders
        .filter(({ unit }) => unit.power !== 'AMS')
        .map(({ unit, status, dislodgedFrom }) => `${unit.loc} ${status} ${dislodgedFrom}`);
    };
    expect(fates([...near, ...far])).toEqual(fates(near));
    expect(fates(near)).toEqual(['kie moves null', 'rou holds kie']);
  });
});
