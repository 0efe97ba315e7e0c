import { describe, expect, it } from 'vitest';
import { scriptedChance } from '#kernel/chance.ts';
import { codes, exampleOf, type Facts, keysFor, playExample, playPhase, position, refusals, unitIn, warnings } from './position.test-support.ts';
import type { State } from './types.ts';

/* Section 8.3, from conquest to factories: EC-4.8 to EC-4.14. */

const winter = (facts: Facts): State => position({ turn: 1, phase: 'WINTER_ORDERS', ...facts });

describe('conquest and harvest', () => {
  it('[EC-8.E1] [EC-4.8.2] [EC-4.9.1] USA in autumn 2011: conquest, harvest, builds, feeding, a factory', () => {
    const { state: harvested } = playExample('E1');
    expect(Object.values(harvested.table.owners).filter((owner) => owner === 'USA')).toHaveLength(13);
    expect(harvested.table.report.harvest.USA).toEqual({ TB: 6, MP: 2, BT: 0 });
    expect([harvested.table.stocks.USA, harvested.secrets.USA.gold]).toEqual([{ TB: 8, MP: 3, BT: 3 }, 1100]);
    expect(harvested.table.phase).toBe('WINTER_ORDERS');
    expect(codes(harvested, 'USA', 'CONSTRUIT F ala\nCONSTRUIT A tex\nCONSTRUIT F nyo\nCONSTRUIT A caf')).toEqual([null, null, null, 'E-BUILDMANY']);
    const { state: next } = playExample('E1', { phases: 2 });
    expect(next.table.units).toHaveLength(7);
    expect(next.table.stocks.USA).toEqual({ TB: 1, MP: 1, BT: 3 });
    expect(next.table.factories.caf).toEqual({ status: 'producing', since: 2011 });
  });

  it('[EC-4.8.1] [EC-4.8.3] passing through in spring conquers nothing; staying in autumn does', () => {
    const { state: autumn } = playPhase(position({ units: ['EOC A par'] }), { EOC: 'A par - sui' });
    expect(autumn.table.owners.sui).toBeUndefined();
    const { state: after } = playPhase(autumn, {});
    expect(after.table.owners.sui).toBe('EOC');
    expect(after.table.report.conquests).toEqual([{ at: 'sui', from: null, to: 'EOC' }]);
    // Standing at home conquers nothing, nor does standing at sea.
    const home = position({ turn: 1, phase: 'AUTUMN_ORDERS', units: ['EOC A par', 'EOC F ACO'] });
    expect(playPhase(home, {}).state.table.report.conquests).toEqual([]);
  });

  it('[EC-4.9.2] a province that lay free for years yields one year’s production', () => {
    const state = position({ turn: 9, phase: 'AUTUMN_ORDERS', units: ['EOC A sui'] });
    expect(playPhase(state, {}).state.table.report.harvest.EOC?.TB).toBe(7);
  });

  it('[EC-8.E15] JAP stands in caf when its bond is delivered', () => {
    expect(playExample('E15').state.table.report.harvest.JAP?.BT).toBe(1);
  });
});

describe('feeding', () => {
  it('[EC-8.E2] [EC-4.11.2] [EC-4.11.4] Russia and Eastern Europe feed all in 2011, and are two short in 2012', () => {
    const { state: first } = playExample('E2', { phases: 2 });
    expect([first.table.stocks.RUS.TB, first.table.stocks.EOR.TB, first.table.units.length]).toEqual([0, 0, 51]);
    const { state } = playExample('E2', { phases: 5 });
    const starved = state.table.report.starved.filter(({ power }) => power === 'RUS');
    expect(starved.map(({ type }) => type)).toEqual(['army', 'army']);
    expect(state.table.report.starved.filter(({ power }) => power === 'EOR')).toHaveLength(2);
  });

  it('[EC-8.E2] with seven Russian units two of five armies starve in 2011', () => {
    expect(playExample('E2b').state.table.stocks.RUS.TB).toBe(5);
    const { state } = playExample('E2b', { phases: 2 });
    expect(state.table.report.starved.filter(({ power }) => power === 'RUS').map(({ type }) => type)).toEqual(['army', 'army']);
  });

  it('[EC-8.E29] [EC-4.11.3] the list first, then a random army before any fleet', () => {
    const draw = (index: number): readonly string[] => playExample('E29', { chance: scriptedChance([index]) }).state.table.report.starved.map(({ loc }) => loc);
    // EC-4.11.4: armies in id order.
    expect(draw(0)).toEqual(['vla', 'kie']);
    expect(draw(1)).toEqual(['vla', 'mos']);
  });

  it('[EC-4.11.1] [EC-4.11.5] [EC-4.6.1.3] one ticket a unit whatever its force; the rest stays', () => {
    const { state } = playPhase(winter({ units: ['RUS A mos 5'], stocks: { RUS: { TB: 4 } } }), {});
    expect([state.table.stocks.RUS.TB, unitIn(state, 'mos')?.force]).toEqual([3, 5]);
  });

  it('[EC-4.11.2] who has enough must feed all, whatever the list says', () => {
    const { state } = playPhase(winter({ units: ['RUS A mos'], stocks: { RUS: { TB: 1 } } }), { RUS: 'AFFAME A mos' });
    expect(unitIn(state, 'mos')).toBeDefined();
  });
});

