import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import { worldOf } from './data/world.ts';
import { ecodip } from './index.ts';
import { centresExisting, centresOf } from './rules/facts.ts';
import { exampleOf, type Facts, optionsWith, playExample, playPhase, position, seat } from './position.test-support.ts';
import { centresNeeded } from './rules/ending.ts';
import { type Options, type State, type Tag, TAGS } from './types.ts';

/* Section 5 and EC-4.16. */

const { module } = ecodip;
const world = worldOf({ russia: 'six' });
const allCentres = world.land.filter(({ centre }) => centre).map(({ id }) => id);

/** So many centres for one power, the others left as they are. */
const conquest = (tag: Tag, count: number): Readonly<Record<string, Tag>> => {
  const own = allCentres.filter((id) => world.find(id)?.owner === tag);
  const others = allCentres.filter((id) => world.find(id)?.owner !== tag);
  return Object.fromEntries([...own, ...others].slice(0, count).map((id) => [id, tag]));
};

const autumn = (facts: Facts): State => position({ turn: 1, phase: 'AUTUMN_ORDERS', units: [], ...facts });

describe('victory', () => {
  it('[EC-1.4] [EC-5.1] 40 of 79 centres win at once, 39 do not', () => {
    const won = playPhase(autumn({ owners: conquest('CHI', 40) }), {}).state;
    expect(won.table).toMatchObject({ phase: 'GAME_OVER', ending: { reason: 'victory', winners: ['CHI'] } });
    // EC-5.1: the rest of the turn is not played.
    expect(won.table.report.harvest).toEqual({});
    expect(playPhase(autumn({ owners: conquest('CHI', 39) }), {}).state.table.ending).toBeNull();
  });

  it('[EC-8.E25] [EC-5.1] the majority of the centres that exist, or of the first 79', () => {
    const needed = (options: Partial<Options>, destroyed: number): number =>
      centresNeeded(world, { ruins: allCentres.slice(0, destroyed) }, optionsWith(options));
    expect([needed({}, 9), needed({ victoryBase: 'initial' }, 9), needed({}, 0)]).toEqual([36, 40, 40]);
    expect([needed({ victory: 'majorityPlusOne' }, 0), needed({ victory: 'number', victoryNumber: 25 }, 0)]).toEqual([41, 25]);
    const [existing, initial] = [playExample('E25').state, playExample('E25b').state];
    expect([centresExisting(world, existing.table), centresOf(world, existing.table, 'CHI').length]).toEqual([70, 36]);
    expect([existing.table.ending, initial.table.ending]).toEqual([{ reason: 'victory', winners: ['CHI'] }, null]);
  });

  it('[EC-5.1] two at a fixed number: the one with more centres, and play goes on if they are equal', () => {
    const options = { victory: 'number', victoryNumber: 20 } as const;
    const split = (chinese: number): Readonly<Record<string, Tag>> => ({
      ...Object.fromEntries(allCentres.slice(0, 40).map((id): [string, Tag] => [id, 'USA'])),
      ...Object.fromEntries(allCentres.slice(0, chinese).map((id): [string, Tag] => [id, 'CHI'])),
    });
    expect(playPhase(autumn({ options, owners: split(19) }), {}).state.table.ending?.winners).toEqual(['CHI']);
    const even = Object.fromEntries(
      allCentres.map((id, index): [string, Tag | null] => [id, index < 20 ? 'USA' : index < 40 ? 'AMS' : index < 60 ? null : 'RUS']),
    );
    expect(playPhase(autumn({ options, owners: even }), {}).state.table.ending).toBeNull();
  });

  it('[EC-9.18] however two powers share the world, at most one has a majority', () => {
    const masters = range(80).map((count) => {
      const state = position({ units: [], owners: Object.fromEntries(allCentres.map((id, index): [string, Tag] => [id, index < count ? 'USA' : 'CHI'])) });
      const needed = centresNeeded(world, state.table, state.options);
      expect(module.invariants.find(({ clause }) => clause === 'EC-9.18')?.holds(state)).toBeNull();
      return [count, 79 - count].filter((centres) => centres >= needed).length;
    });
    expect(masters).toEqual(range(80).map(() => 1));
  });
});

