import { describe, expect, it } from 'vitest';
import { worldOf } from './data/world.ts';
import { centresExisting } from './rules/facts.ts';
import { arms, codes, exampleOf, type Facts, keysFor, playExample, playPhase, position, refusals, unitIn } from './position.test-support.ts';
import { ecodip } from './index.ts';

/* Section 8.3, missiles: EC-4.4.9 to EC-4.5.9 and EC-4.6.10. */

describe('missile fire', () => {
  it('[EC-8.E9] [EC-4.4.12] a missile bought in secret is fired in the same turn', () => {
    const { state, log } = playExample('E9');
    expect(arms(state, 'JAP', 'STOCK').ICBM).toBe(9);
    expect(state.table.report.shots).toEqual([{ by: 'IND', from: 'del', target: 'tib', n: 1 }]);
    expect(unitIn(state, 'tib')).toBeUndefined();
    expect(state.table.ruins).toEqual(['tib']);
    expect(state.table.radioactive).toEqual({ tib: 4 });
    expect(centresExisting(worldOf(state.options), state.table)).toBe(78);
    expect(keysFor(log, 'all')).toContain('FIRED');
    expect(keysFor(log, 'all')).not.toContain('missileDeal');
    expect(keysFor(log, 'IND')).toContain('missileDeal');
    expect(state.table.report.deals).toEqual([]);
  });

  it('[EC-4.4.12] option missileSameTurn = no: what arrives this turn neither fires nor protects', () => {
    const options = { missileSameTurn: false };
    const state = position({ options, stock: { USA: { ICBM: 1, ABM: 1 }, RUS: {} }, sites: { RUS: { mos: { ICBM: 1 } } } });
    expect(codes(state, 'USA', 'PLACE 1 ICBM EN nyo\nTIR nyo - mos')).toEqual([null, 'E-NOMISSILE']);
    const { state: after } = playPhase(state, { USA: 'PLACE 1 ABM EN nyo', RUS: 'TIR mos - nyo' });
    expect(after.table.ruins).toEqual(['nyo']);
  });

  it.each([
    [1, 'E10', 1, false],
    [2, 'E10b', 0, false],
    [3, 'E10c', 0, true],
  ])('[EC-8.E10] [EC-4.5.4] %i ICBM on two ABM', (shots, id, left, hit) => {
    const { state } = playExample(id);
    expect(arms(state, 'USA', 'nyo').ABM).toBe(left);
    expect(state.table.ruins).toEqual(hit ? ['nyo'] : []);
    expect(unitIn(state, 'nyo') === undefined).toBe(hit);
    expect(state.table.tally).toMatchObject({ icbmFired: shots, abmUsed: 2 - left });
  });

  it('[EC-8.E11] [EC-4.5.2] missiles with orders leave though their site is hit; the others burn', () => {
    const { state, log } = playExample('E11');
    expect(state.table.ruins.toSorted()).toEqual(['mos', 'nyo']);
    expect(arms(state, 'RUS', 'mos').ICBM).toBe(0);
    expect(state.table.tally).toMatchObject({ icbmFired: 2, icbmDestroyed: 2 });
    expect(keysFor(log, 'all')).toContain('missilesLost');
  });

  it('[EC-8.E12] [EC-4.5.1] one’s own ABM stops one’s own missile', () => {
    const { state } = playExample('E12');
    expect([state.table.ruins, state.table.tally.abmUsed]).toEqual([[], 1]);
  });

  it('[EC-8.E13] [EC-4.5.5] [EC-4.5.6] closed in the turn of the hit and the four after', () => {
    const units = ['EOC A par', 'EOC A ruh'];
    const hit = playExample('E13');
    expect(hit.state.table.report.orders.find(({ unit }) => unit.loc === 'par')?.status).toBe('noPath');
    const { radioactive } = hit.state.table;
    expect(radioactive).toEqual({ sui: 7 });
    for (const turn of [4, 5, 6, 7]) {
      const phase = turn % 2 === 0 ? 'SPRING_ORDERS' : 'AUTUMN_ORDERS';
      expect(codes(position({ turn, phase, units, table: { radioactive } }), 'EOC', 'A par - sui\nA ruh S A par - sui'), String(turn)).toEqual([
        'E-RADIO',
        'E-RADIO',
      ]);
    }
    expect(codes(position({ turn: 8, units, table: { radioactive } }), 'EOC', 'A par - sui')).toEqual([null]);
    // The example goes on to the spring of 2013.
    expect(refusals(playExample('E13', { phases: 2 }).state, exampleOf('E13').later?.[1] ?? {})).toEqual(['EOC E-RADIO', 'EOC E-RADIO']);
  });

  it('[EC-4.5.5] a new hit restarts the count, and option radioactivity sets it', () => {
    const facts: Facts = { turn: 2, sites: { USA: { wyo: { ICBM: 1 } } }, table: { radioactive: { sui: 3 }, ruins: ['sui'] } };
    expect(playPhase(position(facts), { USA: 'TIR wyo - sui' }).state.table.radioactive).toEqual({ sui: 6 });
    expect(playPhase(position({ ...facts, options: { radioactivity: 1 } }), { USA: 'TIR wyo - sui' }).state.table.radioactive).toEqual({ sui: 3 });
    expect(playPhase(position({ ...facts, options: { radioactivity: 0 } }), { USA: 'TIR wyo - sui' }).state.table.radioactive).toEqual({});
  });

  it('[EC-4.5.5] the unit with its bonds, the centre, the resource and a producing factory are lost for ever', () => {
    const state = position({
      units: ['EOC A par 3'],
      sites: { USA: { wyo: { ICBM: 2 } }, EOC: { par: { ICBM: 1 } } },
      factories: { par: { status: 'producing', since: 2010 } },
    });
    const { state: after } = playPhase(state, { USA: 'TIR wyo - par\nTIR wyo - tex' });
    expect(after.table.report.strikes.find(({ target }) => target === 'par')).toMatchObject({ hit: true, centre: true, resource: 'factory' });
    expect(after.table.report.strikes.find(({ target }) => target === 'tex')).toMatchObject({ resource: 'MP' });
    expect(after.table.factories.par).toBeUndefined();
    expect(after.table.tally).toMatchObject({ btLost: 2, icbmDestroyed: 1 });
    // EC-4.5.7: its owner keeps it.
    expect(after.table.owners.par).toBe('EOC');
  });

  it('[EC-4.5.7] food after a blast: when the radioactivity is over, never, or always', () => {
    const tb = (foodAfterBlast: 'afterDecay' | 'never' | 'always', until: number): number => {
      const state = position({
        options: { foodAfterBlast },
        turn: 5,
        phase: 'AUTUMN_ORDERS',
        units: [],
        table: { ruins: ['tex'], radioactive: { tex: until } },
      });
      return playPhase(state, {}).state.table.report.harvest.USA?.TB ?? 0;
    };
    expect([tb('afterDecay', 5), tb('afterDecay', 4), tb('never', 4), tb('always', 5)]).toEqual([6, 7, 6, 7]);
  });

  it('[EC-4.5.9] a sea can be hit, frozen or not', () => {
    const state = position({ turn: 1, phase: 'AUTUMN_ORDERS', units: ['RUS F MNO'], sites: { USA: { wyo: { ICBM: 1 } } } });
    const { state: after } = playPhase(state, { USA: 'TIR wyo - MNO' });
    expect([after.table.units, after.table.radioactive, after.table.ruins]).toEqual([[], { MNO: 5 }, []]);
  });

  it('[EC-4.5.3] [EC-4.5.8] more shots than missiles: in the order written, and only the author hears of the rest', () => {
    // The sale takes one of the two missiles away in step 1.
    const { state, log } = playPhase(position({ sites: { USA: { wyo: { ICBM: 2 } } } }), {
      USA: 'TIR wyo - sui\nTIR wyo - par\nJE VENDS 1 ICBM (wyo) A RUS POUR 100',
      RUS: "J'ACHETE 1 ICBM (wyo) A USA POUR 100",
    });
    expect(state.table.report.shots.map(({ target }) => target)).toEqual(['sui']);
    expect(keysFor(log, 'USA')).toContain('noShot');
    expect(keysFor(log, 'RUS')).not.toContain('noShot');
  });

  it('[EC-8.E28] an ABM sold in step 1 protects no more', () => {
    const { state } = playExample('E28');
    expect(state.table.ruins).toEqual(['mos']);
    expect(arms(state, 'IND', 'del').ABM).toBe(1);
  });
});