describe('adjustment', () => {
  it('[EC-4.10.2] [EC-4.10.4] builds in empty owned home centres that still exist; a coast where there are two', () => {
    const state = winter({ units: ['EOC A par'], owners: { lon: 'RUS' }, table: { ruins: ['pie'] } });
    const sheet = 'CONSTRUIT A par\nCONSTRUIT F lon\nCONSTRUIT A pie\nCONSTRUIT A bel\nCONSTRUIT F esp\nCONSTRUIT F esp co\nCONSTRUIT A esp\nCONSTRUIT A ham';
    expect(codes(state, 'EOC', sheet)).toEqual(['E-BUILDWHERE', 'E-BUILDWHERE', 'E-BUILDWHERE', 'E-BUILDWHERE', 'E-COASTNEEDED', null, 'E-BUILDWHERE', null]);
    expect(codes(winter({ units: [] }), 'RUS', 'CONSTRUIT F mos')).toEqual(['E-BUILDCOAST']);
    const { state: after } = playPhase(state, { EOC: 'CONSTRUIT F esp co' });
    expect(unitIn(after, 'esp')).toEqual({ power: 'EOC', type: 'fleet', loc: 'esp', coast: 'co', force: 1 });
  });

  it('[EC-4.10.3] [EC-4.10.5] too many units: those named go, or the farthest', () => {
    const facts: Facts = { units: ['JAP F aom', 'JAP F yok', 'JAP F osa', 'JAP F ACO'] };
    expect(codes(winter(facts), 'JAP', 'RETIRE F aom\nRETIRE F yok')).toEqual([null, 'E-REMOVEMANY']);
    expect(playPhase(winter(facts), { JAP: 'RETIRE F aom' }).state.table.report.removed.map(({ loc }) => loc)).toEqual(['aom']);
    expect(playPhase(winter(facts), {}).state.table.report.removed.map(({ loc }) => loc)).toEqual(['ACO']);
  });

  it('[EC-4.10.2] building may be waived', () => {
    const { state } = playPhase(winter({ units: [] }), { JAP: 'PASSE\nPASSE\nCONSTRUIT F aom' });
    expect(state.table.units.map(({ loc }) => loc)).toEqual(['aom']);
    expect(codes(winter({ units: [] }), 'JAP', 'PASSE\nPASSE\nPASSE\nPASSE')).toEqual([null, null, null, 'E-BUILDMANY']);
  });

  it('[EC-8.E33] [EC-4.2.3] a unit built on the sheet may be named to starve and to be reinforced', () => {
    for (const id of ['E33', 'E33b']) expect(refusals(position(exampleOf(id).facts), exampleOf(id).sheets)).toEqual([]);
    const fed = playExample('E33').state;
    expect([unitIn(fed, 'mos')?.force, fed.table.stocks.RUS.BT]).toEqual([2, 0]);
    const hungry = playExample('E33b').state;
    expect([unitIn(hungry, 'mos'), hungry.table.stocks.RUS.BT, hungry.table.report.built.length]).toEqual([undefined, 1, 1]);
  });

  it('[EC-4.18.5] a build that cannot be fed is warned of', () => {
    expect(warnings(winter({ units: [], stocks: { JAP: { TB: 1 } } }), 'JAP', 'CONSTRUIT F aom\nCONSTRUIT F yok')).toEqual(['W-FOOD']);
  });
});