describe('elimination', () => {
  const { facts } = exampleOf('E26');

  it('[EC-8.E26] [EC-4.16.1] [EC-4.16.2] the harvest first, then all to the UN; ICBM destroyed, provinces free', () => {
    const { state: winter } = playExample('E26');
    // EC-4.16.3: until A5 it plays on, and has nothing left to decide in winter.
    expect(winter.table.asked).not.toContain('AFN');
    expect(winter.table.stocks.AFN.TB).toBe(5);
    const { state } = playExample('E26', { phases: 2 });
    expect(state.table.un).toEqual({ gold: 300, TB: 5, MP: 4, BT: 0, ABM: 11, ICBM: 0 });
    expect(state.table.tally.icbmDestroyed).toBe(1);
    expect(Object.values(state.table.owners)).not.toContain('AFN');
    expect(state.table.units.map(({ power }) => power)).toEqual(['USA']);
    expect(state.table.eliminated).toEqual([{ power: 'AFN', turn: 1 }]);
    expect(state.table.asked).not.toContain('AFN');
    expect(module.check(state, { by: seat('AFN'), move: { type: 'confirm' } })?.key).toBe('no.eliminated');
    expect(state.secrets.AFN).toMatchObject({ gold: 0, sites: {}, stock: { ICBM: 0, ABM: 0 } });
  });

  it('[EC-4.16.1] option eliminatedIcbm: the UN keeps them unused', () => {
    const { state } = playPhase(playPhase(autumn({ ...facts, options: { eliminatedIcbm: 'stockOfUN' } }), {}).state, {});
    expect([state.table.un.ICBM, state.table.tally.icbmDestroyed]).toEqual([1, 0]);
  });

  it('[EC-4.16.3] a power without a centre plays on until the next A5', () => {
    const centreless = Object.fromEntries(world.land.filter(({ owner }) => owner === 'AFN').map(({ id, centre }) => [id, centre ? ('AFS' as const) : null]));
    const state = position({ owners: centreless, units: ['AFN A sou'] });
    expect(state.table.asked).toContain('AFN');
    expect(playPhase(state, { AFN: 'A sou - egy' }).state.table.units.map(({ loc }) => loc)).toEqual(['egy']);
  });

  it('[EC-5.2] the last survivor wins; if none is left nobody does', () => {
    const only = Object.fromEntries(Object.keys(position().table.owners).map((id): [string, Tag | null] => [id, id === 'mos' ? 'RUS' : null]));
    const one = playPhase(playPhase(autumn({ owners: only, options: { victory: 'number', victoryNumber: 40 } }), {}).state, {}).state;
    expect(one.table.ending).toEqual({ reason: 'lastSurvivor', winners: ['RUS'] });
    const none = playPhase(autumn({ owners: { ...only, mos: null }, options: { victory: 'number', victoryNumber: 40 } }), {}).state;
    expect(none.table.ending).toEqual({ reason: 'nobody', winners: [] });
    expect(module.outcome(none)?.standings.every(({ rank }) => rank === 10)).toBe(true);
  });
});

describe('draws, the last year, the ranking', () => {
  const all = Object.fromEntries(TAGS.map((tag) => [tag, 'NULLE OUI']));

  it('[EC-5.3] when every living power that is not vacant accepts on one sheet, they share before anything is resolved', () => {
    const state = position({ table: { vacant: ['CHI'] } });
    const { state: over } = playPhase(state, { ...all, CHI: '', USA: 'NULLE OUI\nA tex - mex' });
    expect(over.table.ending).toEqual({ reason: 'draw', winners: TAGS.filter((tag) => tag !== 'CHI') });
    expect(over.table.units.some(({ loc }) => loc === 'mex')).toBe(false);
    expect(playPhase(position(), { ...all, RUS: 'DRAW NO' }).state.table.ending).toBeNull();
  });

  it('[EC-5.4] after the last year most centres win; then units, forces, gold', () => {
    const facts = (extra: Facts): State => position({ options: { maxYears: 1 }, turn: 1, phase: 'WINTER_ORDERS', ...extra });
    expect(playPhase(facts({}), {}).state.table.ending).toEqual({ reason: 'lastYear', winners: ['CHI'] });
    // Eight centres each; fed, so that no unit starves before the count.
    const even: Facts = { owners: { cen: 'USA', gab: 'USA', zai: 'USA', nig: 'USA' }, stocks: { USA: { TB: 9 }, CHI: { TB: 9 } } };
    const tie = (units: readonly string[], gold: number): readonly string[] =>
      playPhase(facts({ ...even, units, gold: { USA: 10, CHI: gold } }), {}).state.table.ending?.winners ?? [];
    expect(tie(['USA A tex', 'USA A mic', 'CHI A bei 3'], 99)).toEqual(['USA']);
    expect(tie(['USA A tex', 'CHI A bei 3'], 0)).toEqual(['CHI']);
    expect(tie(['USA A tex', 'CHI A bei'], 0)).toEqual(['USA']);
    expect(tie(['USA A tex', 'CHI A bei'], 10)).toEqual(['USA', 'CHI']);
    expect(playPhase(position({ options: { maxYears: 2 }, turn: 1, phase: 'WINTER_ORDERS' }), {}).state.table.ending).toBeNull();
  });

  it('[EC-5.5] the winner, then by centres, then the eliminated in reverse order', () => {
    const state = position({
      turn: 5,
      table: {
        ending: { reason: 'victory', winners: ['AMS'] },
        phase: 'GAME_OVER',
        eliminated: [
          { power: 'JAP', turn: 1 },
          { power: 'USA', turn: 3 },
        ],
      },
    });
    const rank = (tag: Tag): number | undefined => module.outcome({ ...state, table: { ...state.table, phase: 'GAME_OVER' } })?.standings[seat(tag)]?.rank;
    expect([rank('AMS'), rank('CHI'), rank('USA'), rank('JAP')]).toEqual([1, 2, 9, 10]);
    // RUS, IND and AFN have six centres each.
    expect([rank('RUS'), rank('IND'), rank('AFN'), rank('EOC'), rank('EOR'), rank('AFS')]).toEqual([3, 3, 3, 6, 6, 8]);
  });

  it('[EC-5.6] at the end all secrets are open', () => {
    const { state } = playPhase(position(), all);
    const seen = module.view(state, 'public');
    expect(seen.desk?.secrets.JAP.stock.ICBM).toBe(10);
    expect(module.pending(state)).toEqual([]);
    expect(module.offers(state, 0)).toEqual([]);
  });
});