describe('placing and losing missiles', () => {
  it('[EC-8.E14] [EC-4.6.10.1] an enemy who enters destroys them, and nobody places under his feet', () => {
    const { state, log } = playExample('E14');
    expect(state.table.report.overrun).toEqual([
      { at: 'ber', owner: 'EOR', kind: 'ICBM', n: 1 },
      { at: 'ber', owner: 'EOR', kind: 'ABM', n: 1 },
    ]);
    expect(keysFor(log, 'all')).toContain('OVERRUN');
    expect(state.table.owners.ber).toBe('EOR');
    expect(codes(state, 'EOR', 'PLACE ICBM EN ber')).toEqual(['E-PLACE']);
  });

  it('[EC-4.4.9] placed where one owns the land, no foreigner stands and nothing glows', () => {
    const state = position({ units: ['USA A ari'], owners: { mex: 'USA' }, table: { radioactive: { tex: 3 } }, stock: { USA: { ICBM: 3 } } });
    expect(codes(state, 'USA', 'PLACE ICBM EN mex\nPLACE ICBM EN tex\nPLACE ICBM EN par\nPLACE ICBM EN ACO')).toEqual([null, 'E-PLACE', 'E-PLACE', 'E-PLACE']);
  });

  it('[EC-4.4.10] without a place a missile goes to stock, and a PLACE line of the same sheet may put it on the map', () => {
    const sale = { JAP: 'JE VENDS 1 ICBM (STOCK) A IND POUR 100' };
    const facts: Facts = { stock: { IND: {} } };
    const left = playPhase(position(facts), { ...sale, IND: "J'ACHETE 1 ICBM (STOCK) A JAP POUR 100" }).state;
    expect(arms(left, 'IND', 'STOCK').ICBM).toBe(1);
    const placed = playPhase(position(facts), { ...sale, IND: "PLACE ICBM EN cal\nJ'ACHETE 1 ICBM (STOCK) A JAP POUR 100" }).state;
    expect(arms(placed, 'IND', 'cal').ICBM).toBe(1);
    const missing = playPhase(position(facts), { IND: "PLACE ICBM EN cal\nJ'ACHETE 1 ICBM (STOCK) A JAP POUR 100" }).state;
    expect(arms(missing, 'IND', 'cal').ICBM).toBe(0);
    expect(codes(position(facts), 'IND', 'PLACE ICBM EN cal')).toEqual(['E-NOMISSILE']);
  });

  it('[EC-4.4.11] a missile on the map is no stock that could be placed elsewhere', () => {
    expect(codes(position({ sites: { USA: { nyo: { ICBM: 1 } } } }), 'USA', 'PLACE ICBM EN tex')).toEqual(['E-NOMISSILE']);
  });

  it('[EC-4.4.3] a lot of missiles names the place where they stand', () => {
    const state = position();
    expect(codes(state, 'USA', 'JE VENDS 1 ICBM A IND POUR 200\nJE VENDS 1 ICBM (nyo) A IND POUR 200\nJE VENDS 1 ICBM (ACO) A IND POUR 200')).toEqual([
      'E-MISSILEPLACE',
      null,
      'E-MISSILEPLACE',
    ]);
  });

  it('[EC-8.E27] [EC-4.4.14] Japan neither fires nor buys ICBM, but may ask for an ABM', () => {
    const { facts, sheets } = exampleOf('E27');
    const state = position(facts);
    expect(codes(state, 'JAP', sheets.JAP ?? '')).toEqual(['E-JAPFIRE', 'E-JAPICBM', 'E-JAPICBM', null]);
    expect(codes(state, 'RUS', 'JE VENDS 1 ICBM (mos) A JAP POUR 9')).toEqual(['E-JAPICBM']);
    const open = position({ options: { japanBuysIcbm: true }, sites: { RUS: { mos: { ICBM: 1 } } } });
    const { state: after } = playPhase(open, { JAP: "J'ACHETE 1 ICBM (mos) A RUS POUR 9", RUS: 'JE VENDS 1 ICBM (mos) A JAP POUR 9' });
    expect(arms(after, 'JAP', 'STOCK').ICBM).toBe(11);
  });

  it('[EC-9.6] [EC-9.17] the invariants see missiles on foreign ground and Japanese ones on the map', () => {
    const broken = (clause: string, facts: Facts): boolean =>
      ecodip.module.invariants.some((one) => one.clause === clause && one.holds(position(facts)) !== null);
    expect(broken('EC-9.6', { sites: { USA: { par: { ICBM: 1 } } } })).toBe(true);
    expect(broken('EC-9.6', { sites: { USA: { nyo: { ICBM: 1 } } } })).toBe(false);
    expect(broken('EC-9.17', { sites: { JAP: { tok: { ICBM: 1 } } } })).toBe(true);
    expect(broken('EC-9.17', { stock: { JAP: { ICBM: 11 } } })).toBe(true);
    expect(broken('EC-9.17', {})).toBe(false);
  });
});