describe('bonds and factories', () => {
  it('[EC-8.E30] [EC-4.12.1] one bond, two orders: the second is refused', () => {
    const { facts, sheets } = exampleOf('E30');
    const state = position(facts);
    expect(codes(state, 'EOC', sheets.EOC ?? '')).toEqual([null, 'E-BT']);
    const { state: after } = playExample('E30');
    expect([unitIn(after, 'par')?.force, unitIn(after, 'ham')?.force]).toEqual([2, 1]);
    // Should it reach the resolution nevertheless, it is dropped.
    const lines = ['par', 'ham'].map((at) => ({ text: '', order: { k: 'reinforce', at, n: 1 } as const, refusal: null, warnings: [], replaced: false }));
    const forced = playPhase({ ...state, sheets: { EOC: { text: '', lines } }, table: { ...state.table, asked: ['CHI'] } }, {}).state;
    expect([unitIn(forced, 'par')?.force, unitIn(forced, 'ham')?.force, forced.table.stocks.EOC.BT]).toEqual([2, 1, 0]);
  });

  it('[EC-4.12.2] [EC-4.12.3] [EC-4.6.9.4] bonds may be kept; placed ones are seen by all and vanish with the unit', () => {
    const { state } = playPhase(winter({ units: ['EOC A par 2', 'USA A ari'], stocks: { EOC: { BT: 4 } } }), {});
    expect(state.table.stocks.EOC.BT).toBe(4);
    const { state: next } = playPhase(position({ units: ['EOC A par 3', 'RUS A bel', 'RUS A ruh', 'RUS A esp 9'] }), {
      RUS: 'A bel - par\nA ruh S A bel - par\nA esp S A bel - par',
    });
    expect(next.table.dislodged.map(({ unit }) => unit.force)).toEqual([3]);
    const { state: gone } = playPhase(next, { EOC: 'A par DISSOUT' });
    expect(gone.table.tally.btLost).toBe(2);
  });

  it('[EC-4.13.1] [EC-4.13.2] [EC-4.13.3] two MP start an idle factory of one’s own, once; the others hear of it', () => {
    const state = winter({ stocks: { USA: { MP: 3 } } });
    expect(codes(state, 'USA', 'PRODUIT caf\nPRODUIT caf\nPRODUIT nyo\nPRODUIT lon\nPRODUIT tex')).toEqual([
      null,
      'E-FACTORY',
      'E-MP',
      'E-FACTORY',
      'E-FACTORY',
    ]);
    expect(codes(winter({ stocks: { USA: { MP: 4 } } }), 'USA', 'PRODUIT caf\nPRODUIT nyo\nPRODUIT mic')).toEqual([null, null, 'E-MP']);
    const { state: after, log } = playPhase(state, { USA: 'PRODUIT caf' });
    expect(after.table.stocks.USA.MP).toBe(1);
    expect(keysFor(log, 'all')).toContain('FACTORY_STARTED');
    expect(playPhase(state, {}).state.table.stocks.USA.MP).toBe(3);
  });

  it('[EC-8.E16] [EC-4.14.1] [EC-4.14.2] a factory for 300 kg: started a year later, its first bond two years later', () => {
    const { state } = playExample('E16');
    expect([state.secrets.AMS.gold, state.table.tally.factoryPayments]).toEqual([0, 300]);
    expect(state.table.factories.bue).toEqual({ status: 'building', since: 2011 });
    expect(codes(playExample('E16', { phases: 3 }).state, 'AMS', 'PRODUIT bue')).toEqual([null]);
    expect(playExample('E16', { phases: 4 }).state.table.factories.bue).toEqual({ status: 'producing', since: 2012 });
    const { state: now } = playExample('E16', { phases: 6 });
    expect([now.table.turn, now.table.report.harvest.AMS?.BT]).toEqual([5, 1]);
  });

  it('[EC-4.14.1] [EC-4.14.3] one a province, on one’s own land that does not glow, while the gold lasts', () => {
    const state = winter({ table: { radioactive: { uru: 3 } }, gold: { AMS: 500 } });
    expect(codes(state, 'AMS', 'USINE bue\nUSINE bue\nUSINE uru\nUSINE par\nUSINE ACO')).toEqual([
      null,
      'E-FACTORYSITE',
      'E-FACTORYSITE',
      'E-FACTORYSITE',
      'E-FACTORYSITE',
    ]);
    expect(codes(state, 'USA', 'USINE caf')).toEqual(['E-FACTORYSITE']);
    expect(warnings(state, 'AMS', 'USINE bue\nUSINE prg')).toEqual(['W-GOLD']);
    const { state: after, log } = playPhase(state, { AMS: 'USINE bue\nUSINE prg' });
    expect([after.table.report.sites, after.secrets.AMS.gold]).toEqual([['bue'], 200]);
    expect(keysFor(log, 'AMS')).toContain('factoryUnpaid');
  });
});
